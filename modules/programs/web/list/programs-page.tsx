import { Button } from '@mantine/core';
import { IconPlus, IconStairsUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ProgramsDocument, type ProgramRowFragment } from '../program.operations.gen.ts';
import { typeWords } from '../program-words.ts';
import { useProgramsChanged } from '../use-programs.ts';

type Program = ProgramRowFragment;

const count = (id: string, title: string, of: (row: Program) => number): DataColumn<Program> =>
  textColumn(id, title, of, { align: 'end', width: '7rem', phone: 'hidden' });

const columns: readonly DataColumn<Program>[] = [
  textColumn('name', 'Name', ({ name }) => name, { width: 'minmax(12rem, 3fr)', phone: 'title', fixed: true }),
  textColumn('type', 'Type', typeWords, { width: '10rem' }),
  count('modules', 'Modules', ({ content_count }) => content_count),
  count('enrolled', 'Enrolled', ({ enrolled_count }) => enrolled_count),
  { ...count('in_progress', 'In progress', (row) => row.in_progress_count + row.paused_count), phone: 'detail' },
  count('completed', 'Completed', ({ completed_count }) => completed_count),
  textColumn('owner', 'Responsible', ({ owner_name }) => owner_name, { width: 'minmax(8rem, 1fr)', phone: 'hidden' }),
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

const VIEWS = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;

/** /program/index: the clinic's programs. */
export function ProgramsPage() {
  useProgramsChanged();
  const [search, setSearch] = useState('');
  const [view, setView] = useState<'active' | 'archived'>('active');
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
      <PageHeader title="Programs">{add}</PageHeader>
      <FilterBar>
        <FilterTabs label="Programs by status" tabs={VIEWS} value={view} onChange={setView} />
        <SearchBox label="Search programs" maxLength={120} onSearch={setSearch} />
      </FilterBar>
      <Panel fill>
        <DataTable
          label="Programs"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowPath={({ id }) => `/program_detail/index?program_id=${id}`}
          empty={emptyContent(search, view, add)}
        />
      </Panel>
    </Page>
  );
}

function emptyContent(search: string, view: 'active' | 'archived', add: ReactNode): EmptyContent {
  const icon = IconStairsUp;
  if (search !== '') return { icon, title: `No results for “${search}”` };
  if (view === 'archived') return { icon, title: 'No archived programs' };
  const detail = 'A program releases texts, questionnaires and tasks to patients over several weeks.';
  return { icon, title: 'No programs yet', detail, action: add };
}
