import { Button, Group } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery, useRows } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { openWindow } from '#kit/windows/open-windows.ts';
import {
  OnlineMeetingsDocument,
  ZoomLoginInfoDocument,
  type OnlineMeetingFragment,
} from './calendar.operations.gen.ts';
import { meetingState } from './meeting-words.ts';
import { refreshMeetings } from './refresh-meetings.ts';
import { unlinkZoom } from './unlink-zoom.ts';

const COLUMNS: readonly DataColumn<OnlineMeetingFragment>[] = [
  {
    id: 'start',
    title: 'When',
    width: 'minmax(15rem, 2fr)',
    phone: 'title',
    cell: ({ start, end }) => `${formatDay(dayOf(start))} ${formatTimeSpan(start, end)}`,
  },
  { id: 'host', title: 'Host', cell: ({ host_name }) => host_name },
  { id: 'meeting', title: 'Meeting ID', phone: 'hidden', cell: ({ meeting_id }) => meeting_id ?? '' },
  { id: 'password', title: 'Password', width: '8rem', phone: 'hidden', cell: ({ password }) => password },
  {
    id: 'invitees',
    title: 'Invited',
    width: 'minmax(10rem, 2fr)',
    phone: 'detail',
    cell: ({ invitees }) => invitees.join(', '),
  },
  {
    id: 'state',
    title: 'State',
    width: '9rem',
    phone: 'aside',
    text: (meeting) => meetingState(meeting).word,
    cell: (meeting) => <StatusBadge tone={meetingState(meeting).tone}>{meetingState(meeting).word}</StatusBadge>,
  },
];

/** /settings/VA-OAuth-upcoming-meetings: upcoming online meetings. */
export function UpcomingMeetingsPage() {
  return <MeetingsPage when="upcoming" title="Upcoming meetings" />;
}

/** /settings/VA-OAuth-past-meetings: past online meetings. */
export function PastMeetingsPage() {
  return <MeetingsPage when="past" title="Past meetings" />;
}

function MeetingsPage({ when, title }: { when: 'upcoming' | 'past'; title: string }) {
  const info = useApiQuery(ZoomLoginInfoDocument, {}, { quiet: true, enabled: can('meetings.link') });
  const account = info.data?.zoomLoginInfo;
  const meetings = useRows(OnlineMeetingsDocument, { when }, { take: 30, rows: (found) => found.onlineMeetings });
  useLive('meetings.meeting-changed', refreshMeetings);
  const linked = account?.state === 'linked';
  return (
    <Page fill>
      <PageHeader title={title} detail={linked ? `with ${account.email}` : undefined}>
        <Group gap="xs">
          <Button
            component={Link}
            to={when === 'upcoming' ? '/settings/VA-OAuth-past-meetings' : '/settings/VA-OAuth-upcoming-meetings'}
            variant="default"
          >
            {when === 'upcoming' ? 'Past meetings' : 'Upcoming meetings'}
          </Button>
          {linked && (
            <Button variant="default" onClick={() => void unlinkZoom()}>
              Disconnect
            </Button>
          )}
          {account === null && (
            <Button component={Link} to="/settings/VA-OAuth-authorization">
              Link Zoom
            </Button>
          )}
        </Group>
      </PageHeader>
      <ReadHint read={info} label="Your Zoom account" />
      <Panel flush fill>
        <DataTable
          label={title}
          columns={COLUMNS}
          rows={meetings}
          rowId={({ event_id }) => event_id}
          onOpen={({ event_id }) => openWindow('event', { event_id })}
          empty={{
            icon: IconVideo,
            title: when === 'upcoming' ? 'No upcoming meetings' : 'No past meetings',
            detail: 'To make an appointment an online meeting, open it and turn on Online meeting.',
          }}
        />
      </Panel>
    </Page>
  );
}
