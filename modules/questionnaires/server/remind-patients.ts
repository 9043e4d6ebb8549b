import type { House } from '#platform/house.ts';
import { patientsToRemind } from './event-surveys.sql.ts';
import { sendLinkIn } from './send-surveys.ts';

/** Reminds patients, once, of what is due within two days, with a new link. */
export async function remindPatients(house: House): Promise<void> {
  const now = house.clock();
  for (const { clinic_id: clinicId, patient_id: patientId } of await patientsToRemind(house.database.kysely, now))
    await house.database.transaction((tx) => sendLinkIn(tx, house, now, { clinicId, patientId, sentBy: null }));
}
