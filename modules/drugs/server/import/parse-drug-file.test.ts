import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { expectTimeToGrowWithLength, type HostileText, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { parseDrugFile } from './parse-drug-file.ts';

const LONG = { timeout: 600_000 };
let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'salus-drugs-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string): Promise<unknown> {
  const path = join(folder, 'drugs.txt');
  await writeFile(path, text);
  return parseDrugFile({ path, fileName: 'drugs.txt', today: '2026-11-23' });
}

/** One pipe-delimited row of maximum length with runs of characters in each cell. */
const row =
  (headings: readonly string[]): HostileText =>
  (run, size) => {
    const cell = `a${run.repeat(size / headings.length / run.length - 1).replaceAll(/[|\r\n]/g, ' ')}!`;
    return `${headings.join('|')}\n${headings.map((_, at) => (at === 0 ? '1' : cell)).join('|')}\n`;
  };

test('reads tables of drugs and pairs in time proportional to their length', LONG, () =>
  expectTimeToGrowWithLength({
    most: 1_000_000,
    runs: TABLE_RUNS,
    texts: ['drug_a,drug_b', 'rxcui,name,strength'].flatMap((each) => tables(each)),
    read,
  }),
);

test('reads their cells in time proportional to their length', LONG, () =>
  expectTimeToGrowWithLength({
    most: 99_000,
    texts: [
      row(['RXCUI', 'DISPLAY_NAME', 'RXN_DOSE_FORM', 'FULL_GENERIC_NAME', 'STRENGTH', 'ROUTE', 'DISPLAY_NAME_SYNONYM']),
      row(['rxcui', 'name', 'strength', 'kind', 'route_form', 'ingredients', 'dea_schedule', 'synonym']),
      row([
        'PRODUCTNDC',
        'PROPRIETARYNAME',
        'NONPROPRIETARYNAME',
        'DOSAGEFORMNAME',
        'SUBSTANCENAME',
        'ACTIVE_NUMERATOR_STRENGTH',
        'ACTIVE_INGRED_UNIT',
        'ROUTENAME',
        'DEASCHEDULE',
      ]),
      row(['drug_a', 'drug_b', 'severity', 'description']),
    ],
    read,
  }),
);
