import { pathOf } from '#files/server';
import { isDomainError } from '#platform/domain-error.ts';
import type { Patient, PatientAlert } from '../api/registration.gen.ts';
import type { createPatient } from './create-patient.ts';
import { patientAvatar } from './patient-avatar.ts';
import type { Alert as KeptAlert, Patient as KeptPatient, PatientColumn, Reading } from './patients.sql.ts';
import { shapeAddress, shapeAllergies, shapeMedication } from './record-resolvers.ts';

// Fields of the contract that stand in a column of another name, or in none.
const COLUMN_OF: Record<string, PatientColumn | null> = {
  user_patient_id: 'record_number',
  create_time: 'created_time',
  update_time: 'updated_time',
  vital_signs: null,
  last_visit: null,
  next_visit: null,
  alerts: null,
  patient_tags: null,
  mailing_addresses: null,
  billing_addresses: null,
  allergies: null,
  medication_history: null,
  avatar: 'avatar_file_id',
};

/** What of a patient has to be read for the fields that were asked for behind `prefix`. */
export function readingOf(fields: ReadonlySet<string>, prefix: string): Reading {
  const paths = [...fields].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const own = paths.filter((path) => !path.includes('.') && !path.startsWith('__'));
  const columns = own
    .map((field) => (field in COLUMN_OF ? COLUMN_OF[field]! : (field as PatientColumn)))
    .filter((column) => column !== null);
  if (own.includes('allergies')) columns.push('no_allergies_time', 'no_allergies_by');
  return {
    columns,
    tags: own.includes('patient_tags'),
    addresses: own.includes('mailing_addresses') || own.includes('billing_addresses'),
    allergies: own.includes('allergies'),
    alerts: own.includes('alerts'),
    visits: own.includes('last_visit') || own.includes('next_visit'),
    medications: own.includes('medication_history'),
  };
}

/** The answer of a command at the wire. */
export function shaped(answer: Awaited<ReturnType<typeof createPatient>>) {
  return isDomainError(answer) ? answer : shape(answer);
}

/** A patient at the wire. */
export function shape(patient: KeptPatient): Patient {
  const addresses = patient.addresses ?? [];
  return {
    ...patient,
    user_patient_id: String(patient.record_number),
    avatar: patient.avatar_file_id ? pathOf(patientAvatar, patient.id, patient.avatar_file_id) : null,
    alerts: (patient.alerts ?? []).map(shapeAlert),
    patient_tags: patient.tags ?? [],
    mailing_addresses: addresses.filter((address) => address.address_type === 'mailing_address').map(shapeAddress),
    billing_addresses: addresses.filter((address) => address.address_type === 'billing').map(shapeAddress),
    allergies: shapeAllergies(patient),
    medication_history: (patient.medications ?? []).map(shapeMedication),
    create_time: patient.created_time,
    update_time: patient.updated_time,
  };
}

/** An alert at the wire. */
export function shapeAlert({ created_time, ...alert }: KeptAlert): PatientAlert {
  return { ...alert, create_time: new Date(created_time) };
}
