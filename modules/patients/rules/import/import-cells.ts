import { cleanLine } from '#values/clean-text.ts';
import { type ImportField, importFields } from './import-fields.ts';
import type { ImportCode, ImportIssue } from './import-issue.ts';
import type { ImportMapping } from './import-mapping.ts';

/** The cells of one row by field, with the issues found. */
export interface ImportCells {
  /**
   * Returns the trimmed cell of a field; "" if it is empty, contains "NULL" or similar, or no column is mapped to the
   * field.
   */
  text(field: ImportField): string;
  /** Rejects the row because of a field's cell; `saying` continues the column name. */
  domainError(field: ImportField, code: ImportCode, saying: string): void;
  warn(field: ImportField, code: ImportCode, saying: string): void;
  /** Keeps a cell that is not a valid `what` as a line of the note, so that no data is lost. */
  keep(field: ImportField, what: string): void;
  /** Adds a line to the note. */
  addNote(label: string, text: string): void;
  readonly notes: readonly string[];
  readonly refused: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

const emptyWords = new Set(['null', 'n/a', '#n/a', 'na', 'none', '-', '--', '\\n', '0000-00-00', '00/00/0000']);
// Null and None are real names.
const namesFields = new Set<ImportField>([
  'full_name',
  'first_name',
  'middle_name',
  'last_name',
  'nick_name',
  'maiden_name',
]);
const maxHeading = 80;
const maxNoteLength = 1000;

/** Assigns a row's cells to the fields of `mapping`. */
export function layOutCells(cells: readonly string[], mapping: ImportMapping): ImportCells {
  const indexes = new Map(mapping.flatMap((column) => (column.field ? [[column.field, column.index] as const] : [])));
  const notes: string[] = [];
  const refused: ImportIssue[] = [];
  const warnings: ImportIssue[] = [];

  const text = (field: ImportField): string => {
    const cell = (cells[indexes.get(field) ?? -1] ?? '').trim();
    return !namesFields.has(field) && emptyWords.has(cell.toLowerCase()) ? '' : cell;
  };
  const issue = (field: ImportField, code: ImportCode, saying: string): ImportIssue => {
    const heading = mapping[indexes.get(field) ?? -1]?.heading ?? '';
    const column = heading.slice(0, maxHeading);
    const named = column === '' ? `No column for ${importFields[field]}` : `Column "${column}"`;
    return { code, column, reason: `${named} ${saying}.` };
  };
  const row: ImportCells = {
    text,
    notes,
    refused,
    warnings,
    domainError: (field, code, saying) => void refused.push(issue(field, code, saying)),
    warn: (field, code, saying) => void warnings.push(issue(field, code, saying)),
    addNote: (label, line) => void notes.push(`${label}: ${line}`),
    keep(field, what) {
      const clean = cleanLine(text(field), 'its text', maxNoteLength);
      if ('problem' in clean) return row.domainError(field, 'TEXT_UNFIT', `can't be imported: ${clean.problem}`);
      row.addNote(importFields[field], clean.text);
      return row.warn(field, 'KEPT_IN_NOTE', `has no valid ${what}; its text was saved in the note`);
    },
  };
  return row;
}

/**
 * Parses a field's cell with `read`; null if it is empty, or if it can't be parsed: then it is kept in the note (see
 * `keep`).
 */
export function readOrNote<T>(
  row: ImportCells,
  field: ImportField,
  what: string,
  read: (text: string) => T | null,
): T | null {
  const text = row.text(field);
  if (text === '') return null;
  const value = read(text);
  if (value === null) row.keep(field, what);
  return value;
}
