import { readCompendium, type ReadCompendium } from '../../rules/index.ts';

/** Reads a laboratory's list of tests in a worker thread. */
export async function readCompendiumFile({ csv }: { csv: string }): Promise<ReadCompendium> {
  return readCompendium(csv);
}
