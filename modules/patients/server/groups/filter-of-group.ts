import { Temporal } from 'temporal-polyfill';
import { dayIn } from '#platform/day-in.ts';
import { storedFilters, whereOf } from '../../rules/index.ts';
import { listFilterOf } from '../list/list-filter-of.ts';
import type { PatientFilter } from '../list/patient-list.sql.ts';

/**
 * Returns the filter of a group's members, with days relative to the clinic's today; null if the stored filters have no
 * meaning in this version.
 */
export function filterOfGroup(stored: unknown, now: Date, timeZone: string): PatientFilter | null {
  const filters = storedFilters(stored);
  if (filters === null) return null;
  const today = dayIn(timeZone, now);
  const where = whereOf('', filters, (days) => Temporal.PlainDate.from(today).add({ days }).toString());
  return { words: [], gender: where.gender?.equals, ...listFilterOf(where, today, timeZone) };
}
