import { patientName } from '#patients/rules';
import { searchPatients } from '#patients/server';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type Person, readMessagingMembers } from '../records/people.sql.ts';

const MOST_MEMBERS = 20;
const MOST_PATIENTS = 10;

/**
 * Searches members and patients by part of their name, without the caller; patients only if the caller may search
 * patients.
 */
export async function findRecipients(ctx: RequestContext, typed: string): Promise<Person[] | DomainError> {
  if (typed.length > 200) return invalid([{ path: 'search_string', message: 'Enter at most 200 characters.' }]);
  const { app, actor } = ctx;
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const members = (await readMessagingMembers(app.database.kysely, actor.clinicId))
    .filter(({ id, name }) => id !== actor.userId && words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, MOST_MEMBERS);
  if (words.length === 0 || !actor.rules.has('patients.view')) return members;
  const found = await searchPatients(ctx, {
    where: { search: typed },
    orderBy: null,
    skip: 0,
    take: MOST_PATIENTS,
    reading: { columns: ['id', 'first_name', 'last_name', 'date_of_birth', 'deceased_date'] },
    counted: false,
  });
  if (isDomainError(found)) return found;
  const patients = found.patients
    .filter(({ deceased_date }) => deceased_date === null)
    .map((patient): Person => ({
      type: 'Patient',
      id: patient.id,
      name: patientName(patient),
      detail: patient.date_of_birth === null ? null : `born ${writtenDay(patient.date_of_birth)}`,
    }));
  return [...members, ...patients];
}

// In the date format of the page: MM/DD/YYYY.
const writtenDay = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
