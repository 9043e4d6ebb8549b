import { basename } from 'node:path';
import { DRUG_FORMATS, entriesOf } from '#drugs/rules';
import { importDrugs, previewDrugs, readDrugFile } from '#drugs/server';
import { isDomainError } from '#platform/domain-error.ts';
import { StartError } from '#platform/start-error.ts';
import { readOptions, say, withApp } from './command.ts';
import { operatorIn, progressLine } from './operator.ts';

const USAGE = `usage: npm run import -- drugs FILE
  product.txt and then package.txt of the FDA's NDC directory, RxTerms, or pairs of drugs that interact (drug_a, drug_b, severity, effect,
  source); plain or gzipped.
  --as-of 2026-10-01       the date of the list, if the file name does not contain it
  --name "October 2026"    the name of this list; a list of pairs replaces the one with that name
  --some                   the file is partial: entries that are not in it are unchanged
  --check                  shows the changes without saving them
  --clinic "Name"          the clinic whose audit log records it, if there are several`;

/** npm run import -- drugs FILE: imports a list of drugs or interactions for every clinic of the installation. */
export async function importDrugsFile(): Promise<void> {
  const { values, positionals } = readOptions(
    {
      'as-of': { type: 'string' },
      name: { type: 'string' },
      some: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      clinic: { type: 'string' },
    },
    USAGE,
  );
  const path = positionals[1];
  if (path === undefined) throw new StartError(USAGE);
  await withApp(async (app) => {
    const ctx = await operatorIn(app, values.clinic, 'drugs.import');
    const file = await readDrugFile(ctx, path, basename(path));
    if (isDomainError(file)) throw new StartError(file.message);
    say(`${DRUG_FORMATS[file.format]}: ${entriesOf(file).toLocaleString('en-US')} entries`);
    for (const { line, message } of file.issues.slice(0, 20)) say(`  line ${line}: ${message}`);
    if (file.issuesTotal > 20) say(`  … ${file.issuesTotal} lines in total.`);
    const list = {
      file,
      name: values.name ?? file.release.name,
      asOf: values['as-of'] ?? file.release.asOf,
      whole: !values.some,
    };
    const result = await (values.check ? previewDrugs : importDrugs)(ctx, list, progressLine());
    if (isDomainError(result)) throw new StartError(result.message);
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    const would = values.check ? ' would be' : '';
    say(
      `${result.added}${would} added, ${result.revised} revised, ${result.retired} retired, ${result.unchanged} stay.`,
    );
  });
}
