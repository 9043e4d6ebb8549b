import type { App } from '#platform/app.ts';
import { patientsToRemind } from './event-surveys.sql.ts';
import { sendLinkIn } from './send-surveys.ts';

/** Reminds patients once of surveys due within two days, with a new link. */
export async function remindPatients(app: App): Promise<void> {
  const now = app.clock();
  for (const { clinic_id: clinicId, patient_id: patientId } of await patientsToRemind(app.database.kysely, now))
    await app.database.transaction((tx) => sendLinkIn(tx, app, now, { clinicId, patientId, sentBy: null }));
}
