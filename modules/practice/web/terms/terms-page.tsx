import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshAll, type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import {
  TermsAcceptancesDocument,
  type TermsPartsFragment,
  TermsVersionsDocument,
} from '../registration.operations.gen.ts';
import { TermsEditor } from './terms-editor.tsx';
import { TermsText } from './terms-text.tsx';

const TERMS: Refreshes = [
  ['registration', 'TermsVersions'],
  ['registration', 'TermsAcceptances'],
];

/** /settings/terms-and-agreement: the terms for members, who has accepted them, and the draft of the next version. */
export function TermsPage() {
  const read = useApiQuery(TermsVersionsDocument, {}, { quiet: true });
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  useLive('practice.terms-changed', () => refreshAll(TERMS));
  const all = read.data?.terms_versions ?? [];
  const draft = all.find(({ state }) => state === 'draft') ?? null;
  const published = all.filter(({ state }) => state === 'published');
  const [current, ...earlier] = published;
  const opened = published.find(({ id }) => id === open);
  return (
    <Page>
      <PageHeader
        title="Terms and Agreement"
        detail={current === undefined ? undefined : `Version ${current.number} is in effect`}
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
      {(current === undefined || read.data === undefined) && !editing && (
        <Panel flush>
          <ReadRows
            label="Terms"
            read={read}
            rows={() => published}
            loadingRows={8}
            empty={{
              icon: IconFileCheck,
              title: 'No terms in effect',
              detail: `${draft === null ? 'Write a version and publish it.' : 'A draft is waiting to be published.'} Members can be asked to accept it when they sign in.`,
            }}
          >
            {() => null}
          </ReadRows>
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
          <RowList label="Earlier versions">
            {earlier.map((terms) => (
              <Row
                key={terms.id}
                title={`Version ${terms.number}`}
                subtitle={[terms.title, formatInstant(terms.published_time ?? '')]}
                actions={
                  <RowButton of={`version ${terms.number}`} onClick={() => setOpen(terms.id)}>
                    Open
                  </RowButton>
                }
              />
            ))}
          </RowList>
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
        {terms.must_accept ? 'Must be accepted' : 'For information'}
      </StatusBadge>
      <Text size="sm" c="dimmed">
        Published by {terms.published_by}, {formatInstant(terms.published_time ?? '')}
      </Text>
    </Group>
  );
}

function Acceptances({ id }: { id: string }) {
  const read = useApiQuery(TermsAcceptancesDocument, { id }, { quiet: true });
  return (
    <ReadRows
      label="Acceptances"
      read={read}
      rows={({ terms_acceptances }) => terms_acceptances}
      rowId={({ user_id }) => user_id}
      loadingRows={6}
      empty={{ icon: IconFileCheck, title: 'No acceptances yet' }}
    >
      {({ name, accepted_time: time }) => (
        <Row
          title={name}
          badges={time == null ? <StatusBadge tone="warning">Not yet</StatusBadge> : <span>{formatInstant(time)}</span>}
        />
      )}
    </ReadRows>
  );
}
