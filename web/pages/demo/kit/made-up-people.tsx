import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatAge } from '#kit/formats/age.ts';
import { formatDay } from '#kit/formats/day.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import type { DataColumn } from '#kit/table/data-column.ts';

/** A fictional person. */
export interface Person {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  mobile: string;
  confirmed: boolean;
}

const FIRST = ['Ada', 'Björn', 'Chidi', 'Dolores', 'Ewa', 'Farid', 'Grace', 'Hiroshi'];
const LAST = ['Quist', 'Vance', 'Okafor', 'Weber', 'Petrov', 'Tanaka', 'Young'];

/** Five thousand fictional people. */
export const PEOPLE: readonly Person[] = Array.from({ length: 5000 }, (_, at) => ({
  id: String(100_000 + at),
  first_name: FIRST[at % 8]!,
  last_name: LAST[at % 7]!,
  date_of_birth: `${1930 + ((at * 13) % 90)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
  mobile: `+1 617555${String(1000 + (at % 9000))}`,
  confirmed: at % 3 > 0,
}));

/** The columns of their list. */
export const PERSON_COLUMNS: readonly DataColumn<Person>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: nameLastFirst,
    width: 'minmax(12rem, 2fr)',
    sortable: true,
    fixed: true,
    phone: 'title',
  },
  {
    id: 'born',
    title: 'Date of birth',
    cell: (person) => formatDay(person.date_of_birth),
    width: '8rem',
  },
  {
    id: 'age',
    title: 'Age',
    cell: (person) => formatAge(person.date_of_birth),
    width: '5rem',
    align: 'end',
    sortable: true,
    phone: 'hidden',
  },
  { id: 'mobile', title: 'Mobile', cell: (person) => formatPhone(person.mobile), width: 'minmax(9rem, 1fr)' },
  {
    id: 'number',
    title: 'Record',
    cell: (person) => person.id,
    text: (person) => Number(person.id),
    width: '6rem',
    align: 'end',
    sortable: true,
    hidden: true,
    phone: 'hidden',
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ confirmed }) => (
      <StatusBadge tone={confirmed ? 'success' : 'warning'}>{confirmed ? 'Confirmed' : 'Pending'}</StatusBadge>
    ),
    text: ({ confirmed }) => (confirmed ? 'Confirmed' : 'Pending'),
    width: '8rem',
    sortable: true,
    phone: 'aside',
  },
];
