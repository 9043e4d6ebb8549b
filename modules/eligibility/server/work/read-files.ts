import { readCoverageRows, readPayerRows, type ReadCoverages, type ReadPayers } from '../../rules/index.ts';

/** Reads a payer list in a worker thread. */
export async function readPayersFile({ text }: { text: string }): Promise<ReadPayers> {
  return readPayerRows(text);
}

/** Reads a coverage file in a worker thread. */
export async function readCoveragesFile({ text, today }: { text: string; today: string }): Promise<ReadCoverages> {
  return readCoverageRows(text, today);
}
