import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconStairsUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ProgramsDocument, type ProgramRowFragment } from '../program.operations.gen.ts';
import { typeWords } from '../program-words.ts';
import classes from '../programs.module.css';
import { useProgramsChanged } from '../use-programs.ts';

const number = (
  id: string,
  title: string,
  read: (row: ProgramRowFragment) => number,
): DataColumn<ProgramRowFragment> => ({
  id,
  title,
  align: 'end',
  width: '7rem',
  phone: 'hidden',
  cell: (row) => String(read(row)),
});

const columns: readonly DataColumn<ProgramRowFragment>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, width: 'minmax(12rem, 3fr)', phone: 'title', fixed: true },
  { id: 'type', title: 'Type', cell: typeWords, width: '10rem' },
  number('modules', 'Modules', ({ content_count }) => content_count),
  number('enrolled', 'Enrolled', ({ enrolled_count }) => enrolled_count),
  {
    ...number('in_progress', 'In progress', (row) => row.in_progress_count + row.paused_count),
    phone: 'detail',
    text: (row) => row.in_progress_count + row.paused_count,
  },
  number('completed', 'Completed', ({ completed_count }) => completed_count),
  {
    id: 'owner',
    title: 'Responsible',
    cell: ({ owner_name }) => owner_name,
    width: 'minmax(8rem, 1fr)',
    phone: 'hidden',
  },
  {
    id: 'active',
    title: 'Active',
    width: '7rem',
    phone: 'aside',
    cell: ({ is_archived: isArchived }) => (
      <StatusBadge tone={isArchived ? 'neutral' : 'success'}>{isArchived ? 'Archived' : 'Active'}</StatusBadge>
    ),
  },
];

/** /program/index: the clinic's programs. */
export function ProgramsPage() {
  useProgramsChanged();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState('active');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const rows = useRows(
    ProgramsDocument,
    { search: search === '' ? null : search, archived: view === 'archived' },
    { take: 50, rows: ({ programs }) => programs },
  );
  const add = can('programs.edit') && (
    <Button component={Link} to="/program/index/add_program" leftSection={<IconPlus size={16} stroke={1.75} />}>
      Add program
    </Button>
  );
  return (
    <Page fill>
      <PageHeader title="Programs">
        <Group gap="xs">
          <SegmentedControl
            aria-label="Which programs"
            value={view}
            onChange={setView}
            data={[
              { value: 'active', label: 'Active' },
              { value: 'archived', label: 'Archived' },
            ]}
          />
          {add}
        </Group>
      </PageHeader>
      <Panel fill>
        <div className={classes.pad}>
          <TextInput
            aria-label="Search programs"
            placeholder="Name of a program"
            value={typed}
            maxLength={120}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <DataTable
          label="Programs"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowPath={({ id }) => `/program_detail/index?program_id=${id}`}
          empty={
            search !== '' ? (
              <EmptyState icon={IconStairsUp} title="No program of this name" />
            ) : (
              <EmptyState
                icon={IconStairsUp}
                title={view === 'archived' ? 'Nothing is archived' : 'No programs yet'}
                action={view === 'archived' ? undefined : add}
              >
                {view === 'archived' ? undefined : 'What patients read, answer and do over weeks, released day by day.'}
              </EmptyState>
            )
          }
        />
      </Panel>
    </Page>
  );
}
