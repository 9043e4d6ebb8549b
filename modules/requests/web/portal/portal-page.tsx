import { preferLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { withPhone } from '#kit/feedback/with-phone.tsx';
import { setClinicZone } from '#kit/formats/clinic-zone.ts';
import { callPortal, type PortalRecord } from './portal-api.ts';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { PortalHome } from './portal-home.tsx';
import { PortalNewLink } from './portal-new-link.tsx';
import { PortalSignIn } from './portal-sign-in.tsx';

type Place =
  | { at: 'door'; clinic: string }
  | { at: 'home'; record: PortalRecord }
  | { at: 'closed'; why: string; forGood?: boolean };

/** /portal#token: the patient portal, opened with a one-time link and the date of birth. */
export function PortalPage() {
  useLanguage();
  const token = useLocation({ select: ({ hash }) => hash });
  const [place, setPlace] = useState<Place>();
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async (): Promise<void> => {
    const record = await callPortal<PortalRecord>('record');
    setClinicZone(record.clinic.time_zone);
    await preferLanguage(record.language);
    setPlace({ at: 'home', record });
  }, []);
  const start = useCallback((): void => {
    setPlace(undefined);
    setError(null);
    void arrive(token, load).then((next) => next !== null && setPlace(next), setError);
  }, [token, load]);
  useEffect(start, [start]);
  if (place?.at === 'home') {
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
    <PortalFrame title={place?.at === 'door' ? place.clinic : t('Your clinic')}>
      <ReadPortal read={{ data: place, error, refetch: start }}>
        {(at) =>
          at.at === 'closed' ? (
            <>
              <PortalTitle>{at.forGood ? t('Please call us') : t('Please ask for a new link')}</PortalTitle>
              <p>{withPhone(at.why)}</p>
              {!at.forGood && <PortalNewLink token={token} />}
            </>
          ) : (
            <PortalSignIn token={token} onSignedIn={load} onClosed={(why) => setPlace({ at: 'closed', why })} />
          )
        }
      </ReadPortal>
    </PortalFrame>
  );
}

/**
 * A new link asks for the date of birth, even if another patient is still signed in; a used one continues its session:
 * then `load` shows the page and this returns null.
 */
async function arrive(token: string, load: () => Promise<void>): Promise<Place | null> {
  try {
    const { clinic_name: clinic, language } = await callPortal<{ clinic_name: string; language: string | null }>(
      'link',
      {
        token,
      },
    );
    await preferLanguage(language);
    return { at: 'door', clinic };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.code.startsWith('LINK_')) throw error;
    const closed: Place = { at: 'closed', why: error.message, forGood: error.code === 'LINK_CLOSED' };
    if (error.code !== 'LINK_USED') return closed;
    return load().then(
      () => null,
      () => closed,
    );
  }
}
