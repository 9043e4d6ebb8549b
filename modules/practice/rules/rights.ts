/** The scope of a granted rule. */
export type Scope = 'clinic' | 'practice' | 'self';

/** All scopes, widest first. */
export const SCOPES: readonly Scope[] = ['clinic', 'practice', 'self'];

/**
 * The rules that every active member has, whatever their roles grant: signing in, their own account, and the clinic with
 * its practices and members.
 */
export const EVERY_MEMBER: readonly string[] = ['practice.own', 'practice.view', 'sessions.own'];

/** A rule granted by a role. */
export interface Grant {
  access_rule: string;
  scope: Scope;
}

/** The rights of a member, without those from emergency access. */
export interface Holder {
  rules: ReadonlySet<string>;
  scopes?: ReadonlyMap<string, Scope>;
  emergency?: { rules: ReadonlySet<string> };
}

/** Returns the grants that exceed the holder's own rights. */
export function grantsBeyond(holder: Holder, grants: readonly Grant[]): Grant[] {
  return grants.filter(({ access_rule: rule, scope }) => {
    if (!holder.rules.has(rule) || holder.emergency?.rules.has(rule) === true) return true;
    return SCOPES.indexOf(scope) < SCOPES.indexOf(holder.scopes?.get(rule) ?? 'clinic');
  });
}

/**
 * Returns the grants because of which the holder can't assign a role: administrative ones that exceed the holder's own
 * rights. `ordinary` are the rules of daily work; any other, including unknown ones, count as administrative.
 */
export function grantsNotToGive(holder: Holder, grants: readonly Grant[], ordinary: ReadonlySet<string>): Grant[] {
  return grantsBeyond(holder, grants).filter(({ access_rule: rule }) => !ordinary.has(rule));
}

/** Returns the widest grant of each rule, for a member with several roles. */
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

/** Returns the area of a rule, from its id, and its title. */
export function areaOf(rule: string): { area: string; title: string } {
  const area = rule.slice(0, rule.indexOf('.'));
  return { area, title: AREAS[area] ?? area.charAt(0).toUpperCase() + area.slice(1).replaceAll('_', ' ') };
}
