import { readPatients } from '#patients/server';
import { patientName } from '#patients/rules';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { TaskPriority } from '../../rules/index.ts';
import { changeTask, touchTask, type ChangeWords, type TaskPatch } from '../changes/change-task.ts';
import { changeTags } from './change-tags.ts';
import { checkTaskText, type Escalation } from './check-task.ts';
import { doerOf } from '../doer.ts';
import { findUploads, keepAttachments, type NamedFile } from '../files/uploads.sql.ts';
import { forwardIn } from './forward-task.ts';
import { insertSteps, type NewTag } from './insert-parts.sql.ts';
import { noTask, taskVersionConflict } from '../not-there.ts';
import { ownerColumns, ownerName, type Owner } from '../owners.sql.ts';
import { keepExtraReminders } from '../reminders.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import { writeHistory, type FieldChange } from '../changes/write-history.ts';

/** Changes to a task; omitted fields stay. */
export interface TaskUpdate {
  subject?: string | undefined;
  details?: string | undefined;
  priority?: TaskPriority | undefined;
  relatedPatientId?: string | null | undefined;
  dueTime?: Date | null | undefined;
  reminderTime?: Date | null | undefined;
  extraReminders?: readonly Date[] | undefined;
  tags?: readonly NewTag[] | undefined;
  owners?: readonly Owner[] | undefined;
  steps?: readonly string[] | undefined;
  attachments?: readonly NamedFile[] | undefined;
  repeat?: { unit: 'day' | 'week' | 'month' | 'year'; every: number; from: 'due' | 'completion' } | null | undefined;
  escalation?: Escalation | null | undefined;
  completeTime?: Date | null | undefined;
  deletedTime?: Date | null | undefined;
}

/** Changes a task in one transaction; STALE_VERSION if it was changed since `version`. */
export async function updateTask(
  ctx: RequestContext,
  id: string,
  version: number | null,
  update: TaskUpdate,
): Promise<DomainError | { id: string }> {
  const doer = doerOf(ctx);
  const { clinicId } = doer;
  return ctx.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
    const task = await lockTask(tx, clinicId, id, viewerOf(ctx, 'tasks.edit'));
    if (task === null) return noTask();
    if (version !== null && task.version !== version) return taskVersionConflict();
    const checked = checkTaskText({
      subject: update.subject ?? task.subject,
      details: update.details ?? task.details,
      steps: update.steps ?? [],
      tags: update.tags ?? [],
      attachments: update.attachments ?? [],
      extraReminders: update.extraReminders ?? [],
      owners: update.owners ?? [],
      repeat: update.repeat ?? null,
      escalation: update.escalation ?? null,
      dueTime: update.dueTime === undefined ? task.due_time : update.dueTime,
    });
    if (isDomainError(checked)) return checked;
    const words: ChangeWords = {};
    const patch: TaskPatch = { subject: checked.subject, details: checked.details };
    if (update.priority !== undefined) patch.priority = update.priority;
    if (update.dueTime !== undefined) patch.due_time = update.dueTime;
    if (update.reminderTime !== undefined) patch.reminder_time = update.reminderTime;
    if (update.relatedPatientId !== undefined && update.relatedPatientId !== task.related_patient_id) {
      const ids = update.relatedPatientId === null ? [] : [update.relatedPatientId];
      const [patient] = await readPatients(tx, clinicId, ids, {
        columns: ['id', 'first_name', 'last_name'],
        locked: true,
      });
      if (patient === undefined && update.relatedPatientId !== null)
        return invalid([{ path: 'input.patientID', message: 'This patient does not exist.' }]);
      patch.related_patient_id = update.relatedPatientId;
      words.patient = {
        from: task.related_patient_name,
        to:
          patient === undefined ? null : patientName({ first_name: patient.first_name, last_name: patient.last_name }),
      };
    }
    if (update.repeat !== undefined) {
      patch.repeat_unit = update.repeat?.unit ?? null;
      patch.repeat_every = update.repeat?.every ?? null;
      patch.repeat_from = update.repeat?.from ?? null;
    }
    if (startsSeriesAgain(update, task)) patch.repeat_day = null;
    if (update.escalation !== undefined) {
      const to = update.escalation === null ? null : ownerColumns(update.escalation.to);
      if (update.escalation !== null && (await ownerName(tx, clinicId, update.escalation.to)) === null)
        return invalid([{ path: 'input.escalation.to', message: 'This member or team no longer exists.' }]);
      patch.escalate_after_hours = update.escalation?.hours ?? null;
      patch.escalate_to_user_id = to?.owner_user_id ?? null;
      patch.escalate_to_role_id = to?.owner_role_id ?? null;
      patch.escalated_time = null;
    }
    if (await changeTask(tx, doer, task, patch, words)) task.version += 1;
    const changed: FieldChange[] = [];
    const entry = { objectType: 'task' as const, objectId: id };
    if (update.extraReminders !== undefined) await keepExtraReminders(tx, clinicId, id, update.extraReminders);
    if (update.tags !== undefined) changed.push(...(await changeTags(tx, doer, task, checked.tags)));
    if (update.attachments !== undefined) {
      const uploads = await findUploads(tx, clinicId, update.attachments);
      if (isDomainError(uploads)) return uploads;
      const names = await keepAttachments(tx, clinicId, id, uploads, doer.now);
      if (names !== null) changed.push({ ...entry, field: 'attachments', ...names });
    }
    const steps = await insertSteps(tx, clinicId, id, checked.steps, doer.now);
    changed.push(
      ...steps.map((stepId, index) => ({
        objectType: 'step' as const,
        objectId: stepId,
        field: 'added',
        from: null,
        to: checked.steps[index]!,
      })),
    );
    if (changed.length > 0 || update.extraReminders !== undefined) {
      await writeHistory(tx, doer, task, changed);
      await touchTask(tx, doer, id);
    }
    for (const [index, owner] of (update.owners ?? []).entries()) {
      const now = await lockTask(tx, clinicId, id, null);
      const forwarded = await forwardIn(tx, doer, now ?? task, owner, index === 0 ? 'hand_over' : 'copy', null);
      if (isDomainError(forwarded)) return forwarded;
    }
    return { id };
  });
}

/** Returns whether the due date or recurrence changed, so that the series is counted from the new due day. */
function startsSeriesAgain({ dueTime, repeat }: TaskUpdate, task: TaskRow): boolean {
  const isDueMoved = dueTime !== undefined && dueTime?.getTime() !== task.due_time?.getTime();
  const isRepeatChanged =
    repeat !== undefined && (repeat?.unit !== task.repeat_unit || repeat?.from !== task.repeat_from);
  return isDueMoved || isRepeatChanged;
}
