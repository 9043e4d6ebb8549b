import { setImmediate as nextTurn } from 'node:timers/promises';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { readCells, readTextFile } from '#platform/imports/read-text-file.ts';
import {
  type CodeColumn,
  type CodeFileFormat,
  type CodeSet,
  type ColumnMapping,
  filed,
  type GuessedRelease,
  guessFormat,
  guessRelease,
  type LineIssue,
  mappingProblems,
  proposeColumns,
  readColumns,
  readOfficial,
  type StagedCode,
} from '../../rules/index.ts';

const LARGEST_MEGABYTES = 64;
const MOST_COLUMNS = 100;
const ROWS_PER_TURN = 5000;

/** The user's choices for a file, where its format or name doesn't determine them. */
export interface CodeFileChoices {
  codeSet?: CodeSet | null;
  /** Header → column, '' for none. */
  mapping?: Readonly<Record<string, string>>;
}

/** A parsed code file. */
export interface CodeFile {
  format: CodeFileFormat;
  /** Null until chosen. */
  codeSet: CodeSet | null;
  headings: string[];
  mapping: ColumnMapping;
  /** Missing choices; empty if the file can be imported. */
  problems: string[];
  codes: StagedCode[];
  issues: LineIssue[];
  release: GuessedRelease;
}

/** The location and original name of a code file, with the user's choices. */
export interface CodeFileInput {
  path: string;
  fileName: string;
  choices: CodeFileChoices;
}

/** Parses a code file; a sentence if it contains none. Runs in a worker thread. */
export async function parseCodeFile({ path, fileName, choices }: CodeFileInput): Promise<CodeFile | string> {
  const file = await readCodeFile(path, fileName, choices);
  return isDomainError(file) ? file.message : file;
}

/** Reads a code file, plain or gzipped. FILE_UNREADABLE if it contains no codes. */
export async function readCodeFile(
  path: string,
  fileName: string,
  choices: CodeFileChoices,
): Promise<CodeFile | DomainError> {
  const text = await readTextFile(path, LARGEST_MEGABYTES);
  if (isDomainError(text)) return text;
  const lines = text.split(/\r\n|\n|\r/);
  const format = guessFormat(lines);
  if (format === 'columns') return readColumnFile(text, fileName, choices);
  await nextTurn();
  const { codes, issues } = readOfficial(format, lines);
  if (codes.length === 0) return unreadable('The file has no codes.');
  const codeSet = codes[0]!.code_set === 'HCPCS modifier' ? 'HCPCS' : codes[0]!.code_set;
  const release = guessRelease(fileName, codeSet);
  return { format, codeSet, headings: [], mapping: {}, problems: [], ...once(codes, issues), release };
}

async function readColumnFile(
  text: string,
  fileName: string,
  choices: CodeFileChoices,
): Promise<CodeFile | DomainError> {
  const rows = readCells(text);
  if (rows === null) return unreadable('The file can’t be read: a quotation mark is not closed.');
  const headings = (rows[0] ?? []).map((heading) => heading.trim());
  if (headings.length < 2 || headings.length > MOST_COLUMNS)
    return unreadable('The file is not an official code file and has no column headings.');
  const proposed = proposeColumns(headings);
  const mapping: Record<string, CodeColumn | null> = { ...proposed };
  for (const [heading, column] of Object.entries(choices.mapping ?? {}))
    if (Object.hasOwn(mapping, heading)) mapping[heading] = column === '' ? null : (column as CodeColumn);
  const codeSet = choices.codeSet ?? guessSet(`${fileName} ${headings.join(' ')}`, headings, rows);
  const problems = mappingProblems(mapping, codeSet);
  const release = guessRelease(fileName, codeSet ?? 'CPT');
  const file = { format: 'columns' as const, codeSet, headings, mapping, release };
  if (problems.length > 0 || codeSet === null) return { ...file, problems, codes: [], issues: [] };
  const places = headings.flatMap((heading, at) => (mapping[heading] == null ? [] : [[mapping[heading], at] as const]));
  const codes: StagedCode[] = [];
  const issues: LineIssue[] = [];
  for (const [at, cells] of rows.slice(1).entries()) {
    if (at % ROWS_PER_TURN === 0) await nextTurn();
    const read = readColumns(
      Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])),
      codeSet,
    );
    if (typeof read === 'string') issues.push({ line: at + 2, message: read });
    else codes.push(read);
  }
  const read = once(codes, issues);
  return { ...file, problems, ...read, codes: filed(read.codes) };
}

// Guesses the set from nearly all codes of the first rows.
function guessSet(said: string, headings: readonly string[], rows: readonly string[][]): CodeSet | null {
  const mapping = proposeColumns(headings);
  const at = headings.findIndex((heading) => mapping[heading] === 'code');
  const some = rows.slice(1, 200).map((cells) => (cells[at] ?? '').trim().toUpperCase());
  const most = (pattern: RegExp): boolean => some.filter((code) => pattern.test(code)).length > some.length * 0.6;
  if (at === -1 || some.length === 0) return null;
  if (/hcpcs/i.test(said)) return 'HCPCS';
  if (most(/^\d{4}[0-9A-Z]$/)) return 'CPT';
  return most(/^[A-Z]\d[0-9A-Z]\.[0-9A-Z]+$/) ? 'ICD-10-CM' : null;
}

// The first line of a code counts: duplicates in the file are reported.
function once(
  codes: readonly StagedCode[],
  issues: readonly LineIssue[],
): { codes: StagedCode[]; issues: LineIssue[] } {
  const byName = new Map<string, StagedCode>();
  let twice = 0;
  for (const code of codes) {
    const key = `${code.code_set} ${code.code}`;
    if (byName.has(key)) twice += 1;
    else byName.set(key, code);
  }
  const told =
    twice === 0
      ? []
      : [{ line: 0, message: `${twice} codes are listed twice in the file. The first of each is used.` }];
  return { codes: [...byName.values()], issues: [...told, ...issues] };
}

const unreadable = (message: string): DomainError => domainError('FILE_UNREADABLE', message, 'Import');
