import { preferLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { AnswerSurvey, type OpenSurvey } from './answer-survey.tsx';
import { callAnswering, callQuestions } from './answering-api.ts';
import { BirthDate } from './birth-date.tsx';
import { SurveyChoice, type WaitingSurvey } from './survey-choice.tsx';

type Place =
  | { at: 'door' }
  | { at: 'list'; surveys: WaitingSurvey[]; isThanked: boolean }
  | { at: 'survey'; survey: OpenSurvey }
  | { at: 'closed'; title: string; why: string };

const SAVED = 'Your answers are saved. Open the same link to continue.';

/** /questionnaires#token: a patient's questionnaires, opened with the link in a message and the date of birth. */
export function AnsweringPage() {
  const language = useLanguage();
  const token = useLocation({ select: ({ hash }) => hash });
  const [clinic, setClinic] = useState(t('Your clinic'));
  const [place, setPlace] = useState<Place>();
  const [error, setError] = useState<unknown>(null);
  const wait = useCallback((): void => {
    setPlace(undefined);
    setError(null);
  }, []);
  const failed = useCallback((why: unknown): void => {
    setPlace(placeOf(why));
    setError(why);
  }, []);
  const start = useCallback((): void => {
    wait();
    callQuestions<{ clinic_name: string; language: string | null }>('link', { token }).then(async (link) => {
      await preferLanguage(link.language);
      setClinic(link.clinic_name);
      setPlace({ at: 'door' });
    }, failed);
  }, [token, wait, failed]);
  useEffect(start, [start]);
  const open = (id: string): void => {
    wait();
    callAnswering<OpenSurvey>('questionnaires.read', { id }).then(
      (survey) => setPlace({ at: 'survey', survey }),
      failed,
    );
  };
  const list = async (isThanked: boolean): Promise<void> => {
    const { surveys } = await callAnswering<{ surveys: WaitingSurvey[] }>('questionnaires.list');
    const [only] = surveys;
    // A single survey is opened directly.
    if (surveys.length === 1 && !isThanked) open(only!.id);
    else setPlace({ at: 'list', surveys, isThanked });
  };
  const later = (): void => setPlace({ at: 'closed', title: t('See you later'), why: t(SAVED) });
  return (
    <PortalFrame title={clinic}>
      <ReadPortal read={{ data: place, error, refetch: start }} lines={5}>
        {(at) => {
          switch (at.at) {
            case 'door':
              return <BirthDate token={token} onIn={() => list(false)} onClosed={failed} />;
            case 'list':
              return <Waiting {...at} onChoose={open} />;
            case 'survey':
              return (
                <>
                  <PortalTitle>{language === 'es' ? at.survey.spanish.name : at.survey.name}</PortalTitle>
                  <AnswerSurvey
                    key={at.survey.id}
                    survey={at.survey}
                    call={callAnswering}
                    onDone={() => void list(true).catch(failed)}
                    onBack={later}
                    onFailed={failed}
                  />
                </>
              );
            case 'closed':
              return (
                <>
                  <PortalTitle>{at.title}</PortalTitle>
                  <p>{at.why}</p>
                </>
              );
          }
        }}
      </ReadPortal>
    </PortalFrame>
  );
}

interface WaitingProps {
  surveys: readonly WaitingSurvey[];
  isThanked: boolean;
  onChoose: (id: string) => void;
}

function Waiting({ surveys, isThanked, onChoose }: WaitingProps) {
  return (
    <>
      <PortalTitle>{isThanked ? t('Thank you') : t('Questions for you')}</PortalTitle>
      {isThanked && <p>{t('Your clinic has received your answers.')}</p>}
      {surveys.length === 0 && !isThanked && <p>{t('All questions are answered.')}</p>}
      {surveys.length > 0 && (
        <>
          <p>{isThanked ? t('There are more questions for you:') : t('You can stop at any time and finish later.')}</p>
          <SurveyChoice surveys={surveys} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

/** Returns the page for an error; undefined if it is shown with a retry button. */
function placeOf(error: unknown): Place | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, message } = error;
  if (code === 'LINK_DONE') return { at: 'closed', title: t('Thank you'), why: message };
  if (code.startsWith('LINK_')) return { at: 'closed', title: t('This link can’t be used'), why: message };
  return code === 'SIGNED_OUT' ? { at: 'door' } : undefined;
}
