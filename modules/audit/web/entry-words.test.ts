import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionChoices, fieldWord, objectTypes, objectWord, reasonOf, ruleWord, userOf } from './entry-words.ts';
import type { LogEntry } from './log/log-entry.ts';

const entry: LogEntry = {
  id: '0193',
  time: '2026-11-21T14:30:00.000Z',
  user_id: 'u1',
  user_name: 'Ada Lang',
  role: 'Admin',
  action: 'update',
  object_type: 'patient',
  object_id: null,
  patient_id: null,
  changes: null,
  ip: null,
  session_id: null,
  outcome: 'success',
  reason: null,
  device: null,
};
const nobody = () => undefined;

test.each([
  ['patient', 'Patient'],
  ['chart_note', 'Chart note'],
  ['audit_log', 'Audit log'],
  ['calendar.CreateEvent', 'Create event'],
  ['chart.chart_note_sign', 'Chart note sign'],
  ['calendar.schedulerUserEvents', 'Scheduler user events'],
])('names the object type %s %s', (type, word) => expect(objectWord(type)).toBe(word));

test.each([
  ['date_of_birth', 'Date of birth'],
  ['address_line1', 'Address line 1'],
  ['patient_id', 'Patient'],
  ['calendar_ids', 'Calendars'],
  ['id', 'Id'],
  ['providerNPI', 'Provider NPI'],
])('names the field %s %s', (field, word) => expect(fieldWord(field)).toBe(word));

test('takes a user’s name from the entry, or from the members', () => {
  expect(userOf(entry, nobody)).toBe('Ada Lang');
  expect(userOf({ ...entry, user_name: null }, (id) => (id === 'u1' ? 'Ada Lang, MD' : undefined))).toBe(
    'Ada Lang, MD',
  );
  expect(userOf({ ...entry, user_name: null }, nobody)).toBe('Unknown user');
  expect(userOf({ ...entry, user_name: null, user_id: null }, nobody)).toBe('Salus');
});

test('the reason of a refused call is the right that it requires', () => {
  expect(reasonOf(entry)).toBe('');
  expect(reasonOf({ ...entry, reason: 'import' })).toBe('import');
  expect(reasonOf({ ...entry, action: 'refused', reason: 'chart.sign' })).toBe('Needs chart.sign');
  const nameOf = (id: string) => (id === 'chart.sign' ? 'Chart: Sign chart notes' : undefined);
  expect(reasonOf({ ...entry, action: 'refused', reason: 'chart.sign' }, nameOf)).toBe('Needs Chart: Sign chart notes');
  expect(ruleWord('chart.sign (self)', nameOf)).toBe('Chart: Sign chart notes (only their own)');
  expect(ruleWord('Well. Done.', nameOf)).toBe('Well. Done.');
});

test('offers every action as a filter', () => {
  expect(actionChoices).toHaveLength(12);
  expect(actionChoices[1]).toEqual({ value: 'read', label: 'View' });
});

test('offers every object type of the modules as a filter', () => {
  const modules = new URL('../../', import.meta.url).pathname;
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)server\/(?!.*\.test\.ts$).*\.ts$/.test(path),
  );
  const written = sources.flatMap((path) =>
    [...readFileSync(join(modules, path), 'utf8').matchAll(/\bobjectType:((?: *\|? *'[a-z_]+')+)/g)].flatMap(
      ([, types = '']) => [...types.matchAll(/[a-z_]+/g)].map(([type]) => type),
    ),
  );
  expect(written.length).toBeGreaterThan(50);
  const brought = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/web\/index\.ts$/.test(path))
    .flatMap((path) => /\bloggedAs: \{([^}]*)\}/.exec(readFileSync(join(modules, path), 'utf8'))?.[1] ?? [])
    .flatMap((words) => [...words.matchAll(/([a-z_]+):/g)].map(([, type]) => type));
  const known = new Set<string | undefined>([...objectTypes, ...brought]);
  expect([...new Set(written)].filter((type) => !known.has(type))).toEqual([]);
});
