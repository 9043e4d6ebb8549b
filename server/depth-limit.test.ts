import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { depthLimit } from './depth-limit.ts';

const schema = buildSchema('type Query { one: Query  name: String }');
const problems = (query: string): string[] =>
  validate(schema, parse(query), [...specifiedRules, depthLimit(4, 3)]).map(({ message }) => message);

test('follows fragments to their full depth', () => {
  expect(problems('{ one { one { one { name } } } }')).toEqual([]);
  expect(problems('{ one { one { one { one { name } } } } }')).toEqual(['The query is nested too deeply.']);
  const hidden = '{ one { ...f } } fragment f on Query { one { ... { one { one { name } } } } }';
  expect(problems(hidden)).toEqual(['The query is nested too deeply.']);
});

test('counts root fields in fragments too', () => {
  expect(problems('{ a: name b: name c: name }')).toEqual([]);
  const tooMuch = ['The query is too complex.'];
  expect(problems('{ a: name b: name c: name d: name }')).toEqual(tooMuch);
  expect(problems('{ ... { a: name b: name } ... { c: name d: name } }')).toEqual(tooMuch);
  expect(
    problems('{ ...f } fragment f on Query { a: name b: name ...g } fragment g on Query { c: name d: name }'),
  ).toEqual(tooMuch);
});

test('visits each fragment once, however often it is spread', () => {
  const fragments = Array.from({ length: 120 }, (_, at) => {
    const next = at === 119 ? 'name' : `...f${at + 1} ...f${at + 1}`;
    return `fragment f${at} on Query { ${next} }`;
  });
  expect(problems(`{ ...f0 } ${fragments.join(' ')}`)).toEqual(['The query is too complex.']);
});

test('leaves circular fragments to their own rule', () => {
  expect(problems('{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }')).toEqual([
    'Cannot spread fragment "f" within itself via "g".',
  ]);
});
