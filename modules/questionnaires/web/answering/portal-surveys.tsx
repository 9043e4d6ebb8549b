import { t, useLanguage } from '#kit/language/use-language.ts';
import { useCallback, useId, useState } from 'react';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { AnswerSurvey, type OpenSurvey } from './answer-survey.tsx';
import classes from './answering.module.css';
import { SurveyChoice, type WaitingSurvey } from './survey-choice.tsx';

/** The patient's open questionnaires in the portal; renders nothing if there are none. */
export function PortalSurveys({ call }: PortalSectionProps) {
  const language = useLanguage();
  const id = useId();
  const load = useCallback(() => call<{ surveys: WaitingSurvey[] }>('questionnaires.list'), [call]);
  const read = usePortalRead(load);
  const surveys = read.data?.surveys ?? [];
  const [open, setOpen] = useState<OpenSurvey | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isThanked, setThanked] = useState(false);
  const failed = useCallback((error: unknown): void => {
    setProblem(error instanceof Error ? error.message : t('Please try again.'));
  }, []);
  const back = (): void => {
    setOpen(null);
    void read.refetch();
  };
  const done = (): void => {
    setThanked(true);
    back();
  };
  const hasFailed = read.data === undefined && read.error !== null;
  if (surveys.length === 0 && !hasFailed && problem === null && !isThanked) return null;
  return (
    <section aria-labelledby={id} className={classes.card}>
      <h2 id={id}>{open === null ? t('Questions for you') : language === 'es' ? open.spanish.name : open.name}</h2>
      {problem !== null && <p role="alert">{problem}</p>}
      <p role="status">{isThanked && open === null && t('Thank you. Your clinic has received your answers.')}</p>
      <ReadHint read={read} label={t('Your questionnaires')} />
      {open === null ? (
        <SurveyChoice
          surveys={surveys}
          onChoose={(chosen) => {
            setProblem(null);
            call<OpenSurvey>('questionnaires.read', { id: chosen }).then(setOpen, failed);
          }}
        />
      ) : (
        <AnswerSurvey key={open.id} survey={open} call={call} onDone={done} onBack={back} onFailed={failed} />
      )}
    </section>
  );
}
