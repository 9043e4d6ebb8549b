import type { Tx } from '#platform/database.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { ABSENCE_SUBJECT, messageLabel, writeContent } from '../../rules/index.ts';
import { clinicKey } from '../crypto/clinic-key.ts';
import { encryptForClinic } from '../crypto/encrypt-for-clinic.ts';
import { keepSessionKey, receiveContent } from '../crypto/receive-content.ts';
import { indexHashes } from '../crypto/word-hashes.ts';
import { keyLabel } from '../records/key-label.ts';
import type { ReadyMessage } from './ready-message.ts';
import { writerWithoutSession } from '../writer-without-session.ts';
import { membersOf, type Writer } from '../writer.ts';
import { claimAnswers } from '../absence/absences.sql.ts';

/**
 * Sends automatic replies of absent recipients: to the sender only, once per absence in a conversation. Automatic
 * replies don't trigger others, so that two absent members send each other one.
 */
export async function answersForAbsent(
  tx: Tx,
  sender: Writer,
  { conversationId, recipients, patientId }: ReadyMessage,
): Promise<{ writer: Writer; ready: ReadyMessage }[]> {
  const { app, clinicId, now } = sender;
  const members = membersOf(recipients);
  if (members.length === 0) return [];
  const away = await claimAnswers(tx, clinicId, conversationId, members, now);
  const answers: { writer: Writer; ready: ReadyMessage }[] = [];
  for (const { user_id: id, name, answer } of away) {
    const draftId = newId();
    const text = Buffer.from(writeContent({ subject: ABSENCE_SUBJECT, body: answer }));
    const { publicKey } = await clinicKey(app, clinicId);
    const sealed = encryptForClinic(publicKey, messageLabel(draftId), text);
    const received = await receiveContent(app, clinicId, draftId, sealed);
    // It passed the same validation when it was saved.
    if (isDomainError(received)) continue;
    const messageId = newId();
    answers.push({
      writer: { ...writerWithoutSession(app, clinicId, { id, name }, 'absence'), now },
      ready: {
        id: messageId,
        conversationId,
        begins: null,
        toClinic: false,
        draftId,
        content: received.content,
        recipients: [{ type: sender.type, id: sender.id }],
        forwardOf: null,
        patientId,
        remindDays: null,
        entryIds: [],
        automatic: true,
        sealedKey: await keepSessionKey(app, keyLabel(clinicId, messageId), received.sessionKey),
        wordHashes: await indexHashes(app, clinicId, `${ABSENCE_SUBJECT} ${answer}`),
      },
    });
  }
  return answers;
}
