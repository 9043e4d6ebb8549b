import type { Patient } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import { readCategories, readEvents } from '#scheduling/server';
import { clinicVitals } from '#vitals/server';
import { INFO_FIELDS, requestMessages, sameValue, type RequestType } from '../../rules/index.ts';
import { allergyShape, eventShape, infoShape, medicationShape } from '../record-shapes.ts';
import type { PortalRequest } from '../link/portal-request.ts';

/** A request ready to be stored: with a title, the names for its IDs, and the current values of the record. */
export interface CompleteRequest {
  title: string;
  data: Record<string, unknown>;
  before: Record<string, unknown>;
}

type RequestData = Record<string, unknown>;

/** Resolves the IDs of a validated request in the patient's own record; others are reported as not found. */
export async function completeRequest(
  tx: Tx,
  portal: PortalRequest,
  patient: Patient,
  type: RequestType,
  wish: RequestData,
): Promise<CompleteRequest | DomainError> {
  switch (type) {
    case 'MakeAppointment':
      return appointment(tx, portal, wish);
    case 'CancelAppointment':
      return cancellation(tx, portal, wish);
    case 'PatientInfoUpdate':
      return infoChange(patient, wish);
    case 'AddVital':
      return vitals(tx, portal, wish);
    case 'AddMedicationHistory':
      return { title: `Add ${namesOf(wish)}`, data: wish, before: {} };
    case 'AddAllergy':
      return { title: `Add allergy: ${String(wish['allergy_substance'])}`, data: wish, before: {} };
    case 'DeleteMedicationHistory': {
      const record = patient.medications?.find(({ id }) => id === wish['medication_id']);
      if (record === undefined) return domainError('RECORD_GONE', requestMessages.medicationGone);
      const shape = medicationShape(record);
      return { title: `Delete ${record.drug_name}`, data: shape, before: shape };
    }
    case 'RefillMedication': {
      if (wish['medication_id'] == null) return { title: 'Medication refill', data: {}, before: {} };
      const record = patient.medications?.find(({ id }) => id === wish['medication_id']);
      if (record === undefined) return domainError('RECORD_GONE', requestMessages.medicationGone);
      return { title: `Refill ${record.drug_name}`, data: medicationShape(record), before: {} };
    }
    case 'DeleteAllergy': {
      const record = patient.allergies?.find(({ id, status }) => id === wish['allergy_id'] && status === 'active');
      if (record === undefined) return domainError('RECORD_GONE', requestMessages.allergyGone);
      const shape = allergyShape(record);
      return { title: `Delete allergy: ${record.substance}`, data: shape, before: shape };
    }
  }
}

async function appointment(
  tx: Tx,
  { clinicId }: PortalRequest,
  wish: RequestData,
): Promise<CompleteRequest | DomainError> {
  const categories = await readCategories(tx, clinicId, null);
  const category = categories.find(({ id }) => id === wish['category_id']);
  if (wish['category_id'] !== null && category === undefined)
    return invalid([{ path: 'data.category_id', message: 'Choose a visit type' }]);
  return {
    title: category === undefined ? 'New appointment' : `New appointment: ${category.category_name}`,
    data: { ...wish, category_name: category?.category_name ?? null },
    before: {},
  };
}

async function cancellation(
  tx: Tx,
  { clinicId, patientId, timeZone, now }: PortalRequest,
  wish: RequestData,
): Promise<CompleteRequest | DomainError> {
  const [event] = await readEvents(tx, clinicId, [String(wish['event_id'])]);
  if (event === undefined || event.patient_id !== patientId || event.end_time <= now || event.status === 'canceled')
    return domainError('RECORD_GONE', 'This appointment no longer exists.');
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    event.start_time,
  );
  const { notes: _notes, ...shape } = eventShape(event);
  return { title: `Cancel appointment on ${when}`, data: shape, before: shape };
}

function infoChange(patient: Patient, wish: RequestData): CompleteRequest | DomainError {
  const current = infoShape(patient);
  const fields = Object.keys(wish).filter((field) => !sameValue(wish[field], current[field]));
  if (fields.length === 0) return domainError('NOTHING_CHANGED', 'We already have this on file.', 'Nothing to send');
  const pick = (values: RequestData): RequestData =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  const names = fields.map((field) => INFO_FIELDS[field as keyof typeof INFO_FIELDS]);
  return { title: `Change ${names.join(', ')}`, data: pick(wish), before: pick(current) };
}

async function vitals(
  tx: Tx,
  { clinicId, now }: PortalRequest,
  wish: RequestData,
): Promise<CompleteRequest | DomainError> {
  const definitions = (await clinicVitals(tx, clinicId, now)).filter(({ deleted_time }) => deleted_time === null);
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const sent = wish['vitals'] as { vital_info_id: string; value: number }[];
  const unknown = sent.findIndex(({ vital_info_id: id }) => !byId.has(id));
  if (unknown >= 0) return invalid([{ path: `data.vitals.${unknown}`, message: 'We don’t accept this one' }]);
  const named = sent.map(({ vital_info_id, value }) => {
    const { vital_name, vital_unit, code, decimals } = byId.get(vital_info_id)!;
    return { vital_info_id, vital_name, vital_unit, code, decimals, value };
  });
  return { title: `Add ${named.map(({ vital_name }) => vital_name).join(', ')}`, data: { vitals: named }, before: {} };
}

function namesOf(wish: RequestData): string {
  return (wish['medication_history'] as { drug_name: string }[]).map(({ drug_name }) => drug_name).join(', ');
}
