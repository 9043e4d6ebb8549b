import type { ClinicTagsQuery } from '../registration.operations.gen.ts';

/** A tag in the list. */
export type Tag = ClinicTagsQuery['clinic_tags'][number];

/** Formats a number of patients. */
export function patientsText(count: number): string {
  return count === 1 ? '1 patient' : `${count.toLocaleString('en-US')} patients`;
}
