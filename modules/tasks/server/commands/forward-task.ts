import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readText, taskLimits } from '../../rules/index.ts';
import { addCommentIn } from './add-comment.ts';
import { changeTask } from '../changes/change-task.ts';
import { doerOf, type Doer } from '../doer.ts';
import { copyParts } from './copy-parts.sql.ts';
import { closedTask, noTask } from '../not-there.ts';
import { ownerColumns, ownerName, type Owner } from '../owners.sql.ts';
import { keepMainReminder } from '../reminders.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { notifyOwner } from '../changes/notify-owner.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import { writeHistory } from '../changes/write-history.ts';

/** Reassigns the task or copies it. */
export type ForwardMode = 'hand_over' | 'copy';

/**
 * Reassigns a task, or creates a copy. ALREADY_TAKEN if it was reassigned since it was displayed; derived tasks can't
 * be copied, since only one of the two would end with their source.
 */
export async function forwardTask(
  ctx: RequestContext,
  id: string,
  version: number,
  to: Owner,
  mode: ForwardMode,
  note: string | null,
): Promise<DomainError | { id: string }> {
  const doer = doerOf(ctx);
  const words = note === null ? { text: '' } : readText(note, 'Note', taskLimits.comment, false);
  if ('problem' in words) return invalid([{ path: 'note', message: words.problem }]);
  return ctx.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
    const task = await lockTask(tx, doer.clinicId, id, viewerOf(ctx, 'tasks.edit'));
    if (task === null) return noTask();
    if (task.complete_time !== null || task.deleted_time !== null) return closedTask();
    if (task.version !== version) return alreadyTaken(task.owner_name);
    return forwardIn(tx, doer, task, to, mode, words.text);
  });
}

const alreadyTaken = (name: string): DomainError =>
  domainError(
    'ALREADY_TAKEN',
    `This task changed since you opened it. It is now assigned to ${name}.`,
    'Changed by someone else',
  );

/** Same, for a locked task; returns the ID of the new owner's task. */
export async function forwardIn(
  tx: Tx,
  doer: Doer,
  task: TaskRow,
  to: Owner,
  mode: ForwardMode,
  note: string | null,
): Promise<DomainError | { id: string }> {
  const columns = ownerColumns(to);
  const name = await ownerName(tx, doer.clinicId, to);
  if (name === null) return invalid([{ path: 'to', message: 'This member or team no longer exists.' }]);
  const wasPatients = task.owner_patient_id !== null;
  if (mode === 'hand_over' && wasPatients !== 'patientId' in to)
    return invalid([
      { path: 'to', message: 'A task can’t be moved between a patient and a doctor. Send a copy instead.' },
    ]);
  if (mode === 'copy') {
    if (task.source !== null)
      return invalid([{ path: 'mode', message: 'This task can’t be copied. Reassign it instead.' }]);
    const copy = await copyTask(tx, doer, task, to, name);
    if (note) await addCommentIn(tx, doer, copy, note);
    return copy;
  }
  if (task.owner_user_id === columns.owner_user_id && task.owner_role_id === columns.owner_role_id && !wasPatients)
    return { id: task.id };
  const from = task.owner_name;
  await changeTask(
    tx,
    doer,
    task,
    { ...columns, owned_time: doer.now, escalated_time: null },
    { owner: { from, to: name } },
  );
  if (note) await addCommentIn(tx, doer, { ...task, ...columns }, note);
  await notifyOwner(tx, doer, task, to, 'Task reassigned');
  return { id: task.id };
}

/** Creates a copy with the same text, dates, tags, files and open steps. */
async function copyTask(tx: Tx, doer: Doer, task: TaskRow, to: Owner, name: string): Promise<TaskRow> {
  const id = newId();
  const columns = ownerColumns(to);
  await sql`insert into tasks.task (clinic_id, id, type, subject, details, priority, related_patient_id, assigned_by,
      assigned_by_name, owner_user_id, owner_role_id, owner_patient_id, owned_time, due_time, reminder_time, touched_time,
      document_id, path, created_time, updated_time)
    select clinic_id, ${id}, type, subject, details, priority, related_patient_id, ${doer.userId}::uuid, ${doer.name},
      ${columns.owner_user_id}::uuid, ${columns.owner_role_id}::uuid, ${columns.owner_patient_id}::uuid, ${doer.now}, due_time,
      reminder_time, ${doer.now}, document_id, path, ${doer.now}, ${doer.now}
    from tasks.task where clinic_id = ${doer.clinicId} and id = ${task.id}`.execute(tx);
  await copyParts(tx, doer.clinicId, task.id, id, doer.now, false);
  await keepMainReminder(tx, doer.clinicId, id, task.reminder_time);
  const copy: TaskRow = { ...task, ...columns, id, owner_name: name };
  const entry = { objectType: 'task' as const, objectId: id };
  await writeHistory(
    tx,
    doer,
    copy,
    [
      { ...entry, field: 'copied from', from: null, to: task.owner_name },
      { ...entry, field: 'owner', from: null, to: name },
    ],
    'create',
  );
  await writeHistory(tx, doer, task, [{ ...entry, objectId: task.id, field: 'copied to', from: null, to: name }]);
  await notifyOwner(tx, doer, copy, to, 'New task');
  return copy;
}
