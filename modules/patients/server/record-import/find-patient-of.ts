import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, invalid } from '#platform/domain-error.ts';
import { readDay } from '../../rules/index.ts';
import { searchKeys } from '../search-keys.ts';
import type { FileColumn } from './read-record-file.ts';

/** The columns that name the patient: the record number, or name and date of birth. */
export const patientColumns: readonly FileColumn[] = [
  { id: 'patient_number', headings: ['Record number', 'Patient number', 'MRN', 'Patient ID'], required: false },
  { id: 'patient_first', headings: ['First name'], required: false },
  { id: 'patient_last', headings: ['Last name'], required: false },
  { id: 'patient_born', headings: ['Date of birth', 'DOB', 'Birth date'], required: false },
];

const no = (message: string): DomainError => invalid([{ path: 'patient', message }]);

/**
 * Finds the one patient whom a row names: by record number, with name and date of birth as a check if they are given,
 * or by all three of first name, last name and date of birth.
 */
export async function findPatientOf(
  db: Queryable,
  { clinicId, timeZone }: { clinicId: string; timeZone: string },
  cells: Readonly<Record<string, string>>,
  now: Date,
): Promise<string | DomainError> {
  const { patient_number: number = '', patient_first: first = '', patient_last: last = '' } = cells;
  const typedBorn = cells['patient_born'] ?? '';
  const born = typedBorn === '' ? null : readDay(typedBorn, { order: 'mdy', today: dayIn(timeZone, now) });
  if (typedBorn !== '' && born === null) return no('Date of birth: enter a date as MM/DD/YYYY.');
  const keys = searchKeys({ first_name: first, last_name: last });
  let query = db
    .selectFrom('patients.patient')
    .select(['id', 'first_key', 'last_key', 'date_of_birth'])
    .where('clinic_id', '=', clinicId)
    .where('deleted_time', 'is', null);
  if (number !== '') {
    if (!/^\d{1,12}$/.test(number)) return no('The record number must be digits.');
    query = query.where('record_number', '=', Number(number));
  } else {
    if (first === '' || last === '' || born === null)
      return no('Enter the record number, or first name, last name and date of birth.');
    query = query
      .where('first_key', '=', keys.first_key)
      .where('last_key', '=', keys.last_key)
      .where('date_of_birth', '=', born);
  }
  const found = await query.limit(2).execute();
  if (found.length === 0)
    return no(number === '' ? 'No patient has this name and date of birth.' : 'No patient has this record number.');
  if (found.length > 1) return no('Several patients have this name and date of birth. Use the record number.');
  const [patient] = found;
  const differs =
    (first !== '' && patient!.first_key !== keys.first_key) ||
    (last !== '' && patient!.last_key !== keys.last_key) ||
    (born !== null && patient!.date_of_birth !== null && patient!.date_of_birth !== born);
  return differs ? no('The patient with this record number has another name or date of birth.') : patient!.id;
}
