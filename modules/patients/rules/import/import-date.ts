import { type ImportCells, readOrNote } from './import-cells.ts';
import type { ImportContext } from './import-context.ts';
import { possibleOrders, readDay } from '../read-day.ts';

/** Parses a row's date of birth. An unreadable or ambiguous date rejects the row, since it identifies the patient. */
export function readBirth(row: ImportCells, context: ImportContext): string | null {
  const text = row.text('date_of_birth');
  if (text === '') return null;
  const orders = possibleOrders(text);
  if (context.dateOrder === 'mixed' && orders?.mdy && orders.dmy && readAs(text, 'mdy') !== readAs(text, 'dmy')) {
    row.domainError('date_of_birth', 'DATE_AMBIGUOUS', 'has ambiguous days and months in this file');
    return null;
  }
  const day = readDate(text, context);
  if (day === null) row.domainError('date_of_birth', 'DATE_UNREADABLE', 'is not a valid date');
  else if (!/\d{4}/.test(text))
    row.warn('date_of_birth', 'YEAR_GUESSED', 'has two-digit years; the century was guessed');
  return day;

  function readAs(date: string, order: 'mdy' | 'dmy'): string | null {
    return readDay(date, { order, today: context.today });
  }
}

/** Parses a row's date of death; an invalid one is kept in the note. */
export function readDeath(row: ImportCells, dateOfBirth: string | null, context: ImportContext): string | null {
  return readOrNote(row, 'deceased_date', 'day after the birth and before today', (text) => {
    const day = readDate(text, context);
    return day !== null && day <= context.today && day >= (dateOfBirth ?? '') ? day : null;
  });
}

function readDate(text: string, { dateOrder, today }: ImportContext): string | null {
  if (dateOrder !== 'mixed') return readDay(text, { order: dateOrder, today });
  return readDay(text, { order: 'mdy', today }) ?? readDay(text, { order: 'dmy', today });
}
