import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let stranger: Promise<string> | undefined;

/** The argon2id hash of a password, with its salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password fits a hash. For an unknown user (null) it computes as long, and answers no. */
export async function fitsPassword(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('a password that nobody has');
  const fits = await verify(passwordHash ?? (await stranger), password);
  return fits && passwordHash !== null;
}
