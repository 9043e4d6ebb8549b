import { basename } from 'node:path';
import { CODE_COLUMNS, CODE_SETS, FORMAT_NAMES, isCodeSet } from '#codes/rules';
import { importCodes, previewCodes, readCodeFile, type CodeFile, type SetChanges } from '#codes/server';
import { isDomainError } from '#platform/domain-error.ts';
import { StartError } from '#platform/start-error.ts';
import { readOptions, say, withApp } from './command.ts';
import { operatorIn, progressLine } from './operator.ts';

const USAGE = `usage: npm run import -- codes FILE
  The ICD-10-CM order file, the HCPCS record file, CPT's LONGULT, LONGULF or MEDU, or any file with headings; plain or gzipped.
  --from 2026-10-01        the first day of this edition, if the file name does not contain it
  --name "FY2027"          the name of this edition
  --set "CPT"              the code set, for a file with headings: ${CODE_SETS.join(', ')}
  --map "Heading=column"   the content of a column; can be repeated; "Heading=" skips it
  --whole                  the file with headings is complete: codes that are not in it are retired
  --some                   the official file is partial: codes that are not in it are unchanged
  --check                  shows the changes without saving them
  --clinic "Name"          the clinic whose favorites are checked, if there are several
Columns: ${Object.keys(CODE_COLUMNS).join(', ')}`;

/** npm run import -- codes FILE: imports an edition of a code set for every clinic of the installation. */
export async function importCodesFile(): Promise<void> {
  const { values, positionals } = readOptions(
    {
      from: { type: 'string' },
      name: { type: 'string' },
      set: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
      whole: { type: 'boolean', default: false },
      some: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      clinic: { type: 'string' },
    },
    USAGE,
  );
  const path = positionals[1];
  if (path === undefined || (values.set !== undefined && !isCodeSet(values.set))) throw new StartError(USAGE);
  const mapping = Object.fromEntries(values.map.map(readChoice));
  const file = await readCodeFile(path, basename(path), { codeSet: values.set ?? null, mapping });
  if (isDomainError(file)) throw new StartError(file.message);
  printFile(file);
  const validFrom = values.from ?? file.release.valid_from;
  if (file.problems.length > 0) throw new StartError(`${file.problems.join(' ')}\n${USAGE}`);
  if (validFrom === null)
    throw new StartError(`On which date does this edition take effect? --from 2026-10-01\n${USAGE}`);
  const whole = values.some ? false : values.whole || file.format !== 'columns';
  const edition = { codes: file.codes, name: values.name ?? file.release.release_name, validFrom, whole };
  await withApp(async (app) => {
    const ctx = await operatorIn(app, values.clinic, 'codes.import');
    const result = await (values.check ? previewCodes : importCodes)(ctx, edition, progressLine());
    if (isDomainError(result)) throw new StartError(result.message);
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    for (const changes of result) printChanges(changes, values.check);
  });
}

function readChoice(text: string): [string, string] {
  const at = text.lastIndexOf('=');
  const column = text.slice(at + 1);
  if (at < 1 || (column !== '' && !Object.hasOwn(CODE_COLUMNS, column)))
    throw new StartError(`--map "${text}" can't be read.\n${USAGE}`);
  return [text.slice(0, at), column];
}

const SHOWN = 20;

function printFile({ format, headings, mapping, codes, issues }: CodeFile): void {
  say(`${FORMAT_NAMES[format]}: ${codes.length.toLocaleString('en-US')} codes`);
  for (const heading of headings) say(`  ${heading} → ${mapping[heading] ?? '–'}`);
  for (const { line, message } of issues.slice(0, SHOWN)) say(`  ${line === 0 ? '' : `line ${line}: `}${message}`);
  if (issues.length > SHOWN) say(`  … ${issues.length} lines in total.`);
}

function printChanges({ codeSet, added, revised, retired, unchanged, hits }: SetChanges, isCheck: boolean): void {
  const would = isCheck ? ' would be' : '';
  say(`${codeSet}: ${added}${would} added, ${revised} revised, ${retired} retired, ${unchanged} stay.`);
  for (const { title, code, change, count } of hits.slice(0, SHOWN)) say(`  ${title}: ${code} ${change} (${count})`);
  if (hits.length > SHOWN) say(`  … ${hits.length} in total that your clinic uses.`);
}
