import { cleanLine } from '#values/clean-text.ts';
import { type ImportField, importFields } from './import-fields.ts';
import type { ImportCode, ImportIssue } from './import-issue.ts';
import type { ImportMapping } from './import-mapping.ts';

/** The cells of one row by the fields they fill, and what is found wrong with them. */
export interface ImportCells {
  /** What a field's cell says, trimmed; "" where it is empty, says "NULL" and the like, or no column fills the field. */
  text(field: ImportField): string;
  /** Refuses the row for a field's cell; `saying` goes on from the column's name. */
  domainError(field: ImportField, code: ImportCode, saying: string): void;
  warn(field: ImportField, code: ImportCode, saying: string): void;
  /** Keeps a cell that is not `what` it should be as a line of the note, so that nothing is lost. */
  keep(field: ImportField, what: string): void;
  /** Adds a line to the note. */
  addNote(label: string, text: string): void;
  readonly notes: readonly string[];
  readonly refused: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

const emptyWords = new Set(['null', 'n/a', '#n/a', 'na', 'none', '-', '--', '\\n', '0000-00-00', '00/00/0000']);
// Null and None are names that people bear.
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

/** Lays out one row's cells by the fields that `mapping` gives them to. */
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
      if ('problem' in clean) return row.domainError(field, 'TEXT_UNFIT', `can't be kept: ${clean.problem}`);
      row.addNote(importFields[field], clean.text);
      return row.warn(field, 'KEPT_IN_NOTE', `has no valid ${what}; its text was saved in the note`);
    },
  };
  return row;
}

/** A field's cell as `read` reads it; null where it is empty, and where `read` can't: then the note keeps it (see `keep`). */
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
