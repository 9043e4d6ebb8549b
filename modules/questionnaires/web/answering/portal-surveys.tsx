import { useCallback, useEffect, useId, useState } from 'react';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { AnswerSurvey, type OpenSurvey } from './answer-survey.tsx';
import classes from './answering.module.css';
import { SurveyChoice, type WaitingSurvey } from './survey-choice.tsx';

/** On the patient's own page: what they have still to answer; nothing where there is none. */
export function PortalSurveys({ call }: PortalSectionProps) {
  const id = useId();
  const [surveys, setSurveys] = useState<readonly WaitingSurvey[]>([]);
  const [open, setOpen] = useState<OpenSurvey | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isThanked, setThanked] = useState(false);
  const failed = useCallback((error: unknown): void => {
    setProblem(error instanceof Error ? error.message : 'Please try again.');
  }, []);
  const load = useCallback((): void => {
    setOpen(null);
    call<{ surveys: WaitingSurvey[] }>('questionnaires.list').then(
      (found) => setSurveys(found.surveys),
      () => undefined,
    );
  }, [call]);
  useEffect(load, [load]);
  const done = (): void => {
    setThanked(true);
    load();
  };
  if (surveys.length === 0 && problem === null && !isThanked) return null;
  return (
    <section aria-labelledby={id} className={classes.card}>
      <h2 id={id}>{open === null ? 'Questions for you' : open.name}</h2>
      {problem !== null && <p role="alert">{problem}</p>}
      <p role="status">{isThanked && open === null && 'Thank you. Your answers are with your clinic.'}</p>
      {open === null ? (
        <SurveyChoice
          surveys={surveys}
          onChoose={(chosen) => {
            setProblem(null);
            call<OpenSurvey>('questionnaires.read', { id: chosen }).then(setOpen, failed);
          }}
        />
      ) : (
        <AnswerSurvey key={open.id} survey={open} call={call} onDone={done} onBack={load} onFailed={failed} />
      )}
    </section>
  );
}
