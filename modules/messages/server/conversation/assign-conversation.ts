import { notify } from '#notifications/server';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { membersOf, type Writer } from '../writer.ts';
import { findConversation, readParticipants } from './conversations.sql.ts';
import { readMessagingMembers, readNames } from './people.sql.ts';
import { unknownConversation, unknownRecipient } from './refusals.ts';
import { notifyMailboxes } from './notify-recipients.ts';

/** Says who of the members that take part has to answer; nobody for null. STALE_VERSION where somebody else said so meanwhile. */
export async function assignConversation(
  writer: Writer,
  conversationId: string,
  userId: string | null,
  version: number,
): Promise<{ assignedToId: string | null; assignedTo: string | null; version: number } | DomainError> {
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    const conversation = await findConversation(tx, clinicId, conversationId, writer, true);
    if (conversation === null) return unknownConversation();
    if (conversation.version !== version)
      return domainError('STALE_VERSION', 'Somebody else has assigned this conversation meanwhile.', 'Not changed');
    const participants = await readParticipants(tx, clinicId, [conversationId]);
    const members = await readMessagingMembers(tx, clinicId);
    // Who takes no part can't read it, and so can't answer either.
    if (userId !== null && !(membersOf(participants).includes(userId) && members.some(({ id }) => id === userId)))
      return unknownRecipient();
    await tx
      .updateTable('messages.conversation')
      .set({ assigned_to: userId, version: version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', conversationId)
      .execute();
    await writer.note(tx, {
      action: 'update',
      objectType: 'conversation',
      objectId: conversationId,
      patientId: conversation.patient_id,
      changes: { assigned_to: { before: conversation.assigned_to, after: userId } },
    });
    if (userId !== null && userId !== writer.id)
      await notify(tx, {
        ...{ clinicId, userIds: [userId], source: 'Message', type: 'Message to answer', passId: conversationId },
        ...{ description: `Assigned to you by ${writer.name}`, path: `/securemessage/${conversationId}`, time: now },
      });
    await notifyMailboxes(tx, clinicId, conversationId, membersOf(participants));
    const names = userId === null ? new Map<string, string>() : await readNames(tx, clinicId, [userId]);
    return {
      assignedToId: userId,
      assignedTo: userId === null ? null : (names.get(userId) ?? null),
      version: version + 1,
    };
  });
}
