import { hash, verify } from '@node-rs/argon2';
import type { Keys } from '#platform/keys.ts';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// What a hash begins with that was made with the installation's secret (ASVS 2.4.5).
const PEPPERED = 'pepper:';
const dummyHashes = new WeakMap<Keys, Promise<string>>();

/** The argon2id hash of a password, with its salt and cost in it; with `keys`, nobody can try passwords who has the database alone. */
export async function hashPassword(password: string, keys?: Keys): Promise<string> {
  if (keys === undefined) return hash(password, COST);
  return PEPPERED + (await hash(password, { ...COST, secret: await keys.secret('passwords') }));
}

/** Whether a password fits a hash. For an unknown user (null) it computes as long, and answers no. */
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

/** Whether a hash was made with the installation's secret; one that was not is made anew at the next sign-in. */
export function isPeppered(passwordHash: string): boolean {
  return passwordHash.startsWith(PEPPERED);
}
