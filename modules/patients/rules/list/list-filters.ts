import type { BirthdaySpan } from './list-filter.ts';

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

/** Returns all filters of a list; those that are not given are not set. */
export function filtersOf(given: Readonly<Record<string, string>> | undefined): ListFilters {
  const pick = (name: keyof ListFilters): string => given?.[name] ?? '';
  return {
    tags: pick('tags'),
    doctor: pick('doctor'),
    visit: pick('visit'),
    next: pick('next'),
    birthday: pick('birthday'),
    gender: pick('gender'),
    ageFrom: pick('ageFrom'),
    ageTo: pick('ageTo'),
  };
}

/** Returns the number of active filters. */
export function countFilters(filters: ListFilters): number {
  const { ageFrom, ageTo, ...single } = filters;
  return Object.values({ ...single, age: ageFrom + ageTo }).filter((value) => value !== '').length;
}

/** Returns whether two lists have the same filters. */
export function areSameFilters(one: ListFilters, other: ListFilters): boolean {
  return FILTERS.every((name) => one[name] === other[name]);
}

const FILTERS = Object.keys(NO_FILTERS) as (keyof ListFilters)[];

/** The filters as `search_patients` takes them. */
export interface ListWhere {
  search: string;
  tags?: string[];
  doctor_id?: string;
  gender?: { equals: string };
  birthday?: BirthdaySpan;
  last_visit?: { from?: string; none_since?: string };
  next_visit?: { from: string; to: string };
  age?: { from?: number; to?: number };
}

/** Returns the server's filter. `dayFrom` returns the date some days from today. */
export function whereOf(search: string, filters: ListFilters, dayFrom: (days: number) => string): ListWhere {
  const where: ListWhere = { search };
  if (filters.tags !== '') where.tags = filters.tags.split('\n');
  if (filters.doctor !== '') where.doctor_id = filters.doctor;
  if (filters.gender !== '') where.gender = { equals: filters.gender };
  if (filters.birthday !== '') where.birthday = filters.birthday as BirthdaySpan;
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
