import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { taskLimits } from '../../rules/index.ts';
import { changeTask, type TaskPatch } from '../changes/change-task.ts';
import { doerOf, type Doer, type OwnContext } from '../doer.ts';
import { ownerColumns, ownerName, ownerOf, teamOf, type Owner } from '../owners.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { everybody, lockTask } from '../reading/tasks.sql.ts';
import { notifyOwner } from '../changes/notify-owner.ts';
import { writeHistory } from '../changes/write-history.ts';
import type { DerivedTask } from './derived-task.ts';

/**
 * Creates the derived task, or updates the open one, in the transaction of its source; returns its ID. There is at most
 * one open task per source and key, even with concurrent calls.
 */
export function keepDerivedTask(tx: Tx, by: RequestContext | OwnContext, derived: DerivedTask): Promise<string> {
  return keepDerived(tx, doerOf(by), derived);
}

/** Same, for a given actor. */
export async function keepDerived(tx: Tx, doer: Doer, derived: DerivedTask): Promise<string> {
  const open = await lockDerived(tx, doer.clinicId, derived.source, derived.key);
  if (open === null) return createDerived(tx, doer, derived);
  await followSource(tx, doer, open, shortened(derived));
  return open.id;
}

/** Creates the derived task if none was open when the caller looked; updates one that was created since. */
export async function createDerived(tx: Tx, doer: Doer, derived: DerivedTask): Promise<string> {
  const { clinicId, now } = doer;
  const task = shortened(derived);
  const { owner, name } = await ownerFor(tx, clinicId, task);
  const team = task.escalateAfterHours == null ? null : await teamOf(tx, clinicId, task.ownerRule ?? 'tasks.edit');
  const id = newId();
  const { rows } = await sql`
    insert into tasks.task (clinic_id, id, type, subject, details, priority, related_patient_id, assigned_by, assigned_by_name,
      owner_user_id, owner_role_id, owned_time, due_time, touched_time, source, source_key, source_owner_id, closing, path, note_id, order_id,
      order_name, order_status, document_id, escalate_after_hours, escalate_to_role_id, created_time, updated_time)
    values (${clinicId}, ${id}, ${task.type}, ${task.subject}, ${cut(task.details ?? '', taskLimits.details)},
      ${task.priority ?? 'Medium'}, ${task.patientId}, ${doer.userId}, ${doer.name}, ${ownerColumns(owner).owner_user_id},
      ${ownerColumns(owner).owner_role_id}, ${now}, ${task.dueTime ?? null}, ${now}, ${task.source}, ${task.key},
      ${task.ownerUserId}, ${task.closing ?? 'source'}, ${task.path ?? null}, ${task.noteId ?? null}, ${task.orderId ?? null}, ${task.orderName ?? null},
      ${task.orderStatus ?? null}, ${task.documentId ?? null}, ${task.escalateAfterHours ?? null}, ${team}, ${now}, ${now})
    on conflict (clinic_id, source, source_key) where source is not null and complete_time is null and deleted_time is null
    do nothing returning 1`.execute(tx);
  // A concurrent call created it: that task is updated.
  if (rows.length === 0) return keepDerived(tx, doer, derived);
  const shape = { id, type: task.type, related_patient_id: task.patientId, owner_patient_id: null };
  const entry = { objectType: 'task' as const, objectId: id, from: null };
  await writeHistory(
    tx,
    doer,
    shape,
    [
      { ...entry, field: 'created', to: task.subject },
      { ...entry, field: 'owner', to: name },
    ],
    'create',
  );
  if (task.notifyOwner !== false) await notifyOwner(tx, doer, { id, subject: task.subject }, owner, 'New task');
  return id;
}

/** Returns the open task of a source and key, locked for the rest of the transaction. */
export async function lockDerived(tx: Tx, clinicId: string, source: string, key: string): Promise<TaskRow | null> {
  const open = await tx
    .selectFrom('tasks.task')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('source', '=', source)
    .where('source_key', '=', key)
    .where('complete_time', 'is', null)
    .where('deleted_time', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return open === undefined ? null : lockTask(tx, clinicId, open.id, everybody(clinicId));
}

/** Returns the given member if active; otherwise the team of the rule, or the member who created it; with the name. */
async function ownerFor(
  tx: Tx,
  clinicId: string,
  { ownerUserId, ownerRoleId = null, ownerRule = 'tasks.edit' }: DerivedTask,
): Promise<{ owner: Owner; name: string }> {
  const member = ownerUserId === null ? null : { userId: ownerUserId };
  const memberName = member === null ? null : await ownerName(tx, clinicId, member);
  if (member !== null && memberName !== null) return { owner: member, name: memberName };
  const roleId = ownerRoleId ?? (await teamOf(tx, clinicId, ownerRule));
  if (roleId === null) throw new Error('tasks: the clinic has no members to assign a task to');
  const team = { roleId };
  return { owner: team, name: (await ownerName(tx, clinicId, team)) ?? '' };
}

async function followSource(tx: Tx, doer: Doer, open: TaskRow, task: DerivedTask): Promise<void> {
  const patch: TaskPatch = { subject: task.subject };
  if (task.path !== undefined) patch.path = task.path;
  if (task.noteId !== undefined) patch.note_id = task.noteId;
  if (task.orderId !== undefined) patch.order_id = task.orderId;
  if (task.orderName !== undefined) patch.order_name = task.orderName;
  if (task.orderStatus !== undefined) patch.order_status = task.orderStatus;
  if (task.documentId !== undefined) patch.document_id = task.documentId;
  if (task.closing !== undefined) patch.closing = task.closing;
  if (task.patientId !== open.related_patient_id) patch.related_patient_id = task.patientId;
  // User changes stay; new information from the source, such as a higher priority, is applied.
  if (task.priority === 'High') patch.priority = 'High';
  const moved = await movedOwner(tx, doer.clinicId, open, task);
  if (moved === null) {
    await changeTask(tx, doer, open, patch);
    return;
  }
  const { owner, name } = moved;
  const change = { ...patch, ...ownerColumns(owner), owned_time: doer.now, escalated_time: null };
  await changeTask(tx, doer, open, change, { owner: { from: open.owner_name, to: name } });
  if (task.notifyOwner !== false) await notifyOwner(tx, doer, { ...open, subject: task.subject }, owner, 'New task');
}

/** Returns the new owner if the source names another one than before, or if the owner has left the clinic. */
async function movedOwner(
  tx: Tx,
  clinicId: string,
  open: TaskRow,
  task: DerivedTask,
): Promise<{ owner: Owner; name: string } | null> {
  const renamed = await tx
    .updateTable('tasks.task')
    .set({ source_owner_id: task.ownerUserId })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', open.id)
    .where('source_owner_id', 'is distinct from', task.ownerUserId)
    .returning('id')
    .execute();
  // A source that uses teams specifies when a team becomes the owner.
  const isOther = task.ownerUserId === null ? task.ownerRoleId !== undefined : task.ownerUserId !== open.owner_user_id;
  const isNamedAnew = renamed.length > 0 && isOther;
  if (!isNamedAnew && (await ownerName(tx, clinicId, ownerOf(open))) !== null) return null;
  return ownerFor(tx, clinicId, task);
}

const shortened = (task: DerivedTask): DerivedTask => ({ ...task, subject: cut(task.subject, taskLimits.subject) });

function cut(text: string, most: number): string {
  const characters = Array.from(text.replaceAll('\0', ''));
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}
