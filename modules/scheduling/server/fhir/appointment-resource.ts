import type { Appointment } from 'fhir/r4';
import { codeableConcept, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { personName } from '#practice/rules';
import type { EventStatus } from '../../rules/index.ts';
import { type AppointmentRow, readAppointmentRows } from './appointments-fhir.sql.ts';
import { createAppointment, updateAppointment } from './write-appointment.ts';

const STATUSES: Readonly<Record<EventStatus, Appointment['status']>> = {
  pending: 'pending',
  confirmed: 'booked',
  checkedin: 'checked-in',
  noshow: 'noshow',
  canceled: 'cancelled',
};

/** Events with a patient. Titles and notes are the clinic's own, and not for patients. */
export const appointmentResource: FhirResource = {
  id: 'scheduling.appointments',
  type: 'Appointment',
  profiles: [],
  rule: 'scheduling.view',
  create: createAppointment,
  update: updateAppointment,
  read: async ({ app, clinicId, forPatient }, selection) =>
    (await readAppointmentRows(app.database.kysely, clinicId, selection)).map((row) => ({
      resource: toResource(row, forPatient),
      patientId: row.patient_id,
      authorUserId: row.author_id,
      authoredTime: row.created_time,
    })) satisfies FhirRecord[],
};

function toResource(row: AppointmentRow, forPatient: boolean): Appointment {
  const patient = reference('Patient', row.patient_id, `${row.first_name} ${row.last_name}`);
  return {
    resourceType: 'Appointment',
    id: row.id,
    meta: metaOf(row.updated_time, [], row.version),
    status: STATUSES[row.status],
    serviceType: [codeableConcept([], row.category_name)],
    ...(!forPatient && row.title && { description: row.title }),
    start: row.start_time.toISOString(),
    end: row.end_time.toISOString(),
    minutesDuration: Math.max(1, Math.round((row.end_time.getTime() - row.start_time.getTime()) / 60_000)),
    created: row.created_time.toISOString(),
    ...(!forPatient && row.notes && { comment: row.notes }),
    participant: [
      { actor: patient, status: row.patient_response === 'confirmed' ? 'accepted' : 'needs-action' },
      ...row.attendees.map((one) => ({
        actor: reference('Practitioner', one.user_id, personName(one)),
        status: 'accepted' as const,
      })),
    ],
  };
}
