import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { buildEncounter, ENCOUNTER_PROFILE } from './build-encounter.ts';
import { type NoteEncounterRow, readNoteEncounters } from './encounters-fhir.sql.ts';

/** Encounters that a medical note documents; the encounter has the note's id. */
export const noteEncounterResource: FhirResource = {
  id: 'chart.encounters',
  type: 'Encounter',
  profiles: [ENCOUNTER_PROFILE],
  rule: 'chart.view',
  read: async ({ app, clinicId, forPatient }, selection) =>
    (await readNoteEncounters(app.database.kysely, clinicId, selection, { signed: forPatient })).map((row) =>
      toRecord(row, clinicId),
    ),
};

function toRecord(row: NoteEncounterRow, clinicId: string): FhirRecord {
  const { start_time: start, end_time: end } = row;
  return {
    resource: buildEncounter({
      id: row.id,
      clinicId,
      changed: row.updated_time,
      status: row.signed_time === null ? 'in-progress' : 'finished',
      isVirtual: row.encounter_mode !== 'office',
      type: row.category_name ?? row.record_name,
      patient: { id: row.patient_id, name: `${row.patient_first_name} ${row.patient_last_name}` },
      seenBy: { ...row, userId: row.author_id },
      period:
        start === null || end === null
          ? { start: row.service_date, end: row.service_date }
          : { start: start.toISOString(), end: end.toISOString() },
      appointmentId: start === null ? null : row.event_id,
      diagnosisIds: row.diagnosis_ids,
    }),
    patientId: row.patient_id,
    authorUserId: row.author_id,
    authoredTime: row.signed_time ?? row.created_time,
  };
}
