import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts calls, failures or requests; `consume` rejects when there were too many. */
export type CallLimiter = Pick<RateLimiterMemory, 'consume' | 'get' | 'reward'>;

/**
 * Creates a limit of `points` within `duration` seconds. The processes of one machine count together, in the primary
 * process; the name tells the limits apart. Several machines count separately.
 */
export function callLimiter(name: string, limit: { points: number; duration: number }): CallLimiter {
  return cluster.isWorker
    ? new RateLimiterCluster({ keyPrefix: name, ...limit })
    : new RateLimiterMemory({ keyPrefix: name, ...limit });
}
