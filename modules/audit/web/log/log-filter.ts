import { Temporal } from 'temporal-polyfill';
import { readTypedDay } from '#kit/formats/day.ts';
import type { FormRules, RulesIssue } from '#kit/forms/form-rules.ts';
import type { AuditAction, AuditOutcome } from '../../rules/index.ts';
import type { AuditLogPageQueryVariables } from '../audit_logs.operations.gen.ts';
import { actionChoices, outcomeChoices } from '../entry-words.ts';
import { type LogView, readLogView, serverView } from './log-views.ts';

/** What the log is filtered by, as it stands in the page's address. */
export interface LogFilter {
  /** What it is looked at for; everything without. */
  view?: LogView;
  user?: string;
  action?: AuditAction;
  outcome?: AuditOutcome;
  /** A kind of object, and one object of a kind. */
  object?: string;
  record?: string;
  patient?: string;
  /** Days of the clinic, YYYY-MM-DD, both of them included. */
  from?: string;
  to?: string;
  /** Place in the chain, counted from 1, around which the list begins instead of at the newest entry. */
  place?: number;
  /** The entry that is marked there. */
  entry?: string;
}

/** The two days of a filter while they are typed: YYYY-MM-DD, '' for none, or what can't be read. */
export type FilterDays = { from: string; to: string };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const FILTER_PREDICATE = ['user', 'action', 'outcome', 'object', 'record', 'patient', 'from', 'to'] as const;

/** Reads a filter from the query of an address; what the server would not understand is left out. */
export function readLogFilter(query: Readonly<Record<string, unknown>>): LogFilter {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  const id = (name: string): string | undefined => (ID.test(text(name)) ? text(name) : undefined);
  const day = (name: string): string | undefined => (isDay(text(name)) ? text(name) : undefined);
  return {
    view: readLogView(query['view']),
    user: id('user'),
    action: actionChoices.find(({ value }) => value === query['action'])?.value,
    outcome: outcomeChoices.find(({ value }) => value === query['outcome'])?.value,
    object: /^[\w.]{1,80}$/.test(text('object')) ? text('object') : undefined,
    record: id('record'),
    patient: id('patient'),
    from: day('from'),
    to: day('to'),
    place: /^[1-9]\d{0,11}$/.test(text('place')) ? Number(text('place')) : undefined,
    entry: id('entry'),
  };
}

/** How many things the log is filtered by. */
export function countFilterPredicates(filter: LogFilter): number {
  return FILTER_PREDICATE.filter((name) => filter[name] !== undefined).length;
}

/** The filter as the server takes it; days begin and end at midnight in the zone (IANA name). */
export function whereOf(filter: LogFilter, zone: string): NonNullable<AuditLogPageQueryVariables['where']> {
  const { view, user, action, outcome, object, record, patient, from, to } = filter;
  const known = serverView(view);
  const time = {
    ...(from !== undefined && { gte: midnight(from, 0, zone) }),
    ...(to !== undefined && { lt: midnight(to, 1, zone) }),
  };
  return {
    ...(known !== undefined && { view: known }),
    ...(user !== undefined && { user_id: user }),
    ...(action !== undefined && { action }),
    ...(outcome !== undefined && { outcome }),
    ...(object !== undefined && { object_type: object }),
    ...(record !== undefined && { object_id: record }),
    ...(patient !== undefined && { patient_id: patient }),
    ...(Object.keys(time).length > 0 && { time }),
  };
}

/** Whether this is a day as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readTypedDay(text) === text;
}

/** Two days that can be read, the first not after the last. */
export const filterDays: FormRules<FilterDays, FilterDays> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const days = value as FilterDays;
      const issues: RulesIssue[] = (['from', 'to'] as const)
        .filter((name) => days[name] !== '' && !isDay(days[name]))
        .map((name) => ({ path: [name], message: 'Enter a date as MM/DD/YYYY' }));
      if (issues.length === 0 && days.from !== '' && days.to !== '' && days.from > days.to)
        issues.push({ path: ['to'], message: 'This is before the first day' });
      return issues.length > 0 ? { issues } : { value: days };
    },
  },
};

function midnight(day: string, later: number, zone: string): string {
  return Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).toInstant().toString();
}

/** What has to be chosen before a view shows anything; null where nothing has. */
export function missingChoice({
  view,
  patient,
  user,
  object,
  record,
}: LogFilter): { title: string; words: string } | null {
  if (view === 'patient' && patient === undefined)
    return {
      title: 'Whose record?',
      words: 'Choose a patient to see who looked at the record and who changed it.',
    };
  if (view === 'user' && user === undefined)
    return { title: 'Whose work?', words: 'Choose a user to see what they looked at and what they did.' };
  if (view === 'object' && object === undefined && record === undefined)
    return { title: 'Object type', words: 'Choose a kind, such as roles, chart notes or appointments.' };
  return null;
}
