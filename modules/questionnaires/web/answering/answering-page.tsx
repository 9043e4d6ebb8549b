import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { AnswerSurvey, type OpenSurvey } from './answer-survey.tsx';
import { callAnswering, callQuestions } from './answering-api.ts';
import { BirthDate } from './birth-date.tsx';
import classes from './answering.module.css';
import { SurveyChoice, type WaitingSurvey } from './survey-choice.tsx';

type Place =
  | { at: 'starting' }
  | { at: 'door' }
  | { at: 'list'; surveys: WaitingSurvey[]; isThanked: boolean }
  | { at: 'survey'; survey: OpenSurvey }
  | { at: 'closed'; title: string; why: string }
  | { at: 'failed'; why: string };

/** /questionnaires#token: what a patient was asked, behind the link of a message and the date of birth. */
export function AnsweringPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [clinic, setClinic] = useState('Your clinic');
  const [place, setPlace] = useState<Place>({ at: 'starting' });
  const failed = useCallback((error: unknown): void => setPlace(placeOf(error)), []);
  const start = useCallback((): void => {
    setPlace({ at: 'starting' });
    callQuestions<{ clinic_name: string }>('link', { token }).then(({ clinic_name: name }) => {
      setClinic(name);
      setPlace({ at: 'door' });
    }, failed);
  }, [token, failed]);
  useEffect(start, [start]);
  const open = (id: string): void => {
    setPlace({ at: 'starting' });
    callAnswering<OpenSurvey>('questionnaires.read', { id }).then(
      (survey) => setPlace({ at: 'survey', survey }),
      failed,
    );
  };
  const list = async (isThanked: boolean): Promise<void> => {
    const { surveys } = await callAnswering<{ surveys: WaitingSurvey[] }>('questionnaires.list');
    const [only] = surveys;
    // What is alone is opened: there is nothing to choose.
    if (surveys.length === 1 && !isThanked) open(only!.id);
    else setPlace({ at: 'list', surveys, isThanked });
  };
  const again = (isThanked: boolean): void => void list(isThanked).catch(failed);
  return (
    <PortalFrame title={clinic}>
      {place.at === 'starting' && <LinesSkeleton lines={5} />}
      {place.at === 'door' && <BirthDate token={token} onIn={() => list(false)} onClosed={failed} />}
      {place.at === 'list' && <Waiting {...place} onChoose={open} />}
      {place.at === 'survey' && (
        <>
          <PortalTitle>{place.survey.name}</PortalTitle>
          <AnswerSurvey
            key={place.survey.id}
            survey={place.survey}
            call={callAnswering}
            onDone={() => again(true)}
            onBack={() =>
              setPlace({
                at: 'closed',
                title: 'See you later',
                why: 'Your answers are saved. Open the same link to go on.',
              })
            }
            onFailed={failed}
          />
        </>
      )}
      {place.at === 'closed' && (
        <>
          <PortalTitle>{place.title}</PortalTitle>
          <p>{place.why}</p>
        </>
      )}
      {place.at === 'failed' && (
        <>
          <PortalTitle>This did not work</PortalTitle>
          <p role="alert">{place.why}</p>
          <div className={classes.buttons}>
            <Button size="md" onClick={start}>
              Try again
            </Button>
          </div>
        </>
      )}
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
      <PortalTitle>{isThanked ? 'Thank you' : 'Questions for you'}</PortalTitle>
      {isThanked && <p>Your answers are with your clinic.</p>}
      {surveys.length === 0 && !isThanked && <p>Everything is answered.</p>}
      {surveys.length > 0 && (
        <>
          <p>{isThanked ? 'There is one thing more:' : 'You can stop at any time and go on later.'}</p>
          <SurveyChoice surveys={surveys} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

function placeOf(error: unknown): Place {
  if (!(error instanceof ApiError)) return { at: 'failed', why: 'Something went wrong. Please try again.' };
  const { code, message } = error;
  if (code === 'LINK_DONE') return { at: 'closed', title: 'Thank you', why: message };
  if (code.startsWith('LINK_')) return { at: 'closed', title: 'This link can’t be used', why: message };
  return code === 'SIGNED_OUT' ? { at: 'door' } : { at: 'failed', why: message };
}
