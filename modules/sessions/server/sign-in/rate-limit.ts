import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { hashSecret } from '../secrets.ts';
import { countAttempts, forgetAttempts, takeBackAttempts } from '../records/attempts.sql.ts';

const QUARTER = 15 * 60_000;

/** So many failures in a quarter of an hour; the counters lie in the database, where a restart and a second process find them. */
export interface Limit {
  /** What is limited, for a key of one limit is none of another's. */
  name: string;
  points: number;
}

/** One counter that an attempt counts against. */
export interface Attempt {
  limit: Limit;
  key: string;
}

type From = Pick<PublicContext, 'app' | 'now'>;

/** So many failures in a quarter of an hour. */
export function inAQuarter(name: string, points: number): Limit {
  return { name, points };
}

/** Counts an attempt before it is looked at, so that many at once are no more than many in a row. One that an earlier counter rejects does not count against the later ones. */
export async function takeAttempt(from: From, attempts: readonly Attempt[]): Promise<boolean> {
  const { app, now } = from;
  const hashes = await hashesOf(from, attempts);
  const counts = await countAttempts(app.database.kysely, hashes, now, new Date(now.getTime() + QUARTER));
  const exceeded = attempts.findIndex(({ limit }, index) => (counts.get(hashes[index]!) ?? 0) > limit.points);
  if (exceeded < 0) return true;
  if (exceeded + 1 < attempts.length) await takeBackAttempts(app.database.kysely, hashes.slice(exceeded + 1));
  return false;
}

/** Gives an attempt back to whoever got in. */
export async function giveBack(from: From, attempts: readonly Attempt[]): Promise<void> {
  await takeBackAttempts(from.app.database.kysely, await hashesOf(from, attempts));
}

/** Forgets all attempts of who has shown that they may. */
export async function clearAttempts(from: From, { limit, key }: Attempt): Promise<void> {
  const [hash] = await hashesOf(from, [{ limit, key }]);
  await forgetAttempts(from.app.database.kysely, hash!);
}

/** The domain error for too many attempts. */
export function tooManyAttempts(): DomainError {
  return domainError('RATE_LIMITED', 'Too many attempts. Wait 15 minutes, or ask an administrator.', 'Sign-in paused');
}

// What was typed as a name may be a password: only a keyed hash of it is kept.
function hashesOf({ app }: From, attempts: readonly Attempt[]): Promise<string[]> {
  return Promise.all(attempts.map(({ limit, key }) => hashSecret(app.keys, `tries ${limit.name}`, key)));
}
