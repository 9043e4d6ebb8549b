import type { ClinicTagsQuery } from '../registration.operations.gen.ts';

/** A tag as the list reads it. */
export type Tag = ClinicTagsQuery['clinic_tags'][number];

/** How many patients, in words. */
export function patientsText(count: number): string {
  return count === 1 ? '1 patient' : `${count.toLocaleString('en-US')} patients`;
}
