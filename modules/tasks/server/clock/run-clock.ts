import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { changeTask } from '../changes/change-task.ts';
import { doerOf } from '../doer.ts';
import { ownerColumns, ownerName, ownerOf, type Owner } from '../owners.sql.ts';
import { claimReminder, findDueReminders } from '../reminders.sql.ts';
import { oneByOne } from './one-by-one.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { notifyOwner } from '../changes/notify-owner.ts';
import { followOverduePatients } from './overdue-patient-tasks.ts';

const MINUTE = 60_000;
const MOST = 500;

/**
 * The clock job, once a minute: sends reminders, ends snoozes, escalates untouched tasks, and creates follow-ups for
 * long overdue patient tasks. Each step is a transaction that checks whether it still has to be done, so that the job
 * may be interrupted, run twice, and run in two processes concurrently.
 */
export async function runClock(app: App): Promise<void> {
  const now = app.clock();
  await remind(app, now);
  await wakeSnoozed(app, now);
  await escalate(app, now);
  await followOverduePatients(app, now);
}

/** Sends all unsent reminders due until this minute; completed tasks have none. */
async function remind(app: App, now: Date): Promise<void> {
  const until = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + MINUTE);
  for (;;) {
    const due = await findDueReminders(app.database.kysely, until, MOST);
    const failed = await oneByOne(app, due, async (tx, reminder) => {
      const { clinic_id: clinicId } = reminder;
      const task = await lockTask(tx, clinicId, reminder.task_id, null);
      if (!(await claimReminder(tx, reminder, now)) || task === null) return;
      if (task.complete_time !== null || task.deleted_time !== null) return;
      const own = doerOf({ app, now, clinicId });
      const owner = ownerOf(task);
      // The patient sees it in the portal, and the assigner is reminded instead.
      const reminded: Owner | null =
        'patientId' in owner ? (task.assigned_by === null ? null : { userId: task.assigned_by }) : owner;
      if (reminded !== null) await notifyOwner(tx, own, task, reminded, 'Task reminder');
    });
    if (due.length < MOST || failed > 0) return;
  }
}

async function wakeSnoozed(app: App, now: Date): Promise<void> {
  const { rows } = await columnsOf('tasks.task', ['clinic_id', 'id'])
    .select(sql`from tasks.task
    where snoozed_until <= ${now} and complete_time is null and deleted_time is null limit ${MOST}`)
    .execute(app.database.kysely);
  await oneByOne(app, rows, async (tx, { clinic_id: clinicId, id }) => {
    const task = await lockTask(tx, clinicId, id, null);
    if (task === null || task.snoozed_until === null || task.snoozed_until > now) return;
    const own = doerOf({ app, now, clinicId });
    await changeTask(tx, own, task, { snoozed_until: null });
    if (task.complete_time === null && task.deleted_time === null)
      await notifyOwner(tx, own, task, ownerOf(task), 'Snoozed task is due');
  });
}

async function escalate(app: App, now: Date): Promise<void> {
  const { rows } = await columnsOf('tasks.task', ['clinic_id', 'id'])
    .select(sql`from tasks.task
    where escalate_after_hours is not null and escalated_time is null and complete_time is null and deleted_time is null
      and (snoozed_until is null or snoozed_until <= ${now})
      and touched_time + make_interval(hours => escalate_after_hours) <= ${now} limit ${MOST}`)
    .execute(app.database.kysely);
  await oneByOne(app, rows, async (tx, { clinic_id: clinicId, id }) => {
    const task = await lockTask(tx, clinicId, id, null);
    if (task === null || task.escalated_time !== null || task.escalate_after_hours === null) return;
    if (task.complete_time !== null || task.deleted_time !== null) return;
    if (task.touched_time.getTime() + task.escalate_after_hours * 3_600_000 > now.getTime()) return;
    const to: Owner | null =
      task.escalate_to_user_id !== null
        ? { userId: task.escalate_to_user_id }
        : task.escalate_to_role_id !== null
          ? { roleId: task.escalate_to_role_id }
          : null;
    const own = doerOf({ app, now, clinicId });
    const name = to === null ? null : await ownerName(tx, clinicId, to);
    // The escalation target has left: the task stays, and is marked as escalated.
    if (to === null || name === null) {
      await changeTask(tx, own, task, { escalated_time: now, priority: 'High' });
      return;
    }
    const moved = { ...ownerColumns(to), owned_time: now, escalated_time: now, priority: 'High' as const };
    await changeTask(tx, own, task, moved, { owner: { from: task.owner_name, to: name } });
    await notifyOwner(tx, own, task, to, 'Task escalated');
  });
}
