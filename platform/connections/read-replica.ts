import { currentShare, withShare } from './connection-share.ts';
import { type Database, isRetried, isUnreachable } from '../database.ts';

/** What was read, and the time that it is of: null for now. */
export interface ReplicaRead<T> {
  found: T;
  asOf: Date | null;
}

/**
 * Reads on the replica, if there is one that is at most a minute behind, otherwise on the primary. Show `asOf` where the
 * data is shown, and never base a write on it. `read` may run twice, so it must not have side effects.
 */
export async function readReplica<T>({ replica }: Database, read: () => Promise<T>): Promise<ReplicaRead<T>> {
  const asOf = (await replica?.asOf()) ?? null;
  if (asOf !== null) {
    try {
      return { found: await withShare('replica', read), asOf };
    } catch (error) {
      // A standby also cancels a statement that keeps it from following.
      if (!isUnreachable(error) && !isRetried(error)) throw error;
      replica?.pause();
    }
  }
  return { found: await read(), asOf: null };
}

/** Returns whether the running code reads on the replica: then it must not write. */
export const isOnReplica = (): boolean => currentShare() === 'replica';
