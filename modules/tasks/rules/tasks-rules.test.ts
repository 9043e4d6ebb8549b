import { expect, test } from 'vitest';
import {
  bucketBounds,
  bucketOf,
  dueFlag,
  freeName,
  dayOfSeries,
  nextDue,
  pendingTotal,
  readDisposition,
  readText,
  repeatText,
  taskFileType,
} from './index.ts';

const ZONE = 'America/New_York';
const at = (text: string): Date => new Date(text);

test('buckets end at the clinic’s midnight, and a week later', () => {
  // 9 PM in Boston is the next day in London.
  const bounds = bucketBounds(at('2026-11-24T02:00:00Z'), ZONE);
  expect(bounds.tomorrow).toEqual(at('2026-11-24T05:00:00Z'));
  expect(bounds.nextWeek).toEqual(at('2026-11-30T05:00:00Z'));
  const of = (due: string | null, until: string | null = null) =>
    bucketOf({ due_time: due === null ? null : at(due), snoozed_until: until === null ? null : at(until) }, bounds);
  expect(of('2026-11-24T01:59:59Z')).toBe('Overdue');
  expect(of('2026-11-24T04:59:59Z')).toBe('Today');
  expect(of('2026-11-24T05:00:00Z')).toBe('Week');
  expect(of('2026-11-30T05:00:00Z')).toBe('Later');
  expect(of(null)).toBe('NoDate');
  expect(of('2026-11-20T05:00:00Z', '2026-11-25T05:00:00Z')).toBe('Snoozed');
  expect(of('2026-11-20T05:00:00Z', '2026-11-23T05:00:00Z')).toBe('Overdue');
});

test('flags are Due today or Reminder in today’s list, and Due date or Overdue in longer ones', () => {
  const [now, end] = [at('2026-11-23T14:00:00Z'), at('2026-11-24T05:00:00Z')];
  const [due, later] = [at('2026-11-23T10:00:00Z'), at('2026-11-25T10:00:00Z')];
  expect(dueFlag('Today', { due, reminder: null }, now, end)).toBe('Due today');
  expect(dueFlag('Today', { due: later, reminder: due }, now, end)).toBe('Reminder');
  expect(dueFlag('Today', { due: null, reminder: null }, now, end)).toBeNull();
  expect(dueFlag('Week', { due, reminder: null }, now, end)).toBe('Overdue');
  expect(dueFlag('Month', { due: later, reminder: null }, now, end)).toBe('Due date');
  expect(dueFlag('Month', { due: null, reminder: later }, now, end)).toBeNull();
});

test.each([
  // Done late: the next one is in the future, in the same rhythm.
  ['week', 1, 'due', '2026-11-02T14:00:00Z', '2026-11-23T13:00:00Z', '2026-11-23T14:00:00Z'],
  ['week', 1, 'due', '2026-11-02T14:00:00Z', '2026-11-23T14:00:00Z', '2026-11-30T14:00:00Z'],
  // It stays at 9 AM across a clock change.
  ['day', 1, 'due', '2026-10-31T13:00:00Z', '2026-10-31T15:00:00Z', '2026-11-01T14:00:00Z'],
  ['month', 1, 'due', '2027-01-31T14:00:00Z', '2027-01-31T15:00:00Z', '2027-02-28T14:00:00Z'],
  ['month', 1, 'due', '2027-01-31T14:00:00Z', '2027-03-05T15:00:00Z', '2027-03-31T13:00:00Z'],
  ['year', 2, 'due', '2020-02-29T14:00:00Z', '2026-11-23T15:00:00Z', '2028-02-29T14:00:00Z'],
  ['day', 3, 'completion', '2026-11-02T14:00:00Z', '2026-11-23T20:00:00Z', '2026-11-26T14:00:00Z'],
] as const)(
  'every %2$s %1$s from %3$s, due %4$s and done %5$s, is next due %6$s',
  (unit, every, from, due, done, next) => {
    expect(nextDue({ unit, every, from }, at(due), at(done), ZONE)).toEqual(at(next));
  },
);

test('a monthly or yearly series keeps its day after a shorter month', () => {
  const monthly = { unit: 'month', every: 1, from: 'due' } as const;
  const february = at('2027-02-28T14:00:00Z');
  expect(dayOfSeries(monthly, at('2027-01-31T14:00:00Z'), ZONE)).toBe(31);
  expect(dayOfSeries({ ...monthly, day: 31 }, february, ZONE)).toBe(31);
  expect(nextDue({ ...monthly, day: 31 }, february, february, ZONE)).toEqual(at('2027-03-31T13:00:00Z'));
  const yearly = { unit: 'year', every: 1, from: 'due', day: 29 } as const;
  const ordinary = at('2027-02-28T14:00:00Z');
  expect(nextDue(yearly, ordinary, ordinary, ZONE)).toEqual(at('2028-02-29T14:00:00Z'));
  expect(dayOfSeries({ ...monthly, unit: 'week' }, february, ZONE)).toBeNull();
  expect(dayOfSeries({ ...monthly, from: 'completion' }, february, ZONE)).toBeNull();
});

test('without a due date a series is counted from the completion', () => {
  const done = at('2026-11-23T20:15:00Z');
  expect(nextDue({ unit: 'day', every: 1, from: 'due' }, null, done, ZONE)).toEqual(at('2026-11-24T20:15:00Z'));
  expect(repeatText({ unit: 'week', every: 2, from: 'completion' })).toBe('Every 2 weeks from completion');
  expect(repeatText({ unit: 'day', every: 1, from: 'due' })).toBe('Every day from the due date');
});

test('removes bidirectional control characters from text, and never splits a character', () => {
  expect(readText('  a \u202E b\0\n c ', 'It', 20)).toEqual({ text: 'a b c' });
  expect(readText('one\r\ntwo', 'It', 20, false)).toEqual({ text: 'one\ntwo' });
  expect(readText('🫀'.repeat(3), 'It', 3)).toEqual({ text: '🫀🫀🫀' });
  expect(readText('🫀'.repeat(4), 'It', 3)).toEqual({ problem: 'It can have at most 3 characters' });
});

test('numbers duplicate file names and rejects files that a browser could run', () => {
  const taken = new Set(['scan.pdf', 'scan (2).pdf', 'note']);
  expect(freeName('Scan.pdf', (name) => taken.has(name))).toBe('Scan (3).pdf');
  expect(freeName('note', (name) => taken.has(name))).toBe('note (2)');
  expect(taskFileType('A.PDF')).toBe('application/pdf');
  for (const name of ['a.html', 'a.svg', 'a.js', 'pdf', 'a.', 'a.constructor']) expect(taskFileType(name)).toBeNull();
});

test('the badge is the sum of six types', () => {
  expect(
    pendingTotal({
      ToDo: 1,
      OpenSOAPnote: 2,
      NoteToCosign: 3,
      FollowUp: 4,
      DocsForReview: 5,
      OpenOrder: 6,
      QuickNote: 7,
    }),
  ).toBe(21);
  expect(readDisposition('Patient notified')).toBe('PatientTold');
  expect(readDisposition('Patient told')).toBe('PatientTold');
  expect(readDisposition('PatientTold')).toBe('PatientTold');
  expect(readDisposition('Nonsense')).toBeNull();
});
