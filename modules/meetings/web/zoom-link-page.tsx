import '@mantine/core/styles/List.layer.css';
import { Button, Group, List, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ServiceNotice, useMissingService } from '#practice/web';
import {
  SaveZoomTokenDocument,
  ZoomLinkDocument,
  ZoomLoginInfoDocument,
  type ZoomLoginInfoQuery,
} from './calendar.operations.gen.ts';
import { refreshMeetings } from './refresh-meetings.ts';
import { unlinkZoom } from './unlink-zoom.ts';
import { untilBack, useWayBack } from './use-way-back.ts';

type Account = NonNullable<ZoomLoginInfoQuery['zoomLoginInfo']>;

/** /settings/VA-OAuth-authorization: links the Zoom account that hosts the user's online meetings. */
export function ZoomLinkPage() {
  const info = useApiQuery(ZoomLoginInfoDocument, {}, { quiet: true });
  const ending = useWayBack(
    (code, state) => request(SaveZoomTokenDocument, { code, state }).finally(refreshMeetings),
    'Zoom',
  );
  return (
    <Page>
      <PageHeader title="Online Meeting" />
      <Panel title="Your Zoom account">
        <ReadState label="Your account" read={untilBack(info, ending)} rows={3}>
          {({ zoomLoginInfo }) => <AccountView account={zoomLoginInfo ?? null} />}
        </ReadState>
      </Panel>
    </Page>
  );
}

function AccountView({ account }: { account: Account | null }) {
  const missing = useMissingService('meetings.zoom');
  const link = useApiMutation(ZoomLinkDocument, { onDone: ({ zoomLink }) => window.location.assign(zoomLink.url) });
  return (
    <>
      {account?.state === 'expired' && (
        <Notice tone="warning">
          The link has expired for {account.email} . Link it again; your meetings are kept.
        </Notice>
      )}
      {account?.state === 'linked' ? (
        <Text mb="md">
          Online meetings for your appointments use <strong>{account.email}</strong>.
        </Text>
      ) : (
        <>
          <Text mb="xs">Link your account to turn any of your appointments into an online meeting.</Text>
          <List size="sm" c="dimmed" mb="md">
            <List.Item>Zoom receives the clinic’s name, the time, the password and the agenda.</List.Item>
            <List.Item>It does not receive the appointment’s title, notes or patient.</List.Item>
            <List.Item>Salus does not store your Zoom password, and you can disconnect at any time.</List.Item>
          </List>
        </>
      )}
      {account?.state !== 'linked' && <ServiceNotice of="meetings.zoom" />}
      <Group gap="xs" mt={missing === null ? undefined : 'md'}>
        {account?.state === 'linked' ? (
          <>
            <Button component={Link} to="/settings/VA-OAuth-upcoming-meetings" variant="light">
              Upcoming meetings
            </Button>
            <Button variant="default" onClick={() => void unlinkZoom()}>
              Disconnect
            </Button>
          </>
        ) : (
          <Button
            leftSection={<IconVideo size={16} stroke={1.75} />}
            onClick={() => link.mutate({})}
            loading={link.isPending}
            disabled={missing !== null}
          >
            {account === null ? 'Link Zoom' : 'Link again'}
          </Button>
        )}
      </Group>
    </>
  );
}
