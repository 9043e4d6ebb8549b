import { shownName, shownSpecialty } from '#pharmacies/rules';
import { readPharmacies } from '#pharmacies/server';
import type { Queryable } from '#platform/database.ts';

/** A pharmacy of the directory, as it is kept with a prescription. */
export interface KnownPharmacy {
  ncpdp_id: string;
  npi: string | null;
  name: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  phone: string;
  fax: string;
  specialty: string;
  service_level: string | null;
  active_start: string | null;
  active_end: string | null;
}

/** The pharmacy of this NCPDP id in the mirror of the directory; null where there is none. */
export async function findPharmacy(db: Queryable, ncpdpId: string): Promise<KnownPharmacy | null> {
  const [found] = await findPharmacies(db, [ncpdpId]);
  return found ?? null;
}

/** The pharmacies of these NCPDP ids that the directory knows, in no order. */
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
