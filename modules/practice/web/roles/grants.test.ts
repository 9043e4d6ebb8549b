import { expect, test } from 'vitest';
import { byArea, grantedRights, grantsOfPreset, limitedRights, scopesToGrant, summarise, type Rule } from './grants.ts';

const rule = (id: string, presets: string[] = [], needs: string[] = []): Rule => ({
  id,
  area: id.split('.')[0]!,
  area_title: id.split('.')[0]!.toUpperCase(),
  title: `To ${id.split('.')[1]!}`,
  scopes: ['clinic', 'self'],
  emergency: false,
  administrative: false,
  presets,
  needs,
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

test('lists what each granted right lacks, also through another right', () => {
  const all = [rule('p.view'), rule('c.view', [], ['p.view']), rule('c.write', [], ['c.view', 'practice.view'])];
  const lacking = (grants: Parameters<typeof limitedRights>[1]) =>
    limitedRights(all, grants).map(({ rule: { id }, missing }) => [id, missing.map((one) => one.id)]);
  expect(lacking({ 'c.write': 'self' })).toEqual([['c.write', ['c.view', 'p.view']]]);
  expect(lacking({ 'c.write': 'self', 'c.view': 'clinic' })).toEqual([
    ['c.view', ['p.view']],
    ['c.write', ['p.view']],
  ]);
  expect(lacking({ 'c.write': 'self', 'c.view': 'clinic', 'p.view': 'clinic' })).toEqual([]);
});

test('rights of every member are not offered', () => {
  expect(grantedRights([rule('sessions.own'), rule('practice.roles')]).map(({ id }) => id)).toEqual(['practice.roles']);
});
