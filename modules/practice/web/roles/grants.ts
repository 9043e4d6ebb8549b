import { EVERY_MEMBER, grantsBeyond, type Holder } from '../../rules/index.ts';
import type { AccessRulesQuery, RolesQuery } from '../registration.operations.gen.ts';

/** The scope of a right, as named in the contract. */
export type ScopeName = AccessRulesQuery['access_rules'][number]['scopes'][number];

/** A right that can be granted. */
export type Rule = AccessRulesQuery['access_rules'][number];

/** A role as the server returns it. */
export type Role = RolesQuery['roles'][number];

/** The grants of a role: rule to its scope. */
export type Grants = Readonly<Record<string, ScopeName>>;

/** Labels of the scopes. */
export const SCOPE_WORDS: Readonly<Record<ScopeName, string>> = {
  clinic: 'Whole clinic',
  practice: 'Own practice',
  self: 'Only their own',
};

/** Returns the grants of a saved role. */
export function grantsOf(role: Role): Grants {
  const scopes = new Map(role.access_scopes.map(({ access_rule, scope }) => [access_rule, scope]));
  return Object.fromEntries(role.access_rule_id_list.map((rule) => [rule, scopes.get(rule) ?? 'clinic']));
}

/**
 * Returns the scopes in which the viewer may grant a right: those of their own right, and those that the role already
 * grants.
 */
export function scopesToGrant(viewer: Holder, { id, scopes }: Rule, before?: ScopeName): ScopeName[] {
  const may = (scope: ScopeName): boolean => grantsBeyond(viewer, [{ access_rule: id, scope }]).length === 0;
  return scopes.filter((scope) => scope === before || may(scope));
}

/** Returns grants of these rules, each in the widest scope that the viewer may grant. */
export function grantsFor(viewer: Holder, rules: readonly Rule[]): Grants {
  const granted = rules.flatMap((rule): [string, ScopeName][] => {
    const scope = scopesToGrant(viewer, rule)[0];
    return scope === undefined ? [] : [[rule.id, scope]];
  });
  return Object.fromEntries(granted) as Grants;
}

/** Returns the grants of a preset that the viewer may grant. */
export function grantsOfPreset(viewer: Holder, rules: readonly Rule[], preset: string): Grants {
  return grantsFor(
    viewer,
    rules.filter(({ presets }) => presets.includes(preset)),
  );
}

/** Formats the number of rights of a role: `12 rights`. */
export function countRights(rules: readonly string[]): string {
  const count = rules.filter((id) => !EVERY_MEMBER.includes(id)).length;
  return count === 1 ? '1 right' : `${count} rights`;
}

/** Describes what saving would change, as sentences for a list. */
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

/** A granted right that is limited, and the rights that it lacks. */
export interface LimitedRight {
  rule: Rule;
  missing: Rule[];
}

/** Returns the granted rights that need others which the role does not grant, directly or through another right. */
export function limitedRights(rules: readonly Rule[], grants: Grants): LimitedRight[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return rules
    .filter(({ id }) => grants[id] !== undefined)
    .map((rule) => {
      const needed = new Set(rule.needs);
      for (const id of needed) for (const more of byId.get(id)?.needs ?? []) needed.add(more);
      const missing = [...needed].filter((id) => grants[id] === undefined && !EVERY_MEMBER.includes(id));
      return { rule, missing: missing.flatMap((id) => byId.get(id) ?? []) };
    })
    .filter(({ missing }) => missing.length > 0);
}

/** Returns the rights that roles can differ in: without those of every member. */
export function grantedRights<Named extends { id: string }>(rules: readonly Named[]): Named[] {
  return rules.filter(({ id }) => !EVERY_MEMBER.includes(id));
}

/** Groups the rules that match the search by area, in the order in which areas first appear. */
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
