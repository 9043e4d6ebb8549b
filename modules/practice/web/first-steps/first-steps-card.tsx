import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircle, IconCircleCheck, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { readOptions, type Refreshes, useApiMutation } from '#kit/api/use-api.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting, useUserSettings } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FirstStepsDocument, MarkFirstStepDocument } from '../setting.operations.gen.ts';
import classes from './first-steps.module.css';

/** The text of a step, with its page; `other` is an alternative page. */
export interface StepWords {
  title: string;
  detail: string;
  path: string;
  other?: { label: string; path: string; rule: string };
  /** What the clinic can’t do until the step is done: “Can’t bill yet”. */
  blocks?: string;
}

const STEPS: Refreshes = [['setting', 'FirstSteps']];

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
  const mark = useApiMutation(MarkFirstStepDocument, { refreshes: STEPS });
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
      <Readiness
        open={steps.flatMap(({ id, is_done: isDone, detail }) => {
          const { blocks, detail: text, path } = words[id]!;
          return isDone || blocks === undefined ? [] : [{ blocks, why: detail ?? text, path }];
        })}
      />
      <ol className={classes.steps}>
        {steps.map(({ id, is_done: isDone, detail: left, can_mark: canMark, is_marked: isMarked }) => {
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
              <span className={classes.actions}>
                {!isDone && other !== undefined && can(other.rule) && (
                  <Link {...splitPath(other.path)} className={classes.other}>
                    {other.label}
                  </Link>
                )}
                {canMark && isDone === isMarked && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${isMarked ? 'Reopen' : 'Mark done'}: ${title}`}
                    onClick={() => mark.mutate({ id, is_done: !isMarked })}
                  >
                    {isMarked ? 'Reopen' : 'Mark done'}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
  return isLate ? [day, card] : [card, day];
}

interface ReadinessProps {
  open: readonly { blocks: string; why: string; path: string }[];
}

/** What the clinic can’t do yet and why, or that it is ready. */
function Readiness({ open }: ReadinessProps) {
  if (open.length === 0)
    return (
      <p className={classes.light} data-ready>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden />
        Ready to book, see and bill patients.
      </p>
    );
  return open.map(({ blocks, why, path }) => (
    <p key={blocks} className={classes.light}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <Link {...splitPath(path)}>
        {blocks}: {why.slice(0, 1).toLowerCase() + why.slice(1).replace(/\.$/, '')}
      </Link>
    </p>
  ));
}
