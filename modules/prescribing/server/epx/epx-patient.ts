import { recordAccess } from '#audit/server';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { scriptPatient } from '../messages/script-parts.ts';
import { readParties } from '../parties/read-parties.ts';
import { textAt } from './read-payload.ts';

/**
 * POST ZHRpatient: the patient as sent to the network (specification 3 §3.2). The patient is already on record, so
 * nothing is written: the response shows what would be sent, and what is missing.
 */
export async function epxPatient(ctx: RequestContext, body: unknown): Promise<unknown> {
  const { app, actor, now } = ctx;
  const patientId = textAt(body, 'HumanPatient.PatientID');
  const ids = { patientId, prescriberId: actor.userId, practiceId: actor.practiceId };
  const parties = isId(patientId) ? await readParties(app.database.kysely, actor, ids, now) : null;
  if (parties === null) return { errorMessage: 'Patient ID cannot be empty.' };
  await recordAccess(ctx, { action: 'read', objectType: 'patient', objectId: patientId, patientId });
  if (parties.address === null) return { errorMessage: 'Please edit the patient address first' };
  const { name, gender, dateOfBirth, address, phone, email } = scriptPatient(parties);
  return {
    message: 'Patient found.',
    HumanPatient: {
      PatientID: patientId,
      clinic_id: actor.clinicId,
      Name: { FirstName: name.firstName, LastName: name.lastName },
      Gender: gender,
      DateOfBirth: { Date: dateOfBirth },
      Address: {
        AddressLine1: address?.line1,
        City: address?.city,
        StateProvince: address?.state,
        PostalCode: address?.postalCode,
        CountryCode: 'US',
      },
      CommunicationNumbers: {
        PrimaryTelephone: { Number: phone ?? '' },
        ...(email === undefined ? {} : { ElectronicMail: email }),
      },
    },
  };
}
