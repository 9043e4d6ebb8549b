import { describe, expect, test } from 'vitest';
import type { SourceFile } from './reading/source-file.ts';
import { sourceRules } from './source-rules.ts';

const breaches = (path: string, text: string): string[] => sourceRules([{ path, text }]).map(({ message }) => message);

test('rejects a handwritten CSV writer, because all exports share one guard against formulas', () => {
  const own = `/** Writes. */ export const cell = (text: string) => /[",]/.test(text) ? \`"\${text.replaceAll('"', '""')}"\` : text;`;
  expect(breaches('modules/audit/rules/entry-csv.ts', own)).toContainEqual(expect.stringContaining('csvCell'));
  expect(breaches('values/csv-cell.ts', own).join()).not.toContain('csvCell');
});

describe('names', () => {
  test.each([
    ['modules/scheduling/server/cancel-event.ts', '/** Cancels. */ export function cancelEvent() {}'],
    ['modules/scheduling/web/event-window.tsx', '/** Shows. */ export const EventWindow = () => null;'],
    ['modules/scheduling/server/events.sql.ts', '/** Finds. */ export function findEvents() {}'],
    ['modules/scheduling/server/resolvers.ts', 'export const calendar = {};'],
    ['modules/scheduling/api/patient-task.graphql', ''],
    ['modules/audit/api/audit_logs.graphql', ''],
    ['modules/audit/web/audit_logs.operations.graphql', ''],
    ['modules/audit/web/audit_logs.operations.gen.ts', ''],
    ['platform/start-error.ts', 'export class StartError extends Error {}'],
    ['platform/id.ts', '/** Makes one. */ export const newId = () => 1;'],
    ['kit/formats/us-states.ts', 'export const US_STATES = [];'],
    ['kit/theme/palette.ts', 'export const teal = 1; export const red = 2;'],
    ['server/main.ts', 'run();'],
    ['server/commands/backup.ts', 'run();'],
    ['docs/decisions/0001-one-page.md', ''],
    ['CONTRIBUTING.md', ''],
  ])('%s', (path, text) => {
    expect(breaches(path, text)).toEqual([]);
  });

  test.each([
    ['modules/scheduling/server/cancelEvent.ts', 'not in kebab-case'],
    ['modules/scheduling/server/Cancel.ts', 'not in kebab-case'],
    ['modules/scheduling/Server/cancel.ts', 'not in kebab-case'],
    ['kit/styles/Table.css', 'not in kebab-case'],
    ...['utils', 'util', 'common', 'helpers', 'helper', 'misc', 'lib', 'shared'].flatMap((name): [string, string][] => [
      [`modules/scheduling/server/${name}.ts`, 'says nothing'],
      [`modules/scheduling/server/${name}/x.ts`, 'says nothing'],
      [`kit/date-${name}.ts`, 'says nothing'],
    ]),
  ])('%s', (path, message) => {
    expect(breaches(path, '')).toEqual([expect.stringContaining(message)]);
  });

  test('a file named differently from its only export', () => {
    const text = '/** Moves. */ export function moveEvent() {}';
    const messages = ['not named after what it exports (moveEvent)'];
    expect(breaches('modules/scheduling/server/cancel-event.ts', text)).toEqual(messages);
    expect(breaches('modules/scheduling/rules/event-move.ts', text)).toEqual([]);
    expect(breaches('modules/scheduling/web/open.ts', text)).toEqual([]);
    expect(breaches('modules/scheduling/rules/cancel-booking.ts', text)).toEqual(messages);
  });
});

describe('length', () => {
  const long = 'run();\n'.repeat(301);
  test.each(['ts', 'mjs', 'css', 'sql'])('rejects more than 300 lines of %s', (end) => {
    expect(breaches(`server/main.${end}`, end === 'css' || end === 'sql' ? '.x {}\n'.repeat(301) : long)).toEqual([
      expect.stringContaining('301 lines'),
    ]);
  });

  test('accepts more than 300 lines with a reason, 300 without, or in a generated file', () => {
    expect(breaches('server/main.ts', `// One table of codes.\n${long}`)).toEqual([]);
    expect(breaches('server/main.ts', 'run();\n'.repeat(300))).toEqual([]);
    expect(breaches('platform/database.gen.ts', long)).toEqual([]);
  });
});

