import { PATIENT_DECEASED } from '#patients/rules';
import { recordChange } from '#audit/server';
import { readPatients } from '#patients/server';
import { isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { sendLink, type SentLink } from './portal/send-link.ts';

/**
 * Sends a patient the one-time link to the portal. A link opens a record, so it is only sent to the address on record:
 * OTHER_ADDRESS for another one. NO_CONTACT, NO_BIRTH_DATE and DECEASED if it could not be used, TOO_MANY_LINKS after
 * ten a day.
 */
export async function sendInvitation(
  ctx: RequestContext,
  id: string,
  mail: string | null,
): Promise<SentLink | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<SentLink | DomainError> => {
    const [patient] = await readPatients(tx, clinicId, [id], {
      columns: ['id', 'first_name', 'email', 'mobile', 'date_of_birth', 'deceased_date', 'preferred_language'],
      locked: true,
    });
    if (patient === undefined) return notFound('patient');
    const wrong = rejectInvitation(patient, mail);
    if (isDomainError(wrong)) return wrong;
    const { clinic_name: clinicName } = await readClinic(tx, clinicId);
    const { first_name: firstName, email, mobile, preferred_language: language } = patient;
    const to = { clinicId, clinicName, patientId: id, firstName, email, mobile, language, sentBy: actor.userId };
    const sent = await sendLink(tx, app, now, to);
    if (sent === null)
      return domainError(
        'TOO_MANY_LINKS',
        'This patient was sent ten links in the last day. Try again later.',
        'Not sent',
      );
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'portal_link',
      objectId: sent.linkId,
      patientId: id,
      changes: { channel: { before: null, after: sent.channel } },
    });
    return sent;
  });
}

function rejectInvitation(
  patient: { email: string | null; mobile: string | null; date_of_birth: string | null; deceased_date: string | null },
  mail: string | null,
): DomainError | null {
  const { email, mobile, date_of_birth: born, deceased_date: died } = patient;
  if (died !== null) return domainError('DECEASED', PATIENT_DECEASED, 'Not sent');
  if (email === null && mobile === null)
    return domainError('NO_CONTACT', 'No email address or mobile number is on file for this patient.', 'Not sent');
  if (mail !== null && mail.trim() !== '' && mail.trim().toLowerCase() !== email?.toLowerCase())
    return domainError(
      'OTHER_ADDRESS',
      'This is not the email address on file. Save it in the patient’s record first.',
      'Not sent',
    );
  if (born === null)
    return domainError(
      'NO_BIRTH_DATE',
      'Patients sign in with their date of birth, and none is on file for this patient.',
      'Not sent',
    );
  return null;
}
