import { createInterface } from 'node:readline/promises';
import { writeFile } from 'node:fs/promises';
import { StartError } from '#platform/start-error.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { importFields } from '#patients/rules';
import { importPatients, mapFile, previewImport, type MappedFile, type RowIssue } from '#patients/server';
import { readOptions, runCommand, say, withApp } from './command.ts';
import { importCodesFile } from './import-codes.ts';
import { importDrugsFile } from './import-drugs.ts';
import { operatorIn, progressLine } from './operator.ts';

const USAGE = `usage: npm run import -- patients FILE.csv   (or: codes FILE, drugs FILE; see npm run import -- codes, or drugs)
  --clinic "Name"          the clinic, if there are several
  --map "Heading=field"    the field of a column; can be repeated; "Heading=" skips it
  --check                  shows the changes without saving them
  --refused FILE           writes every rejected row with its reason to FILE
Fields: ${Object.keys(importFields).join(', ')}`;

async function importFile(): Promise<void> {
  const { values, positionals } = readOptions(
    {
      clinic: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
      check: { type: 'boolean', default: false },
      refused: { type: 'string' },
    },
    USAGE,
  );
  const [kind, path] = positionals;
  if (kind !== 'patients' || path === undefined) throw new StartError(USAGE);
  const choices = Object.fromEntries(values.map.map(readChoice));
  const file = await completed(await mapped(path, choices), path, choices);
  for (const { heading, field, notTaken } of file.mapping)
    say(`  ${heading} → ${field === null ? `– ${notTaken}` : importFields[field]}`);
  await withApp(async (app) => {
    const ctx = await operatorIn(app, values.clinic, 'patients.import');
    const run = values.check ? previewImport : importPatients;
    const result = await run(ctx, file, progressLine());
    if (isDomainError(result)) throw new StartError(result.message);
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    const rows = new Set(result.refused.map(({ row }) => row)).size;
    printIssues(result.refused, rows, values.refused !== undefined);
    if (values.refused !== undefined)
      await writeFile(
        values.refused,
        result.refused.map(({ row, column, code, reason }) => `${row}\t${column}\t${code}\t${reason}\n`).join(''),
      );
    say(
      `${result.total} rows: ${result.created} ${values.check ? 'would be ' : ''}created, ${result.alreadyThere} already on record, ${rows} refused, ${result.warnings.length} remarks.`,
    );
  });
}

function readChoice(text: string): [string, string] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new StartError(`--map "${text}" can't be read.\n${USAGE}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

async function mapped(path: string, choices: Record<string, string>): Promise<MappedFile> {
  const file = await mapFile(path, choices).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'EACCES')
      throw new StartError(`${path} can't be read.`);
    throw error;
  });
  if (isDomainError(file)) throw new StartError(file.message);
  return file;
}

/** Prompts for missing columns in an interactive terminal. */
async function completed(file: MappedFile, path: string, choices: Record<string, string>): Promise<MappedFile> {
  if (file.problems.length === 0) return file;
  if (!process.stdin.isTTY)
    throw new StartError(`${file.problems.join(' ')} Say which with --map "Heading=field".\n${USAGE}`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  let current = file;
  while (current.problems.length > 0) {
    say(current.problems.join(' '));
    say(`Columns: ${current.headings.join(' | ')}`);
    const answer = await lines.question('Heading=field (empty to stop): ');
    if (answer.trim() === '') throw new StartError('Nothing was imported.');
    Object.assign(choices, Object.fromEntries([readChoice(answer)]));
    current = await mapped(path, choices);
  }
  lines.close();
  return current;
}

function printIssues(issues: readonly RowIssue[], rows: number, inFile: boolean): void {
  const shown = inFile ? issues.slice(0, 20) : issues;
  for (const { row, column, reason } of shown) say(`  row ${row}${column && `, ${column}`}: ${reason}`);
  if (shown.length < issues.length) say(`  … ${rows} rows in total, all listed in the file.`);
}

const others: Readonly<Record<string, () => Promise<void>>> = { codes: importCodesFile, drugs: importDrugsFile };
runCommand(others[process.argv[2] ?? ''] ?? importFile);