describe('folder size', () => {
  const folder = (count: number, end = '.ts') =>
    Array.from({ length: count }, (_, index) => ({ path: `server/commands/step-${index}${end}`, text: '' }));
  const full = (files: SourceFile[]) => sourceRules(files).map(({ path, message }) => `${path} ${message}`);

  test('rejects 26 code files and accepts 25', () => {
    expect(full(folder(26))).toEqual(['server/commands/ holds 26 files, at most 25: which belong together?']);
    expect(full(folder(25))).toEqual([]);
  });

  test.each(['.test.ts', '.gen.ts', '.module.css', '.sql'])('accepts any number of %s in addition', (end) => {
    expect(full([...folder(25), ...folder(30, end)])).toEqual([]);
  });

  test('counts subfolders separately', () => {
    const inside = folder(20).map((file) => ({ ...file, path: file.path.replace('commands/', 'commands/backup/') }));
    expect(full([...folder(20), ...inside])).toEqual([]);
  });
});

describe('forbidden text', () => {
  test.each([
    ['let x: any;', 'any tells'],
    ['const f = (x: any[]) => x;', 'any tells'],
    ['const f = { ...{ a: 1, b: 2 }, c: 3 };', 'spreads a literal'],
    ['// @ts-ignore\nrun();', 'silences the compiler'],
    ['// @ts-expect-error it is so\nrun();', 'silences the compiler'],
    ['/* @ts-nocheck */', 'silences the compiler'],
    ['// oxlint-disable-next-line no-var\nrun();', 'without a reason'],
    ['/* eslint-disable */', 'without a reason'],
    [`test.only('x', () => {});`, '.only'],
    [`describe.only('x', () => {});`, '.only'],
    [`it.only.each([])('x', () => {});`, '.only'],
    ['// TODO later', 'TODO is left'],
    ['/* FIXME */', 'FIXME is left'],
    ['// HACK', 'HACK is left'],
    [`const text = 'Lorem ipsum';`, 'Lorem fills'],
    [`const text = 'Coming soon';`, 'Coming soon fills'],
    [`console.log('x');`, 'console.log goes to nobody'],
    [`console.error('x');`, 'console.error goes to nobody'],
  ])('%s', (text, message) => {
    expect(breaches('server/main.ts', text)).toEqual([expect.stringContaining(message)]);
  });

  test('applies to styles, SQL and contracts as well', () => {
    expect(breaches('kit/theme.css', '/* TODO */')).toHaveLength(1);
    expect(breaches('modules/audit/migrations/20261121-0900-entries.sql', '-- FIXME')).toHaveLength(1);
    expect(breaches('modules/audit/api/audit.graphql', '# coming soon')).toHaveLength(1);
  });

  test.each([
    ['server/main.ts', 'const many = anyOf; company.any(); // any of them'],
    ['server/main.test.ts', '// @ts-expect-error a wrong column\nrun();'],
    ['server/main.ts', '// oxlint-disable-next-line no-var -- the tool of others wants it\nrun();'],
    ['bin/salus.mjs', `console.log('x');`],
    ['checks/check.ts', `console.log('x');`],
    ['bench/main.ts', `console.log('x');`],
    ['server/commands/backup.ts', `console.log('x');`],
    ['server/main.ts', `only(test); list.only(1);`],
    ['docs/words.md', 'TODO'],
  ])('%s may contain %s', (path, text) => {
    expect(breaches(path, text)).toEqual([]);
  });
});

describe('doc comments of exported functions', () => {
  test.each([
    'export function age() {}',
    'export async function age() {}',
    'export const age = () => 1;',
    'export const age = function () {};',
    'export default function age() {}',
    'function age() {}\nexport { age };',
    '// not a sentence for the editor\nexport function age() {}',
    '/** Of something else. */\nconst x = 1;\nexport function age() {}',
  ])('%s', (text) => {
    for (const folder of ['modules/patients/rules', 'platform', 'kit/formats']) {
      expect(breaches(`${folder}/age.ts`, text)).toEqual([expect.stringContaining('without a sentence')]);
    }
  });

  test.each([
    ['modules/patients/rules/age.ts', '/** Whole years. */\nexport function age() {}'],
    ['modules/patients/rules/age.ts', `export { age } from './years.ts';`],
    ['modules/patients/rules/age.ts', 'export const age = 18;'],
    ['modules/patients/rules/age.test.ts', 'export function age() {}'],
    ['modules/patients/api/age.gen.ts', 'export function age() {}'],
    ['web/age.ts', 'export function age() {}'],
  ])('%s: %s', (path, text) => {
    expect(breaches(path, text)).toEqual([]);
  });
});
