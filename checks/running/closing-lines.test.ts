import { expect, test } from 'vitest';
import { closingLines } from './closing-lines.ts';

test('returns the summary of Vitest', () => {
  const output = `
 ✓ a.test.ts (2 tests) 3ms
\u001B[2m Test Files \u001B[22m \u001B[1m\u001B[31m1 failed\u001B[39m | 8 passed (9)
      Tests  3 failed | 301 passed (304)
   Start at  10:11:54
   Duration  7.56s (tests 89%)
`;
  expect(closingLines(output)).toEqual([
    'Test Files  1 failed | 8 passed (9)',
    'Tests  3 failed | 301 passed (304)',
    'Duration  7.56s (tests 89%)',
  ]);
});

test('returns the summary of Playwright', () => {
  const output =
    '  ✓  1 [desktop] › day.test.ts:3:1 › a day (3 passed rooms)\n\n  1 failed\n    [phone] › x\n  2 did not run\n  12 passed (31.0s)\n';
  expect(closingLines(output)).toEqual(['1 failed', '2 did not run', '12 passed (31.0s)']);
});

test('returns the summary of the checks', () => {
  expect(closingLines('✗ lint 1.0 s\n    a.ts:1 x\nNot in order: lint (3.0 s).\n')).toEqual([
    'Not in order: lint (3.0 s).',
  ]);
});
