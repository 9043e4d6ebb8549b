import { expect, test } from 'vitest';
import { handMadeStates } from './hand-made-states.ts';
import type { SourceFile } from './reading/source-file.ts';

const page = (text: string, path = 'modules/labs/web/orders/orders-page.tsx'): SourceFile => ({ path, text });
const breaches = (left: Record<string, number>, ...files: SourceFile[]): string[] =>
  handMadeStates(left)(files).map(({ path, line, message }) => `${path}:${line} ${message}`);

test('rejects a handmade state', () => {
  const text = 'export const Orders = () => (\n  <RowsSkeleton rows={3} />\n);';
  expect(breaches({}, page(text))).toEqual([
    expect.stringMatching(/^modules\/labs\/web\/orders\/orders-page\.tsx:2 labs has 1 states made by hand, at most 0/),
  ]);
});

test.each(['<RowsSkeleton />', '<LinesSkeleton lines={2} />', '<ErrorState what="x" />', '<EmptyState\n title="x" />'])(
  'rejects %s',
  (text) => {
    expect(breaches({}, page(text))).toHaveLength(1);
  },
);

test('rejects a state that is created without JSX', () => {
  expect(breaches({}, page('createElement(RowsSkeleton, { rows: 3 })', 'modules/chart/web/panels.ts'))).toHaveLength(1);
});

test('allows as many as are left, and reports all if there is one more', () => {
  const two = page('<ErrorState /><EmptyState />');
  expect(breaches({ labs: 2 }, two)).toEqual([]);
  expect(breaches({ labs: 1 }, two)).toHaveLength(2);
});

test('asks to lower a number that is too high', () => {
  expect(breaches({ labs: 3 }, page('<ErrorState />'))).toEqual([expect.stringContaining('lower its 3 to that')]);
  expect(breaches({ labs: 1 })).toEqual([expect.stringContaining('labs has 0 states')]);
});

test('counts each module separately, and the shell as web', () => {
  const shell = page('<EmptyState />', 'web/pages/dashboard-page.tsx');
  expect(breaches({ labs: 1, web: 1 }, page('<EmptyState />'), shell)).toEqual([]);
  expect(breaches({ labs: 2 }, page('<EmptyState />'), shell).join()).toContain('web has 1');
});

test('ignores the kit and tests', () => {
  expect(breaches({}, page('<ErrorState />', 'kit/rows/read-rows.tsx'))).toEqual([]);
  expect(breaches({}, page('<ErrorState />', 'modules/labs/web/orders.test.tsx'))).toEqual([]);
});
