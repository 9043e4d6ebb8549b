import type { NamedMedication, Resolvers } from '../api/prescription.gen.ts';
import { codeWord, flagsOf, mayCancel, nextOrderNumber, quantityUnits } from '../rules/index.ts';
import type { FavouriteRow } from './favourites/favourites.ts';
import { namedMedication } from './messages/script-parts.ts';
import { addressLine, type KnownPharmacy, type Parties, type PrescriberFacts } from './parties/read-parties.ts';
import type { PrescriptionDefaults } from './prescriptions/begin-prescription.ts';
import { type PrescriptionRow, wishOf } from './records/prescriptions.sql.ts';
import type { RequestRow } from './records/requests.sql.ts';
import type { AlertRow, CheckedSafety } from './safety/alerts.sql.ts';
import type { NoticeRow } from './work/notices.sql.ts';

/** A prescription with its safety findings. */
export interface ShownPrescription extends PrescriptionRow {
  alerts: AlertRow[];
}

/** A pharmacy request with its prescription, and the number of numbered orders of the caller. */
export interface ShownRequest extends RequestRow {
  about: PrescriptionRow | null;
  orders: number;
}

/** The row types of the prescription service. */
export interface Rows {
  NetworkNotice: NoticeRow;
  PharmacyRequest: ShownRequest;
  Prescription: ShownPrescription;
  PrescriptionFavourite: FavouriteRow;
  PrescriptionPatient: Parties;
  PrescriptionPharmacy: KnownPharmacy;
  PrescriptionPrescriber: PrescriberFacts;
  PrescriptionStart: PrescriptionDefaults;
  SafetyCheck: CheckedSafety;
}

const HOUR_MS = 3_600_000;

/** The fields that differ from the API. */
export const fields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  PharmacyRequest: {
    patient_name: ({ patient: { name } }) => `${name.firstName} ${name.lastName}`,
    patient_birth: ({ patient }) => patient.dateOfBirth,
    patient_gender: ({ patient }) => patient.gender,
    patient_phone: ({ patient }) => patient.phone ?? '',
    patient_address: ({ patient }) => addressLine(patient.address ?? null),
    prescriber_name: ({ member_name, prescriber: { name } }) => member_name ?? `${name.firstName} ${name.lastName}`,
    pharmacy_name: ({ pharmacy }) => pharmacy.name.split('^')[0]!,
    pharmacy_phone: ({ pharmacy }) => pharmacy.phone ?? '',
    // The prescription on file, or else the pharmacy's version.
    original: ({ about, prescribed }) =>
      about !== null ? namedPrescription(about) : prescribed === null ? null : namedMedication(prescribed),
    dispensed: ({ dispensed }) => (dispensed === null ? null : namedMedication(dispensed)),
    requested: ({ kind, dispensed, prescribed, requested, requested_refills }) => {
      const asked = dispensed ?? prescribed;
      return kind === 'renewal' && asked !== null
        ? [{ ...namedMedication(asked), refills: String(requested_refills ?? '') }]
        : requested.map(namedMedication);
    },
    age_hours: ({ received_time: time }, _args, { now }) =>
      Math.max(0, Math.floor((now.getTime() - time.getTime()) / HOUR_MS)),
    next_order_number: ({ orders }) => nextOrderNumber(orders),
  },
  Prescription: {
    content: wishOf,
    pharmacy_name: ({ pharmacy, pharmacy_ncpdp_id: id }) => pharmacy?.name ?? id,
    may_cancel: ({ state, cancel_state }) => mayCancel(state, cancel_state),
  },
  PrescriptionPatient: {
    id: ({ patient }) => patient.id,
    first_name: ({ patient }) => patient.first_name,
    last_name: ({ patient }) => patient.last_name,
    gender: ({ patient }) => patient.gender,
    date_of_birth: ({ patient }) => patient.date_of_birth,
    age_years: ({ ageYears }) => ageYears,
    address: ({ address }) => addressLine(address),
    postal_code: ({ address }) => address?.postalCode ?? '',
    has_address: ({ address }) => address !== null,
    allergies: ({ patient }) =>
      (patient.allergies ?? [])
        .filter(({ status }) => status === 'active')
        .map(({ substance, reaction }) => (reaction === null ? substance : `${substance} (${reaction})`)),
    no_known_allergies: ({ patient }) => patient.no_allergies_time !== null,
    medications: ({ patient }) =>
      (patient.medications ?? []).filter(({ to_date: to }) => to === null).map(({ drug_name: name }) => name),
  },
  PrescriptionPharmacy: {
    is_active: flag('active'),
    is_valid: flag('valid'),
    takes_new: flag('newrx'),
    takes_cancel: flag('cancel'),
  },
  PrescriptionPrescriber: {
    user_id: ({ userId }) => userId,
    first_name: ({ firstName }) => firstName,
    last_name: ({ lastName }) => lastName,
    address: ({ address }) => addressLine(address),
    state: ({ address }) => address?.state ?? '',
    may_send: (_prescriber, _args, { actor }) => actor.rules.has('prescribing.send'),
  },
  PrescriptionStart: {
    patient: ({ parties }) => parties,
    prescriber: ({ parties }) => parties.prescriber,
    is_controlled: ({ isControlled }) => isControlled,
    note_diagnoses: ({ offered }) => offered,
  },
  SafetyCheck: {
    outcome: ({ outcome }) => (outcome === 'could-not-check' ? 'could_not_check' : outcome),
    alerts: ({ alerts, remembered }) =>
      alerts.map(({ isHardStop = false, ...alert }) => ({
        ...alert,
        is_hard_stop: isHardStop,
        remembered_code: isHardStop ? null : (remembered.get(alert.key) ?? null),
      })),
    unchecked: ({ unchecked }) => [...new Set(unchecked.map(({ subject, reason }) => `${subject}: ${reason}`))],
    coverage: ({ coverage }) => coverage.text,
  },
};

/** Returns a pharmacy capability flag. */
function flag(name: keyof ReturnType<typeof flagsOf>) {
  return (pharmacy: KnownPharmacy, _args: object, { now }: { now: Date }): boolean => flagsOf(pharmacy, now)[name];
}

function namedPrescription(row: PrescriptionRow): NamedMedication {
  return {
    drug_description: row.drug_description,
    quantity: row.quantity,
    quantity_unit: codeWord(quantityUnits, row.quantity_unit),
    days_supply: String(row.days_supply ?? ''),
    refills: String(row.refills ?? ''),
    sig: row.sig,
    note: row.note,
    written_date: row.written_date.slice(0, 16),
    last_fill_date: '',
    substitutions: row.substitutions,
    product_code: row.product_code,
    ingredients: row.ingredients.map(({ description, quantity_value: quantity, quantity_unit: unit }) =>
      [description, quantity, codeWord(quantityUnits, unit)].filter(Boolean).join(' '),
    ),
    sig_flag: '',
  };
}
