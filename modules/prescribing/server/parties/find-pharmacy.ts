import type { Selectable } from 'kysely';
import { shownName, shownSpecialty } from '#pharmacies/rules';
import { defaultPharmacies, readPharmacies } from '#pharmacies/server';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

/** A directory pharmacy as stored with a prescription. */
export type KnownPharmacy = NonNullable<Selectable<DB['prescribing.prescription']>['pharmacy']>;

/** Returns the pharmacy with this NCPDP id from the directory mirror, or null. */
export async function findPharmacy(db: Queryable, ncpdpId: string): Promise<KnownPharmacy | null> {
  const [found] = await findPharmacies(db, [ncpdpId]);
  return found ?? null;
}

/** Returns the directory's pharmacies with these NCPDP ids, unordered. */
export async function findPharmacies(db: Queryable, ncpdpIds: readonly string[]): Promise<KnownPharmacy[]> {
  const rows = await readPharmacies(
    db,
    ncpdpIds.filter((id) => id !== ''),
  );
  return rows.map((row) => ({
    ncpdp_id: row.ncpdp_id,
    npi: row.npi,
    name: shownName(row.organization_name),
    address: row.address_line1,
    city: row.city,
    state: row.state_province,
    postal_code: row.postal_code,
    phone: row.primary_telephone,
    fax: row.fax ?? '',
    specialty: shownSpecialty(row.directory_specialty_name),
    service_level: row.service_level,
    active_start: row.active_start_time?.toISOString() ?? null,
    active_end: row.active_end_time?.toISOString() ?? null,
  }));
}

/** Returns a patient's usual pharmacies: the preferred one first, then the most recently used. */
export async function usualPharmacies(db: Queryable, clinicId: string, patientId: string): Promise<KnownPharmacy[]> {
  const [preferred, used] = await Promise.all([
    defaultPharmacies(db, clinicId, [patientId]),
    db
      .selectFrom('prescribing.prescription')
      .select('pharmacy_ncpdp_id')
      .where('clinic_id', '=', clinicId)
      .where('patient_id', '=', patientId)
      .where('sent_time', 'is not', null)
      .groupBy('pharmacy_ncpdp_id')
      .orderBy(({ fn }) => fn.max('sent_time'), 'desc')
      .limit(10)
      .execute(),
  ]);
  const first = preferred.get(patientId);
  const ids = [...new Set([...(first === undefined ? [] : [first]), ...used.map((row) => row.pharmacy_ncpdp_id)])];
  const found = new Map((await findPharmacies(db, ids)).map((each) => [each.ncpdp_id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
