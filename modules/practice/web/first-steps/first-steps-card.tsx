import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { readOptions } from '#kit/api/use-api.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting, useUserSettings } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FirstStepsDocument } from '../setting.operations.gen.ts';
import classes from './first-steps.module.css';

/** The text of a step, with its page; `other` is an alternative page. */
export interface StepWords {
  title: string;
  detail: string;
  path: string;
  other?: { label: string; path: string; rule: string };
}

// If the response takes longer, the dashboard is shown first, with the card below it.
const PATIENCE_MS = 800;

interface FirstStepsCardProps {
  words: Readonly<Record<string, StepWords>>;
  /**
   * Content below the card: shown once it is known whether there is a card, or above it if that takes long, so that it
   * never jumps.
   */
  children: ReactNode;
}

/** The setup steps of a new clinic: checked based on the data, and hidden when all are done or when dismissed. */
export function FirstStepsCard({ words, children }: FirstStepsCardProps) {
  const known = useUserSettings(({ ready }) => ready);
  const [isAway, setAway] = useUserSetting('dashboard.first_steps_away', false);
  const read = useQuery({
    ...readOptions(FirstStepsDocument, {}),
    enabled: known && !isAway,
    // So that a completed step is checked when the user returns.
    staleTime: 0,
    meta: { quiet: true },
  });
  const steps = (read.data?.first_steps ?? []).filter(({ id }) => words[id] !== undefined);
  const done = steps.filter(({ is_done }) => is_done).length;
  const isKnown = known && (isAway || !read.isPending);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isKnown) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);
  if (!isKnown && !isLate) return null;
  const day = <Fragment key="day">{children}</Fragment>;
  if (isAway || done === steps.length) return [day];
  const putAway = (): void => {
    setAway(true);
    toast.success('First steps hidden.', { action: { label: 'Undo', run: () => setAway(false) } });
  };
  const card = (
    <Panel
      key="steps"
      title="First steps"
      flush
      actions={
        <span className={classes.head}>
          <span className={classes.count}>
            {done} of {steps.length} done
          </span>
          <Button variant="subtle" size="compact-sm" onClick={putAway}>
            Hide
          </Button>
        </span>
      }
    >
      <ol className={classes.steps}>
        {steps.map(({ id, is_done: isDone, detail: left }) => {
          const { title, detail, path, other } = words[id]!;
          const Sign = isDone ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={id} data-done={isDone || undefined}>
              <Sign size={20} stroke={1.5} className={classes.sign} role="img" aria-label={isDone ? 'Done' : 'To do'} />
              <span className={classes.what}>
                <Link {...splitPath(path)} className={classes.title}>
                  {title}
                </Link>
                <span className={classes.detail}>{left ?? detail}</span>
              </span>
              {!isDone && other !== undefined && can(other.rule) && (
                <Link {...splitPath(other.path)} className={classes.other}>
                  {other.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
  return isLate ? [day, card] : [card, day];
}
