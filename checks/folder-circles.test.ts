import { expect, test } from 'vitest';
import { folderPairs, overBudget } from './folder-circles.ts';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((specifier) => `import '${specifier}';`).join('\n'),
});
const CIRCLE = [
  file('modules/a/server/one/x.ts', '../two/y.ts'),
  file('modules/a/server/two/y.ts'),
  file('modules/a/server/two/z.ts', '../one/w.ts'),
  file('modules/a/server/one/w.ts'),
];

test('finds two folders that import each other, through any of their files', () => {
  expect(folderPairs(CIRCLE)).toEqual([
    { part: 'a/server', first: 'modules/a/server/one', second: 'modules/a/server/two' },
  ]);
});

test('ignores imports in one direction, files next to the folders, tests, and other modules', () => {
  expect(folderPairs(CIRCLE.slice(0, 2))).toEqual([]);
  expect(
    folderPairs([file('modules/a/server/one/x.ts', '../b.ts'), file('modules/a/server/b.ts', './one/x.ts')]),
  ).toEqual([]);
  expect(folderPairs([...CIRCLE.slice(0, 2), file('modules/a/server/two/z.test.ts', '../one/x.ts')])).toEqual([]);
});

test('a budget must be neither exceeded nor too high', () => {
  const pairs = folderPairs(CIRCLE);
  expect(overBudget(pairs, { 'a/server': 1 })).toEqual([]);
  expect(overBudget(pairs, {})).toMatchObject([
    { path: 'modules/a/server/', message: expect.stringContaining('one ↔ two') },
  ]);
  expect(overBudget([], { 'a/server': 1 })).toMatchObject([{ message: expect.stringContaining('lower its budget') }]);
});
