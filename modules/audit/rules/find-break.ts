/** An entry of the chain as stored, with the seal computed from its content. */
export interface SealedEntry {
  id: string;
  seq: number;
  /** Hexadecimal. */
  mac: string;
  hash: string;
  expectedMac: string;
  expectedHash: string;
}

/** The position and kind of the first break in a chain. */
export interface ChainBreak {
  entry_id: string | null;
  seq: number;
  kind: 'changed' | 'missing' | 'out_of_order' | 'added';
}

/** Returns the first entry of a range of the chain that does not follow position `after`; null if all are valid. */
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
