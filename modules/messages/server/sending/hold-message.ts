import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { addJob, removeJob } from '#platform/jobs.ts';
import { notify } from '#notifications/server';
import { clinicKey } from '../crypto/clinic-key.ts';
import { writerWithoutSession } from '../writer-without-session.ts';
import type { Writer } from '../writer.ts';
import { deliverMessage } from './deliver-message.ts';
import { deleteHeld, insertHeld, lockHeld } from './held-messages.sql.ts';
import { notifyMailboxes } from '../records/notify-recipients.ts';
import { readReachedPatients } from '../records/people.sql.ts';
import type { ReadyMessage, SendResult } from './ready-message.ts';

/** The job that sends held messages. */
export const RELEASE_JOB = 'messages.release';
const jobKey = (id: string): string => `${RELEASE_JOB} ${id}`;

/**
 * Stores a message for some seconds, separate from sent messages, in which its sender can recall it and no one can read
 * it. A job sends it, independent of the sender's page.
 */
export async function holdMessage(tx: Tx, writer: Writer, ready: ReadyMessage, seconds: number): Promise<SendResult> {
  const { clinicId, now } = writer;
  const releaseTime = new Date(now.getTime() + seconds * 1000);
  await insertHeld(tx, { clinicId, senderId: writer.id, releaseTime, now }, ready);
  await addJob(tx, RELEASE_JOB, { clinicId, id: ready.id }, { runAt: releaseTime, key: jobKey(ready.id) });
  await writer.note(tx, {
    action: 'create',
    objectType: 'held_message',
    objectId: ready.id,
    patientId: ready.patientId,
    changes: { conversation: { before: null, after: ready.conversationId } },
  });
  await notifyMailboxes(tx, clinicId, ready.conversationId, [writer.id]);
  const patient = ready.recipients.find(({ type }) => type === 'Patient');
  const [reached] = patient === undefined ? [] : await readReachedPatients(tx, clinicId, [patient.id]);
  return {
    conversationId: ready.conversationId,
    messageId: ready.id,
    patientTold: patient === undefined ? null : reached !== undefined && (reached.email ?? reached.mobile) !== null,
    releaseTime,
  };
}

/** Recalls a held message, which no one will have read. TOO_LATE if it was sent. */
export async function recallMessage(
  writer: Writer,
  id: string,
): Promise<{ messageId: string; conversationId: string } | DomainError> {
  const { app, clinicId } = writer;
  return app.database.transaction(async (tx) => {
    const held = await lockHeld(tx, clinicId, id);
    if (held === null || held.senderId !== writer.id)
      return domainError('TOO_LATE', 'This message was already sent, or you don’t have access to it.', 'Not undone');
    const { conversationId, patientId } = held.ready;
    await deleteHeld(tx, clinicId, id);
    await removeJob(tx, jobKey(id));
    await writer.note(tx, {
      action: 'update',
      objectType: 'held_message',
      objectId: id,
      patientId,
      reason: 'Undone before sending',
    });
    await notifyMailboxes(tx, clinicId, conversationId, [writer.id]);
    return { messageId: id, conversationId };
  });
}

/** Sends a held message whose time has passed; does nothing if it was recalled or already sent. */
export async function releaseMessage(app: App, payload: unknown): Promise<void> {
  const { clinicId, id } = payload as Record<'clinicId' | 'id', string>;
  // Uses its own database connection, which must not be acquired inside a transaction.
  await clinicKey(app, clinicId);
  const now = app.clock();
  await app.database.transaction(async (tx) => {
    const held = await lockHeld(tx, clinicId, id);
    if (held === null) return;
    if (held.releaseTime > now)
      return addJob(tx, RELEASE_JOB, { clinicId, id }, { runAt: held.releaseTime, key: jobKey(id) });
    const { ready } = held;
    const person = { id: held.senderId, name: held.senderName };
    const writer = writerWithoutSession(app, clinicId, person, 'undo period ended');
    await deleteHeld(tx, clinicId, id);
    const { patientTold } = await deliverMessage(tx, writer, ready);
    if (patientTold === false)
      await notify(tx, {
        clinicId,
        userIds: [writer.id],
        source: 'Message',
        type: 'The patient was not notified',
        description: 'No email address or mobile number, or too many links sent today',
        passId: ready.conversationId,
        path: `/securemessage/${ready.conversationId}`,
        time: now,
      });
  });
}
