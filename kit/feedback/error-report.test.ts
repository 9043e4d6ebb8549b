import { expect, test } from 'vitest';
import { brokenPageReport, withoutIds } from './error-report.ts';

test('a report contains neither names nor user input', () => {
  const error = new TypeError('Ada Quist is not a function\nAda Quist again');
  error.stack = `${String(error)}\n    at Page (https://clinic/assets/page-1.js:1:200)`;
  const report = brokenPageReport('4f1c', error, {
    path: '/patients/019352ab-0000-7000-8000-000000000000?name=Ada%20Quist',
    at: new Date('2026-11-21T14:05:09Z'),
    browser: 'Browser 1',
  });
  expect(report).not.toContain('Ada');
  expect(report.split('\n')).toEqual([
    'Report 4f1c',
    'When: 2026-11-21T14:05:09.000Z',
    'Page: /patients/…',
    'Kind: TypeError',
    'Browser: Browser 1',
    'at Page (https://clinic/assets/page-1.js:1:200)',
  ]);
});

test.each([
  ['/chart/index/Y2hhcnRub3RlOjE=', '/chart/index/…'],
  ['/tasks/ToDo', '/tasks/ToDo'],
  ['/', '/'],
])('reports %s as %s', (path, reported) => expect(withoutIds(path)).toBe(reported));
