import { pharmacyFlags, type PharmacyFlags } from '../rules/index.ts';
import type { PharmacyRow } from './directory/pharmacies.sql.ts';

/** A pharmacy with the specification's field names (spec 3 §3.3), and what it currently accepts. */
export interface Pharmacy extends PharmacyFlags {
  NCPDPID: string;
  NPI: string | null;
  OrganizationName: string;
  OrganizationType: string;
  StandardizedAddressLine1: string;
  City: string;
  StateProvince: string;
  PostalCode: string;
  PrimaryTelephone: string;
  Fax: string | null;
  DirectorySpecialtyName: string | null;
  ActiveStartTime: string | null;
  ActiveEndTime: string | null;
  ServiceLevel: string | null;
}

/** Converts a directory row to the specification's field names. */
export function shapePharmacy(row: PharmacyRow, now: Date): Pharmacy {
  const service = {
    ActiveStartTime: row.active_start_time?.toISOString() ?? null,
    ActiveEndTime: row.active_end_time?.toISOString() ?? null,
    ServiceLevel: row.service_level,
  };
  return {
    NCPDPID: row.ncpdp_id,
    NPI: row.npi,
    OrganizationName: row.organization_name,
    OrganizationType: row.organization_type,
    StandardizedAddressLine1: row.address_line1,
    City: row.city,
    StateProvince: row.state_province,
    PostalCode: row.postal_code,
    PrimaryTelephone: row.primary_telephone,
    Fax: row.fax,
    DirectorySpecialtyName: row.directory_specialty_name,
    ...service,
    ...pharmacyFlags(service, now),
  };
}
