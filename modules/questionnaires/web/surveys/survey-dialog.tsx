import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
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
import { refreshSurveys, SURVEY_READS } from './survey-reads.ts';

type Whole = SurveyByIdQuery['surveys'][number];

interface SurveyDialogProps {
  id: string;
  /** The note that the answers can be inserted into. */
  noteId: string | undefined;
  /** Opens it to be answered by staff. */
  answers?: boolean;
  onClose: () => void;
}

/** A survey: its answers and scores, to be reviewed, inserted into the note, or answered on behalf of the patient. */
export function SurveyDialog({ id, noteId, answers = false, onClose }: SurveyDialogProps) {
  const phone = usePhone();
  const answer = useApiQuery(SurveyByIdDocument, { id }, { quiet: true });
  const read = selectRead(answer, ({ surveys }) => surveys[0]);
  const [isAnswering, setAnswering] = useState(answers);
  const survey = read.data ?? null;
  const isUnopened =
    survey !== null && isCrisis(survey) && survey.crisis_opened_time == null && can('questionnaires.answer');
  // Opening it by a treating user ends the escalation.
  useEffect(() => {
    if (isUnopened) void request(OpenCrisisDocument, { id }).then(refreshSurveys, () => undefined);
  }, [isUnopened, id]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={survey === null ? 'Questionnaire' : `${survey.questionnaire_name}, ${survey.patient_name}`}
      size={isAnswering ? '60rem' : '44rem'}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadState read={read} label="Questionnaire" notFound="This questionnaire was withdrawn">
        {(whole) =>
          isAnswering && whole.submitted_time == null ? (
            <AnswerForPatient key={whole.id} survey={whole} onDone={() => setAnswering(false)} onLater={onClose} />
          ) : (
            <Answers survey={whole} noteId={noteId} onAnswer={() => setAnswering(true)} onClose={onClose} />
          )
        }
      </ReadState>
    </Modal>
  );
}

interface AnswersProps {
  survey: Whole;
  noteId: string | undefined;
  onAnswer: () => void;
  onClose: () => void;
}

function Answers(props: AnswersProps) {
  const { survey } = props;
  const scores = survey.scores as ScoreResult[];
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
      {survey.lines.length === 0 && <p className={classes.quiet}>No answers yet.</p>}
      <AnswerLines survey={survey} />
      <SurveyActions {...props} />
    </>
  );
}

function AnswerLines({ survey }: { survey: Whole }) {
  const files = new Set(
    survey.questions.filter(({ question_type }) => question_type === 'file').map((each) => each.id),
  );
  return (
    <dl className={classes.lines}>
      {survey.lines.map(({ path, kind, question, answer }) =>
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
              {files.has(path.split('.').at(-1) ?? '') && <AnswerFile surveyId={survey.id} path={path} name={answer} />}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function SurveyActions({ survey, noteId, onAnswer, onClose }: AnswersProps) {
  const { id, version } = survey;
  const refreshes = SURVEY_READS;
  const review = useApiMutation(ReviewSurveyDocument, { refreshes, onDone: () => toast.success('Reviewed') });
  const toNote = useApiMutation(SurveyToNoteDocument, {
    refreshes: [...refreshes, 'chart'],
    onDone: () => toast.success('Inserted into the note'),
  });
  const withdrawing = useDelete({
    ask: () => ({
      title: 'Withdraw this questionnaire?',
      message: 'The patient can no longer answer it.',
      confirm: 'Withdraw',
    }),
    run: () => request(DeleteSurveyDocument, { id }),
    done: 'Questionnaire withdrawn',
    refreshes,
    onDone: onClose,
  });
  const isDone = survey.submitted_time != null;
  const mayAnswer = can('questionnaires.answer');
  const isWritten = noteId !== undefined && survey.written_note_ids.includes(noteId);
  return (
    <div className={classes.actions}>
      {!isDone && can('questionnaires.send') && survey.crisis_time == null && (
        <Button variant="subtle" color="red" loading={withdrawing.busy} onClick={() => withdrawing.remove(survey)}>
          Withdraw
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
  );
}

function historyOf(survey: Whole): string[] {
  const steps: [string, string | null | undefined][] = [
    ['Sent', survey.sent_time],
    ['reminded', survey.reminded_time],
    ['started', survey.opened_time],
    ['submitted', survey.submitted_time],
    [survey.reviewed_by == null ? 'reviewed' : `reviewed by ${survey.reviewed_by}`, survey.reviewed_time],
  ];
  const history = steps.flatMap(([word, time]) => (time == null ? [] : [`${word} ${formatInstant(time)}`]));
  const by = survey.answered_by == null ? [] : [`answered by ${survey.answered_by} for the patient`];
  return history.length === 0 ? ['Not sent yet', ...by] : [...history, ...by];
}
