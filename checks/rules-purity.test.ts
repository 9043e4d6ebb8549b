import { expect, test } from 'vitest';
import { rulesPurity } from './rules-purity.ts';

const inRules = (text: string, path = 'modules/patients/rules/age.ts'): string[] =>
  rulesPurity([{ path, text }]).map(({ message }) => message);

test.each([
  ['Date.now()', 'Date.now'],
  ['const now = Date.now; now()', 'Date.now'],
  ['new Date()', 'new Date()'],
  ['Date()', 'Date()'],
  ['Temporal.Now.instant()', 'Temporal.Now'],
  ['performance.now()', 'performance.now'],
  ['Math.random()', 'Math.random'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['process.env.TZ', 'process.env'],
  [`fetch('/x')`, 'fetch()'],
  [`console.warn('x')`, 'console.warn'],
  ['setTimeout(go, 1)', 'setTimeout()'],
  [`localStorage.getItem('x')`, 'localStorage.getItem'],
  ['document.title', 'document.title'],
  [`new WebSocket('ws:x')`, 'new WebSocket'],
  ['globalThis.Date', 'globalThis.Date'],
])('%s', (text, message) => {
  expect(inRules(text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'new Date(0)',
  'new Date(text)',
  'Temporal.PlainDate.from(text)',
  'Math.floor(x)',
  'patient.document',
  '// Date.now()',
])('accepts %s', (text) => {
  expect(inRules(text)).toEqual([]);
});

test('applies only to rules, and not to their tests', () => {
  expect(inRules('Date.now()', 'modules/patients/server/find.ts')).toEqual([]);
  expect(inRules('Date.now()', 'modules/patients/rules/age.test.ts')).toEqual([]);
});
