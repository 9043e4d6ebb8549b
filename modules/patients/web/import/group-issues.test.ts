import { expect, test } from 'vitest';
import { groupIssues, rowsText } from './group-issues.ts';

const issue = (row: number, reason: string) => ({ row, column: 'ZIP', code: 'X', reason });

test('groups identical messages of several rows', () => {
  expect(groupIssues([issue(2, 'rare'), issue(3, 'often'), issue(5, 'often')])).toEqual([
    { column: 'ZIP', reason: 'often', rows: [3, 5] },
    { column: 'ZIP', reason: 'rare', rows: [2] },
  ]);
});

test('formats row numbers', () => {
  expect(rowsText([8, 1009])).toBe('8, 1,009');
  expect(rowsText([1, 2, 3, 4, 5, 6, 7, 8])).toBe('1, 2, 3, 4, 5, 6 and 2 more');
});
