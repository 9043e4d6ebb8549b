import { Button, Group, TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import { ColumnMenu } from '#kit/table/column-menu.tsx';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { sortRows } from '#kit/table/sort-rows.ts';
import { useSelection } from '#kit/table/use-selection.ts';
import { useTableView } from '#kit/table/use-table-view.ts';
import { ViewMenu } from '#kit/table/view-menu.tsx';
import { PEOPLE, PERSON_COLUMNS } from './made-up-people.tsx';

const BEGIN = { sort: { column: 'name', direction: 'asc' } } as const;

/** A table of five thousand fictional people, with all features of a list. */
export function PeopleTable() {
  const view = useTableView(PERSON_COLUMNS, { begin: BEGIN });
  const selection = useSelection();
  const typed = view.filter('search').toLowerCase();
  const people = useMemo(() => PEOPLE.filter((person) => nameLastFirst(person).toLowerCase().includes(typed)), [typed]);
  const sorted = useMemo(() => sortRows(people, PERSON_COLUMNS, view.sort), [people, view.sort]);
  const rows = useMemo(() => allRows(sorted), [sorted]);
  const marked = sorted.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <Group gap="xs" p="xs">
        <TextInput
          aria-label="Find a person"
          placeholder="Find a person"
          leftSection={<IconSearch size={16} />}
          value={view.filter('search')}
          onChange={(event) => view.setFilter('search', event.currentTarget.value)}
          mr="auto"
        />
        <ViewMenu state={view} />
        <ColumnMenu state={view} />
        <ExportMenu
          source={{
            name: 'People',
            columns: view.columns,
            selected: marked,
            count: sorted.length,
            read: async ({ marked: chosen, skip, take }) => {
              // Simulates the latency of a server.
              await new Promise((resolve) => setTimeout(resolve, 60));
              return (chosen.length > 0 ? chosen : sorted).slice(skip, skip + take);
            },
          }}
        />
      </Group>
      <DataTable
        label="People"
        columns={view.columns}
        rows={rows}
        rowId={(person) => person.id}
        onOpen={(person) => toast.info(`${nameLastFirst(person)} would open now.`)}
        sort={view.sort}
        onSort={view.setSort}
        selection={selection}
        empty={{ icon: IconUsers, title: 'No people yet' }}
      />
      <BulkBar
        selection={selection}
        all={{ count: sorted.length, onSelect: () => selection.set(new Set(sorted.map(({ id }) => id))) }}
      >
        <Button size="compact-sm" variant="light" onClick={() => toast.success('Success sent invitation')}>
          Invite
        </Button>
      </BulkBar>
    </>
  );
}
