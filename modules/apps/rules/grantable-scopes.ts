import { covers, parseScope, parseScopes } from './scope.ts';

/** Scopes of SMART and OpenID that name no records. */
export const OTHER_SCOPES = [
  'openid',
  'fhirUser',
  'profile',
  'launch',
  'launch/patient',
  'launch/encounter',
  'offline_access',
] as const;

/** Returns whether a scope is one of SMART or OpenID that names no records. */
export const isOtherScope = (text: string): boolean => (OTHER_SCOPES as readonly string[]).includes(text);

/** The users who authorize an app; `system` for one without a user. */
export type GrantedBy = 'member' | 'patient' | 'system';

/** Returns those of the requested scopes that an app with these allowed scopes can be granted by this kind of user. */
export function grantableScopes(requested: string, allowed: string, by: GrantedBy): string[] {
  const [words, limits] = [new Set(requested.split(' ').filter(Boolean)), parseScopes(allowed)];
  const others = new Set(allowed.split(' '));
  return [...words].filter((word) => {
    if (isOtherScope(word)) return by !== 'system' && others.has(word);
    const scope = parseScope(word);
    if (scope === null || !contextsOf(by).includes(scope.context)) return false;
    return limits.some((limit) => covers(limit, scope));
  });
}

/** Returns whether these scopes need a patient in context. */
export function needPatient(scopes: readonly string[]): boolean {
  return scopes.some((word) => word === 'launch/patient' || parseScope(word)?.context === 'patient');
}

function contextsOf(by: GrantedBy): readonly string[] {
  if (by === 'system') return ['system'];
  return by === 'patient' ? ['patient'] : ['patient', 'user'];
}
