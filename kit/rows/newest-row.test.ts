import { expect, test } from 'vitest';
import { newestRow } from './use-editor.tsx';

const opened = { id: '1', version: 1 };
const idOf = ({ id }: { id: string }): string => id;

test('an open form gets the newest version of its row', () => {
  expect(newestRow(opened, [{ id: '1', version: 2 }], idOf)).toEqual({ id: '1', version: 2 });
});

test('an open form keeps a row that was deleted, or that is not loaded', () => {
  expect(newestRow(opened, [], idOf)).toBe(opened);
  expect(newestRow(opened, undefined, idOf)).toBe(opened);
});

test('a new one has no row', () => {
  expect(newestRow(null, [opened], idOf)).toBeNull();
});
