import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { buildEncounter, ENCOUNTER_PROFILE } from './build-encounter.ts';
import { readVisits, type VisitRow } from './encounters-fhir.sql.ts';

/**
 * Appointments to which a patient came and of which there is no note; the encounter has the appointment's id, until a
 * note documents it.
 */
export const visitEncounterResource: FhirResource = {
  id: 'chart.visits',
  type: 'Encounter',
  profiles: [ENCOUNTER_PROFILE],
  rule: 'scheduling.view',
  read: async ({ app, clinicId, now }, selection) =>
    (await readVisits(app.database.kysely, clinicId, selection)).map((row) => toRecord(row, clinicId, now)),
};

function toRecord(row: VisitRow, clinicId: string, now: Date): FhirRecord {
  const { user_id: userId, first_name: firstName, last_name: lastName } = row;
  return {
    resource: buildEncounter({
      id: row.id,
      clinicId,
      changed: row.updated_time,
      version: row.version,
      status: row.end_time <= now ? 'finished' : 'in-progress',
      isVirtual: row.is_online_meeting,
      type: row.category_name,
      patient: { id: row.patient_id, name: `${row.patient_first_name} ${row.patient_last_name}` },
      seenBy:
        userId === null || firstName === null || lastName === null
          ? null
          : { ...row, userId, first_name: firstName, last_name: lastName },
      period: { start: row.start_time.toISOString(), end: row.end_time.toISOString() },
      appointmentId: row.id,
    }),
    patientId: row.patient_id,
    authorUserId: userId,
    authoredTime: row.created_time,
  };
}
