import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { patientInput } from '../rules/index.ts';
import { insertMailingAddress, readPatients, takeRecordNumbers, type Patient } from './patients.sql.ts';
import { searchKeys } from './search-keys.ts';

/** Creates a patient with the next record number. `input` is the unvalidated API input. */
export function createPatient(ctx: RequestContext, input: unknown): Promise<Patient | DomainError> {
  return ctx.app.database.transaction((tx) => createPatientIn(tx, ctx, input));
}

/** Same, in the caller's transaction, including the related rows of a new patient. */
export async function createPatientIn(tx: Tx, ctx: RequestContext, input: unknown): Promise<Patient | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(patientInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isDomainError(checked)) return checked;
  const { mailing_address: address, ...fields } = checked.value;
  const owner = { clinic_id: actor.clinicId, id: newId() };
  await tx
    .insertInto('patients.patient')
    .values({
      ...owner,
      ...fields,
      ...searchKeys(fields),
      record_number: await takeRecordNumbers(tx, actor.clinicId, 1),
      created_time: now,
      updated_time: now,
    })
    .execute();
  if (address !== null) await insertMailingAddress(tx, actor, owner.id, address, now);
  await recordChange(tx, ctx, {
    action: 'create',
    objectType: 'patient',
    objectId: owner.id,
    patientId: owner.id,
  });
  await publish(tx, { clinicId: actor.clinicId, topic: 'patients.patient-changed', body: { id: owner.id } });
  const [patient] = await readPatients(tx, actor.clinicId, [owner.id], {
    tags: true,
    addresses: true,
    allergies: true,
    medications: true,
  });
  return patient!;
}
