import { recordAccess } from '#audit/server';
import { filePermissions } from '#files/rules';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PatientTask, PatientTaskFileInput, Resolvers } from '../api/patient_task.gen.ts';
import { taskPriorities, type TaskPriority } from '../rules/index.ts';
import { addComment, checkComment } from './commands/add-comment.ts';
import { addSteps, changeStep } from './commands/change-steps.ts';
import { attachTag, detachTag } from './commands/change-tags.ts';
import { endTask } from './commands/complete-task.ts';
import { createTasks } from './commands/create-task.ts';
import type { NamedFile } from './files/uploads.sql.ts';
import { noTask } from './not-there.ts';
import { readPatientTasks, type PatientTaskShape } from './portal/read-patient-tasks.ts';
import { findStep, type StepRow } from './reading/task-parts.sql.ts';
import { readTask } from './reading/tasks.sql.ts';
import { updateTask } from './commands/update-task.ts';
import { viewerOf } from './reading/viewer-of.ts';

const MOST = 100;

/** Resolvers of the service patient-task: the tasks of patients, as their own list names things. */
export const patientTask: Resolvers = {
  Query: {
    fetch_patient_tasks: async (_parent, { ids }, ctx) => {
      if (ids.length > MOST) return invalid([{ path: 'ids', message: `At most ${MOST} at once` }]);
      return read(ctx, { ids });
    },
    list_patient_tasks: (_parent, { patient_id, completed }, ctx) =>
      read(ctx, { patientId: patient_id, completed: completed ?? false }),
    fetch_patient_task_logs: async (_parent, { id }, ctx) => {
      const [found] = await read(ctx, { ids: [id] });
      return found === undefined ? noTask() : found.logs;
    },
    fetch_patient_task_step: async (_parent, { step_id }, ctx) => {
      const { kysely } = ctx.app.database;
      const step = await findStep(kysely, ctx.actor.clinicId, step_id);
      const row = step === null ? null : await readTask(kysely, viewerOf(ctx), step.task_id);
      if (step === null || row?.owner_patient_id == null)
        return domainError('NOT_FOUND', 'This step does not exist.', 'Not found');
      await recordAccess(ctx, {
        action: 'read',
        objectType: 'patient_task',
        objectId: row.id,
        patientId: row.owner_patient_id,
      });
      return shapeStep(step);
    },
  },
  Mutation: {
    create_patient_task: async (_parent, { input }, ctx) => {
      const priority = readPriority(input.priority);
      if (isDomainError(priority)) return priority;
      if (input.patient_ids.length === 0)
        return invalid([{ path: 'input.patient_ids', message: 'Somebody to do it is expected.' }]);
      const made = await createTasks(ctx, {
        type: 'ToDo',
        subject: input.subject,
        details: input.description ?? '',
        priority: priority ?? 'Medium',
        owners: input.patient_ids.map((patientId) => ({ patientId })),
        relatedPatientId: input.related_patient_id ?? null,
        dueTime: input.due_time ?? null,
        reminderTime: input.reminder_time ?? null,
        extraReminders: input.extra_reminders ?? [],
        tags: input.doctor_tags ?? [],
        steps: input.steps ?? [],
        attachments: readFiles(input.attachments),
        ...{ repeat: null, escalation: null, path: null, clientKey: input.client_key ?? null },
      });
      return isDomainError(made) ? made : read(ctx, { ids: made });
    },
    update_patient_task: async (_parent, { id, version, input }, ctx) => {
      const priority = readPriority(input.priority);
      if (isDomainError(priority)) return priority;
      if (!(await isPatients(ctx, id))) return noTask();
      const updated = await updateTask(ctx, id, version ?? null, {
        subject: input.subject ?? undefined,
        details: input.description ?? undefined,
        priority: priority ?? undefined,
        relatedPatientId: input.related_patient_id,
        dueTime: input.due_time,
        reminderTime: input.reminder_time,
        extraReminders: input.extra_reminders ?? undefined,
        attachments: input.attachments == null ? undefined : readFiles(input.attachments),
      });
      if (isDomainError(updated)) return updated;
      const ended = await endTask(ctx, id, { completeTime: input.complete_time, deletedTime: input.deleted_time });
      return isDomainError(ended) ? ended : one(ctx, id);
    },
    add_patient_task_steps: (_parent, { id, steps }, ctx) => changed(ctx, id, () => addSteps(ctx, id, steps)),
    update_patient_task_step: async (_parent, { step_id, step_content, complete_time, deleted_time }, ctx) => {
      const found = await findStep(ctx.app.database.kysely, ctx.actor.clinicId, step_id);
      if (found === null || !(await isPatients(ctx, found.task_id))) return noTask();
      const change = { stepInfo: step_content, completeTime: complete_time, deletedTime: deleted_time };
      const step = await changeStep(ctx, step_id, change);
      return isDomainError(step) ? step : shapeStep(step);
    },
    add_patient_task_comments: (_parent, { id, comments }, ctx) =>
      changed(ctx, id, async () => {
        if (comments.length > MOST) return invalid([{ path: 'comments', message: `At most ${MOST} at once` }]);
        for (const [index, comment] of comments.entries()) {
          const checked = checkComment(comment, `comments.${index}`);
          if (isDomainError(checked)) return checked;
        }
        for (const comment of comments) {
          const made = await addComment(ctx, id, comment);
          if (isDomainError(made)) return made;
        }
        return { id };
      }),
    add_patient_task_tag: (_parent, { id, tag, color }, ctx) =>
      changed(ctx, id, () => attachTag(ctx, id, { tag, color })),
    remove_patient_task_tag: (_parent, { id, tag }, ctx) => changed(ctx, id, () => detachTag(ctx, id, tag)),
  },
};

