import { notify } from '#notifications/server';
import type { Tx } from '#platform/database.ts';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { messageLimits } from '../../rules/index.ts';
import { membersOf, type Writer } from '../writer.ts';
import { findConversation, readParticipants } from '../records/conversations.sql.ts';
import { addHeldRecipients } from '../sending/held-messages.sql.ts';
import { readMessageIdsOf } from '../records/messages.sql.ts';
import { notifyMailboxes } from '../records/notify-recipients.ts';
import { readMessagingMembers, readNames } from '../records/people.sql.ts';
import { unknownConversation, unknownRecipient } from '../records/message-errors.ts';
import { endNoReader } from '../readers/take-over.ts';
import { bringIn, readTeamMembers, readTeamName } from '../records/teams.sql.ts';

/** The assignee: a participating member, a team, or none. */
export type Answerer = { userId: string } | { teamId: string } | null;

/** The result of an assignment. */
export interface Assignment {
  assignedToId: string | null;
  assignedTeamId: string | null;
  /** The name of the member or the team. */
  assignedTo: string | null;
  version: number;
}

/**
 * Assigns a conversation. Members of a team who don't participate yet are added, and can read what the assigning member
 * can read. STALE_VERSION if someone else changed the assignment.
 */
export async function assignConversation(
  writer: Writer,
  conversationId: string,
  to: Answerer,
  version: number,
): Promise<Assignment | DomainError> {
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    const conversation = await findConversation(tx, clinicId, conversationId, writer, true);
    if (conversation === null) return unknownConversation();
    if (conversation.version !== version)
      return domainError(
        'STALE_VERSION',
        'Someone else assigned this conversation since you opened it.',
        'Not changed',
      );
    const before = membersOf(await readParticipants(tx, clinicId, [conversationId]));
    const people = await peopleOf(tx, writer, conversationId, before, to);
    if (isDomainError(people)) return people;
    const userId = to !== null && 'userId' in to ? to.userId : null;
    const teamId = to !== null && 'teamId' in to ? to.teamId : null;
    await tx
      .updateTable('messages.conversation')
      .set({
        assigned_to: userId,
        assigned_role_id: teamId,
        assigned_time: to === null ? null : now,
        version: version + 1,
      })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', conversationId)
      .execute();
    if (to !== null) await endNoReader(tx, writer, conversationId);
    const broughtIn = people.filter((id) => !before.includes(id));
    await writer.note(tx, {
      action: 'update',
      objectType: 'conversation',
      objectId: conversationId,
      patientId: conversation.patient_id,
      changes: {
        assigned_to: { before: conversation.assigned_to ?? conversation.assigned_role_id, after: userId ?? teamId },
        ...(broughtIn.length > 0 && { brought_in: { before: null, after: broughtIn } }),
      },
    });
    const team = teamId === null ? null : await readTeamName(tx, clinicId, teamId);
    await notify(tx, {
      clinicId,
      userIds: people.filter((id) => id !== writer.id),
      source: 'Message',
      type: 'Message to answer',
      description: `Assigned to ${team ?? 'you'} by ${writer.name}`,
      passId: conversationId,
      path: `/securemessage/${conversationId}`,
      time: now,
    });
    await notifyMailboxes(tx, clinicId, conversationId, [...before, ...broughtIn]);
    const names = userId === null ? null : await readNames(tx, clinicId, [userId]);
    return {
      assignedToId: userId,
      assignedTeamId: teamId,
      version: version + 1,
      assignedTo: team ?? (userId === null ? null : (names?.get(userId) ?? null)),
    };
  });
}

/** Returns the members of the assignment; empty if it is cleared. */
async function peopleOf(
  tx: Tx,
  writer: Writer,
  conversationId: string,
  takePart: readonly string[],
  to: Answerer,
): Promise<string[] | DomainError> {
  const { clinicId, now } = writer;
  if (to === null) return [];
  const messaging = new Set((await readMessagingMembers(tx, clinicId)).map(({ id }) => id));
  // Non-participants can't read the conversation, so they can't reply either.
  if ('userId' in to)
    return takePart.includes(to.userId) && messaging.has(to.userId) ? [to.userId] : unknownRecipient();
  const team = (await readTeamMembers(tx, clinicId, to.teamId)).filter((id) => messaging.has(id));
  if (team.length === 0) return domainError('TEAM_EMPTY', 'No members of this team use messages.', 'Not changed');
  const fresh = team.filter((id) => !takePart.includes(id));
  if (takePart.length + fresh.length > messageLimits.recipients)
    return domainError(
      'TEAM_TOO_LARGE',
      `A conversation can have at most ${messageLimits.recipients} participants.`,
      'Not changed',
    );
  if (fresh.length > 0) {
    const messageIds = await readMessageIdsOf(tx, clinicId, writer, conversationId);
    await bringIn(tx, clinicId, conversationId, { userIds: fresh, messageIds, now });
    await addHeldRecipients(tx, clinicId, conversationId, writer.id, fresh);
  }
  return team;
}
