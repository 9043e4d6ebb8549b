import { recordAccess } from '#audit/server';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { searchPatients, type PatientPage, type PatientQuery } from './search-patients.ts';

const FORMATS: readonly string[] = ['csv', 'excel'];
// An entry for each page: a thousand patients are one, ten thousand ten.
const MOST_EXPORTED = 1000;

/**
 * A page of patients that leaves Salus as a file. Nothing is answered before the audit log says so: which rows, how many, as what.
 */
export async function exportPatients(
  ctx: RequestContext,
  query: Omit<PatientQuery, 'counted' | 'most'>,
  format: string,
): Promise<PatientPage | DomainError> {
  if (!FORMATS.includes(format)) return invalid([{ path: 'format', message: 'csv or excel is expected.' }]);
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
