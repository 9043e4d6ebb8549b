import { Button, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { ApiError } from '#kit/api/api-error.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { deviceWords } from '../../rules/index.ts';
import { offersPasskeys } from '../sign-in/sign-in-flow.ts';
import { problemOf } from '../problem-of.ts';
import { refreshViewer } from '../refresh-viewer.ts';
import { showRecoveryCodes } from './recovery-codes.tsx';
import {
  type MySecurityQuery,
  PasskeyRegisterDocument,
  PasskeyRegisterOptionsDocument,
  PasskeyRemoveDocument,
} from '../registration.operations.gen.ts';
import { SecurityList, SecurityRow } from './security-list.tsx';
import { withPassword } from './with-password.tsx';

/** The passkeys, which replace a password or are used as a second factor. */
export function PasskeysPanel({ passkeys }: { passkeys: MySecurityQuery['my_security']['passkeys'] }) {
  const [busy, setBusy] = useState(false);
  const add = (): void => {
    setBusy(true);
    addPasskey()
      .catch((error: unknown) => (error instanceof ApiError ? reportError(error) : toast.warning(problemOf(error))))
      .finally(() => setBusy(false));
  };
  const remove = async (id: string, name: string): Promise<void> => {
    const sure = await confirm({
      title: 'Remove this passkey?',
      message: `You can’t sign in with “${name}” anymore. You can also delete it on the device.`,
      confirm: 'Remove',
      danger: true,
    });
    if (!sure) return;
    await withPassword(() => request(PasskeyRemoveDocument, { id }))
      .then((done) => {
        if (done !== null) toast.success('Removed');
        refreshQueries('registration', 'MySecurity');
      })
      .catch(reportError);
  };
  return (
    <Panel
      title="Passkeys"
      actions={
        offersPasskeys() && (
          <Button size="compact-md" variant="light" onClick={add} loading={busy}>
            Add a passkey
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed" mb="xs">
        Sign in with the fingerprint, face or PIN that unlocks your device, without a password.
      </Text>
      {!offersPasskeys() && (
        <Notice>Passkeys need a host name and HTTPS. On the computer Salus runs on, open it as localhost.</Notice>
      )}
      {passkeys.length === 0 ? (
        <Text size="sm" mt="xs">
          No passkeys yet.
        </Text>
      ) : (
        <SecurityList label="Passkeys">
          {passkeys.map(({ id, passkey_name, created_time, used_time }) => (
            <SecurityRow
              key={id}
              icon={IconFingerprint}
              title={passkey_name}
              detail={`since ${formatInstant(created_time)}${used_time === null ? '' : ` · used ${formatInstant(used_time)}`}`}
            >
              <Button
                variant="default"
                size="compact-md"
                aria-label={`Remove the passkey ${passkey_name}`}
                onClick={() => void remove(id, passkey_name)}
              >
                Remove
              </Button>
            </SecurityRow>
          ))}
        </SecurityList>
      )}
    </Panel>
  );
}

async function addPasskey(): Promise<void> {
  const answer = await withPassword(() => request(PasskeyRegisterOptionsDocument, {}));
  if (answer === null) return;
  const { options, challenge_token } = answer.passkey_register_options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { passkey_register } = await request(PasskeyRegisterDocument, {
    response,
    challenge_token,
    passkey_name: deviceWords(navigator.userAgent),
  });
  showRecoveryCodes(passkey_register.recovery_codes);
  toast.success('Passkey added.');
  refreshQueries('registration', 'MySecurity');
  await refreshViewer();
}
