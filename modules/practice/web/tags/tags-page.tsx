import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconTags } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows, DataTable } from '#kit/table/data-table.tsx';
import { ClinicTagsDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { TagDrawer } from './tag-drawer.tsx';
import { patientsText, type Tag } from './tag-words.ts';

const columns: readonly DataColumn<Tag>[] = [
  {
    id: 'tag',
    title: 'Tag',
    width: 'minmax(12rem, 2fr)',
    phone: 'title',
    cell: ({ tag, color }) => (
      <>
        <span className={classes.dot} style={{ background: color }} />
        {tag}
      </>
    ),
  },
  {
    id: 'patients',
    title: 'Patients',
    width: '9rem',
    phone: 'aside',
    cell: ({ patient_count: count }) => patientsText(count),
  },
  {
    id: 'created',
    title: 'Created',
    width: '9rem',
    phone: 'hidden',
    cell: ({ create_time: time }) => formatDay(dayOf(time)),
  },
];

/** /settings/tag-management: the words that patients are marked with. */
export function TagsPage() {
  const read = useApiQuery(ClinicTagsDocument, {});
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  useLive('practice.tag-changed', () => refreshQueries('registration', 'ClinicTags'));
  const all = useMemo(() => read.data?.clinic_tags ?? [], [read.data]);
  const shown = useMemo(
    () => all.filter(({ tag }) => tag.toLowerCase().includes(typed.trim().toLowerCase())),
    [all, typed],
  );
  const tag = all.find(({ id }) => id === open) ?? null;
  return (
    <Page fill>
      <PageHeader title="Tag Management" detail={read.data === undefined ? undefined : `${all.length} tags`}>
        <TextInput
          className={classes.search}
          aria-label="Search tags"
          placeholder="Search tags"
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setOpen('new')}>
          New tag
        </Button>
      </PageHeader>
      <Panel fill>
        <DataTable
          label="The tags"
          columns={columns}
          rows={{ ...allRows(shown), status: read.status, error: read.error, retry: () => void read.refetch() }}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpen(id)}
          selectedId={open}
          empty={
            <EmptyState
              icon={IconTags}
              title={all.length === 0 ? 'No tags yet' : `No tag holds “${typed}”`}
              action={all.length === 0 && <Button onClick={() => setOpen('new')}>Make the first one</Button>}
            >
              A tag marks patients who have something in common, as “Diabetes” or “Interpreter”.
            </EmptyState>
          }
        />
      </Panel>
      {(open === 'new' || tag !== null) && (
        <TagDrawer key={open} tag={tag} others={all.filter(({ id }) => id !== open)} onClose={() => setOpen(null)} />
      )}
    </Page>
  );
}
