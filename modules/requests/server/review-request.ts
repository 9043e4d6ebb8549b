import { readPatients, type Patient } from '#patients/server';
import type { Queryable } from '#platform/database.ts';
import type { Actor, RequestContext } from '#platform/request-context.ts';
import { readEvents } from '#scheduling/server';
import { readRecords } from '#vitals/server';
import { requestMessages, sameValue, type RequestType } from '../rules/index.ts';
import { allergyShape, eventShape, infoShape, medicationShape } from './record-shapes.ts';
import type { RequestRow } from './requests.sql.ts';

/** The record's values at the time of the request and now, and which of them differ. */
export interface Review {
  before: Record<string, unknown>;
  current: Record<string, unknown>;
  changed: string[];
  gone: string | null;
  patient_version: number | null;
  /** Version of the row to be deleted. */
  row_version: number | null;
  contact: string | null;
  deceased_date: string | null;
  reachable: ('email' | 'sms')[];
}

/** Compares a request with the current record. */
export async function reviewRequest({ app, actor }: RequestContext, request: RequestRow): Promise<Review> {
  const { kysely } = app.database;
  const [patient] = await readPatients(kysely, actor.clinicId, [request.patient_id], {
    addresses: true,
    allergies: true,
    medications: true,
  });
  const { before_data: before } = request;
  const died = patient?.deceased_date ?? null;
  const reachable = (['email', 'sms'] as const).filter(
    (way) => (way === 'email' ? patient?.email : patient?.mobile) != null,
  );
  if (patient === undefined)
    return {
      before,
      current: {},
      changed: [],
      gone: 'This patient does not exist.',
      patient_version: null,
      row_version: null,
      contact: null,
      deceased_date: null,
      reachable: [],
    };
  const found = isHidden(actor, request) ? { shape: {} } : await currentOf(kysely, actor.clinicId, request, patient);
  const current = found?.shape ?? null;
  const fields =
    current === null ? [] : Object.keys(before).filter((field) => !sameValue(before[field], current[field]));
  return {
    before,
    current: current ?? {},
    changed: fields,
    gone: current === null ? (GONE[request.type] ?? null) : null,
    patient_version: patient.version,
    row_version: found?.version ?? null,
    contact: died === null ? (reachable[0] ?? null) : null,
    deceased_date: died,
    reachable,
  };
}

/**
 * Returns whether a request's measurements are hidden from a member: handling requests doesn't include permission for
 * vitals.
 */
export function isHidden({ rules }: Actor, { type }: Pick<RequestRow, 'type'>): boolean {
  return type === 'AddVital' && !rules.has('vitals.view');
}

const GONE: Partial<Record<RequestType, string>> = {
  DeleteMedicationHistory: requestMessages.medicationGone,
  DeleteAllergy: requestMessages.allergyGone,
  CancelAppointment: 'This event no longer exists.',
};

/** The current record values, and the version of the row to be deleted. */
interface CurrentRecord {
  shape: Record<string, unknown>;
  version?: number;
}

/** Returns the current record values for a request; null if the referenced entry no longer exists. */
async function currentOf(
  db: Queryable,
  clinicId: string,
  { type, data, before_data, event_id, patient_id: patientId }: RequestRow,
  patient: Patient,
): Promise<CurrentRecord | null> {
  if (type === 'PatientInfoUpdate') {
    const info = infoShape(patient);
    return { shape: Object.fromEntries(Object.keys(before_data).map((field) => [field, info[field]])) };
  }
  if (type === 'DeleteMedicationHistory') {
    const found = patient.medications?.find(({ id }) => id === data['medication_id']);
    return found === undefined ? null : { shape: medicationShape(found), version: found.version };
  }
  if (type === 'DeleteAllergy') {
    const found = patient.allergies?.find(({ id, status }) => id === data['allergy_id'] && status === 'active');
    return found === undefined ? null : { shape: allergyShape(found), version: found.version };
  }
  if (type === 'CancelAppointment') {
    const [event] = await readEvents(db, clinicId, [String(data['event_id'])]);
    return event === undefined ? null : { shape: eventShape(event), version: event.version };
  }
  if (type === 'MakeAppointment' && event_id !== null) {
    const [event] = await readEvents(db, clinicId, [event_id]);
    return { shape: event === undefined ? {} : eventShape(event) };
  }
  if (type === 'AddVital') {
    const ids = (data['vitals'] as { vital_info_id: string }[]).map(({ vital_info_id: id }) => id);
    const records = await readRecords(db, clinicId, patientId, ids, 5);
    const standing = records.filter(({ error_time }) => error_time === null);
    return {
      shape: Object.fromEntries(
        standing.map(({ definition_id, value, collect_time }) => [definition_id, { value, collect_time }]),
      ),
    };
  }
  return { shape: {} };
}
