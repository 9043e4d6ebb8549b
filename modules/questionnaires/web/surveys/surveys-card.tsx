import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { type SurveyRowFragment, SurveysDocument } from '../chart.operations.gen.ts';
import { CrisisNotice } from './crisis-notice.tsx';
import { refreshSurveys } from './survey-reads.ts';
import { isCrisis } from './survey-words.ts';
import classes from './surveys.module.css';

const SurveyDialog = lazy(() => import('./survey-dialog.tsx').then((file) => ({ default: file.SurveyDialog })));
const SHOWN = { where: { to_review: true }, skip: 0, take: 5 };

/** Submitted questionnaires waiting for a review, on the dashboard; possible self-harm first. */
export function SurveysCard() {
  useLive('questionnaires.survey-changed', refreshSurveys);
  const read = useApiQuery(SurveysDocument, SHOWN, { quiet: true });
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {read.data?.surveys.filter(isCrisis).map((survey) => (
        <CrisisNotice key={survey.id} survey={survey} />
      ))}
      <ReadRows
        label="Questionnaires to review"
        read={read}
        rows={({ surveys }) => surveys}
        empty={{
          icon: IconClipboardCheck,
          title: 'Nothing to review',
          detail: 'Answers from patients appear here until they are reviewed.',
        }}
        loadingRows={3}
      >
        {(survey) => <ReviewRow survey={survey} onOpen={() => setOpen(survey.id)} />}
      </ReadRows>
      <RowFoot>
        <Button component={Link} to="/chart/questionnaires" variant="subtle" size="compact-sm">
          All questionnaires
        </Button>
      </RowFoot>
      <Suspense>
        {open !== null && <SurveyDialog id={open} noteId={undefined} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

function ReviewRow({ survey, onOpen }: { survey: SurveyRowFragment; onOpen: () => void }) {
  const { submitted_time, crisis_time, create_time, score, band } = survey;
  return (
    <Row
      title={survey.patient_name}
      subtitle={[survey.questionnaire_name, timeAgo(submitted_time ?? crisis_time ?? create_time, new Date())]}
      onOpen={onOpen}
      badges={
        <>
          {score != null && (
            <span className={classes.score}>
              <strong>{score}</strong> {band}
            </span>
          )}
          {isCrisis(survey) && <StatusBadge tone="danger">Call today</StatusBadge>}
        </>
      }
    />
  );
}
