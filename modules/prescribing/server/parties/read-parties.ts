import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { ageOn, stateCode } from '#patients/rules';
import { readPatients, type Patient } from '#patients/server';
import { findProvider } from '../network/index.ts';

/** Who is prescribed for, and by whom, as a prescription and its message need them. */
export interface Parties {
  patient: Patient;
  ageYears: number | null;
  /** The last address, as it is told to pharmacies. */
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

/** Who prescribes, in which practice. */
export interface PrescriberFacts {
  userId: string;
  /** The number of their location at the network; null where they are not registered. */
  spi: string | null;
  /** Why nothing can be sent in their name; null where it can. */
  problem: string | null;
  firstName: string;
  lastName: string;
  npi: string | null;
  practice: string;
  address: PartyAddress | null;
  phone: string;
  fax: string;
}

/** Reads both; null where the patient is not there. */
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
  // The last one that was added is the one that counts (specification 3 §3.2); ids grow with time.
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

/** A member as prescriber, at the practice that they work in; null where they are none of the clinic. */
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

/** The ten digits of a phone of North America, without the leading character of its dial code; empty where it is none. */
function tenDigits(phone: string | null): string {
  const digits = (phone ?? '').replace(/\s*x\d+$/, '').replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? national : '';
}

/** An address in one line: line 1, city, state, zip. */
export function addressLine(address: PartyAddress | null): string {
  return address === null
    ? ''
    : [[address.line1, address.line2].filter(Boolean).join(' '), address.city, address.state, address.postalCode].join(
        ', ',
      );
}
