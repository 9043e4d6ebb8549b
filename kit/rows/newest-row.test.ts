import { expect, test } from 'vitest';
import { newestRow } from './use-editor.tsx';

const opened = { id: '1', version: 1 };
const idOf = ({ id }: { id: string }): string => id;

test('passes the newest version of its row to an open form', () => {
  expect(newestRow(opened, [{ id: '1', version: 2 }], idOf)).toEqual({ id: '1', version: 2 });
});

test('keeps a row in an open form that was deleted or is not loaded', () => {
  expect(newestRow(opened, [], idOf)).toBe(opened);
  expect(newestRow(opened, undefined, idOf)).toBe(opened);
});

test('a new record has no row', () => {
  expect(newestRow(null, [opened], idOf)).toBeNull();
});
