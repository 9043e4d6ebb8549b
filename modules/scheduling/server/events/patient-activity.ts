import { endedNextVisits, keepActivity } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { patientsOfEvents, readActivity } from './patient-activity.sql.ts';

const BATCH = 500;

/** Updates the patient list with the last and next visits of these patients and the providers they see. */
export async function refreshPatientActivity(
  tx: Tx,
  clinicId: string,
  patientIds: readonly string[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < patientIds.length; from += BATCH) {
    const some = patientIds.slice(from, from + BATCH);
    await keepActivity(tx, clinicId, some, () => readActivity(tx, clinicId, some, now));
  }
}

/** After an event changes, updates the activity of its patient and of its previous patient. */
export async function onEventsChanged(
  app: App,
  tx: Tx,
  clinicId: string,
  outboxEvents: readonly OutboxEvent[],
): Promise<void> {
  const ids = outboxEvents.map(({ body }) => String(body['id']));
  const now = await patientsOfEvents(tx, clinicId, ids);
  const before = outboxEvents.flatMap(({ body: { patient_id: id } }) => (typeof id === 'string' ? [id] : []));
  await refreshPatientActivity(tx, clinicId, [...new Set([...now, ...before])], app.clock());
}

/** After two records are merged or unmerged, their appointments belong to the other record. */
export async function onPatientsMerged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  await refreshPatientActivity(tx, clinicId, [String(body['survivor_id']), String(body['merged_id'])], app.clock());
}

/** Scheduled: a next visit that has begun becomes the last visit. */
export async function turnNextVisitsIntoLast(app: App): Promise<void> {
  const now = app.clock();
  for (;;) {
    const ended = await endedNextVisits(app.database.kysely, now, BATCH);
    if (ended.length === 0) return;
    const byClinic = Map.groupBy(ended, ({ clinic_id }) => clinic_id);
    for (const [clinicId, patients] of byClinic) {
      await app.database.transaction((tx) =>
        refreshPatientActivity(
          tx,
          clinicId,
          patients.map(({ patient_id }) => patient_id),
          now,
        ),
      );
    }
    if (ended.length < BATCH) return;
  }
}
