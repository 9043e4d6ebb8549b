import { readCountSheet, readItemSheet, readProductSheet } from '../../rules/index.ts';

/** Reads a list of items, in a worker thread. */
export async function readItems({ csv }: { csv: string }): Promise<ReturnType<typeof readItemSheet>> {
  return readItemSheet(csv);
}

/** Reads a price list, in a worker thread. */
export async function readProducts({ csv }: { csv: string }): Promise<ReturnType<typeof readProductSheet>> {
  return readProductSheet(csv);
}

/** Reads counted quantities, in a worker thread. */
export async function readCounts({ csv }: { csv: string }): Promise<ReturnType<typeof readCountSheet>> {
  return readCountSheet(csv);
}
