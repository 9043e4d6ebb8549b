import { readCoverageRows, readPayerRows, type ReadCoverages, type ReadPayers } from '../../rules/index.ts';

/** Reads a list of payers, in a thread. */
export async function readPayersFile({ text }: { text: string }): Promise<ReadPayers> {
  return readPayerRows(text);
}

/** Reads a file of coverages, in a thread. */
export async function readCoveragesFile({ text, today }: { text: string; today: string }): Promise<ReadCoverages> {
  return readCoverageRows(text, today);
}
