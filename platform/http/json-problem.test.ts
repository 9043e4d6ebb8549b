import { expect, test } from 'vitest';
import { jsonProblem } from './json-problem.ts';

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

test.each([
  ['a null character', { a: ['x', 'a\0b'] }, 'null character'],
  ['a null character in a name', { 'a\0b': 1 }, 'null character'],
  ['half a character', [{ a: '\ud83d' }], 'half a character'],
  ['65 levels', deep(65), 'too deeply'],
  ['200,000 levels', deep(200_000), 'too deeply'],
  ['too many values', Array.from({ length: 200_001 }, () => 0), 'too many'],
])('%s', (_what, value, problem) => expect(jsonProblem(value)).toContain(problem));

test.each([[null], ['😀'], [{ a: [1, true, null, 'x'] }], [deep(64)]])('accepts %j', (value) =>
  expect(jsonProblem(value)).toBeNull(),
);
