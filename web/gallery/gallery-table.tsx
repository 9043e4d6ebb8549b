import { IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatAge } from '#kit/formats/age.ts';
import { formatDay } from '#kit/formats/day.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import type { DataColumn, Sort } from '#kit/table/data-column.ts';
import { allRows, DataTable } from '#kit/table/data-table.tsx';

interface Person {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  mobile: string;
  confirmed: boolean;
}

const FIRST = ['Ada', 'Björn', 'Chidi', 'Dolores', 'Ewa', 'Farid', 'Grace', 'Hiroshi'];
const LAST = ['Quist', 'Vance', 'Okafor', 'Weber', 'Petrov', 'Tanaka', 'Young'];
const PEOPLE: readonly Person[] = Array.from({ length: 5000 }, (_, at) => ({
  id: String(100_000 + at),
  first_name: FIRST[at % 8]!,
  last_name: LAST[at % 7]!,
  date_of_birth: `${1930 + ((at * 13) % 90)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
  mobile: `+1 617555${String(1000 + (at % 9000))}`,
  confirmed: at % 3 > 0,
}));

const COLUMNS: readonly DataColumn<Person>[] = [
  { id: 'name', title: 'Name', cell: nameLastFirst, width: 'minmax(12rem, 2fr)', sortable: true, phone: 'title' },
  {
    id: 'born',
    title: 'Date of birth',
    cell: (person) => formatDay(person.date_of_birth),
    width: '8rem',
    sortable: true,
  },
  {
    id: 'age',
    title: 'Age',
    cell: (person) => formatAge(person.date_of_birth),
    width: '4.5rem',
    align: 'end',
    phone: 'hidden',
  },
  { id: 'mobile', title: 'Mobile', cell: (person) => formatPhone(person.mobile), width: 'minmax(9rem, 1fr)' },
  { id: 'number', title: 'Record', cell: (person) => person.id, width: '6rem', align: 'end', phone: 'hidden' },
  {
    id: 'status',
    title: 'Status',
    cell: ({ confirmed }) => (
      <StatusBadge tone={confirmed ? 'success' : 'warning'}>{confirmed ? 'confirmed' : 'pending'}</StatusBadge>
    ),
    width: '8rem',
    phone: 'aside',
  },
];

/** Five thousand made-up people. */
export function GalleryTable() {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'asc' });
  const rows = useMemo(() => {
    const key = (person: Person): string => (sort.column === 'name' ? nameLastFirst(person) : person.date_of_birth);
    const sorted = PEOPLE.toSorted((one, other) => key(one).localeCompare(key(other)));
    return allRows(sort.direction === 'asc' ? sorted : sorted.toReversed());
  }, [sort]);
  return (
    <DataTable
      label="People"
      columns={COLUMNS}
      rows={rows}
      rowId={(person) => person.id}
      rowPath={(person) => `/kit?name=${person.id}`}
      selectedId="100003"
      sort={sort}
      onSort={setSort}
      empty={<EmptyState icon={IconUsers} title="Nobody here" />}
    />
  );
}
