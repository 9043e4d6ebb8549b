import type { Selectable } from 'kysely';
import { shownName, shownSpecialty } from '#pharmacies/rules';
import { defaultPharmacies, readPharmacies } from '#pharmacies/server';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { ageOn, stateCode } from '#patients/rules';
import { readPatients, type Patient } from '#patients/server';
import { findProvider } from '../network/index.ts';

/** The patient and prescriber of a prescription and its message. */
export interface Parties {
  patient: Patient;
  ageYears: number | null;
  /** The most recent address, as sent to pharmacies. */
  address: PartyAddress | null;
  phone: string;
  prescriber: PrescriberFacts;
}

export interface PartyAddress {
  line1: string;
  line2?: string;
  city: string;
  state: string;
  postalCode: string;
}

/** The prescriber and their practice. */
export interface PrescriberFacts {
  userId: string;
  /** The number of their location at the network; null if not registered. */
  spi: string | null;
  /** Why nothing can be sent in their name; null if it can. */
  problem: string | null;
  firstName: string;
  lastName: string;
  /** E.g. `MD`. */
  credential: string | null;
  npi: string | null;
  practice: string;
  address: PartyAddress | null;
  phone: string;
  fax: string;
}

/** Reads both; null if the patient doesn't exist. */
export async function readParties(
  db: Queryable,
  { clinicId, timeZone }: { clinicId: string; timeZone: string },
  ids: { patientId: string; prescriberId: string; practiceId: string },
  now: Date,
): Promise<Parties | null> {
  const [[patient], prescriber] = await Promise.all([
    readPatients(db, clinicId, [ids.patientId], { addresses: true, allergies: true, medications: true }),
    readPrescriber(db, clinicId, ids),
  ]);
  if (patient === undefined || prescriber === null) return null;
  const mailing = (patient.addresses ?? []).filter(({ address_type: type }) => type === 'mailing_address');
  // The most recently added address counts (specification 3 §3.2); ids increase over time.
  const last = mailing.toSorted((one, other) => (one.id < other.id ? -1 : 1)).at(-1);
  return {
    patient,
    ageYears: patient.date_of_birth === null ? null : ageOn(patient.date_of_birth, dayIn(timeZone, now)).years,
    address:
      last === undefined
        ? null
        : {
            line1: last.address_line1,
            ...(last.address_line2 ? { line2: last.address_line2 } : {}),
            city: last.city,
            state: stateCode(last.state, 'US') ?? last.state,
            postalCode: last.postal_code,
          },
    phone: tenDigits(patient.mobile ?? patient.home_phone),
    prescriber,
  };
}

/** Returns a member as prescriber at their current practice, or null if they don't belong to the clinic. */
export async function readPrescriber(
  db: Queryable,
  clinicId: string,
  { prescriberId, practiceId }: { prescriberId: string; practiceId: string },
): Promise<PrescriberFacts | null> {
  const [row, { provider, errorMessage }] = await Promise.all([
    db
      .selectFrom('prescribing.rx_member as m')
      .innerJoin('prescribing.rx_practice as c', 'c.clinic_id', 'm.clinic_id')
      .select([
        'm.first_name',
        'm.last_name',
        'm.credential',
        'm.npi',
        'c.practice_name',
        'c.address_line1',
        'c.address_line2',
        'c.city',
      ])
      .select(['c.state', 'c.postal_code', 'c.office_phone', 'c.fax'])
      .where('m.clinic_id', '=', clinicId)
      .where('m.user_id', '=', prescriberId)
      .where('c.id', '=', practiceId)
      .executeTakeFirst(),
    findProvider(db, { clinicId, userId: prescriberId, practiceId }),
  ]);
  if (row === undefined) return null;
  return {
    spi: provider?.spi ?? null,
    problem: errorMessage,
    userId: prescriberId,
    firstName: row.first_name,
    lastName: row.last_name,
    credential: row.credential,
    npi: provider?.npi ?? row.npi,
    practice: row.practice_name,
    address:
      row.address_line1 === null
        ? null
        : {
            line1: row.address_line1,
            ...(row.address_line2 ? { line2: row.address_line2 } : {}),
            city: row.city ?? '',
            state: stateCode(row.state ?? '', 'US') ?? row.state ?? '',
            postalCode: row.postal_code ?? '',
          },
    phone: tenDigits(row.office_phone),
    fax: tenDigits(row.fax),
  };
}

/** Returns the members who have an NPI. */
export async function membersWithNpi(db: Queryable, clinicId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('prescribing.rx_member')
    .select('user_id')
    .where('clinic_id', '=', clinicId)
    .where('npi', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ user_id: id }) => id ?? []));
}

/**
 * Returns the ten digits of a North American phone number, without the country code, or an empty string if it is not
 * one.
 */
function tenDigits(phone: string | null): string {
  const digits = (phone ?? '').replace(/\s*x\d+$/, '').replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? national : '';
}

/** Formats an address on one line: line 1, city, state, zip. */
export function addressLine(address: PartyAddress | null): string {
  return address === null
    ? ''
    : [[address.line1, address.line2].filter(Boolean).join(' '), address.city, address.state, address.postalCode].join(
        ', ',
      );
}

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
