import { expect, test } from 'vitest';
import { byArea, grantsOfPreset, scopesToGrant, summarise, type Rule } from './grants.ts';

const rule = (id: string, presets: string[] = []): Rule => ({
  id,
  area: id.split('.')[0]!,
  area_title: id.split('.')[0]!.toUpperCase(),
  title: `To ${id.split('.')[1]!}`,
  scopes: ['clinic', 'self'],
  emergency: false,
  administrative: false,
  presets,
});
const rules = [rule('a.view', ['Nurse']), rule('a.edit'), rule('b.view', ['Nurse'])];

test('describes changes as added, removed and changed rights', () => {
  const changes = summarise(
    rules,
    { 'a.view': 'clinic', 'a.edit': 'clinic' },
    { 'a.view': 'self', 'b.view': 'clinic' },
  );
  expect(changes).toEqual({ added: ['B: To view'], taken: ['A: To edit'], reached: ['A: To view (only their own)'] });
});

test('a preset starts with its rules for the whole clinic', () => {
  const maker = { rules: new Set(['a.view', 'a.edit', 'b.view']) };
  expect(grantsOfPreset(maker, rules, 'Nurse')).toEqual({ 'a.view': 'clinic', 'b.view': 'clinic' });
});

test('the author of a role can grant their own rights, and preserve previous grants', () => {
  const maker = { rules: new Set(['a.view']), scopes: new Map([['a.view', 'self' as const]]) };
  expect(grantsOfPreset(maker, rules, 'Nurse')).toEqual({ 'a.view': 'self' });
  expect(scopesToGrant(maker, rules[0]!)).toEqual(['self']);
  expect(scopesToGrant(maker, rules[0]!, 'clinic')).toEqual(['clinic', 'self']);
  expect(scopesToGrant(maker, rules[1]!)).toEqual([]);
});

test('a search preserves the areas of its results', () => {
  expect(byArea(rules, 'view').map(({ area, rules: own }) => [area, own.length])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(byArea(rules, 'b to')).toHaveLength(1);
});
