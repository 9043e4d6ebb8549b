import { expect, test } from 'vitest';
import { byArea, grantsOfPreset, summarise, type Rule } from './grants.ts';

const rule = (id: string, presets: string[] = []): Rule => ({
  id,
  area: id.split('.')[0]!,
  area_title: id.split('.')[0]!.toUpperCase(),
  title: `To ${id.split('.')[1]!}`,
  scopes: ['clinic', 'self'],
  emergency: false,
  presets,
});
const rules = [rule('a.view', ['Nurse']), rule('a.edit'), rule('b.view', ['Nurse'])];

test('what saving changes is told by what is added, taken away and reaches otherwise', () => {
  const changes = summarise(
    rules,
    { 'a.view': 'clinic', 'a.edit': 'clinic' },
    { 'a.view': 'self', 'b.view': 'clinic' },
  );
  expect(changes).toEqual({ added: ['B: To view'], taken: ['A: To edit'], reached: ['A: To view (only their own)'] });
});

test('a preset begins with its rules for the whole clinic', () => {
  expect(grantsOfPreset(rules, 'Nurse')).toEqual({ 'a.view': 'clinic', 'b.view': 'clinic' });
});

test('a search keeps the areas of what it finds', () => {
  expect(byArea(rules, 'view').map(({ area, rules: own }) => [area, own.length])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(byArea(rules, 'b to')).toHaveLength(1);
});
