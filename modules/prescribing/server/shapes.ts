import type {
  NamedMedication,
  NetworkNotice,
  PharmacyRequest,
  Prescription,
  PrescriptionContent,
  PrescriptionPharmacy,
  PrescriptionStart,
} from '../api/prescription.gen.ts';
import {
  codeWord,
  flagsOf,
  mayCancel,
  nextOrderNumber,
  type PrescriptionFields,
  quantityUnits,
} from '../rules/index.ts';
import { namedMedication } from './messages/script-medication.ts';
import type { KnownPharmacy } from './parties/find-pharmacy.ts';
import { addressLine } from './parties/read-parties.ts';
import type { PrescriptionBeginning } from './prescriptions/begin-prescription.ts';
import type { PrescriptionRow } from './records/prescriptions.sql.ts';
import { wishOf } from './prescriptions/wish-of.ts';
import type { RequestRow } from './records/requests.sql.ts';
import type { AlertRow } from './safety/alerts.sql.ts';
import type { NoticeRow } from './work/notices.sql.ts';

const HOUR_MS = 3_600_000;

/** What somebody filled in, as the contract has it. */
export function shapeContent(fields: PrescriptionFields): PrescriptionContent {
  return { ...fields };
}

/** A pharmacy with what it can be sent now. */
export function shapePharmacy(pharmacy: KnownPharmacy, now: Date): PrescriptionPharmacy {
  const { npi: _npi, fax: _fax, ...shown } = pharmacy;
  const flags = flagsOf(pharmacy, now);
  return {
    ...shown,
    is_active: flags.active,
    is_valid: flags.valid,
    takes_new: flags.newrx,
    takes_cancel: flags.cancel,
  };
}

/** A prescription with what the checks said of it. */
export function shapePrescription(row: PrescriptionRow, alerts: readonly AlertRow[], now: Date): Prescription {
  return {
    id: row.id,
    patient_id: row.patient_id,
    patient_name: row.patient_name,
    prescriber_id: row.prescriber_id,
    prescriber_name: row.prescriber_name,
    content: shapeContent(wishOf(row)),
    pharmacy_name: row.pharmacy?.name ?? row.pharmacy_ncpdp_id,
    pharmacy: row.pharmacy === null ? null : shapePharmacy(row.pharmacy, now),
    message_id: row.message_id,
    state: row.state,
    state_time: row.state_time,
    problem: row.problem,
    cancel_state: row.cancel_state,
    cancel_time: row.cancel_time,
    cancel_reason: row.cancel_reason,
    cancel_answer: row.cancel_answer,
    fill_state: row.fill_state,
    fill_time: row.fill_time,
    fill_note: row.fill_note,
    may_cancel: mayCancel(row.state, row.cancel_state),
    request_id: row.request_id,
    prior_authorization: row.prior_authorization,
    medication_record_id: row.medication_record_id,
    alerts: alerts.map(({ prescription_id: _, ...alert }) => alert),
    created_time: row.created_time,
    sent_time: row.sent_time,
    version: row.version,
  };
}

/** What a new prescription begins with. */
export function shapeStart(
  start: PrescriptionBeginning,
  actor: { userId: string; rules: ReadonlySet<string> },
  now: Date,
): PrescriptionStart {
  const { patient, prescriber, address, ageYears, phone } = start.parties;
  return {
    patient: {
      id: patient.id,
      first_name: patient.first_name,
      last_name: patient.last_name,
      gender: patient.gender,
      date_of_birth: patient.date_of_birth ?? null,
      age_years: ageYears,
      phone,
      address: addressLine(address),
      postal_code: address?.postalCode ?? '',
      has_address: address !== null,
      allergies: (patient.allergies ?? [])
        .filter(({ status }) => status === 'active')
        .map(({ substance, reaction }) => (reaction === null ? substance : `${substance} (${reaction})`)),
      no_known_allergies: patient.no_allergies_time !== null,
      medications: (patient.medications ?? [])
        .filter(({ to_date: to }) => to === null)
        .map(({ drug_name: name }) => name),
    },
    prescriber: {
      user_id: prescriber.userId,
      first_name: prescriber.firstName,
      last_name: prescriber.lastName,
      npi: prescriber.npi,
      spi: prescriber.spi,
      address: addressLine(prescriber.address),
      may_send: actor.rules.has('prescribing.send'),
      problem: prescriber.problem,
    },
    fields: shapeContent(start.fields),
    schedule: start.schedule,
    is_controlled: start.isControlled,
    pharmacies: start.pharmacies.map((each) => shapePharmacy(each, now)),
    note_diagnoses: start.noteDiagnoses,
  };
}

/** What a pharmacy asks for; the original is how it was prescribed here, else as the pharmacy has it. */
export function shapeRequest(
  row: RequestRow,
  original: PrescriptionRow | null,
  orders: number,
  now: Date,
): PharmacyRequest {
  const { patient, pharmacy, prescriber } = row;
  const asked = row.dispensed ?? row.prescribed;
  return {
    id: row.id,
    kind: row.kind,
    message_id: row.message_id,
    rx_reference_number: row.rx_reference_number,
    order_number: row.order_number,
    request_code: row.request_code,
    request_sub_codes: row.request_sub_codes,
    patient_id: row.patient_id,
    patient_name: `${patient.name.firstName} ${patient.name.lastName}`,
    patient_birth: patient.dateOfBirth,
    patient_gender: patient.gender,
    patient_phone: patient.phone ?? '',
    patient_address: addressLine(patient.address ?? null),
    matched_name: row.matched_name,
    prescriber_id: row.prescriber_id,
    prescriber_name: row.prescriber_name ?? `${prescriber.name.firstName} ${prescriber.name.lastName}`,
    pharmacy_name: pharmacy.name.split('^')[0]!,
    pharmacy_phone: pharmacy.phone ?? '',
    drug_description: row.drug_description,
    requested_refills: row.requested_refills,
    original:
      original === null
        ? row.prescribed === null
          ? null
          : namedMedication(row.prescribed)
        : namedPrescription(original),
    dispensed: row.dispensed === null ? null : namedMedication(row.dispensed),
    requested:
      row.kind === 'renewal' && asked !== null
        ? [{ ...namedMedication(asked), refills: String(row.requested_refills ?? '') }]
        : row.requested.map(namedMedication),
    received_time: row.received_time,
    age_hours: Math.max(0, Math.floor((now.getTime() - row.received_time.getTime()) / HOUR_MS)),
    state: row.state,
    response: row.response,
    response_state: row.response_state,
    response_problem: row.response_problem,
    response_note: row.response_note,
    denial_reason: row.denial_reason,
    next_order_number: nextOrderNumber(orders),
    version: row.version,
  };
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

/** What the network or a pharmacy said. */
export function shapeNotice(row: NoticeRow): NetworkNotice {
  return { ...row };
}
