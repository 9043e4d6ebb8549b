import type { JWTPayload } from 'jose';

// How NIST, ID.me and others write identity assurance level 2 or higher; loa/3 is an older name for it.
const ENOUGH = /(?:^|[/: ])(?:ial[/-]?[23]|loa[/-]?[34])(?:$|[ /])/i;

/** Returns the identity assurance level as the claims write it, or null if it is below level 2 (NIST SP 800-63A). */
export function assuranceOf(claims: JWTPayload): string | null {
  const said = [claims['acr'], claims['ial'], claims['identity_assurance_level']]
    .flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each)] : []))
    .map((each) => (/^[23]$/.test(each) ? `ial/${each}` : each));
  return said.find((each) => ENOUGH.test(each))?.slice(0, 200) ?? null;
}

/**
 * Returns whether the claims match the person of a profile: the same family name, and one given name starts with the
 * other.
 */
export function isSamePerson(claims: JWTPayload, profile: { first_name: string; last_name: string }): boolean {
  const [given, family] = [claims['given_name'], claims['family_name']].map((each) => fold(each));
  const [first, last] = [fold(profile.first_name), fold(profile.last_name)];
  if (family === '' || given === '' || first === '' || family !== last) return false;
  return given!.startsWith(first) || first.startsWith(given!);
}

function fold(text: unknown): string {
  return typeof text === 'string'
    ? text
        .normalize('NFD')
        .replaceAll(/[^\p{L}]/gu, '')
        .toLowerCase()
    : '';
}
