import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { endDerivedTask, keepDerivedTask } from '#tasks/server';
import type { Writer } from '../writer.ts';
import { readNames } from '../records/people.sql.ts';

/** The job that checks whether a message was read. */
export const REMIND_JOB = 'messages.remind-unread';
/** The source of the resulting tasks. */
export const UNREAD_SOURCE = 'messages.unread';
const DAY_MS = 86_400_000;

/** Schedules a check after the given number of days of whether everyone has read a message. */
export async function addReminder(
  tx: Tx,
  { clinicId, id, now }: Writer,
  messageId: string,
  days: number,
): Promise<void> {
  const remindTime = new Date(now.getTime() + days * DAY_MS);
  await tx
    .insertInto('messages.unread_reminder')
    .values({ clinic_id: clinicId, message_id: messageId, user_id: id, remind_time: remindTime })
    .execute();
  await addJob(tx, REMIND_JOB, { clinicId, id: messageId }, { runAt: remindTime });
}

/** Gives the sender one task if a recipient has not read the message yet. */
export async function remindOfUnread(app: App, payload: unknown): Promise<void> {
  const { clinicId, id } = payload as Record<'clinicId' | 'id', string>;
  const now = app.clock();
  await app.database.transaction(async (tx) => {
    const { rows } = await sql<{
      user_id: string;
      conversation_id: string;
      patient_id: string | null;
      unread: string[];
    }>`
      select r.user_id, m.conversation_id, c.patient_id, array(
        select coalesce(t.user_id, t.patient_id) from messages.receipt t
        where t.clinic_id = r.clinic_id and t.message_id = r.message_id and t.read_time is null order by t.id) as unread
      from messages.unread_reminder r
      join messages.message m on m.clinic_id = r.clinic_id and m.id = r.message_id
      join messages.conversation c on c.clinic_id = m.clinic_id and c.id = m.conversation_id
      where r.clinic_id = ${clinicId} and r.message_id = ${id} and r.looked_time is null for update of r`.execute(tx);
    const reminder = rows[0];
    if (reminder === undefined) return;
    const { unread } = reminder;
    await tx
      .updateTable('messages.unread_reminder')
      .set({ looked_time: now, has_task: unread.length > 0 })
      .where('clinic_id', '=', clinicId)
      .where('message_id', '=', id)
      .execute();
    if (unread.length === 0) return;
    const names = await readNames(tx, clinicId, unread.slice(0, 1));
    const more = unread.length === 1 ? '' : ` and ${unread.length - 1} more`;
    await keepDerivedTask(
      tx,
      { app, now, clinicId },
      {
        source: UNREAD_SOURCE,
        key: id,
        type: 'FollowUp',
        closing: 'free',
        dueTime: now,
        subject: `Unread: your message to ${names.get(unread[0]!) ?? 'a recipient'}${more}`,
        details: 'This task closes automatically when all recipients have read the message.',
        ownerUserId: reminder.user_id,
        patientId: reminder.patient_id,
        path: `/securemessage/${reminder.conversation_id}`,
      },
    );
  });
}

/** Completes the tasks of a conversation's messages that everyone has read. */
export async function endReadReminders(tx: Tx, { app, clinicId, now }: Writer, conversationId: string): Promise<void> {
  const { rows } = await columnsOf({ r: 'messages.unread_reminder' }, ['r.message_id'])
    .returned(sql`update messages.unread_reminder r set has_task = false from messages.message m
    where r.clinic_id = ${clinicId} and r.has_task and m.clinic_id = r.clinic_id and m.id = r.message_id
      and m.conversation_id = ${conversationId} and not exists (select 1 from messages.receipt t
        where t.clinic_id = r.clinic_id and t.message_id = r.message_id and t.read_time is null)`)
    .execute(tx);
  for (const { message_id: id } of rows) await endDerivedTask(tx, { app, now, clinicId }, UNREAD_SOURCE, id);
}
