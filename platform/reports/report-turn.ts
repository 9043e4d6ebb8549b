import { REPORT_CONNECTIONS, withShare } from '../connections/connection-share.ts';
import { readReplica, type ReplicaRead } from '../connections/read-replica.ts';
import { rejectSecondConnection } from '../connections/connection-guard.ts';
import type { Database } from '../database.ts';
import { FairQueue, type WorkOwner } from '../work/fair-queue.ts';
import { WorkEnded } from '../work/work.ts';

interface Turn {
  of: WorkOwner;
  begin: () => void;
}

/** More than there are connections, so that short reports run between the statements of a long one. */
export const REPORTS_AT_ONCE = 4 * REPORT_CONNECTIONS;

const waiting = new FairQueue<Turn>({ total: 200, clinic: 100, person: 8 });
let running = 0;

/**
 * Reads a report on the connections reserved for reports when it is its reader's turn: the member who has waited
 * longest since their last report is next. A report over years keeps a CPU of the database busy for seconds; however
 * many are requested, the other CPUs stay free. Throws WorkEnded `busy` if too many are waiting.
 */
export async function inReportTurn<T>(of: WorkOwner, read: () => Promise<T>): Promise<T> {
  rejectSecondConnection();
  await new Promise<void>((begin, reject) => {
    if (!waiting.add({ of, begin })) return reject(new WorkEnded('busy'));
    beginNext();
  });
  try {
    return await withShare('reports', read);
  } finally {
    running -= 1;
    beginNext();
  }
}

/** The same on the replica, if there is one that can be read. */
export function inReplicaTurn<T>(of: WorkOwner, database: Database, read: () => Promise<T>): Promise<ReplicaRead<T>> {
  return inReportTurn(of, () => readReplica(database, read));
}

function beginNext(): void {
  if (running >= REPORTS_AT_ONCE) return;
  const turn = waiting.next();
  if (turn === undefined) return;
  running += 1;
  turn.begin();
}
