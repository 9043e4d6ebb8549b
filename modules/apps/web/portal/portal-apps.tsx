import { Button } from '@mantine/core';
import { useCallback, useId, useState } from 'react';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { t, tMessage, useLanguage } from '#kit/language/use-language.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { scopeWords } from '../scope-words.ts';
import classes from './portal-apps.module.css';

interface AllowedApp {
  id: string;
  name: string;
  scopes: string[];
  since: string;
  last_used: string | null;
}

/** The apps that the patient allowed to read their record. Renders nothing if there are none. */
export function PortalApps({ call }: PortalSectionProps) {
  useLanguage();
  const id = useId();
  const load = useCallback(() => call<{ apps: AllowedApp[] }>('apps.list'), [call]);
  const read = usePortalRead(load);
  const [problem, setProblem] = useState<string | null>(null);
  const revoke = async (grant: AllowedApp): Promise<void> => {
    try {
      await call('apps.revoke', { id: grant.id });
      setProblem(null);
      await read.refetch();
    } catch (error) {
      setProblem(error instanceof Error ? tMessage(error.message) : t('Something went wrong'));
    }
  };
  if (read.data === undefined)
    return read.error === null ? null : (
      <section className={classes.card}>
        <ReadHint read={read} label={t('Apps with access')} />
      </section>
    );
  if (read.data.apps.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{t('Apps with access')}</h2>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <ul className={classes.list}>
        {read.data.apps.map((grant) => (
          <li key={grant.id} className={classes.app}>
            <div>
              <strong>{grant.name}</strong>
              <p className={classes.quiet}>{t('Allowed {day}', { day: formatDay(dayOf(grant.since)) })}</p>
              <p className={classes.quiet}>{grant.scopes.map((scope) => scopeWords(scope).text).join(' · ')}</p>
            </div>
            <Button
              variant="default"
              aria-label={t('Revoke access of {app}', { app: grant.name })}
              onClick={() => void revoke(grant)}
            >
              {t('Revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
