import { Button, Stack, Text } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { ServiceNotice, useMissingService } from '#practice/web';
import {
  ChangeGoogleDetailDocument,
  GoogleCalendarLinkDocument,
  GoogleLoginInfoDocument,
  type GoogleLoginInfoQuery,
  GoogleSignOutDocument,
  SaveGoogleTokenDocument,
} from './calendar.operations.gen.ts';
import { DetailChoice } from './detail-choice.tsx';
import { untilBack, useWayBack } from './use-way-back.ts';

type Account = NonNullable<GoogleLoginInfoQuery['googleLoginInfo']>;

const again = (): void => refreshQueries('calendar', 'GoogleLoginInfo');
const refreshes = [['calendar', 'GoogleLoginInfo']] as const;

/** The two-way link to the user's Google calendar. */
export function GooglePanel() {
  const read = useApiQuery(GoogleLoginInfoDocument, {}, { quiet: true });
  useLive('meetings.account-changed', again);
  useLive('scheduling.busy-changed', again);
  const ending = useWayBack(
    (code, state) => request(SaveGoogleTokenDocument, { code, state }).finally(again),
    'Google Calendar',
  );
  return (
    <Panel title="Google Calendar">
      <ReadState label="Your Google calendar" read={untilBack(read, ending)} rows={3}>
        {({ googleLoginInfo }) => <AccountView account={googleLoginInfo ?? null} />}
      </ReadState>
    </Panel>
  );
}

function AccountView({ account }: { account: Account | null }) {
  const missing = useMissingService('meetings.google');
  const [going, setGoing] = useState(false);
  const change = useApiMutation(ChangeGoogleDetailDocument, {
    refreshes,
    onDone: () => toast.success('Google Calendar updated'),
  });
  const go = (): void => {
    setGoing(true);
    void request(GoogleCalendarLinkDocument, {}).then(
      ({ googleCalendarLink }) => window.location.assign(googleCalendarLink.url),
      (error: unknown) => {
        setGoing(false);
        reportError(error);
      },
    );
  };
  return (
    <Stack gap="md" align="start">
      {account?.state === 'expired' && (
        <Notice tone="warning">Google no longer accepts the link to {account.email}. Link the account again.</Notice>
      )}
      {account?.state === 'linked' ? (
        <>
          <Text size="sm">
            Linked with <strong>{account.email}</strong> ·{' '}
            {account.sync_time === null ? 'not checked yet' : `checked ${formatInstant(account.sync_time)}`}
          </Text>
          <DetailChoice
            label="Details shown to Google"
            value={change.isPending ? change.variables.detail : account.detail}
            offered={['busy', 'initials']}
            onChange={(detail) => change.mutate({ detail })}
          />
          <Button variant="default" loading={going} onClick={() => void unlinkGoogle(setGoing)}>
            Disconnect Google
          </Button>
        </>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            Your appointments appear in your Google calendar, and your Google events appear here as “Busy elsewhere” and
            count as conflicts. Salus does not read their details. Unless you choose otherwise, Google only sees that
            you are busy: no patient data leaves the clinic.
          </Text>
          <ServiceNotice of="meetings.google" />
          <Button
            leftSection={<IconBrandGoogle size={16} stroke={1.75} />}
            loading={going}
            disabled={missing !== null}
            onClick={go}
          >
            {account === null ? 'Link Google Calendar' : 'Link again'}
          </Button>
        </>
      )}
    </Stack>
  );
}

async function unlinkGoogle(setGoing: (isGoing: boolean) => void): Promise<void> {
  const sure = await confirm({
    title: 'Disconnect Google Calendar?',
    message: 'Its busy times disappear here, and the appointments that Salus added there are removed.',
    confirm: 'Disconnect',
    danger: true,
  });
  if (!sure) return;
  setGoing(true);
  await request(GoogleSignOutDocument, {})
    .then(({ GoogleSignOut: { left } }) => {
      if (left === 0) toast.success('Google Calendar disconnected');
      else toast.warning(`Google Calendar disconnected. ${whatStays(left)}`, { shownFor: 15_000 });
    }, reportError)
    .finally(() => {
      setGoing(false);
      again();
    });
}

function whatStays(left: number): string {
  return left === 1
    ? '1 appointment could not be removed and stays there until you delete it.'
    : `${left} appointments could not be removed and stay there until you delete them.`;
}
