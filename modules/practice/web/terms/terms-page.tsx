import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import {
  TermsAcceptancesDocument,
  type TermsPartsFragment,
  TermsVersionsDocument,
} from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { TermsEditor } from './terms-editor.tsx';
import { TermsText } from './terms-text.tsx';

/** /settings/terms-and-agreement: what members agree to, who has, and the draft of what comes next. */
export function TermsPage() {
  const read = useApiQuery(TermsVersionsDocument, {});
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  useLive('practice.terms-changed', () => {
    refreshQueries('registration', 'TermsVersions');
    refreshQueries('registration', 'TermsAcceptances');
  });
  const all = read.data?.terms_versions ?? [];
  const draft = all.find(({ state }) => state === 'draft') ?? null;
  const published = all.filter(({ state }) => state === 'published');
  const [current, ...earlier] = published;
  const opened = published.find(({ id }) => id === open);
  return (
    <Page>
      <PageHeader
        title="Terms and Agreement"
        detail={current === undefined ? undefined : `Version ${current.number} is in force`}
      >
        {read.data !== undefined && !editing && (
          <Button
            leftSection={draft === null ? <IconPlus size={16} stroke={1.75} /> : <IconPencil size={16} stroke={1.75} />}
            onClick={() => setEditing(true)}
          >
            {draft === null ? 'New version' : 'Edit draft'}
          </Button>
        )}
      </PageHeader>
      {read.isPending && <LinesSkeleton lines={8} />}
      {read.isError && read.data === undefined && (
        <ErrorState error={read.error} what="The terms" onRetry={() => void read.refetch()} />
      )}
      {editing && (
        <Panel title={draft === null ? 'New version' : 'Draft'}>
          <TermsEditor
            key={draft?.id ?? 'new'}
            draft={draft}
            current={current ?? null}
            onClose={() => setEditing(false)}
          />
        </Panel>
      )}
      {read.data !== undefined && current === undefined && !editing && (
        <Panel>
          <EmptyState icon={IconFileCheck} title="No terms are in force">
            {draft === null ? 'Write a version and publish it: ' : 'A draft is waiting. Once it is published, '}
            whoever signs in can be asked to accept it first.
          </EmptyState>
        </Panel>
      )}
      {current !== undefined && (
        <Panel
          title={`Version ${current.number}: ${current.title}`}
          actions={
            <Button size="compact-sm" variant="default" onClick={() => setOpen(current.id)}>
              Accepted by {current.accepted_count}
            </Button>
          }
        >
          <About terms={current} />
          <TermsText text={current.text} />
        </Panel>
      )}
      {earlier.length > 0 && (
        <Panel title="Earlier versions" flush>
          <ul className={classes.rows}>
            {earlier.map((terms) => (
              <li key={terms.id}>
                <strong>Version {terms.number}</strong>
                <span className={classes.grow}>{terms.title}</span>
                <span>{formatInstant(terms.published_time ?? '')}</span>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Open version ${terms.number}`}
                  onClick={() => setOpen(terms.id)}
                >
                  Open
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {opened !== undefined && (
        <RightDrawer title={`Version ${opened.number}`} onClose={() => setOpen(null)}>
          <Stack gap="md">
            <Acceptances id={opened.id} />
            {opened.id !== current?.id && <TermsText text={opened.text} />}
          </Stack>
        </RightDrawer>
      )}
    </Page>
  );
}

function About({ terms }: { terms: TermsPartsFragment }) {
  return (
    <Group gap="xs" mb="sm">
      <StatusBadge tone={terms.must_accept ? 'accent' : 'neutral'}>
        {terms.must_accept ? 'Must be accepted' : 'To be read'}
      </StatusBadge>
      <Text size="sm" c="dimmed">
        Published by {terms.published_by}, {formatInstant(terms.published_time ?? '')}
      </Text>
    </Group>
  );
}

function Acceptances({ id }: { id: string }) {
  const read = useApiQuery(TermsAcceptancesDocument, { id });
  if (read.error !== null)
    return <ErrorState error={read.error} what="Who has accepted" onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <LinesSkeleton lines={6} />;
  return (
    <ul className={classes.rows} aria-label="Who has accepted">
      {read.data.terms_acceptances.map(({ user_id, name, accepted_time: time }) => (
        <li key={user_id}>
          <span className={classes.grow}>{name}</span>
          {time == null ? <StatusBadge tone="warning">Not yet</StatusBadge> : <span>{formatInstant(time)}</span>}
        </li>
      ))}
    </ul>
  );
}
