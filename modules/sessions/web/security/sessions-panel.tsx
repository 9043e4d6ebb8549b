import '@mantine/core/styles/Badge.layer.css';
import { Badge, Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceDesktopCheck } from '@tabler/icons-react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import {
  type MySecurityQuery,
  RememberedDeviceRevokeDocument,
  SessionEndDocument,
  SessionsEndOthersDocument,
} from '../registration.operations.gen.ts';
import { SecurityList, SecurityRow } from './security-list.tsx';

const REFRESHES = [
  ['registration', 'MySecurity'],
  ['registration', 'SessionHistory'],
] as const;

/** The open sessions of the account, and the remembered devices. */
export function SessionsPanel({ security }: { security: MySecurityQuery['my_security'] }) {
  const { sessions, remembered_devices: devices } = security;
  const end = useApiMutation(SessionEndDocument, {
    refreshes: REFRESHES,
    onDone: () => toast.success('Signed out there.'),
  });
  const endOthers = useApiMutation(SessionsEndOthersDocument, {
    refreshes: REFRESHES,
    onDone: () => toast.success('Signed out everywhere else.'),
  });
  const revoke = useApiMutation(RememberedDeviceRevokeDocument, {
    refreshes: REFRESHES,
    onDone: () => toast.success('It will be asked for a second factor again.'),
  });
  const everywhere = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Sign out everywhere else?',
      message: 'All other browsers signed in to your account must sign in again.',
      confirm: 'Sign out everywhere else',
    });
    if (sure) endOthers.mutate({});
  };
  return (
    <>
      <Panel
        title="Active sessions"
        actions={
          sessions.length > 1 && (
            <Button variant="default" size="compact-md" onClick={() => void everywhere()}>
              Sign out everywhere else
            </Button>
          )
        }
      >
        <SecurityList label="Active sessions">
          {sessions.map(({ id, device, ip, created_time, seen_time, is_current }) => (
            <SecurityRow
              key={id}
              icon={is_current ? IconDeviceDesktopCheck : IconDeviceDesktop}
              title={
                <>
                  {device} {is_current && <Badge variant="light">This device</Badge>}
                </>
              }
              detail={`${ip === null ? '' : `${ip} · `}signed in ${formatInstant(created_time)} · last seen ${formatInstant(seen_time)}`}
            >
              {!is_current && (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`Sign out ${device}, signed in ${formatInstant(created_time)}`}
                  onClick={() => end.mutate({ id })}
                >
                  Sign out
                </Button>
              )}
            </SecurityRow>
          ))}
        </SecurityList>
      </Panel>
      <Panel title="Remembered devices">
        {devices.length === 0 ? (
          <Text size="sm" c="dimmed">
            None. A second factor is asked for at every sign-in.
          </Text>
        ) : (
          <SecurityList label="Remembered devices">
            {devices.map(({ id, device, ip, used_time, expires_time }) => (
              <SecurityRow
                key={id}
                icon={IconDeviceDesktop}
                title={device}
                detail={`${ip === null ? '' : `${ip} · `}used ${formatInstant(used_time)} · until ${formatInstant(expires_time)}`}
              >
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`Forget ${device}`}
                  onClick={() => revoke.mutate({ id })}
                >
                  Forget
                </Button>
              </SecurityRow>
            ))}
          </SecurityList>
        )}
      </Panel>
    </>
  );
}
