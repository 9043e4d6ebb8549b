import { Button } from '@mantine/core';
import { IconChartLine, IconClipboardList, IconPlus, IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { can } from '#kit/session/viewer.ts';
import { SendSurveysDocument } from '../chart.operations.gen.ts';
import { CrisisNotice } from './crisis-notice.tsx';
import classes from './surveys.module.css';
import { changeText, isCrisis, type ScoredSurvey, statusOf, withChanges } from './survey-words.ts';
import { SURVEY_READS, useSurveys } from './use-surveys.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((file) => ({ default: file.AskDialog })));
const SurveyDialog = lazy(() => import('./survey-dialog.tsx').then((file) => ({ default: file.SurveyDialog })));
const ScoreTrend = lazy(() => import('./score-trend.tsx').then((file) => ({ default: file.ScoreTrend })));

const PAGE = 50;
/** The most that the API answers at once. */
const MOST = 500;

interface PatientSurveysProps {
  patientId: string;
  /** The note that is open, in the chart. */
  noteId?: string;
  /** That note can't be written. */
  locked?: boolean;
}

/** What a patient was asked: what came in, its score and what changed since the last, with all that can be done about it. */
export function PatientSurveys({ patientId, noteId, locked = false }: PatientSurveysProps) {
  const [shownMost, setShownMost] = useState(PAGE);
  // One more than is shown says whether there are more.
  const { data, isPending, isError, error, refetch } = useSurveys(
    { clinic_patient_id: { equals: patientId } },
    shownMost + 1,
  );
  const [open, setOpen] = useState<{ at: 'ask' } | { at: 'trend' } | { at: 'survey'; id: string } | null>(null);
  const send = useApiMutation(SendSurveysDocument, {
    refreshes: SURVEY_READS,
    onDone: ({ survey_send: { channel, sent_to } }) =>
      toast.success(`The link is on its way by ${channel === 'email' ? 'e-mail' : 'text message'} to ${sent_to}`),
  });
  if (isPending) return <RowsSkeleton rows={3} />;
  if (data === undefined)
    return isError ? <ErrorState error={error} what="The questionnaires" onRetry={() => void refetch()} /> : null;
  const surveys = data.surveys.slice(0, shownMost);
  const hasMore = data.surveys.length > shownMost;
  const isOpen = surveys.some(({ submitted_time: done }) => done == null);
  const scored = surveys.filter(({ score, submitted_time: done }) => score != null && done != null);
  const close = (): void => setOpen(null);
  const ask = can('questionnaires.send') && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setOpen({ at: 'ask' })}
    >
      Ask questionnaire
    </Button>
  );
  return (
    <div>
      {surveys.filter(isCrisis).map((survey) => (
        <CrisisNotice key={survey.id} survey={survey} />
      ))}
      {surveys.length === 0 ? (
        <EmptyState icon={IconClipboardList} title="No questionnaires yet" action={ask} />
      ) : (
        <>
          <ul className={classes.list} aria-label="Questionnaires of this patient">
            {withChanges(surveys).map((scoredSurvey) => (
              <SurveyRow
                key={scoredSurvey.survey.id}
                {...scoredSurvey}
                isHere={noteId !== undefined && scoredSurvey.survey.written_note_ids.includes(noteId)}
                onOpen={() => setOpen({ at: 'survey', id: scoredSurvey.survey.id })}
              />
            ))}
          </ul>
          {hasMore && (
            <div className={classes.foot}>
              <span>{`Showing the latest ${shownMost} questionnaires; there are older ones.`}</span>
              {shownMost + PAGE < MOST && (
                <Button size="compact-sm" variant="default" onClick={() => setShownMost(shownMost + PAGE)}>
                  Show older
                </Button>
              )}
            </div>
          )}
          <div className={classes.foot} data-no-print>
            {ask}
            {can('questionnaires.send') && isOpen && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconSend size={16} stroke={1.75} />}
                loading={send.isPending}
                onClick={() => send.mutate({ clinic_patient_id: patientId })}
              >
                {surveys.some((each) => each.submitted_time == null && each.sent_time != null)
                  ? 'Send reminder'
                  : 'Send link'}
              </Button>
            )}
            {scored.length > 0 && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconChartLine size={16} stroke={1.75} />}
                onClick={() => setOpen({ at: 'trend' })}
              >
                Scores over time
              </Button>
            )}
          </div>
        </>
      )}
      <Suspense>
        {open?.at === 'ask' && <AskDialog patientId={patientId} noteId={locked ? undefined : noteId} onClose={close} />}
        {open?.at === 'trend' && <ScoreTrend surveys={scored} onClose={close} />}
        {open?.at === 'survey' && <SurveyDialog id={open.id} noteId={locked ? undefined : noteId} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface SurveyRowProps extends ScoredSurvey {
  isHere: boolean;
  onOpen: () => void;
}

function SurveyRow({ survey, change, isHere, onOpen }: SurveyRowProps) {
  const { word, tone } = statusOf(survey);
  const isDone = survey.submitted_time != null;
  const when = survey.submitted_time ?? survey.opened_time ?? survey.sent_time ?? survey.create_time;
  const details = [
    formatInstant(when),
    !isDone && survey.percent > 0 && `${survey.percent}% answered`,
    !isDone && survey.due_date != null && `due ${formatDay(survey.due_date)}`,
    survey.answered_by != null && `answered by ${survey.answered_by}`,
    isHere && 'in this note',
  ].filter(Boolean);
  return (
    <li>
      <button type="button" className={classes.row} onClick={onOpen}>
        <span className={classes.words}>
          <span className={classes.name}>{survey.questionnaire_name}</span>
          <span className={classes.detail}>{details.join(' · ')}</span>
        </span>
        {isDone && survey.score != null && (
          <span className={classes.score}>
            <strong>{survey.score}</strong> {survey.band}
            {change !== null && <span className={classes.detail}> {changeText(change)} since last time</span>}
          </span>
        )}
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </button>
    </li>
  );
}
