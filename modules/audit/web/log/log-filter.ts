import { Temporal } from 'temporal-polyfill';
import { readTypedDay } from '#kit/formats/day.ts';
import type { FormRules, RulesIssue } from '#kit/forms/form-rules.ts';
import type { AuditAction, AuditOutcome } from '../../rules/index.ts';
import type { AuditLogPageQueryVariables } from '../audit_logs.operations.gen.ts';
import { actionChoices, outcomeChoices } from '../entry-words.ts';
import { type LogView, readLogView, serverView } from './log-views.ts';

/** The filter of the log, as stored in the page's URL. */
export interface LogFilter {
  /** The view; everything by default. */
  view?: LogView;
  user?: string;
  action?: AuditAction;
  outcome?: AuditOutcome;
  /** An object type, and an object of that type. */
  object?: string;
  record?: string;
  patient?: string;
  /** Clinic days, YYYY-MM-DD, both inclusive. */
  from?: string;
  to?: string;
  /** Newest first by default. */
  order?: 'oldest';
  /** Position in the chain, counted from 1, at which the list starts instead of the newest entry. */
  place?: number;
  /** The highlighted entry there. */
  entry?: string;
}

/** The two days of a filter while typing: YYYY-MM-DD, '' for none, or text that can't be parsed. */
export type FilterDays = { from: string; to: string };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const FILTER_PREDICATE = ['user', 'action', 'outcome', 'object', 'record', 'patient', 'from', 'to'] as const;

/** Parses a filter from the query of a URL; invalid values are dropped. */
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
    order: query['order'] === 'oldest' ? 'oldest' : undefined,
    place: /^[1-9]\d{0,11}$/.test(text('place')) ? Number(text('place')) : undefined,
    entry: id('entry'),
  };
}

/** Returns the number of active filters. */
export function countFilterPredicates(filter: LogFilter): number {
  return FILTER_PREDICATE.filter((name) => filter[name] !== undefined).length;
}

/** Converts the filter for the server; days begin and end at midnight in the time zone (IANA name). */
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

/** Returns whether a text is a day as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readTypedDay(text) === text;
}

/** Requires two valid days, the first not after the last. */
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
        issues.push({ path: ['to'], message: 'The end date is before the start date' });
      return issues.length > 0 ? { issues } : { value: days };
    },
  },
};

function midnight(day: string, later: number, zone: string): string {
  return Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).toInstant().toString();
}

/** Returns the choice that a view requires before it shows anything; null if it is complete. */
export function missingChoice({
  view,
  patient,
  user,
  object,
  record,
}: LogFilter): { title: string; words: string } | null {
  if (view === 'patient' && patient === undefined)
    return {
      title: 'Patient record',
      words: 'Choose a patient to see who viewed or changed the record.',
    };
  if (view === 'user' && user === undefined)
    return { title: 'User activity', words: 'Choose a user to see what they viewed and changed.' };
  if (view === 'object' && object === undefined && record === undefined)
    return { title: 'Object type', words: 'Choose a type, such as roles, chart notes or appointments.' };
  return null;
}
