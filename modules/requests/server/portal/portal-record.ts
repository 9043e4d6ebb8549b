import { readPatients, type Patient } from '#patients/server';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { readContact } from '#practice/server';
import { readCategories, readPatientEvents, type Event } from '#scheduling/server';
import { clinicVitals, readRecords } from '#vitals/server';
import { infoShape, medicationShape, allergyShape } from '../record-shapes.ts';
import { readRequests, type RequestRow } from '../requests.sql.ts';
import { recordPortalView, type PortalRequest } from '../link/portal-request.ts';

const MOST_EVENTS = 100;
const MOST_REQUESTS = 50;

/** Returns everything shown in a patient's portal: their record, and their requests. */
export async function readPortalRecord(portal: PortalRequest) {
  const { app, clinicId, patientId, now } = portal;
  const { kysely } = app.database;
  const page = { take: MOST_REQUESTS, skip: 0, order: 'desc' } as const;
  const [{ phone }, [patient], events, categories, definitions, requests] = await Promise.all([
    readContact(kysely, clinicId),
    readPatients(kysely, clinicId, [patientId], { addresses: true, allergies: true, medications: true }),
    readPatientEvents(kysely, clinicId, patientId, MOST_EVENTS, { category: true, attendees: true }),
    readCategories(kysely, clinicId, null),
    clinicVitals(kysely, clinicId, now),
    readRequests(kysely, clinicId, { ids: null, patientIds: [patientId], statuses: null }, page),
  ]);
  if (patient === undefined) return gone();
  const vitals = await latestVitals(portal, definitions);
  await recordPortalView(portal, { action: 'read', objectType: 'patient', objectId: patientId });
  return {
    clinic: { clinic_name: portal.clinicName, time_zone: portal.timeZone, phone },
    language: patient.preferred_language,
    patient: { ...infoShape(patient), name: portal.patientName },
    allergies: (patient.allergies ?? []).filter(({ status }) => status === 'active').map(allergyShape),
    no_known_allergies: patient.no_allergies_time !== null,
    medications: (patient.medications ?? []).map(medicationShape),
    addresses: addressesOf(patient),
    vitals,
    vital_definitions: definitions
      .filter(({ deleted_time }) => deleted_time === null)
      .map(({ id, vital_name, vital_unit, code, decimals, ...range }) => ({
        vital_info_id: id,
        vital_name,
        vital_unit,
        code,
        decimals,
        normal_low: range.normal_low,
        normal_high: range.normal_high,
        plausible_low: range.plausible_low,
        plausible_high: range.plausible_high,
      })),
    appointments: events
      .filter((event) => event.end_time > now && event.status !== 'canceled')
      .map(appointmentShape)
      .toReversed(),
    categories: categories.map(({ id, category_name, duration }) => ({ id, category_name, duration })),
    requests: requests.requests.map(requestShape),
  };
}

const gone = (): DomainError =>
  domainError('SIGNED_OUT', 'This page is no longer available. Please call us.', 'Signed out');

async function latestVitals(
  { app, clinicId, patientId }: PortalRequest,
  definitions: Awaited<ReturnType<typeof clinicVitals>>,
) {
  const ids = definitions.map(({ id }) => id);
  // Several of each, since the newest may have been entered in error.
  const records = await readRecords(app.database.kysely, clinicId, patientId, ids, 5);
  const standing = records.filter(({ error_time }) => error_time === null);
  const latest = new Map(standing.map((record) => [record.definition_id, record]));
  return definitions.flatMap(({ id, vital_name, vital_unit, code, decimals }) => {
    const record = latest.get(id);
    if (record === undefined) return [];
    const { value, collect_time } = record;
    return [{ vital_info_id: id, vital_name, vital_unit, code, decimals, value, collect_time }];
  });
}

/** Returns an appointment as shown to its patient, without the clinic's notes. */
export function appointmentShape(event: Event) {
  return {
    event_id: event.id,
    start: event.start_time,
    end: event.end_time,
    status: event.status,
    category_name: event.category?.category_name ?? 'Appointment',
    with: (event.attendees ?? []).map(({ first_name, last_name }) => `${first_name} ${last_name}`),
  };
}

/** Returns a request as shown to its patient. */
export function requestShape({ id, type, title, description, status, create_time, reason, version }: RequestRow) {
  return { id, type, title, description, status, create_time, reason, version };
}

function addressesOf({ addresses = [] }: Patient) {
  return addresses.map(({ state, ...address }) => ({ ...address, state_or_provice: state }));
}
