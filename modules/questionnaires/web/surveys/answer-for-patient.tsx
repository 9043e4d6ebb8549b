import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import type { Answers, AnswerValue, Question } from '../../rules/question.ts';
import { fromWire } from '../../rules/wire-question.ts';
import { answerByDigits, focusIn } from '../answering/answer-by-digits.ts';
import { QuestionList } from '../answering/question-list.tsx';
import { problemsOf, useAnswers } from '../answering/use-answers.ts';
import { type SurveyByIdQuery, UpdateSurveyDocument } from '../chart.operations.gen.ts';
import classes from './surveys.module.css';
import { refreshSurveys } from './survey-reads.ts';

interface AnswerForPatientProps {
  survey: SurveyByIdQuery['surveys'][number];
  onDone: () => void;
  /** Called when the rest is left for later. */
  onLater: () => void;
}

const noUpload = (): Promise<never> => Promise.reject(new Error('Only the patient can add a file here.'));

/** Answers on behalf of a patient, saved while typing; this is recorded. */
export function AnswerForPatient({ survey, onDone, onLater }: AnswerForPatientProps) {
  const { id } = survey;
  const [questions] = useState(() => fromWire(survey.questions) as Question[]);
  const [version, setVersion] = useState({ current: survey.version });
  const [initial] = useState<Answers>(() =>
    Object.fromEntries(survey.survey_answers.map((each) => [each.question_id, each.answer as AnswerValue])),
  );
  const form = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const first = form.current?.querySelector('[data-path]');
    if (first != null) focusIn(first);
  }, []);
  const [isBusy, setBusy] = useState(false);
  const save = async (patch: Answers, complete_status: string | null = null): Promise<{ kept: Answers }> => {
    const survey_answers = Object.entries(patch).map(([question_id, answer]) => ({ question_id, answer }));
    const { survey_update: saved } = await request(UpdateSurveyDocument, {
      id,
      version: version.current,
      input: { survey_answers, ...(complete_status === null ? {} : { complete_status }) },
    });
    // Updated synchronously: a save that follows immediately must use it.
    version.current = saved.version;
    setVersion(version);
    known.kept = { ...known.kept, ...patch };
    return { kept: Object.fromEntries(Object.entries(known.kept).filter(([, value]) => value !== null)) };
  };
  const [known] = useState({ kept: initial });
  const { answers, problems, setProblems, state, set, flush } = useAnswers({
    questions,
    saved: initial,
    save,
    onFailed: reportError,
  });
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await flush();
      await save({}, 'completed');
      toast.success('Submitted for the patient');
      refreshSurveys();
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) setProblems(problemsOf(error));
      else reportError(error);
    }
    setBusy(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the answers take the keyboard
    <div ref={form} onKeyDown={answerByDigits}>
      <Notice>Answering for {survey.patient_name}. Your name is recorded. Type a digit to answer.</Notice>
      <QuestionList
        compact
        questions={questions}
        answers={answers}
        problems={problems}
        upload={noUpload}
        onChange={set}
      />
      <div className={classes.actions}>
        <span className={classes.quiet} role="status">
          {state === 'saved' ? 'Saved' : state === 'saving' ? 'Saving …' : 'Not saved yet'}
        </span>
        <Button variant="default" onClick={() => void flush().then(refreshSurveys).then(onLater)}>
          Finish later
        </Button>
        <Button data-submit loading={isBusy} onClick={() => void submit()}>
          Submit
        </Button>
      </div>
    </div>
  );
}
