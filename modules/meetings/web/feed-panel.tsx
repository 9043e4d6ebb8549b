import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { IconCalendarShare, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import type { Detail } from '../rules/index.ts';
import {
  CalendarFeedDocument,
  type CalendarFeedQuery,
  ChangeCalendarFeedDocument,
  NewCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from './calendar.operations.gen.ts';
import { DetailChoice } from './detail-choice.tsx';

type Feed = NonNullable<CalendarFeedQuery['calendarFeed']>;

const refreshes = [['calendar', 'CalendarFeed']] as const;

/** The feed of the user's calendar: its address, level of detail, and deletion. */
export function FeedPanel() {
  const read = useApiQuery(CalendarFeedDocument, {}, { quiet: true });
  const [url, setUrl] = useState<string | null>(null);
  const make = useApiMutation(NewCalendarFeedDocument, {
    refreshes,
    onDone: ({ NewCalendarFeed }) => setUrl(NewCalendarFeed.url),
  });
  const create = (detail: Detail): void => make.mutate({ detail });
  return (
    <Panel title="Private address for calendar apps">
      <Text size="sm" c="dimmed" mb="md">
        Outlook, Apple Calendar and others can show your appointments of the last month and the next six months,
        read-only. Anyone with the address can read them: treat it like a password.
      </Text>
      <ReadState label="Your feed" read={read} rows={3}>
        {({ calendarFeed: feed }) =>
          feed == null ? (
            <NewFeed creating={make.isPending} onCreate={create} />
          ) : (
            <FeedView
              feed={feed}
              url={url}
              creating={make.isPending}
              onCreate={create}
              onDeleted={() => setUrl(null)}
            />
          )
        }
      </ReadState>
    </Panel>
  );
}

interface NewFeedProps {
  creating: boolean;
  onCreate: (detail: Detail) => void;
}

function NewFeed({ creating, onCreate }: NewFeedProps) {
  const [detail, setDetail] = useState<Detail>('busy');
  return (
    <Stack gap="md" align="start">
      <DetailChoice label="Details shown" value={detail} onChange={setDetail} />
      <Button
        leftSection={<IconCalendarShare size={16} stroke={1.75} />}
        loading={creating}
        onClick={() => onCreate(detail)}
      >
        Create address
      </Button>
    </Stack>
  );
}

interface FeedViewProps extends NewFeedProps {
  feed: Feed;
  /** The address, if it was just created. */
  url: string | null;
  onDeleted: () => void;
}

function FeedView({ feed, url, creating, onCreate, onDeleted }: FeedViewProps) {
  const change = useApiMutation(ChangeCalendarFeedDocument, {
    refreshes,
    onDone: () => toast.success('Feed updated'),
  });
  const revoke = useApiMutation(RevokeCalendarFeedDocument, {
    refreshes,
    onDone: () => {
      onDeleted();
      toast.success('Feed deleted; its address no longer works');
    },
  });
  const renew = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Create a new address?',
      message: 'The current address stops working. Programs that use it need the new one.',
      confirm: 'New address',
      danger: true,
    });
    if (sure) onCreate(feed.detail);
  };
  const drop = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Delete the feed?',
      message: 'Programs that use its address can no longer read your calendar.',
      confirm: 'Delete feed',
      danger: true,
    });
    if (sure) revoke.mutate({});
  };
  return (
    <Stack gap="md" align="start">
      {url !== null && <Address url={url} />}
      <Text size="sm">
        Since {formatInstant(feed.created_time)} ·{' '}
        {feed.read_time === null ? 'not read yet' : `last read ${formatInstant(feed.read_time)}`}
        {url === null && ' · the address is shown only once'}
      </Text>
      <DetailChoice
        label="Details shown"
        value={change.isPending ? change.variables.detail : feed.detail}
        onChange={(chosen) => change.mutate({ detail: chosen })}
      />
      <Group gap="xs">
        <Button variant="default" loading={creating} onClick={() => void renew()}>
          New address
        </Button>
        <Button variant="default" loading={revoke.isPending} onClick={() => void drop()}>
          Delete feed
        </Button>
      </Group>
    </Stack>
  );
}

function Address({ url }: { url: string }) {
  return (
    <Notice>
      Copy the address now: it is not shown again.
      <Group gap="xs" mt="xs">
        <Code style={{ overflowWrap: 'anywhere' }}>{url}</Code>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Notice>
  );
}
