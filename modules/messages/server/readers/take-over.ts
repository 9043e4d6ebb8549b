import { recordOwnChange } from '#audit/server';
import { notify } from '#notifications/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { endDerivedTask, keepDerivedTask, teamOf } from '#tasks/server';
import { messageLimits } from '../../rules/index.ts';
import { notifyMailboxes } from '../records/notify-recipients.ts';
import { bringIn } from '../records/teams.sql.ts';
import type { Readers } from './readers.sql.ts';
import { readPatientMessageIds } from './readers.sql.ts';

/** The source of tasks for patient messages without a reader. */
export const NO_READER_SOURCE = 'messages.no-reader';

/** Context of an automatic action. */
interface OwnContext {
  app: App;
  clinicId: string;
  now: Date;
}

/** A patient's conversation with its participating members. */
interface PatientConversation {
  id: string;
  patient_id: string;
  members: readonly string[];
}

/**
 * Returns who reads a patient's conversation instead of absent or former members: their substitutes, or else the front
 * desk (`isDesk`), which then gets a task.
 */
export function findTakers(
  members: readonly string[],
  { desk, covers }: Readers,
): { userIds: string[]; isDesk: boolean } {
  const covering = [...new Set(members.flatMap((id) => covers.get(id) ?? []))];
  if (covering.length > 0) return { userIds: covering, isDesk: false };
  return { userIds: desk.slice(0, messageLimits.recipients), isDesk: true };
}

/**
 * Hands a patient's conversation over to present members, who become participants and can read what the patient reads.
 * The front desk gets a task, also if no member can be added. Returns the added members.
 */
export async function takeOver(
  tx: Tx,
  ctx: OwnContext,
  loose: PatientConversation,
  readers: Readers,
): Promise<string[]> {
  const { app, clinicId, now } = ctx;
  const { id: conversationId, patient_id: patientId } = loose;
  const { userIds, isDesk } = findTakers(loose.members, readers);
  const path = `/securemessage/${conversationId}`;
  if (userIds.length > 0) {
    const messageIds = await readPatientMessageIds(tx, clinicId, conversationId);
    await bringIn(tx, clinicId, conversationId, { userIds, messageIds, now });
    await recordOwnChange(tx, app, clinicId, {
      action: 'update',
      objectType: 'conversation',
      objectId: conversationId,
      patientId,
      changes: { brought_in: { before: null, after: userIds } },
      reason: 'No member of the conversation is available',
    });
    await notify(tx, {
      clinicId,
      userIds,
      source: 'Message',
      type: 'Message to answer',
      passId: conversationId,
      path,
      time: now,
      description: 'A patient’s conversation was transferred to you',
    });
    await notifyMailboxes(tx, clinicId, conversationId, userIds);
  }
  if (isDesk)
    await keepDerivedTask(tx, ctx, {
      source: NO_READER_SOURCE,
      key: conversationId,
      type: 'FollowUp',
      closing: 'free',
      priority: 'High',
      subject: 'Reply to a patient’s message',
      dueTime: now,
      ownerUserId: null,
      ownerRule: 'messages.receive',
      details:
        'The members of this conversation are away or no longer work here. Reply to the patient or assign the conversation.',
      patientId,
      path,
    });
  return userIds;
}

/** Assigns a conversation without any possible reader to the team that receives patient messages. */
export async function giveToTeam(
  tx: Tx,
  { app, clinicId, now }: OwnContext,
  conversation: { id: string; patient_id: string; assigned_to: string | null },
): Promise<void> {
  const { id, patient_id: patientId, assigned_to: before } = conversation;
  const teamId = await teamOf(tx, clinicId, 'messages.receive');
  await tx
    .updateTable('messages.conversation')
    .set((eb) => ({ assigned_to: null, assigned_role_id: teamId, assigned_time: now, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await recordOwnChange(tx, app, clinicId, {
    action: 'update',
    objectType: 'conversation',
    objectId: id,
    patientId,
    changes: { assigned_to: { before, after: teamId } },
    reason: 'No member of the conversation can use messages',
  });
}

/** Completes the front desk's task: a member has replied, or the conversation was assigned. */
export async function endNoReader(tx: Tx, ctx: OwnContext, conversationId: string): Promise<void> {
  await endDerivedTask(tx, { app: ctx.app, now: ctx.now, clinicId: ctx.clinicId }, NO_READER_SOURCE, conversationId);
}
