/** How far a granted rule reaches. */
export type Scope = 'clinic' | 'practice' | 'self';

/** Every scope, the widest first. */
export const SCOPES: readonly Scope[] = ['clinic', 'practice', 'self'];

/** A rule as a role grants it. */
export interface Grant {
  access_rule: string;
  scope: Scope;
}

/** Somebody's own rights; what only an emergency lends them is none of theirs. */
export interface Holder {
  rules: ReadonlySet<string>;
  scopes?: ReadonlyMap<string, Scope>;
  emergency?: { rules: ReadonlySet<string> };
}

/** The grants that reach further than the holder's own rights: what the holder may give to nobody. */
export function grantsBeyond(holder: Holder, grants: readonly Grant[]): Grant[] {
  return grants.filter(({ access_rule: rule, scope }) => {
    if (!holder.rules.has(rule) || holder.emergency?.rules.has(rule) === true) return true;
    return SCOPES.indexOf(scope) < SCOPES.indexOf(holder.scopes?.get(rule) ?? 'clinic');
  });
}

/**
 * The grants for which the holder can't give a role to somebody else: those beyond the holder's own rights that are administrative.
 * `ordinary` are the rules that daily work needs; any other, one that is unknown too, counts as administrative.
 */
export function grantsNotToGive(holder: Holder, grants: readonly Grant[], ordinary: ReadonlySet<string>): Grant[] {
  return grantsBeyond(holder, grants).filter(({ access_rule: rule }) => !ordinary.has(rule));
}

/** The widest grant of each rule, for somebody who holds several roles. */
export function widestGrants(grants: readonly Grant[]): Grant[] {
  const widest = new Map<string, Scope>();
  for (const { access_rule: rule, scope } of grants) {
    const before = widest.get(rule);
    if (before === undefined || SCOPES.indexOf(scope) < SCOPES.indexOf(before)) widest.set(rule, scope);
  }
  return [...widest].map(([access_rule, scope]) => ({ access_rule, scope }));
}

const AREAS: Readonly<Record<string, string>> = {
  audit: 'Audit log',
  chart: 'Chart',
  deliveries: 'Mail and text messages',
  files: 'Files',
  meetings: 'Online meetings',
  notifications: 'Notifications',
  patients: 'Patients',
  practice: 'Clinic and people',
  requests: 'Patient requests',
  scheduling: 'Scheduling',
  sessions: 'Sign-in',
  vitals: 'Vitals',
};

/** The area of a rule, as its id names it and in words. */
export function areaOf(rule: string): { area: string; title: string } {
  const area = rule.slice(0, rule.indexOf('.'));
  return { area, title: AREAS[area] ?? area.charAt(0).toUpperCase() + area.slice(1).replaceAll('_', ' ') };
}
