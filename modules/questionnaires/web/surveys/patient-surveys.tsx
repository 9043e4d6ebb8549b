import { Button } from '@mantine/core';
import { IconChartLine, IconClipboardList, IconSend } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiMutation, useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useMissingService } from '#practice/web';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { SendSurveysDocument, type SurveyRowFragment, SurveysDocument } from '../chart.operations.gen.ts';
import { AnswerNow } from './answer-now.tsx';
import { CrisisNotice } from './crisis-notice.tsx';
import classes from './surveys.module.css';
import { changeText, isCrisis, type ScoredSurvey, statusOf, withChanges } from './survey-words.ts';
import { refreshSurveys, SURVEY_READS } from './survey-reads.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((file) => ({ default: file.AskDialog })));
const SurveyDialog = lazy(() => import('./survey-dialog.tsx').then((file) => ({ default: file.SurveyDialog })));
const ScoreTrend = lazy(() => import('./score-trend.tsx').then((file) => ({ default: file.ScoreTrend })));

interface PatientSurveysProps {
  patientId: string;
  /** The open note, in the chart. */
  noteId?: string;
  /** True if that note is read-only. */
  locked?: boolean;
}

/** A patient's questionnaires, with scores, changes since the last ones, and all actions. */
export function PatientSurveys({ patientId, noteId, locked = false }: PatientSurveysProps) {
  useLive('questionnaires.survey-changed', refreshSurveys);
  const where = { clinic_patient_id: { equals: patientId } };
  const read = useRows(SurveysDocument, { where }, { take: 50, rows: ({ surveys }) => surveys });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const surveys = read.rows;
  const scored = surveys.filter(({ score, submitted_time: done }) => score != null && done != null);
  const changes = withChanges(surveys);
  const close = (): void => setOpen(null);
  const openNote = locked ? undefined : noteId;
  const answer = (id: string): void => setOpen({ at: 'survey', id, answers: true });
  const mayAnswer = can('questionnaires.answer');
  const ask = can('questionnaires.send') && (
    <AddButton small onClick={() => setOpen({ at: 'ask' })}>
      Assign questionnaire
    </AddButton>
  );
  return (
    <div>
      {surveys.filter(isCrisis).map((survey) => (
        <CrisisNotice key={survey.id} survey={survey} />
      ))}
      {mayAnswer && can('questionnaires.send') && read.status === 'success' && (
        <div className={classes.foot}>
          <AnswerNow patientId={patientId} noteId={openNote} surveys={surveys} onAnswer={answer} />
        </div>
      )}
      <ReadRows
        label="Patient’s questionnaires"
        read={read}
        empty={{ icon: IconClipboardList, title: 'No questionnaires yet', action: ask }}
        loadingRows={3}
      >
        {(survey, at) => (
          <SurveyRow
            survey={survey}
            change={changes[at]?.change ?? null}
            isHere={noteId !== undefined && survey.written_note_ids.includes(noteId)}
            onOpen={() => setOpen({ at: 'survey', id: survey.id, answers: mayAnswer && survey.status === 'Planned' })}
          />
        )}
      </ReadRows>
      {surveys.length > 0 && (
        <RowFoot>
          {ask}
          <SendButton patientId={patientId} surveys={surveys} />
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
        </RowFoot>
      )}
      <Suspense>
        {open?.at === 'ask' && <AskDialog patientId={patientId} noteId={openNote} onAnswer={answer} onClose={close} />}
        {open?.at === 'trend' && <ScoreTrend surveys={scored} onClose={close} />}
        {open?.at === 'survey' && (
          <SurveyDialog id={open.id} answers={open.answers === true} noteId={openNote} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

type OpenDialog = { at: 'ask' } | { at: 'trend' } | { at: 'survey'; id: string; answers?: boolean };

/** Sends the patient the link to unanswered questionnaires. */
function SendButton({ patientId, surveys }: { patientId: string; surveys: readonly SurveyRowFragment[] }) {
  const noEmail = useMissingService('deliveries.email');
  const noTexts = useMissingService('deliveries.sms');
  const send = useApiMutation(SendSurveysDocument, {
    refreshes: SURVEY_READS,
    onDone: ({ survey_send: { channel, sent_to } }) => {
      const missing = channel === 'email' ? noEmail : noTexts;
      if (missing !== null) toast.warning(missing, { title: 'Link not sent yet' });
      else toast.success(`Link is being sent by ${channel === 'email' ? 'email' : 'text message'} to ${sent_to}`);
    },
  });
  const open = surveys.filter(({ submitted_time: done }) => done == null);
  if (!can('questionnaires.send') || open.length === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconSend size={16} stroke={1.75} />}
      loading={send.isPending}
      onClick={() => send.mutate({ clinic_patient_id: patientId })}
    >
      {open.some(({ sent_time: sent }) => sent != null) ? 'Send reminder' : 'Send link'}
    </Button>
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
  return (
    <Row
      title={survey.questionnaire_name}
      onOpen={onOpen}
      subtitle={[
        formatInstant(when),
        !isDone && survey.percent > 0 && `${survey.percent}% answered`,
        !isDone && survey.due_date != null && `due ${formatDay(survey.due_date)}`,
        survey.answered_by != null && `answered by ${survey.answered_by}`,
        isHere && 'in this note',
      ]}
      badges={
        <>
          {isDone && survey.score != null && (
            <span className={classes.score}>
              <strong>{survey.score}</strong> {survey.band}
              {change !== null && <span className={classes.detail}> {changeText(change)} since last time</span>}
            </span>
          )}
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </>
      }
    />
  );
}
