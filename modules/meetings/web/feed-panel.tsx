import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { IconCalendarShare, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import type { Detail } from '../rules/index.ts';
import {
  CalendarFeedDocument,
  ChangeCalendarFeedDocument,
  NewCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from './calendar.operations.gen.ts';
import { DetailChoice } from './detail-choice.tsx';

const refreshes = [['calendar', 'CalendarFeed']] as const;

/** The feed of one's own calendar: its address, what it tells, and taking it away. */
export function FeedPanel() {
  const read = useApiQuery(CalendarFeedDocument, {}, { quiet: true });
  const [detail, setDetail] = useState<Detail>('busy');
  const [url, setUrl] = useState<string | null>(null);
  const make = useApiMutation(NewCalendarFeedDocument, {
    refreshes,
    onDone: ({ NewCalendarFeed }) => setUrl(NewCalendarFeed.url),
  });
  const change = useApiMutation(ChangeCalendarFeedDocument, {
    refreshes,
    onDone: () => toast.success('The feed tells that now'),
  });
  const revoke = useApiMutation(RevokeCalendarFeedDocument, {
    refreshes,
    onDone: () => {
      setUrl(null);
      toast.success('The feed is gone; its address leads nowhere');
    },
  });
  const feed = read.data?.calendarFeed;

  const renew = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Make a new address?',
      message: 'The address that you have now leads nowhere from then on. Programs that use it need the new one.',
      confirm: 'New address',
      danger: true,
    });
    if (sure && feed != null) make.mutate({ detail: feed.detail });
  };
  const drop = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Take the feed away?',
      message: 'Programs that read your calendar by its address can’t any more.',
      confirm: 'Take away',
      danger: true,
    });
    if (sure) revoke.mutate({});
  };

  return (
    <Panel title="A private address for calendar programs">
      <Text size="sm" c="dimmed" mb="md">
        Outlook, Apple Calendar and others can show your appointments of the last month and the half year to come. They
        only read. Whoever has the address can read it too: treat it like a password.
      </Text>
      {read.isPending && <RowsSkeleton rows={3} />}
      {read.isError && feed === undefined && (
        <ErrorState error={read.error} what="Your feed" onRetry={() => void read.refetch()} />
      )}
      {feed === null && (
        <Stack gap="md" align="start">
          <DetailChoice label="What it tells" value={detail} onChange={setDetail} />
          <Button
            leftSection={<IconCalendarShare size={16} stroke={1.75} />}
            loading={make.isPending}
            onClick={() => make.mutate({ detail })}
          >
            Make an address
          </Button>
        </Stack>
      )}
      {feed != null && (
        <Stack gap="md" align="start">
          {url !== null && <Address url={url} />}
          <Text size="sm">
            Since {formatInstant(feed.created_time)} ·{' '}
            {feed.read_time === null ? 'not read yet' : `read last ${formatInstant(feed.read_time)}`}
            {url === null && ' · the address is shown only when it is made'}
          </Text>
          <DetailChoice
            label="What it tells"
            value={change.isPending ? change.variables.detail : feed.detail}
            onChange={(chosen) => change.mutate({ detail: chosen })}
          />
          <Group gap="xs">
            <Button variant="default" loading={make.isPending} onClick={() => void renew()}>
              New address
            </Button>
            <Button variant="default" loading={revoke.isPending} onClick={() => void drop()}>
              Take away
            </Button>
          </Group>
        </Stack>
      )}
    </Panel>
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
