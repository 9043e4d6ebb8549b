import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { useLive } from '#kit/live/use-live.ts';
import { useMissingService } from '#practice/web';
import { confirm } from '#kit/windows/confirm.ts';
import { requestMessages } from '../rules/index.ts';
import classes from './requests.module.css';
import { PatientContactDocument, SendPatientInvitationDocument } from './registration.operations.gen.ts';

/** Sends the patient the one-time link to the portal, to the address on record. */
export function InvitePatient({ patientId }: { patientId: string }) {
  const read = useApiQuery(PatientContactDocument, { id: patientId }, { quiet: true });
  useLive('patients.patient-changed', (body) => {
    if ((body as { id?: string } | undefined)?.id === patientId) refreshAll([['registration', 'PatientContact']]);
  });
  const [sending, setSending] = useState(false);
  const patient = read.data?.search_patients.patient_list[0];
  const missing = useMissingService(patient?.email == null ? 'deliveries.sms' : 'deliveries.email');
  if (patient === undefined) return <ReadHint read={read} label="Contact details" />;
  const { email, mobile, date_of_birth: born, deceased_date: died } = patient;
  if (died !== null) return null;
  const hindered =
    email === null && mobile === null
      ? 'To send a portal link, add an email address or mobile number first.'
      : born === null
        ? 'To send a portal link, add the date of birth first.'
        : missing;
  const to = email ?? formatPhone(mobile);
  const send = async (): Promise<void> => {
    const yes = await confirm({
      title: 'Send a portal invitation?',
      message: `The link goes to ${to} by ${email === null ? 'text message' : 'email'}, works for 7 days and asks for the date of birth. Earlier links stop working.`,
      confirm: 'Send invitation',
    });
    if (!yes) return;
    setSending(true);
    try {
      await request(SendPatientInvitationDocument, { id: patientId, mail: email });
      toast.success(requestMessages.invited);
    } catch (error) {
      toast.error(`Errors: ${error instanceof ApiError ? error.message : 'the invitation was not sent.'}`);
    } finally {
      setSending(false);
    }
  };
  return hindered === null ? (
    <Button
      size="compact-sm"
      variant="default"
      loading={sending}
      leftSection={<IconSend size={16} stroke={1.75} />}
      onClick={() => void send()}
    >
      Send portal invitation
    </Button>
  ) : (
    <span className={classes.quiet}>{hindered}</span>
  );
}
