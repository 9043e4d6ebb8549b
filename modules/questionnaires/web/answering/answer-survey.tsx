import { t, useLanguage } from '#kit/language/use-language.ts';
import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { evaluate } from '../../rules/evaluate.ts';
import type { Answers, FileValue, Question } from '../../rules/question.ts';
import classes from './answering.module.css';
import { QuestionList } from './question-list.tsx';
import { problemsOf, useAnswers } from './use-answers.ts';

/** Calls a patient's questionnaire operation, through a message link or the portal. */
export type CallAnswering = <Result>(operation: string, input?: object) => Promise<Result>;

/** A survey being answered. */
export interface OpenSurvey {
  id: string;
  name: string;
  version_number: number;
  questions: Question[];
  /** The Spanish texts; untranslated ones are in English. */
  spanish: { name: string; questions: Question[] };
  answers: Answers;
}

interface AnswerSurveyProps {
  survey: OpenSurvey;
  call: CallAnswering;
  onDone: () => void;
  onBack: () => void;
  onFailed: (error: unknown) => void;
}

const SAVE_WORDS = {
  saved: 'Your answers are saved.',
  saving: 'Saving…',
  offline: 'You are offline. Your answers will be saved when you are back online.',
} as const;

/** A questionnaire from its first question to submission; patients can leave and continue later. */
export function AnswerSurvey({ survey, call, onDone, onBack, onFailed }: AnswerSurveyProps) {
  const { id, version_number } = survey;
  const { questions } = useLanguage() === 'es' ? survey.spanish : survey;
  const box = useRef<HTMLDivElement | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { answers, problems, setProblems, state, set, flush } = useAnswers({
    questions,
    saved: survey.answers,
    save: (patch) => call('questionnaires.save', { id, version_number, answers: patch }),
    onFailed,
  });
  const { percent, issues } = evaluate({ questions, scores: [] }, answers, null);
  useEffect(() => {
    // Block body: newer browsers return a promise here, which an effect must not return.
    window.scrollTo({ top: 0 });
  }, []);
  const lead = (): void => {
    // After the errors are rendered beside the questions.
    requestAnimationFrame(() => {
      const wrong = box.current?.querySelector<HTMLElement>(
        '[data-wrong] input, [data-wrong] textarea, [data-wrong] button',
      );
      wrong?.focus();
      wrong?.scrollIntoView({ block: 'center' });
    });
  };
  const send = async (): Promise<void> => {
    if (issues.length > 0) return lead();
    setSending(true);
    setProblem(null);
    try {
      await flush();
      await call('questionnaires.submit', { id, version_number, answers: {} });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) {
        setProblems(problemsOf(error));
        setProblem(t('Some questions still need an answer. The first one is marked.'));
        lead();
      } else if (error instanceof ApiError && error.code !== 'SIGNED_OUT') setProblem(error.message);
      else onFailed(error);
    }
    setSending(false);
  };
  return (
    <div ref={box} className={classes.survey}>
      <div className={classes.progress}>
        <Progress value={percent} aria-label={t('Progress')} size="sm" />
        <p role="status">
          {percent}% · {t(SAVE_WORDS[state])}
        </p>
      </div>
      <QuestionList
        questions={questions}
        answers={answers}
        problems={problems}
        upload={(file) => call<FileValue>('questionnaires.upload', { id, version_number, ...file })}
        onChange={set}
      />
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="md" loading={isSending} onClick={() => void send()}>
          {t('Send my answers')}
        </Button>
        <Button size="md" variant="default" onClick={() => void flush().then(onBack)}>
          {t('Finish later')}
        </Button>
      </div>
    </div>
  );
}
