import { expect, test } from 'vitest';
import { checkTemplate, fillTemplate } from './text-template.ts';

test('a template has a title and a text with known variables', () => {
  expect(checkTemplate({ title: '  Recall ', body: 'Dear {{first_name}}' })).toEqual({
    title: 'Recall',
    body: 'Dear {{first_name}}',
  });
  const paths = (title: string, body: string) => {
    const checked = checkTemplate({ title, body });
    return Array.isArray(checked) ? checked.map(({ path }) => path) : [];
  };
  expect(paths(' ', '\u0007')).toEqual(['title', 'body']);
  expect(paths('x'.repeat(121), 'y'.repeat(20_001))).toEqual(['title', 'body']);
  expect(paths('T', 'Dear {{constructor}}')).toEqual(['body']);
  expect(paths('T', 'Dear {{ patient }}')).toEqual([]);
});

test('fills in known values and leaves gaps for others', () => {
  const values = { first_name: 'Ada', clinic: 'Harbor {{patient}}' };
  expect(fillTemplate('Dear {{first_name}}, {{ clinic }}, born {{date_of_birth}}.', values)).toBe(
    'Dear Ada, Harbor {{patient}}, born ________.',
  );
});
