import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { scoreText } from '../../rules/answer-text.ts';
import type { ScoreResult } from '../../rules/score.ts';
import {
  DeleteSurveyDocument,
  OpenCrisisDocument,
  ReviewSurveyDocument,
  SurveyByIdDocument,
  type SurveyByIdQuery,
  SurveyToNoteDocument,
} from '../chart.operations.gen.ts';
import { AnswerForPatient } from './answer-for-patient.tsx';
import { AnswerFile } from './answer-file.tsx';
import { CrisisNotice } from './crisis-notice.tsx';
import { isCrisis } from './survey-words.ts';
import classes from './surveys.module.css';
import { refreshSurveys, SURVEY_READS } from './use-surveys.ts';

type Whole = SurveyByIdQuery['surveys'][number];

interface SurveyDialogProps {
  id: string;
  /** The note that it can be written into. */
  noteId: string | undefined;
  onClose: () => void;
}

/** One survey: what came in and what it came to, reviewed, written into the note, or answered for the patient. */
export function SurveyDialog({ id, noteId, onClose }: SurveyDialogProps) {
  const phone = usePhone();
  const { data, isError, error, refetch } = useApiQuery(SurveyByIdDocument, { id }, { quiet: true });
  const [isAnswering, setAnswering] = useState(false);
  const survey = data?.surveys[0];
  const isUnopened =
    survey !== undefined && isCrisis(survey) && survey.crisis_opened_time == null && can('questionnaires.answer');
  // Whoever treats has seen it now: it is not escalated any further.
  useEffect(() => {
    if (isUnopened) void request(OpenCrisisDocument, { id }).then(refreshSurveys, () => undefined);
  }, [isUnopened, id]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={survey === undefined ? 'Questionnaire' : `${survey.questionnaire_name}, ${survey.patient_name}`}
      size="44rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {data === undefined && !isError && <RowsSkeleton rows={6} />}
      {data === undefined && isError && (
        <ErrorState error={error} what="The questionnaire" onRetry={() => void refetch()} />
      )}
      {data !== undefined && survey === undefined && <p>This questionnaire was taken back.</p>}
      {survey !== undefined && isAnswering && (
        <AnswerForPatient key={survey.id} survey={survey} onDone={() => setAnswering(false)} />
      )}
      {survey !== undefined && !isAnswering && (
        <Answers survey={survey} noteId={noteId} onAnswer={() => setAnswering(true)} onClose={onClose} />
      )}
    </Modal>
  );
}

interface AnswersProps {
  survey: Whole;
  noteId: string | undefined;
  onAnswer: () => void;
  onClose: () => void;
}

function Answers({ survey, noteId, onAnswer, onClose }: AnswersProps) {
  const { id, version, lines } = survey;
  const refreshes = SURVEY_READS;
  const review = useApiMutation(ReviewSurveyDocument, { refreshes, onDone: () => toast.success('Reviewed') });
  const toNote = useApiMutation(SurveyToNoteDocument, {
    refreshes: [...refreshes, 'chart'],
    onDone: () => toast.success('Written into the note'),
  });
  const remove = useApiMutation(DeleteSurveyDocument, { refreshes, onDone: onClose });
  const isDone = survey.submitted_time != null;
  const mayAnswer = can('questionnaires.answer');
  const isWritten = noteId !== undefined && survey.written_note_ids.includes(noteId);
  const scores = survey.scores as ScoreResult[];
  const files = new Set(
    survey.questions.filter(({ question_type }) => question_type === 'file').map((each) => each.id),
  );
  const takeBack = async (): Promise<void> => {
    const message = 'The patient can’t answer it any more.';
    const yes = await confirm({ title: 'Take back questionnaire?', message, confirm: 'Take back', danger: true });
    if (yes) remove.mutate({ id });
  };
  return (
    <>
      {isCrisis(survey) && <CrisisNotice survey={survey} />}
      {survey.crisis_disposition != null && (
        <p className={classes.quiet}>
          Crisis answer handled by {survey.crisis_seen_name}, {formatInstant(survey.crisis_seen_time)}:{' '}
          {[survey.crisis_disposition, survey.crisis_comment].filter(Boolean).join('. ')}
        </p>
      )}
      <p className={classes.quiet}>{historyOf(survey).join(' · ')}</p>
      {scores.length > 0 && (
        <div className={classes.totals}>
          {scores.map((score) => (
            <p key={score.id}>{scoreText(score)}</p>
          ))}
        </div>
      )}
      {lines.length === 0 && <p className={classes.quiet}>Nothing is answered yet.</p>}
      <dl className={classes.lines}>
        {lines.map(({ path, kind, question, answer }) =>
          kind === 'heading' ? (
            <div key={path}>
              <dt>
                <strong>{question}</strong>
              </dt>
            </div>
          ) : (
            <div key={path}>
              <dt>{question}</dt>
              <dd>
                {answer}
                {files.has(path.split('.').at(-1) ?? '') && <AnswerFile surveyId={id} path={path} name={answer} />}
              </dd>
            </div>
          ),
        )}
      </dl>
      <div className={classes.actions}>
        {!isDone && can('questionnaires.send') && survey.crisis_time == null && (
          <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void takeBack()}>
            Take back
          </Button>
        )}
        {!isDone && mayAnswer && <Button onClick={onAnswer}>Answer for the patient</Button>}
        {isDone && mayAnswer && noteId !== undefined && (
          <Button
            variant="default"
            disabled={isWritten}
            loading={toNote.isPending}
            onClick={() => toNote.mutate({ id, chart_note_id: noteId })}
          >
            {isWritten ? 'In this note' : 'Insert into note'}
          </Button>
        )}
        {isDone && mayAnswer && survey.reviewed_time == null && (
          <Button loading={review.isPending} onClick={() => review.mutate({ id, version })}>
            Mark as reviewed
          </Button>
        )}
      </div>
    </>
  );
}

function historyOf(survey: Whole): string[] {
  const steps: [string, string | null | undefined][] = [
    ['Sent', survey.sent_time],
    ['reminded', survey.reminded_time],
    ['begun', survey.opened_time],
    ['submitted', survey.submitted_time],
    [survey.reviewed_by == null ? 'reviewed' : `reviewed by ${survey.reviewed_by}`, survey.reviewed_time],
  ];
  const history = steps.flatMap(([word, time]) => (time == null ? [] : [`${word} ${formatInstant(time)}`]));
  const by = survey.answered_by == null ? [] : [`answered by ${survey.answered_by} for the patient`];
  return history.length === 0 ? ['Not sent yet', ...by] : [...history, ...by];
}
