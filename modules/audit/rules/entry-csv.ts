import { csvCell } from '#values/csv-cell.ts';
import type { AuditContent } from './canonical-entry.ts';

/** An entry as a row of the export. */
export type CsvEntry = AuditContent & { seq: number };

const COLUMNS: readonly (readonly [title: string, value: (entry: CsvEntry) => string | number | null])[] = [
  ['place', ({ seq }) => seq],
  ['time', ({ time }) => time.toISOString()],
  ['user', ({ user_name }) => user_name],
  ['user_id', ({ user_id }) => user_id],
  ['role', ({ roles }) => roles],
  ['action', ({ action }) => action],
  ['object_type', ({ object_type }) => object_type],
  ['object_id', ({ object_id }) => object_id],
  ['patient_id', ({ patient_id }) => patient_id],
  ['fields', (entry) => changeLines(entry, ([field]) => field)],
  ['before', (entry) => changeLines(entry, ([field, { before }]) => `${field}: ${written(before)}`)],
  ['after', (entry) => changeLines(entry, ([field, { after }]) => `${field}: ${written(after)}`)],
  ['ip', ({ ip }) => ip],
  ['device', ({ device }) => device],
  ['session_id', ({ session_id }) => session_id],
  ['outcome', ({ outcome }) => outcome],
  ['reason', ({ reason }) => reason],
];

/** The header row of the export. The byte order mark makes spreadsheets read it as UTF-8. */
export const CSV_HEAD = `\uFEFF${COLUMNS.map(([title]) => title).join(',')}\r\n`;

/** Returns an entry as a row of CSV following RFC 4180; no text in it is a formula. */
export function csvLine(entry: CsvEntry): string {
  return `${COLUMNS.map(([, value]) => cell(value(entry))).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return csvCell(value);
}

type Change = { before?: unknown; after?: unknown };

function changeLines({ changes }: CsvEntry, line: (change: [string, Change]) => string): string | null {
  if (changes === null) return null;
  const all = JSON.parse(changes) as Record<string, Change | null>;
  return Object.entries(all)
    .map(([field, change]) => line([field, change ?? {}]))
    .join('\n');
}

function written(value: unknown): string {
  if (value == null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
