import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { readPatients, requireActivePatient } from '#patients/server';
import { invalid, isDomainError, type Issue, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { patientName } from '#patients/rules';
import type { TaskPriority, TaskType } from '../../rules/index.ts';
import { attachUploads, findUploads, type NamedFile } from '../files/uploads.sql.ts';
import { doerOf, type Doer } from '../doer.ts';
import { ownerColumns, ownerName, type Owner } from '../owners.sql.ts';
import { keepExtraReminders, keepMainReminder } from '../reminders.sql.ts';
import { checkTaskText, type Escalation, type TaskText } from './check-task.ts';
import { insertSteps, insertTags, type NewTag } from './insert-parts.sql.ts';
import { notifyOwner } from '../changes/notify-owner.ts';
import { writeHistory } from '../changes/write-history.ts';

/** Input for a new task. */
export interface NewTask extends TaskText {
  type: TaskType;
  owners: readonly Owner[];
  priority: TaskPriority;
  relatedPatientId: string | null;
  dueTime: Date | null;
  reminderTime: Date | null;
  extraReminders: readonly Date[];
  tags: readonly NewTag[];
  attachments: readonly NamedFile[];
  repeat: { unit: 'day' | 'week' | 'month' | 'year'; every: number; from: 'due' | 'completion' } | null;
  escalation: Escalation | null;
  documentId?: string | null;
  path: string | null;
  clientKey: string | null;
  /** Sends no notification, for tasks of a new clinic. */
  isQuiet?: boolean;
}

/**
 * Creates a task for each owner in one transaction; returns their IDs. A repeated client key returns the existing ones.
 */
export async function createTasks(ctx: RequestContext, input: NewTask): Promise<string[] | DomainError> {
  const checked = checkTaskText(input);
  if (isDomainError(checked)) return checked;
  return ctx.app.database.transaction((tx) => createTasksIn(tx, doerOf(ctx), checked));
}

/** Same, in the caller's transaction, with validated input. */
export async function createTasksIn(tx: Tx, doer: Doer, input: NewTask): Promise<string[] | DomainError> {
  const { clinicId } = doer;
  const keys = input.clientKey === null ? null : input.owners.map((_, index) => `${input.clientKey}/${index}`);
  if (keys !== null) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tasks ${clinicId} ${input.clientKey}`}, 0))`.execute(tx);
    const made = await findByClientKeys(tx, clinicId, doer.userId, keys);
    if (made.length > 0) return made;
  }
  const names: string[] = [];
  const issues: Issue[] = [];
  for (const [index, owner] of input.owners.entries()) {
    const inactive = 'patientId' in owner ? await requireActivePatient(tx, clinicId, owner.patientId) : null;
    if (inactive?.code === 'DECEASED') return inactive;
    const name = await ownerName(tx, clinicId, owner);
    if (name === null)
      issues.push({ path: `input.assignees.${index}`, message: 'This member, team or patient no longer exists.' });
    names.push(name ?? '');
  }
  const [related] =
    input.relatedPatientId === null
      ? []
      : await readPatients(tx, clinicId, [input.relatedPatientId], {
          columns: ['id', 'first_name', 'last_name'],
          locked: true,
        });
  if (input.relatedPatientId !== null && related === undefined)
    issues.push({ path: 'input.patientID', message: 'This patient does not exist.' });
  if (input.escalation !== null && (await ownerName(tx, clinicId, input.escalation.to)) === null)
    issues.push({ path: 'input.escalation.to', message: 'This member or team no longer exists.' });
  const uploads = await findUploads(tx, clinicId, input.attachments);
  if (isDomainError(uploads)) return uploads;
  if (issues.length > 0) return invalid(issues);
  const relatedName =
    related === undefined ? null : patientName({ first_name: related.first_name, last_name: related.last_name });
  const ids: string[] = [];
  for (const [index, owner] of input.owners.entries()) {
    const id = newId();
    ids.push(id);
    const columns = ownerColumns(owner);
    await tx
      .insertInto('tasks.task')
      .values({
        clinic_id: clinicId,
        id,
        ...columns,
        type: input.type,
        subject: input.subject,
        details: input.details,
        priority: input.priority,
        related_patient_id: input.relatedPatientId,
        assigned_by: doer.userId,
        assigned_by_name: doer.name,
        owned_time: doer.now,
        touched_time: doer.now,
        created_time: doer.now,
        updated_time: doer.now,
        due_time: input.dueTime,
        reminder_time: input.reminderTime,
        path: input.path,
        document_id: input.documentId ?? null,
        repeat_unit: input.repeat?.unit ?? null,
        repeat_every: input.repeat?.every ?? null,
        repeat_from: input.repeat?.from ?? null,
        escalate_after_hours: input.escalation?.hours ?? null,
        escalate_to_user_id: input.escalation === null ? null : ownerColumns(input.escalation.to).owner_user_id,
        escalate_to_role_id: input.escalation === null ? null : ownerColumns(input.escalation.to).owner_role_id,
        client_key: keys?.[index] ?? null,
      })
      .execute();
    await insertSteps(tx, clinicId, id, input.steps, doer.now);
    await insertTags(tx, clinicId, id, input.tags);
    await keepMainReminder(tx, clinicId, id, input.reminderTime);
    await keepExtraReminders(tx, clinicId, id, input.extraReminders);
    await attachUploads(tx, clinicId, id, uploads, doer.now);
    const task = {
      id,
      type: input.type,
      related_patient_id: input.relatedPatientId,
      owner_patient_id: columns.owner_patient_id,
    };
    const entries = [
      { objectType: 'task' as const, objectId: id, field: 'created', from: null, to: input.subject },
      { objectType: 'task' as const, objectId: id, field: 'owner', from: null, to: names[index]! },
    ];
    await writeHistory(tx, doer, task, entries, 'create');
    if (input.type !== 'QuickNote' && input.isQuiet !== true)
      await notifyOwner(tx, doer, { id, subject: input.subject, related_patient_name: relatedName }, owner, 'New task');
  }
  return ids;
}

async function findByClientKeys(
  tx: Tx,
  clinicId: string,
  userId: string | null,
  keys: readonly string[],
): Promise<string[]> {
  if (userId === null) return [];
  const rows = await tx
    .selectFrom('tasks.task')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('assigned_by', '=', userId)
    .where(({ eb }) => eb('client_key', '=', eb.fn.any(eb.val(keys))))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
