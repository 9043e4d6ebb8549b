import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import classes from './consent.module.css';
import { PatientConsent } from './patient-consent.tsx';
import { type PendingRequest, readPendingRequest, returnWithoutConsent } from './pending-request.ts';

/** /authorize-app?request=<id>: an app sent its user here; patients and members sign in by their own pages. */
export function AuthorizeAppPage() {
  useLanguage();
  const { request = '' }: { request?: string } = useSearch({ strict: false });
  const load = useCallback(async (): Promise<PendingRequest> => {
    const pending = await readPendingRequest(request);
    if (!pending.for_patients) window.location.replace(memberPath(request));
    return pending;
  }, [request]);
  const read = usePortalRead(load);
  const [isPatient, setIsPatient] = useState(false);
  return (
    <PortalFrame title={t('Your clinic')}>
      <ReadPortal read={read}>
        {(pending) => {
          if (!pending.for_patients) return null;
          if (isPatient) return <PatientConsent request={request} />;
          return (
            <>
              <PortalTitle>{t('{app} asks for access', { app: pending.app_name })}</PortalTitle>
              <p>{t('Choose how you sign in.')}</p>
              <div className={classes.buttons}>
                <Button size="md" onClick={() => setIsPatient(true)}>
                  {t('I’m a patient')}
                </Button>
                <Button size="md" variant="default" component="a" href={memberPath(request)}>
                  {t('I work at the clinic')}
                </Button>
                <Button size="md" variant="subtle" onClick={() => void returnWithoutConsent(request)}>
                  {t('Cancel')}
                </Button>
              </div>
            </>
          );
        }}
      </ReadPortal>
    </PortalFrame>
  );
}

const memberPath = (request: string): string => `/apps/allow?request=${encodeURIComponent(request)}`;
