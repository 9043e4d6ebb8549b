import { recordAccessEntry, recordEntry, type AuditContent } from '#audit/server';
import { clinicKey, encryptForClinic, messageLabel, sendMessage, writeContent, type Writer } from '#messages/server';
import type { App } from '#platform/app.ts';
import type { Queryable } from '#platform/database.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { readMember } from '#practice/server';
import { readContent } from '../content/contents.sql.ts';
import { lockEnrolment, readEnrolment } from './enrolments.sql.ts';
import { progressOf, updateProgress } from './progress.sql.ts';
import { publishChange } from './settle-enrolment.ts';

/**
 * Sends a program's message to a patient in the name of the responsible member. The draft uses the release's ID, so
 * that a repeated job sends once; if sending fails, the reason is recorded.
 */
export async function sendProgramMessage(app: App, payload: unknown): Promise<void> {
  const { clinicId, enrolmentId, contentId } = payload as Record<'clinicId' | 'enrolmentId' | 'contentId', string>;
  const { kysely } = app.database;
  const enrolment = await readEnrolment(kysely, clinicId, enrolmentId);
  const content = await readContent(kysely, clinicId, contentId);
  const progress = (await progressOf(kysely, clinicId, enrolmentId)).get(contentId);
  if (enrolment === null || content === null || progress === undefined || progress.conversation_id !== null) return;
  const writer = await ownerOf(app, kysely, clinicId, enrolment.owner_user_id);
  const { publicKey } = await clinicKey(app, clinicId);
  const label = messageLabel(progress.id);
  const text = Buffer.from(writeContent({ subject: content.title, body: content.body }));
  const sent = await sendMessage(writer, {
    recipients: [{ type: 'Patient', id: enrolment.patient_id }],
    draftId: progress.id,
    encrypted: encryptForClinic(publicKey, label, text),
    category: 'Office Message',
    forwardOf: null,
    files: [],
  });
  await app.database.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, clinicId, enrolmentId);
    if (enrolment === null) return;
    const at = { enrolment_id: enrolmentId, content_id: contentId };
    const done = isDomainError(sent) ? null : { conversation_id: sent.conversationId, completed_time: writer.now };
    const problem = isDomainError(sent) ? `The message was not sent: ${sent.message}` : null;
    await updateProgress(tx, clinicId, at, done ?? { problem });
    await publishChange(tx, enrolment);
  });
}

/** Returns the member responsible for a program as a sender, without a session. */
async function ownerOf(app: App, db: Queryable, clinicId: string, userId: string): Promise<Writer> {
  const member = await readMember(db, clinicId, userId);
  const name = member === null ? 'Salus' : `${member.first_name} ${member.last_name}`;
  const now = app.clock();
  const entry = (note: Parameters<Writer['note']>[1]): AuditContent => ({
    clinic_id: clinicId,
    id: newId(),
    time: now,
    user_id: userId,
    user_name: name,
    roles: null,
    action: note.action,
    object_type: note.objectType,
    object_id: note.objectId ?? null,
    patient_id: note.patientId ?? null,
    ip: null,
    device: null,
    session_id: null,
    outcome: 'success',
    changes: note.changes == null ? null : JSON.stringify(note.changes),
    reason: 'sent by a program',
  });
  return {
    type: 'Doctor',
    id: userId,
    app,
    clinicId,
    clinicName: null,
    name,
    now,
    sessionId: null,
    note: (tx, note) => recordEntry(tx, app, entry(note)),
    look: (note) => recordAccessEntry(app, entry(note)),
  };
}
