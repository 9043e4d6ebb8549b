import type { Queryable } from '#platform/database.ts';
import type { ReceivedRow } from '../faxes.sql.ts';

/** What is known about the number that a fax came from, besides a verified number. */
export interface KnownSender {
  pharmacy: string | null;
  /** Whose chart the number's last filed fax is in. */
  patient: { id: string; name: string } | null;
}

/** Returns what is known about the senders of these faxes, by their number as dialed. */
export async function readKnownSenders(
  db: Queryable,
  clinicId: string,
  faxes: readonly ReceivedRow[],
): Promise<ReadonlyMap<string, KnownSender>> {
  const numbers = [...new Set(faxes.map(({ from_number }) => from_number))].filter((number) => number !== '');
  if (numbers.length === 0) return new Map();
  const [pharmacies, filings] = await Promise.all([
    db
      .selectFrom('fax.fax_pharmacy')
      .select(['organization_name', 'fax_digits'])
      .where('fax_digits', 'in', [...numbers.map(nationalDigits), ...numbers.map((number) => number.replace('+', ''))])
      .orderBy('organization_name')
      .limit(100)
      .execute(),
    db
      .selectFrom('fax.filing as f')
      .innerJoin('fax.received as r', (on) =>
        on.onRef('r.clinic_id', '=', 'f.clinic_id').onRef('r.id', '=', 'f.received_id'),
      )
      .innerJoin('fax.fax_patient as p', (on) =>
        on.onRef('p.clinic_id', '=', 'f.clinic_id').onRef('p.id', '=', 'f.patient_id'),
      )
      .distinctOn('r.from_number')
      .select(['r.from_number', 'p.id', 'p.first_name', 'p.last_name'])
      .where('f.clinic_id', '=', clinicId)
      .where('r.from_number', 'in', numbers)
      .where('p.deleted_time', 'is', null)
      .orderBy('r.from_number')
      .orderBy('f.filed_time', 'desc')
      .execute(),
  ]);
  return new Map(
    numbers.map((number) => {
      const pharmacy = pharmacies.find(({ fax_digits: digits }) => digits !== null && number.endsWith(digits));
      const last = filings.find(({ from_number }) => from_number === number);
      return [
        number,
        {
          // The directory separates the parts of a name by carets, of which the first is shown.
          pharmacy: pharmacy?.organization_name?.split('^')[0] ?? null,
          patient: last === undefined ? null : { id: last.id, name: `${last.first_name} ${last.last_name}` },
        },
      ];
    }),
  );
}

/** The digits of a number as dialed in the US, without the country code. */
const nationalDigits = (number: string): string => number.replace(/^\+1?/, '');
