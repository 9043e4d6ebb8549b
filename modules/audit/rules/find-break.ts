/** One entry of the chain as it is stored, with what its content says its seal should be. */
export interface SealedEntry {
  id: string;
  seq: number;
  /** Hexadecimal. */
  mac: string;
  hash: string;
  expectedMac: string;
  expectedHash: string;
}

/** Where a chain first fails, and how. */
export interface ChainBreak {
  entry_id: string | null;
  seq: number;
  kind: 'changed' | 'missing' | 'out_of_order' | 'added';
}

/** The first entry of a stretch of the chain that does not fit behind place `after`; null where all of them do. */
export function findBreak(entries: readonly SealedEntry[], after: number): ChainBreak | null {
  let expected = after + 1;
  for (const entry of entries) {
    if (entry.seq > expected) return { entry_id: null, seq: expected, kind: 'missing' };
    if (entry.seq < expected) return { entry_id: entry.id, seq: entry.seq, kind: 'added' };
    if (entry.mac !== entry.expectedMac) return { entry_id: entry.id, seq: entry.seq, kind: 'changed' };
    if (entry.hash !== entry.expectedHash) return { entry_id: entry.id, seq: entry.seq, kind: 'out_of_order' };
    expected += 1;
  }
  return null;
}
