import { recordAccess } from '#audit/server';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { searchPatients, type PatientPage, type PatientQuery } from './search-patients.ts';

const FORMATS: readonly string[] = ['csv', 'excel'];
// Each page is one audit entry: 1,000 patients are one entry, 10,000 are ten.
const MOST_EXPORTED = 1000;

/**
 * Returns a page of patients for an export file. Nothing is returned before the audit entry is written: which rows, how
 * many, in which format.
 */
export async function exportPatients(
  ctx: RequestContext,
  query: Omit<PatientQuery, 'counted' | 'most'>,
  format: string,
): Promise<PatientPage | DomainError> {
  if (!FORMATS.includes(format)) return invalid([{ path: 'format', message: 'Choose csv or excel.' }]);
  const found = await searchPatients(ctx, { ...query, counted: false, most: MOST_EXPORTED });
  if (isDomainError(found)) return found;
  const { length: count } = found.patients;
  const from = query.skip === 0 ? '' : `, after the first ${query.skip}`;
  await recordAccess(ctx, {
    action: 'export',
    objectType: 'patient_list',
    reason: `${count} ${count === 1 ? 'patient' : 'patients'} as ${format}${from}`,
  });
  return { ...found, count };
}
