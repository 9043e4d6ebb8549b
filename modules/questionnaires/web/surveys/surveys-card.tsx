import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { CrisisNotice } from './crisis-notice.tsx';
import { isCrisis } from './survey-words.ts';
import classes from './surveys.module.css';
import { useSurveys } from './use-surveys.ts';

const SurveyDialog = lazy(() => import('./survey-dialog.tsx').then((file) => ({ default: file.SurveyDialog })));
const SHOWN = 5;

/** What came in and nobody has read, on the dashboard; cries for help first. */
export function SurveysCard() {
  const { data, isError, error, refetch } = useSurveys({ to_review: true }, SHOWN);
  const [open, setOpen] = useState<string | null>(null);
  if (data === undefined)
    return isError ? (
      <ErrorState what="The questionnaires" error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={3} />
    );
  const { surveys } = data;
  return (
    <>
      {surveys.filter(isCrisis).map((survey) => (
        <CrisisNotice key={survey.id} survey={survey} />
      ))}
      {surveys.length === 0 ? (
        <EmptyState icon={IconClipboardCheck} title="Nothing to review">
          What patients answer stands here until somebody has read it.
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label="Questionnaires to review">
          {surveys.map((survey) => (
            <li key={survey.id}>
              <button type="button" className={classes.row} onClick={() => setOpen(survey.id)}>
                <span className={classes.words}>
                  <span className={classes.name}>{survey.patient_name}</span>
                  <span className={classes.detail}>
                    {survey.questionnaire_name} ·{' '}
                    {timeAgo(survey.submitted_time ?? survey.crisis_time ?? survey.create_time, new Date())}
                  </span>
                </span>
                {survey.score != null && (
                  <span className={classes.score}>
                    <strong>{survey.score}</strong> {survey.band}
                  </span>
                )}
                {isCrisis(survey) && <StatusBadge tone="danger">Call today</StatusBadge>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <Button component={Link} to="/chart/questionnaires" variant="subtle" size="compact-sm">
          All questionnaires
        </Button>
      </div>
      <Suspense>
        {open !== null && <SurveyDialog id={open} noteId={undefined} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
