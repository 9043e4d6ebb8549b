import type { TableView } from '#kit/table/table-view.ts';
import type { PatientListQueryVariables } from '../registration.operations.gen.ts';

/** The filters of the list as text; '' if not set. */
export interface ListFilters {
  /** One per line. */
  tags: string;
  doctor: string;
  visit: string;
  next: string;
  birthday: string;
  gender: string;
  ageFrom: string;
  ageTo: string;
}

/** No filters. */
export const NO_FILTERS: ListFilters = {
  tags: '',
  doctor: '',
  visit: '',
  next: '',
  birthday: '',
  gender: '',
  ageFrom: '',
  ageTo: '',
};

/** Ranges of the last visit, relative to today. */
export const visitChoices = [
  { value: 'within:7', label: 'In the last 7 days' },
  { value: 'within:30', label: 'In the last 30 days' },
  { value: 'within:365', label: 'In the last 12 months' },
  { value: 'none:182', label: 'Not in the last 6 months' },
  { value: 'none:365', label: 'Not in the last 12 months' },
  { value: 'none:730', label: 'Not in the last 2 years' },
] as const;

/** Ranges of the next visit. */
export const nextChoices = [
  { value: '0', label: 'Today' },
  { value: '7', label: 'In the next 7 days' },
  { value: '30', label: 'In the next 30 days' },
] as const;

/** Ranges of birthdays. */
export const birthdayChoices = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'In the next 7 days' },
  { value: 'month', label: 'This month' },
] as const;

/** Returns the filters of a view. */
export function filtersOf(view: TableView): ListFilters {
  return { ...NO_FILTERS, ...view.filters };
}

/** Returns the number of active filters. */
export function countFilters(filters: ListFilters): number {
  const { ageFrom, ageTo, ...single } = filters;
  return Object.values({ ...single, age: ageFrom + ageTo }).filter((value) => value !== '').length;
}

type PatientListWhere = NonNullable<PatientListQueryVariables['where']>;

/** Returns the server's filter. `dayFrom` returns the date some days from today. */
export function whereOf(search: string, filters: ListFilters, dayFrom: (days: number) => string): PatientListWhere {
  const where: PatientListWhere = { search };
  if (filters.tags !== '') where.tags = filters.tags.split('\n');
  if (filters.doctor !== '') where.doctor_id = filters.doctor;
  if (filters.gender !== '') where.gender = { equals: filters.gender };
  if (filters.birthday !== '') where.birthday = filters.birthday as PatientListWhere['birthday'];
  const [kind, days] = filters.visit.split(':');
  if (kind === 'within') where.last_visit = { from: dayFrom(-Number(days)) };
  if (kind === 'none') where.last_visit = { none_since: dayFrom(-Number(days)) };
  if (filters.next !== '') where.next_visit = { from: dayFrom(0), to: dayFrom(Number(filters.next)) };
  const age = { from: years(filters.ageFrom), to: years(filters.ageTo) };
  if (age.from !== undefined || age.to !== undefined) where.age = age;
  return where;
}

function years(typed: string): number | undefined {
  const number = Number(typed);
  return typed.trim() === '' || !Number.isInteger(number) || number < 0 || number > 150 ? undefined : number;
}

const COLUMN: Record<string, keyof NonNullable<PatientListQueryVariables['orderBy']>> = {
  name: 'last_name',
  birth: 'date_of_birth',
  record: 'user_patient_id',
};

/** Returns the server's sort order for a column; null for relevance order. */
export function orderOf(sort: TableView['sort']): PatientListQueryVariables['orderBy'] {
  const by = sort === undefined ? undefined : COLUMN[sort.column];
  return by === undefined || sort === undefined ? null : { [by]: sort.direction };
}
