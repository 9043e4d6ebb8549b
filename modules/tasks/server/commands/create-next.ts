import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { dayOfSeries, nextDue } from '../../rules/index.ts';
import { changeTask } from '../changes/change-task.ts';
import { copyParts } from './copy-parts.sql.ts';
import type { Doer } from '../doer.ts';
import { keepMainReminder } from '../reminders.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { writeHistory } from '../changes/write-history.ts';

/**
 * Creates the next task of a series when one is completed: due in the future, and only once even if called repeatedly.
 */
export async function createNext(tx: Tx, doer: Doer, task: TaskRow): Promise<void> {
  const { clinicId, now } = doer;
  if (task.repeat_unit === null || task.repeat_every === null || task.repeat_from === null) return;
  const { time_zone: timeZone } = await tx
    .selectFrom('practice.clinic')
    .select('time_zone')
    .where('clinic_id', '=', clinicId)
    .executeTakeFirstOrThrow();
  const repeat = { unit: task.repeat_unit, every: task.repeat_every, from: task.repeat_from, day: task.repeat_day };
  const due = nextDue(repeat, task.due_time, now, timeZone);
  // The reminder keeps its distance to the due date.
  const ahead =
    task.due_time === null || task.reminder_time === null
      ? null
      : task.due_time.getTime() - task.reminder_time.getTime();
  const reminder = ahead === null ? null : new Date(due.getTime() - ahead);
  const id = newId();
  const made = await sql`insert into tasks.task (clinic_id, id, type, subject, details, priority, related_patient_id,
      assigned_by, assigned_by_name, owner_user_id, owner_role_id, owner_patient_id, owned_time, due_time, reminder_time,
      touched_time, document_id, path, escalate_after_hours, escalate_to_user_id, escalate_to_role_id, repeat_unit, repeat_every,
      repeat_from, repeat_day, follows_task_id, created_time, updated_time)
    select clinic_id, ${id}, type, subject, details, priority, related_patient_id, assigned_by, assigned_by_name, owner_user_id,
      owner_role_id, owner_patient_id, ${now}, ${due}, ${reminder}::timestamptz, ${now}, document_id, path, escalate_after_hours,
      escalate_to_user_id, escalate_to_role_id, repeat_unit, repeat_every, repeat_from,
      ${dayOfSeries(repeat, task.due_time, timeZone)}, id, ${now}, ${now}
    from tasks.task where clinic_id = ${clinicId} and id = ${task.id}
    on conflict (clinic_id, follows_task_id) where follows_task_id is not null and deleted_time is null do nothing
    returning id`.execute(tx);
  if (made.rows.length === 0) return;
  await copyParts(tx, clinicId, task.id, id, now, true);
  await keepMainReminder(tx, clinicId, id, reminder);
  const entry = { objectType: 'task' as const, objectId: id };
  await writeHistory(
    tx,
    doer,
    { ...task, id },
    [{ ...entry, field: 'created by repeat', from: null, to: due.toISOString() }],
    'create',
  );
}

/** Deletes the next task of a series when the previous one is reopened, unless someone has worked on it. */
export async function dropNext(tx: Tx, doer: Doer, task: TaskRow): Promise<void> {
  const untouched = await tx
    .selectFrom('tasks.task')
    .select('id')
    .where('clinic_id', '=', doer.clinicId)
    .where('follows_task_id', '=', task.id)
    .where('version', '=', 1)
    .where('deleted_time', 'is', null)
    .where('complete_time', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const next = untouched === undefined ? null : await lockTask(tx, doer.clinicId, untouched.id, null);
  if (next !== null) await changeTask(tx, doer, next, { deleted_time: doer.now });
}
