import type { TableView } from '#kit/table/table-view.ts';
import type { PatientListQueryVariables } from '../registration.operations.gen.ts';

/** What the list is filtered by, each as a text; '' where it is not. */
export interface ListFilters {
  /** One on each line. */
  tags: string;
  doctor: string;
  visit: string;
  next: string;
  birthday: string;
  gender: string;
  ageFrom: string;
  ageTo: string;
}

/** No filter. */
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

/** When somebody was here: chosen by these words, counted from today. */
export const visitChoices = [
  { value: 'within:7', label: 'In the last 7 days' },
  { value: 'within:30', label: 'In the last 30 days' },
  { value: 'within:365', label: 'In the last 12 months' },
  { value: 'none:182', label: 'Not in the last 6 months' },
  { value: 'none:365', label: 'Not in the last 12 months' },
  { value: 'none:730', label: 'Not in the last 2 years' },
] as const;

/** When somebody comes. */
export const nextChoices = [
  { value: '0', label: 'Today' },
  { value: '7', label: 'In the next 7 days' },
  { value: '30', label: 'In the next 30 days' },
] as const;

/** Whose birthday it is. */
export const birthdayChoices = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'In the next 7 days' },
  { value: 'month', label: 'This month' },
] as const;

/** The filters of a view. */
export function filtersOf(view: TableView): ListFilters {
  return { ...NO_FILTERS, ...view.filters };
}

/** How many of the filters are set. */
export function countFilters(filters: ListFilters): number {
  const { ageFrom, ageTo, ...single } = filters;
  return Object.values({ ...single, age: ageFrom + ageTo }).filter((value) => value !== '').length;
}

type Where = NonNullable<PatientListQueryVariables['where']>;

/** What is asked of the server. `dayFrom` answers the day that is some days from today. */
export function whereOf(search: string, filters: ListFilters, dayFrom: (days: number) => string): Where {
  const where: Where = { search };
  if (filters.tags !== '') where.tags = filters.tags.split('\n');
  if (filters.doctor !== '') where.doctor_id = filters.doctor;
  if (filters.gender !== '') where.gender = { equals: filters.gender };
  if (filters.birthday !== '') where.birthday = filters.birthday as Where['birthday'];
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

/** How the server sorts for a column; null for the order in which the best matches come first. */
export function orderOf(sort: TableView['sort']): PatientListQueryVariables['orderBy'] {
  const by = sort === undefined ? undefined : COLUMN[sort.column];
  return by === undefined || sort === undefined ? null : { [by]: sort.direction };
}
