import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { withPhone } from '#kit/feedback/with-phone.tsx';
import { setClinicZone } from '#kit/formats/clinic-zone.ts';
import { callPortal, type PortalRecord } from './portal-api.ts';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { PortalHome } from './portal-home.tsx';
import { PortalNewLink } from './portal-new-link.tsx';
import { PortalSignIn } from './portal-sign-in.tsx';
import classes from './portal.module.css';

type Place =
  | { at: 'starting' }
  | { at: 'door'; clinic: string }
  | { at: 'home'; record: PortalRecord }
  | { at: 'closed'; why: string; forGood?: boolean }
  | { at: 'failed'; why: string };

/** /portal#token: a patient's own page, behind their one-time link and date of birth. */
export function PortalPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [place, setPlace] = useState<Place>({ at: 'starting' });
  const load = useCallback(async (): Promise<void> => {
    const record = await callPortal<PortalRecord>('record');
    setClinicZone(record.clinic.time_zone);
    setPlace({ at: 'home', record });
  }, []);
  const start = useCallback((): void => {
    setPlace({ at: 'starting' });
    void arrive(token, load).then(setPlace, (error: unknown) => setPlace({ at: 'failed', why: wordsOf(error) }));
  }, [token, load]);
  useEffect(start, [start]);
  if (place.at === 'home') {
    return (
      <PortalHome
        record={place.record}
        reload={load}
        onSignedOut={(why) => setPlace({ at: 'closed', why })}
        newLink={<PortalNewLink token={token} />}
      />
    );
  }
  return (
    <PortalFrame title={place.at === 'door' ? place.clinic : 'Your clinic'}>
      {place.at === 'starting' && <LinesSkeleton lines={4} />}
      {place.at === 'door' && (
        <PortalSignIn token={token} onSignedIn={load} onClosed={(why) => setPlace({ at: 'closed', why })} />
      )}
      {place.at === 'closed' && (
        <>
          <PortalTitle>{place.forGood ? 'Please call us' : 'Please ask for a new link'}</PortalTitle>
          <p>{withPhone(place.why)}</p>
          {!place.forGood && <PortalNewLink token={token} />}
        </>
      )}
      {place.at === 'failed' && (
        <>
          <PortalTitle>This did not work</PortalTitle>
          <p role="alert">{place.why}</p>
          <div className={classes.buttons}>
            <Button onClick={start}>Try again</Button>
          </div>
        </>
      )}
    </PortalFrame>
  );
}

/** A fresh link asks for the date of birth, also where somebody else is still signed in; a used one goes on while that lasts. */
async function arrive(token: string, load: () => Promise<void>): Promise<(place: Place) => Place> {
  try {
    const { clinic_name: clinic } = await callPortal<{ clinic_name: string }>('link', { token });
    return () => ({ at: 'door', clinic });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.code.startsWith('LINK_')) throw error;
    const why = error.message;
    const forGood = error.code === 'LINK_CLOSED';
    const closed = (): Place => ({ at: 'closed', why, forGood });
    if (error.code !== 'LINK_USED') return closed;
    return load().then(
      () => (place: Place) => place,
      () => closed,
    );
  }
}

function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
}
