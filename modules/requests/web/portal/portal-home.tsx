import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { withPhone } from '#kit/feedback/with-phone.tsx';
import { formatPhone } from '#kit/formats/phone.ts';
import { callPortal, type PortalRecord, SIGNED_OUT } from './portal-api.ts';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { BroughtSections } from './brought-sections.tsx';
import { PortalSections, type OpenForm } from './portal-sections.tsx';
import classes from './portal.module.css';
import { type Kind, KINDS } from './kinds.ts';

// Loaded in the background, so that the form's code doesn't delay the first render.
const loadForm = () => import('./request-form.tsx');
const RequestForm = lazy(() => loadForm().then((file) => ({ default: file.RequestForm })));

interface PortalHomeProps {
  record: PortalRecord;
  reload: () => Promise<void>;
  onSignedOut: (why: string) => void;
  /** The button that requests a new link. */
  newLink: ReactNode;
}

/** The portal after signing in. */
export function PortalHome({ record, reload, onSignedOut, newLink }: PortalHomeProps) {
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const [said, setSaid] = useState<{ tone: 'info' | 'danger'; words: string } | null>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [opened]);
  // A message about the last request doesn't apply to the next one.
  const open = (next: OpenForm): void => {
    setSaid(null);
    setOpened(next);
  };
  const failed = (error: unknown): void => {
    if (hasCode(error, SIGNED_OUT)) setIsOver(true);
    setSaid({ tone: 'danger', words: error instanceof ApiError ? error.message : t('Please try again.') });
  };
  const signOut = async (): Promise<void> => {
    await callPortal('sign-out', {}).catch(() => undefined);
    onSignedOut(t('You are signed out. Each link works once. Request a new one when you need it.'));
  };
  const withdraw = async (id: string): Promise<void> => {
    try {
      await callPortal('requests/withdraw', { id });
      setSaid({ tone: 'info', words: t('Your request was withdrawn.') });
    } catch (error) {
      failed(error);
    }
    await reload().catch(failed);
  };
  const sent = (isNew: boolean): void => {
    setOpened(null);
    setSaid({
      tone: 'info',
      words: isNew
        ? t('Your request was sent. You can follow it on this page.')
        : t('We’re already working on this request.'),
    });
    void reload().catch(failed);
  };
  return (
    <PortalFrame
      title={record.clinic.clinic_name}
      actions={
        !isOver && (
          <Button variant="subtle" size="compact-md" onClick={() => void signOut()}>
            {t('Sign out')}
          </Button>
        )
      }
    >
      {isOver && (
        <>
          <Notice tone="danger">
            {t('Your 15 minutes are over. What you typed is still on this page, but it can no longer be sent.')}
          </Notice>
          {newLink}
        </>
      )}
      {said !== null && !isOver && <Notice tone={said.tone}>{said.words}</Notice>}
      {opened === null ? (
        <>
          <PortalTitle>{t('Hello, {name}', { name: String(record.patient['first_name']) })}</PortalTitle>
          <p className={classes.quiet}>{withPhone(urgentWords(record.clinic.phone))}</p>
          <nav aria-label={t('Send a request')} className={classes.actions}>
            {(Object.keys(KINDS) as Kind[])
              .filter((kind) => isPossible(kind, record))
              .map((kind) => (
                <Button key={kind} variant="default" size="md" onClick={() => open({ kind, chosen: null })}>
                  {t(KINDS[kind])}
                </Button>
              ))}
          </nav>
          <BroughtSections onRequested={() => void reload().catch(failed)} />
          <PortalSections record={record} onOpen={open} onWithdraw={(id) => void withdraw(id)} />
        </>
      ) : (
        <LazyArea lines={4}>
          <RequestForm
            {...opened}
            record={record}
            onSent={sent}
            onBack={() => setOpened(null)}
            onSignedOut={() => setIsOver(true)}
          />
        </LazyArea>
      )}
    </PortalFrame>
  );
}

function urgentWords(phone: string | null): string {
  return phone === null
    ? t('If it is urgent, please call us. In an emergency, call 911.')
    : t('If it is urgent, please call us at {phone}. In an emergency, call 911.', { phone: formatPhone(phone) });
}

// Cancel and remove are only available if there is something to cancel or remove.
function isPossible(kind: Kind, { appointments, medications, allergies }: PortalRecord): boolean {
  if (kind === 'CancelAppointment') return appointments.length > 0;
  if (kind === 'DeleteMedicationHistory' || kind === 'RefillMedication') return medications.length > 0;
  return kind !== 'DeleteAllergy' || allergies.length > 0;
}
