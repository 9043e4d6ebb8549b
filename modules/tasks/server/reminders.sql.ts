import { type Selectable, sql } from 'kysely';
import type { TasksReminder } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/**
 * Sets the reminder of a task: the previous one is deleted, so that the new one is sent even if the previous one was.
 */
export async function keepMainReminder(tx: Tx, clinicId: string, taskId: string, time: Date | null): Promise<void> {
  await sql`update tasks.reminder set removed_time = now()
    where clinic_id = ${clinicId} and task_id = ${taskId} and kind = 'main' and removed_time is null`.execute(tx);
  if (time !== null) await insertReminders(tx, clinicId, taskId, 'main', [time]);
}

/** Sets a task's extra reminders: existing ones at the same time stay, whether sent or not. */
export async function keepExtraReminders(
  tx: Tx,
  clinicId: string,
  taskId: string,
  times: readonly Date[],
): Promise<void> {
  const rows = await tx
    .selectFrom('tasks.reminder')
    .select(['id', 'reminder_time'])
    .where('clinic_id', '=', clinicId)
    .where('task_id', '=', taskId)
    .where('kind', '=', 'extra')
    .where('removed_time', 'is', null)
    .execute();
  const next = new Set(times.map((time) => time.getTime()));
  const gone = rows.filter(({ reminder_time }) => !next.has(reminder_time.getTime())).map(({ id }) => id);
  const there = new Set(rows.map(({ reminder_time }) => reminder_time.getTime()));
  if (gone.length > 0)
    await sql`update tasks.reminder set removed_time = now()
      where clinic_id = ${clinicId} and id = any(${gone}::uuid[])`.execute(tx);
  const added = [...next].filter((time) => !there.has(time)).map((time) => new Date(time));
  await insertReminders(tx, clinicId, taskId, 'extra', added);
}

async function insertReminders(
  tx: Tx,
  clinicId: string,
  taskId: string,
  kind: 'main' | 'extra',
  times: readonly Date[],
): Promise<void> {
  if (times.length === 0) return;
  await tx
    .insertInto('tasks.reminder')
    .values(
      times.map((reminder_time, index) => ({
        clinic_id: clinicId,
        id: newId(),
        task_id: taskId,
        kind,
        sort_index: index,
        reminder_time,
      })),
    )
    .execute();
}

/** A reminder that is due and has not been sent. */
export type DueReminder = Pick<Selectable<TasksReminder>, 'clinic_id' | 'id' | 'task_id'>;

/** Returns the reminders due before `until`, earliest first. */
export function findDueReminders(db: Queryable, until: Date, most: number): Promise<DueReminder[]> {
  return db
    .selectFrom('tasks.reminder')
    .select(['clinic_id', 'id', 'task_id'])
    .where('told_time', 'is', null)
    .where('removed_time', 'is', null)
    .where('reminder_time', '<', until)
    .orderBy('reminder_time')
    .limit(most)
    .execute();
}

/** Marks a reminder as sent; false if another process was faster, or it was deleted. */
export async function claimReminder(tx: Tx, { clinic_id, id }: DueReminder, now: Date): Promise<boolean> {
  const { rows } = await sql`update tasks.reminder set told_time = ${now}
    where clinic_id = ${clinic_id} and id = ${id} and told_time is null and removed_time is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