async function changed(
  ctx: RequestContext,
  id: string,
  change: () => Promise<DomainError | { id: string }>,
): Promise<PatientTask | DomainError> {
  if (!(await isPatients(ctx, id))) return noTask();
  const answer = await change();
  return isDomainError(answer) ? answer : one(ctx, id);
}

async function isPatients(ctx: RequestContext, id: string): Promise<boolean> {
  const row = await readTask(ctx.app.database.kysely, viewerOf(ctx, 'tasks.edit'), id);
  return row !== null && row.owner_patient_id !== null;
}

async function read(ctx: RequestContext, which: Parameters<typeof readPatientTasks>[2]): Promise<PatientTask[]> {
  const { kysely } = ctx.app.database;
  const [tasks] = await Promise.all([
    readPatientTasks(kysely, viewerOf(ctx), which),
    recordAccess(ctx, { action: 'read', objectType: 'patient_task', patientId: which.patientId ?? null }),
  ]);
  return tasks.map(shapeTask);
}

async function one(ctx: RequestContext, id: string): Promise<PatientTask | DomainError> {
  return (await read(ctx, { ids: [id] }))[0] ?? noTask();
}

function shapeTask({ row, parts }: PatientTaskShape): PatientTask {
  return {
    ...{ id: row.id, subject: row.subject, description: row.details, priority: row.priority, version: row.version },
    due_time: row.due_time,
    reminder_time: row.reminder_time,
    extra_reminders: parts.reminders.map(({ reminder_time }) => reminder_time),
    create_time: row.created_time,
    complete_time: row.complete_time,
    deleted_time: row.deleted_time,
    related_patient_id: row.related_patient_id,
    patient_id: row.owner_patient_id!,
    attachments: parts.attachments.map(({ name, patient_id }) => ({
      ...{ name, permission: filePermissions.taskFile, patient: patient_id },
    })),
    steps: parts.steps.map(shapeStep),
    doctor: { doctor_id: row.assigned_by, doctor_name: row.assigned_by_name },
    patient: { patient_id: row.owner_patient_id!, patient_name: row.owner_name },
    comments: parts.comments.map(({ id, content, commenter_name, commenter_type, created_time }) => ({
      ...{ id, content, commenter_name, commenter_type, create_time: created_time },
    })),
    doctor_tags: row.tags.map(({ tag, color }) => ({ id: tag, tag, color })),
    logs: parts.logs.map((log) => ({
      object_type: log.object_type,
      object_id: log.object_id,
      column: log.field,
      from: log.from_value,
      to: log.to_value,
      logger_name: log.logger_name,
      create_time: log.created_time,
    })),
  };
}

function shapeStep({ id, step_info, complete_time, deleted_time }: StepRow) {
  return { id, step_content: step_info, complete_time, deleted_time };
}

function readFiles(files: PatientTaskFileInput[] | null | undefined): NamedFile[] {
  return (files ?? []).map(({ name, patient_id }) => ({ name, patientId: patient_id ?? null }));
}

function readPriority(typed: string | null | undefined): TaskPriority | null | DomainError {
  if (typed == null) return null;
  const known = taskPriorities.find((each) => each === typed);
  return known ?? invalid([{ path: 'input.priority', message: 'Low, Medium or High is expected.' }]);
}
