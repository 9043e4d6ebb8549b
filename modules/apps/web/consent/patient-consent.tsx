import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { portalCalls } from '#kit/portal/portal-calls.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { ConsentForm } from './consent-form.tsx';
import { returnWithConsent, returnWithoutConsent } from './pending-request.ts';

interface Asked {
  app_name: string;
  clinic_name: string;
  patient_name: string;
  scopes: readonly string[];
}

const callPortal = portalCalls('/api/portal', 'x-salus-portal');

/** The consent of a patient who is signed in to the patient portal, in this or another tab. */
export function PatientConsent({ request }: { request: string }) {
  useLanguage();
  const load = useCallback(async (): Promise<Asked | null> => {
    try {
      await callPortal('record');
      return await callPortal<Asked>('operations/apps.request', { request });
    } catch (error) {
      if (hasCode(error, 'SIGNED_OUT')) return null;
      throw error;
    }
  }, [request]);
  const read = usePortalRead(load);
  const allow = async (scopes: readonly string[]): Promise<void> => {
    const { ticket } = await callPortal<{ ticket: string }>('operations/apps.allow', { request, scopes });
    await returnWithConsent(request, ticket);
  };
  return (
    <ReadPortal read={read}>
      {(asked) =>
        asked === null ? (
          <>
            <PortalTitle>{t('Sign in to your page')}</PortalTitle>
            <p>
              {t(
                'Open the link to your page that the clinic sent you by email or text message, and enter your date of birth. Then return to this tab.',
              )}
            </p>
            <div>
              <Button size="md" onClick={() => void read.refetch()}>
                {t('Continue')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <PortalTitle>{t('{app} asks for access', { app: asked.app_name })}</PortalTitle>
            <p>
              {t('You are signed in as {name} at {clinic}. The app is not part of the clinic.', {
                name: asked.patient_name,
                clinic: asked.clinic_name,
              })}
            </p>
            <ConsentForm scopes={asked.scopes} onAllow={allow} onCancel={() => returnWithoutConsent(request)} />
            <p>{t('You can end the access on your page at any time.')}</p>
          </>
        )
      }
    </ReadPortal>
  );
}
