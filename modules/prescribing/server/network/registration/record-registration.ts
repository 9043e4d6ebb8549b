import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { locationFields } from './location-fields.ts';
import { readMembersAtPractices, saveLocation } from './prescribers.sql.ts';
import { SERVICE_LEVELS } from './directory-message.ts';

/** Records an existing registration and identity proof of a prescriber, for clinics that move from another system. */
export async function recordRegistration(
  tx: Tx,
  app: App,
  clinicId: string,
  known: { userId: string; practiceId: string; registeredBy: string; spi: string; issuer: string; at: Date },
): Promise<void> {
  const { userId, practiceId, registeredBy, spi, issuer, at } = known;
  const [member] = await readMembersAtPractices(tx, clinicId, { userIds: [userId], practiceId });
  const fields = member === undefined ? { missing: ['a member'] } : locationFields(member);
  if ('missing' in fields) throw new Error(`The registration is missing ${fields.missing.join(', ')}.`);
  const row = { user_id: userId, practice_id: practiceId, spi, service_level: SERVICE_LEVELS.join(',') };
  await saveLocation(tx, clinicId, { ...row, registered_by: registeredBy, fields }, at);
  await tx
    .insertInto('prescribing.identity_proof')
    .values({
      clinic_id: clinicId,
      user_id: userId,
      issuer,
      subject: userId,
      assurance: 'http://idmanagement.gov/ns/assurance/ial/2',
      proven_name: `${fields.first_name} ${fields.last_name}`,
      proven_time: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await recordOwnChange(tx, app, clinicId, {
    action: 'create',
    objectType: 'prescriber_location',
    objectId: userId,
    reason: 'existing registration adopted',
  });
}
