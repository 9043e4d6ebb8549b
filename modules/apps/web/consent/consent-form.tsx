import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t, tMessage, useLanguage } from '#kit/language/use-language.ts';
import { scopeWords } from '../scope-words.ts';
import classes from './consent.module.css';

interface ConsentFormProps {
  scopes: readonly string[];
  /** Further fields, below the scopes. */
  children?: ReactNode;
  onAllow: (scopes: readonly string[]) => Promise<void>;
  onCancel: () => Promise<void>;
}

/** What an app asks for; each part can be left out. */
export function ConsentForm({ scopes, children, onAllow, onCancel }: ConsentFormProps) {
  useLanguage();
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(scopes));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? tMessage(error.message) : t('Something went wrong'));
      setBusy(false);
    }
  };
  const toggle = (scope: string, isOn: boolean): void => {
    setLeft((before) => new Set(isOn ? [...before, scope] : [...before].filter((each) => each !== scope)));
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => onAllow([...left]));
      }}
    >
      <fieldset className={classes.scopes}>
        <legend>{t('The app can')}</legend>
        {scopes.map((scope) => {
          const { text, detail } = scopeWords(scope);
          return (
            <Checkbox
              key={scope}
              label={text}
              description={detail === '' ? undefined : detail}
              checked={left.has(scope)}
              onChange={(event) => toggle(scope, event.currentTarget.checked)}
            />
          );
        })}
      </fieldset>
      {children}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={busy}>
          {t('Allow')}
        </Button>
        <Button size="md" variant="default" disabled={busy} onClick={() => void run(onCancel)}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
