import { hash, verify } from '@node-rs/argon2';
import type { Keys } from '#platform/keys.ts';

// OWASP's recommendation for argon2id: 19 MiB, two iterations, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// The prefix of a hash that was peppered with the installation's secret (ASVS 2.4.5).
const PEPPERED = 'pepper:';
const dummyHashes = new WeakMap<Keys, Promise<string>>();

/**
 * Returns the argon2id hash of a password, including salt and cost; with `keys` it is peppered, so that the database
 * alone is not enough for guessing.
 */
export async function hashPassword(password: string, keys?: Keys): Promise<string> {
  if (keys === undefined) return hash(password, COST);
  return PEPPERED + (await hash(password, { ...COST, secret: await keys.secret('passwords') }));
}

/** Returns whether a password matches a hash. For an unknown user (null) it takes the same time, and returns false. */
export async function fitsPassword(passwordHash: string | null, password: string, keys: Keys): Promise<boolean> {
  const dummyHash = dummyHashes.get(keys) ?? hashPassword('a password that matches no account', keys);
  dummyHashes.set(keys, dummyHash);
  const hash = passwordHash ?? (await dummyHash);
  const secret = await keys.secret('passwords');
  const fits = isPeppered(hash)
    ? await verify(hash.slice(PEPPERED.length), password, { secret })
    : await verify(hash, password);
  return fits && passwordHash !== null;
}

/** Returns whether a hash is peppered; an unpeppered one is replaced at the next sign-in. */
export function isPeppered(passwordHash: string): boolean {
  return passwordHash.startsWith(PEPPERED);
}
