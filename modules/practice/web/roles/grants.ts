import { grantsBeyond, type Holder } from '../../rules/index.ts';
import type { AccessRulesQuery, RolesQuery } from '../registration.operations.gen.ts';

/** How far a right reaches, as the contract names it. */
export type ScopeName = AccessRulesQuery['access_rules'][number]['scopes'][number];

/** A right that can be granted. */
export type Rule = AccessRulesQuery['access_rules'][number];

/** A role as the server answers it. */
export type Role = RolesQuery['roles'][number];

/** What a role grants: rule to its scope. */
export type Grants = Readonly<Record<string, ScopeName>>;

/** Scopes in words. */
export const SCOPE_WORDS: Readonly<Record<ScopeName, string>> = {
  clinic: 'Whole clinic',
  practice: 'Own practice',
  self: 'Only their own',
};

/** What a kept role grants. */
export function grantsOf(role: Role): Grants {
  const scopes = new Map(role.access_scopes.map(({ access_rule, scope }) => [access_rule, scope]));
  return Object.fromEntries(role.access_rule_id_list.map((rule) => [rule, scopes.get(rule) ?? 'clinic']));
}

/** The scopes in which somebody may grant a right: as far as their own reaches, and what the role granted before. */
export function scopesToGrant(viewer: Holder, { id, scopes }: Rule, before?: ScopeName): ScopeName[] {
  const may = (scope: ScopeName): boolean => grantsBeyond(viewer, [{ access_rule: id, scope }]).length === 0;
  return scopes.filter((scope) => scope === before || may(scope));
}

/** What a preset begins with, as far as the one who makes the role may grant it. */
export function grantsOfPreset(viewer: Holder, rules: readonly Rule[], preset: string): Grants {
  const granted = rules
    .filter(({ presets }) => presets.includes(preset))
    .flatMap((rule): [string, ScopeName][] => {
      const scope = scopesToGrant(viewer, rule)[0];
      return scope === undefined ? [] : [[rule.id, scope]];
    });
  return Object.fromEntries(granted) as Grants;
}

/** What saving would change, each as a sentence fit for a list. */
export function summarise(rules: readonly Rule[], before: Grants, after: Grants) {
  const word = ({ area_title, title }: Rule): string => `${area_title}: ${title}`;
  return {
    added: rules.filter(({ id }) => before[id] === undefined && after[id] !== undefined).map(word),
    taken: rules.filter(({ id }) => before[id] !== undefined && after[id] === undefined).map(word),
    reached: rules
      .filter(({ id }) => before[id] !== undefined && after[id] !== undefined && before[id] !== after[id])
      .map((rule) => `${word(rule)} (${SCOPE_WORDS[after[rule.id]!].toLowerCase()})`),
  };
}

/** Rules by area, in the order in which areas first come, those of the own search only. */
export function byArea(rules: readonly Rule[], typed: string): { area: string; title: string; rules: Rule[] }[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = rules.filter(({ id, area_title, title }) => {
    const text = `${id} ${area_title} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(fitting, ({ area }) => area)].map(([area, own]) => ({
    area,
    title: own[0]!.area_title,
    rules: own,
  }));
}
