import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ServiceDateBounds } from '../../rules/index.ts';
import type { Note } from '../notes.sql.ts';

/** Returns the bounds of a note's date of service: today in the clinic's zone, and the patient's birth and death. */
export function dateBoundsOf(
  { actor, now }: RequestContext,
  { patient, non_medical: nonMedical }: Pick<Note, 'patient' | 'non_medical'>,
): ServiceDateBounds {
  return {
    today: dayIn(actor.timeZone, now),
    birth: patient.date_of_birth,
    death: patient.deceased_date,
    nonMedical,
  };
}
