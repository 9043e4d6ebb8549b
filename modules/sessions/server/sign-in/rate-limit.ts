import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { hashSecret } from '../secrets.ts';
import { countAttempts, forgetAttempts, takeBackAttempts } from '../records/attempts.sql.ts';

const QUARTER = 15 * 60_000;

/** A limit of failures within 15 minutes; the counters are in the database, shared by all processes and restarts. */
export interface Limit {
  /** The name of the limit; the same key under another limit is a separate counter. */
  name: string;
  points: number;
}

/** A counter that an attempt counts against. */
export interface Attempt {
  limit: Limit;
  key: string;
}

type CallContext = Pick<PublicContext, 'app' | 'now'>;

/** Defines a limit of failures within 15 minutes. */
export function inAQuarter(name: string, points: number): Limit {
  return { name, points };
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts have the same limit as sequential ones. An
 * attempt that an earlier counter rejects does not count against the later ones.
 */
export async function takeAttempt(from: CallContext, attempts: readonly Attempt[]): Promise<boolean> {
  const { app, now } = from;
  const hashes = await hashesOf(from, attempts);
  const counts = await countAttempts(app.database.kysely, hashes, now, new Date(now.getTime() + QUARTER));
  const exceeded = attempts.findIndex(({ limit }, index) => (counts.get(hashes[index]!) ?? 0) > limit.points);
  if (exceeded < 0) return true;
  if (exceeded + 1 < attempts.length) await takeBackAttempts(app.database.kysely, hashes.slice(exceeded + 1));
  return false;
}

/** Refunds the attempt after a successful sign-in. */
export async function giveBack(from: CallContext, attempts: readonly Attempt[]): Promise<void> {
  await takeBackAttempts(from.app.database.kysely, await hashesOf(from, attempts));
}

/** Deletes all attempts of a counter after a success. */
export async function clearAttempts(from: CallContext, { limit, key }: Attempt): Promise<void> {
  const [hash] = await hashesOf(from, [{ limit, key }]);
  await forgetAttempts(from.app.database.kysely, hash!);
}

/** Returns the domain error for too many attempts. */
export function tooManyAttempts(): DomainError {
  return domainError('RATE_LIMITED', 'Too many attempts. Wait 15 minutes, or ask an administrator.', 'Sign-in paused');
}

// Text typed as a username may be a password: only a keyed hash of it is stored.
function hashesOf({ app }: CallContext, attempts: readonly Attempt[]): Promise<string[]> {
  return Promise.all(attempts.map(({ limit, key }) => hashSecret(app.keys, `tries ${limit.name}`, key)));
}
