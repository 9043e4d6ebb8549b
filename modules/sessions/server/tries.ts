import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuse, type Refusal } from '#platform/refusal.ts';

/** One counter that a try counts against. */
export interface Try {
  limit: RateLimiterMemory;
  key: string;
}

/** So many failures in a quarter of an hour. */
export function inAQuarter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: 900 });
}

/** Counts a try before it is looked at, so that many at once are no more than many in a row. One that the first counter refuses does not count against the others. */
export async function takeTry(tries: readonly Try[]): Promise<boolean> {
  try {
    for (const { limit, key } of tries) await limit.consume(key);
    return true;
  } catch {
    return false;
  }
}

/** Gives a try back to whoever got in. */
export async function giveBack(tries: readonly Try[]): Promise<void> {
  await Promise.all(tries.map(({ limit, key }) => limit.reward(key)));
}

/** What who tries too often is told. */
export function tooManyTries(): Refusal {
  return refuse(
    'RATE_LIMITED',
    'Too many tries. Please wait a quarter of an hour, or ask an administrator.',
    'Sign-in paused',
  );
}
