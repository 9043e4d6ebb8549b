import { expect, test } from 'vitest';
import { settingIssues } from './user-setting.ts';

test.each(['page_style', 'table.patients', 'panels.patient_page', 'view.patients.mine-2'])(
  'accepts the key %s',
  (key) => {
    expect(settingIssues(key, { any: ['thing'] })).toEqual([]);
  },
);

test.each(['', 'nothing', 'table.', 'table.Two words', 'table.a.b.c', `table.${'a'.repeat(80)}`, 'constructor'])(
  'rejects the key "%s"',
  (key) => {
    expect(settingIssues(key, 1)).toMatchObject([{ path: 'key' }]);
  },
);

test('rejects a value of more than 32 kB', () => {
  expect(settingIssues('page_style', 'ä'.repeat(16_000))).toEqual([]);
  expect(settingIssues('page_style', 'ä'.repeat(17_000))).toMatchObject([{ path: 'value' }]);
});

test('null resets a setting', () => {
  expect(settingIssues('page_style', null)).toEqual([]);
  expect(settingIssues('page_style', undefined)).toEqual([]);
});
