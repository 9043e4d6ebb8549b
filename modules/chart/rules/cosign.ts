/** The cosign rule of one member. */
export interface CosignChoice {
  cosign_mode: 'never' | 'optional' | 'required';
  cosigner_id: string | null;
}

/**
 * The second signature that a note needs; `cosignerId` is null if any user with the permission may give
 * it.
 */
export interface CosignNeed {
  mode: CosignChoice['cosign_mode'];
  cosignerId: string | null;
}

const NONE: CosignNeed = { mode: 'never', cosignerId: null };

/**
 * Combines the rules of author and signer: neither can be avoided by letting the other sign. If the cosigner named by
 * the author's rule signs, that rule is satisfied.
 */
export function cosignNeed(
  authorRule: CosignChoice | null,
  signerRule: CosignChoice | null,
  signerId: string,
): CosignNeed {
  const needs = [authorRule, signerRule].filter(
    (rule): rule is CosignChoice => rule !== null && rule.cosign_mode !== 'never' && rule.cosigner_id !== signerId,
  );
  const required = needs.filter(({ cosign_mode }) => cosign_mode === 'required');
  const counted = required.length > 0 ? required : needs;
  if (counted.length === 0) return NONE;
  const cosignerId = counted.find(({ cosigner_id }) => cosigner_id !== null)?.cosigner_id ?? null;
  return { mode: required.length > 0 ? 'required' : 'optional', cosignerId };
}
