import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { readPatients } from '#patients/server';
import { readClinic } from '#practice/server';
import { sendLink } from '#requests/server';
import type { ContentRow } from '../content/contents.sql.ts';
import type { EnrolmentRow } from './enrolments.sql.ts';

/**
 * Notifies a patient by email or text message of new content in the portal, without details; once for everything
 * released together. Message content needs no notification.
 */
export async function notifyPatient(
  tx: Tx,
  app: App,
  { clinic_id: clinicId, patient_id: patientId, owner_user_id: sentBy }: EnrolmentRow,
  released: readonly ContentRow[],
  now: Date,
): Promise<void> {
  if (!released.some(({ kind }) => kind !== 'message')) return;
  const [patient] = await readPatients(tx, clinicId, [patientId], {
    columns: ['id', 'first_name', 'email', 'mobile', 'date_of_birth', 'deceased_date', 'preferred_language'],
  });
  // Patients without a date of birth on record can't sign in to the portal.
  if (patient === undefined || patient.deceased_date !== null || patient.date_of_birth === null) return;
  const { clinic_name: clinicName } = await readClinic(tx, clinicId);
  const { first_name: firstName, email, mobile, preferred_language: language } = patient;
  await sendLink(tx, app, now, {
    clinicId,
    clinicName,
    patientId,
    firstName,
    email,
    mobile,
    language,
    sentBy,
    reason: 'program',
  });
}
