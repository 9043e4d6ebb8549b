import { recordAccess } from '#audit/server';
import { invalid, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';

const FORMATS: readonly string[] = ['csv', 'excel'];

/** Writes into the audit log that a list of patients leaves the house as a file, and how many there are in it. */
export async function recordListExport(request: Request, count: number, format: string): Promise<boolean | Refusal> {
  if (count < 0) return invalid([{ path: 'count', message: 'A number from 0 on is expected.' }]);
  if (!FORMATS.includes(format)) return invalid([{ path: 'format', message: 'csv or excel is expected.' }]);
  await recordAccess(request, {
    action: 'export',
    objectType: 'patient_list',
    reason: `${count} patients as ${format}`,
  });
  return true;
}
