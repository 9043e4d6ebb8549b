import { Button, Loader, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { problemOf } from '../problem-of.ts';
import { refreshViewer } from '../refresh-viewer.ts';
import { showRecoveryCodes } from './recovery-codes.tsx';
import { TwoFaBeginDocument, type TwoFaBeginMutation, TwoFaConfirmDocument } from '../registration.operations.gen.ts';
import classes from './security-list.module.css';
import { withPassword } from './with-password.tsx';

/** A kind of second factor that can be set up here. */
export type FactorKind = 'totp' | 'email' | 'sms';

type SetupData = TwoFaBeginMutation['two_fa_begin'];

const TITLES = { totp: 'Authenticator app', email: 'Code by email', sms: 'Code by text message' } as const;

/** Sets up a second factor: first its address or the QR code to scan, then its first code. */
export function AddFactor({ kind, onClose }: { kind: FactorKind; onClose: () => void }) {
  const [begun, setBegun] = useState<SetupData | null>(null);
  return (
    <Modal opened onClose={onClose} title={TITLES[kind]} size="26rem" closeOnClickOutside={false}>
      {begun !== null && <ConfirmCode begun={begun} onClose={onClose} />}
      {begun === null && kind === 'totp' && <BeginApp onBegun={setBegun} onClose={onClose} />}
      {begun === null && kind !== 'totp' && <AskAddress kind={kind} onBegun={setBegun} />}
    </Modal>
  );
}

async function begin(kind: FactorKind, address: string | null): Promise<SetupData | null> {
  const answer = await withPassword(() => request(TwoFaBeginDocument, { kind, address }));
  return answer?.two_fa_begin ?? null;
}

function BeginApp({ onBegun, onClose }: { onBegun: (begun: SetupData) => void; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    begin('totp', null)
      .then((begun) => (begun === null ? onClose() : onBegun(begun)))
      .catch((error: unknown) => setProblem(problemOf(error)));
  });
  return problem === null ? (
    <Loader size="sm" role="progressbar" aria-label="Loading" />
  ) : (
    <Notice tone="danger">{problem}</Notice>
  );
}

function AskAddress({ kind, onBegun }: { kind: 'email' | 'sms'; onBegun: (begun: SetupData) => void }) {
  const viewer = useViewer();
  const form = useApiForm({
    rules: required<{ address: string }>({ address: 'Enter where to send the code' }),
    initialValues: { address: kind === 'email' && viewer.username.includes('@') ? viewer.username : '' },
    quiet: true,
    submit: async ({ address }) => {
      const begun = await begin(kind, address);
      if (begun !== null) onBegun(begun);
    },
  });
  return (
    <Form form={form} label="Send codes to" gap="md">
      <TextField
        form={form}
        name="address"
        label={kind === 'email' ? 'Email address' : 'Mobile number'}
        description={kind === 'sms' ? 'With country code, e.g. +1 617 555 0143' : undefined}
        inputMode={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        data-autofocus
      />
      <Button type="submit" loading={form.submitting}>
        Send code
      </Button>
    </Form>
  );
}

function ConfirmCode({ begun, onClose }: { begun: SetupData; onClose: () => void }) {
  const form = useApiForm({
    rules: required<{ code: string }>({ code: 'Enter the code' }),
    initialValues: { code: '' },
    quiet: true,
    submit: async ({ code }) => {
      const { two_fa_confirm } = await request(TwoFaConfirmDocument, { id: begun.id, code });
      showRecoveryCodes(two_fa_confirm.recovery_codes);
      toast.success('Second factor set up.');
      refreshQueries('registration', 'MySecurity');
      await refreshViewer();
      onClose();
    },
  });
  return (
    <Form form={form} label="First code" gap="md">
      {begun.qr_svg === null ? (
        <Text size="sm">A code was sent to {begun.sent_to}. It works for ten minutes.</Text>
      ) : (
        <Stack gap="sm">
          <Text size="sm">Scan this QR code with your authenticator app, then enter the six digits it shows.</Text>
          <img
            className={classes.qr}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.qr_svg)}`}
            alt="QR code for your authenticator app"
          />
          <Text size="sm" c="dimmed">
            Or enter this key: <span className={classes.secret}>{begun.secret}</span>
          </Text>
        </Stack>
      )}
      <TextField
        form={form}
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        data-autofocus
        autoFocus
      />
      <Button type="submit" loading={form.submitting}>
        Set it up
      </Button>
    </Form>
  );
}
