/**
 * Bugs that can be put in deliberately, to see that the proofs find them. `no-locks`: commands lock no rows. `blind-resend`: an
 * adapter sends again although the first message may have arrived. `early-answer`: a result is acknowledged before it is
 * stored. `no-keys`: pages repeat their calls without a key.
 */
export const BREAKAGES = ['no-locks', 'blind-resend', 'early-answer', 'no-keys'] as const;

const broken = new Set<string>();

/** Puts a bug in, for the rest of the life of this process. */
export function breakDeliberately(name: string): void {
  if (!(BREAKAGES as readonly string[]).includes(name)) throw new Error(`Choose one of ${BREAKAGES.join(', ')}.`);
  broken.add(name);
}

/** Returns whether this bug is in. */
export const isBroken = (name: (typeof BREAKAGES)[number]): boolean => broken.has(name);
