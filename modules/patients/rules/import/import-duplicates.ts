import type { ImportIssue } from './import-issue.ts';
import type { ImportPatient } from './import-row.ts';
import { isSamePerson, personKey } from '../names/person-key.ts';

/** Detects rows of the same patient within a file. */
export interface DuplicateWatch {
  /**
   * Registers a row (`row` is its number in the file). "refused": an earlier row has the same key, or gives the record
   * ID of another person. "warned": same name, date of birth and gender under another record ID.
   */
  see(row: number, patient: ImportPatient): { refused: ImportIssue } | { warned: ImportIssue } | null;
}

/**
 * Returns a new duplicate watch for one file; `keyColumn` is the heading of the record ID, or the description of the
 * name columns.
 */
export function watchDuplicates(keyColumn: string): DuplicateWatch {
  const rowsByKey = new Map<string, { row: number; patient: ImportPatient }>();
  const rowsByPerson = new Map<string, number>();
  return {
    see(row, patient) {
      const sameKey = rowsByKey.get(patient.import_key);
      if (sameKey !== undefined && !isSamePerson(sameKey.patient, patient)) {
        const reason = `Row ${sameKey.row} has the same record ID for another person; this row was not imported.`;
        return { refused: { code: 'RECORD_ID_CONFLICT', column: keyColumn, reason } };
      }
      if (sameKey !== undefined) {
        const reason = `Row ${sameKey.row} is the same patient; this row was not imported.`;
        return { refused: { code: 'DUPLICATE_ROW', column: keyColumn, reason } };
      }
      rowsByKey.set(patient.import_key, { row, patient });
      const person = personKey(patient);
      const samePerson = rowsByPerson.get(person);
      rowsByPerson.set(person, samePerson ?? row);
      if (samePerson === undefined) return null;
      const reason = `Row ${samePerson} has the same name, date of birth and gender under another record ID; both were imported.`;
      return { warned: { code: 'POSSIBLE_DUPLICATE', column: keyColumn, reason } };
    },
  };
}
