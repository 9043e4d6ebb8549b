import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { OnProgress } from '#platform/imports/answer-in-lines.ts';
import {
  chooseFields,
  mappingProblems,
  nameHeadings,
  proposeMapping,
  readImportRow,
  startSurvey,
  watchDuplicates,
  type FileDialect,
  type ImportIssue,
  type ImportMapping,
  type ImportPatient,
} from '../../rules/index.ts';
import { orUnreadable, readDialect, readRecords, type FileSource } from './read-records.ts';

/** A rejected row, or one with a warning, and the reason. */
export interface RowIssue extends ImportIssue {
  row: number;
}

/** A file with its mapped headings. */
export interface MappedFile {
  source: FileSource;
  dialect: FileDialect;
  headings: string[];
  mapping: ImportMapping;
  /** Fields that are still missing; empty if none. */
  problems: string[];
  sample: string[][];
}

const SAMPLE = 5;
export const MOST_COLUMNS = 500;

/** Reads a file's headings and proposes a mapping; `choices` (heading → field, '' for none) override it. */
export async function mapFile(
  source: FileSource,
  choices: Readonly<Record<string, string>>,
): Promise<MappedFile | DomainError> {
  const dialect = await orUnreadable(() => readDialect(source));
  if (isDomainError(dialect)) return dialect;
  const first = await orUnreadable(() => readFirst(source, dialect));
  if (isDomainError(first)) return first;
  const [given, ...sample] = first;
  const headings = given === undefined ? undefined : nameHeadings(given);
  if (headings === undefined || given!.every((heading) => heading.trim() === ''))
    return domainError('FILE_EMPTY', 'The file has no headings.', 'Import');
  if (headings.length > MOST_COLUMNS)
    return domainError('FILE_UNREADABLE', `The file has more than ${MOST_COLUMNS} columns.`, 'Import');
  const chosen = chooseFields(proposeMapping(headings), choices);
  if ('problem' in chosen) return invalid([{ path: 'mapping', message: chosen.problem }]);
  return { source, dialect, headings, mapping: chosen.mapping, problems: mappingProblems(chosen.mapping), sample };
}

async function readFirst(source: FileSource, dialect: FileDialect): Promise<string[][]> {
  const first: string[][] = [];
  for await (const { cells } of readRecords(source, dialect)) {
    first.push(cells);
    if (first.length > SAMPLE) break;
  }
  return first;
}

/** The result of reading a file's rows. */
export interface CheckedFile {
  total: number;
  accepted: number;
  refused: RowIssue[];
  warnings: RowIssue[];
}

/**
 * Reads a mapped file twice: once to determine its date format, once row by row. Accepted patients go to `take` in
 * batches, before the next batch is read; it returns the import keys whose record ID belongs to another person.
 * Rejected rows are returned with their reasons. Call it within `orUnreadable`.
 */
export async function checkFile(
  file: MappedFile,
  context: { today: string },
  take: (batch: ImportPatient[]) => Promise<ReadonlySet<string>>,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<CheckedFile> {
  const survey = startSurvey(file.mapping);
  let total = 0;
  for await (const { row, cells } of readRecords(file.source, file.dialect)) {
    signal?.throwIfAborted();
    if (row === 1) continue;
    survey.see(cells);
    total += 1;
    if (total % 2000 === 0) onProgress('reading', total, 0);
  }
  const decisions = { ...survey.decide(), ...context };
  const keyColumn = file.mapping.find(({ field }) => field === 'record_id' || field === 'last_name')?.heading ?? '';
  const duplicates = watchDuplicates(keyColumn);
  const checked: CheckedFile = { total, accepted: 0, refused: [], warnings: [] };
  let batch: ImportPatient[] = [];
  const rowOf = new Map<string, number>();
  const takeBatch = async (): Promise<void> => {
    for (const key of await take(batch)) {
      checked.accepted -= 1;
      checked.refused.push({ row: rowOf.get(key)!, code: 'RECORD_ID_CONFLICT', column: keyColumn, reason: CONFLICT });
    }
    batch = [];
    rowOf.clear();
  };
  for await (const { row, cells } of readRecords(file.source, file.dialect)) {
    signal?.throwIfAborted();
    if (row === 1) continue;
    const read = readImportRow(cells, file.mapping, decisions);
    if ('refused' in read) checked.refused.push(...read.refused.map((issue) => ({ ...issue, row })));
    else {
      const seen = duplicates.see(row, read.patient);
      if (seen !== null && 'refused' in seen) checked.refused.push({ ...seen.refused, row });
      else {
        const warned = seen === null ? read.warnings : [...read.warnings, seen.warned];
        checked.warnings.push(...warned.map((issue) => ({ ...issue, row })));
        checked.accepted += 1;
        batch.push(read.patient);
        rowOf.set(read.patient.import_key, row);
      }
    }
    if (batch.length >= BATCH) await takeBatch();
    if (row % 1000 === 0) onProgress('checking', row - 1, total);
  }
  if (batch.length > 0) await takeBatch();
  checked.refused.sort((one, other) => one.row - other.row);
  onProgress('checking', total, total);
  return checked;
}

const BATCH = 500;
const CONFLICT = 'The clinic has another person with this record ID; this row was not imported.';
