import { readLogged, recordAccess } from '#audit/server';
import { filePermissions } from '#files/rules';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PatientTaskFileInput, Resolvers } from '../api/patient_task.gen.ts';
import { taskPriorities, type TaskPriority } from '../rules/index.ts';
import { addComment, checkComment } from './commands/add-comment.ts';
import { addSteps, changeStep } from './commands/change-steps.ts';
import { attachTag, detachTag } from './commands/change-tags.ts';
import { endTask } from './commands/complete-task.ts';
import { createTasks } from './commands/create-task.ts';
import type { NamedFile } from './files/uploads.sql.ts';
import { noTask } from './not-there.ts';
import { readPatientTasks, type PatientTaskRow } from './portal/read-patient-tasks.ts';
import { type AttachmentRow, type CommentRow, findStep, type LogRow, type StepRow } from './reading/task-parts.sql.ts';
import { readTask } from './reading/tasks.sql.ts';
import { updateTask } from './commands/update-task.ts';
import { viewerOf } from './reading/viewer-of.ts';

const MOST = 100;

interface Rows {
  PatientTask: PatientTaskRow;
  PatientTaskFile: AttachmentRow;
  PatientTaskStep: StepRow;
  PatientTaskComment: CommentRow;
  PatientTaskLog: LogRow;
}

/** Resolvers of the patient-task service: the tasks of patients, under the field names of their list. */
export const patientTask: Resolvers<Rows> = {
  Query: {
    fetch_patient_tasks: async (_parent, { ids }, ctx) => {
      if (ids.length > MOST) return invalid([{ path: 'ids', message: `At most ${MOST} at a time` }]);
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
      const access = { objectType: 'patient_task', objectId: row.id, patientId: row.owner_patient_id } as const;
      return readLogged(ctx, access, () => step);
    },
  },
  Mutation: {
    create_patient_task: async (_parent, { input }, ctx) => {
      const priority = readPriority(input.priority);
      if (isDomainError(priority)) return priority;
      if (input.patient_ids.length === 0)
        return invalid([{ path: 'input.patient_ids', message: 'Choose an assignee.' }]);
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
        repeat: null,
        escalation: null,
        path: null,
        clientKey: input.client_key ?? null,
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
      return changeStep(ctx, step_id, {
        stepInfo: step_content,
        completeTime: complete_time,
        deletedTime: deleted_time,
      });
    },
    add_patient_task_comments: (_parent, { id, comments }, ctx) =>
      changed(ctx, id, async () => {
        if (comments.length > MOST) return invalid([{ path: 'comments', message: `At most ${MOST} at a time` }]);
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
  PatientTask: {
    description: ({ details }) => details,
    extra_reminders: ({ reminders }) => reminders.map(({ reminder_time }) => reminder_time),
    create_time: ({ created_time }) => created_time,
    patient_id: ({ owner_patient_id }) => owner_patient_id,
    doctor: ({ assigned_by, assigned_by_name }) => ({ doctor_id: assigned_by, doctor_name: assigned_by_name }),
    patient: ({ owner_patient_id, owner_name }) => ({ patient_id: owner_patient_id, patient_name: owner_name }),
    doctor_tags: ({ tags }) => tags.map(({ tag, color }) => ({ id: tag, tag, color })),
  },
  PatientTaskFile: { permission: () => filePermissions.taskFile, patient: ({ patient_id }) => patient_id },
  PatientTaskStep: { step_content: ({ step_info }) => step_info },
  PatientTaskComment: { create_time: ({ created_time }) => created_time },
  PatientTaskLog: {
    column: ({ field }) => field,
    from: ({ from_value }) => from_value,
    to: ({ to_value }) => to_value,
    create_time: ({ created_time }) => created_time,
  },
};

async function changed(
  ctx: RequestContext,
  id: string,
  change: () => Promise<DomainError | { id: string }>,
): Promise<PatientTaskRow | DomainError> {
  if (!(await isPatients(ctx, id))) return noTask();
  const answer = await change();
  return isDomainError(answer) ? answer : one(ctx, id);
}

async function isPatients(ctx: RequestContext, id: string): Promise<boolean> {
  const row = await readTask(ctx.app.database.kysely, viewerOf(ctx, 'tasks.edit'), id);
  return row !== null && row.owner_patient_id !== null;
}

async function read(ctx: RequestContext, which: Parameters<typeof readPatientTasks>[2]): Promise<PatientTaskRow[]> {
  const { kysely } = ctx.app.database;
  const [tasks] = await Promise.all([
    readPatientTasks(kysely, viewerOf(ctx), which),
    recordAccess(ctx, { action: 'read', objectType: 'patient_task', patientId: which.patientId ?? null }),
  ]);
  return tasks;
}

async function one(ctx: RequestContext, id: string): Promise<PatientTaskRow | DomainError> {
  return (await read(ctx, { ids: [id] }))[0] ?? noTask();
}

function readFiles(files: PatientTaskFileInput[] | null | undefined): NamedFile[] {
  return (files ?? []).map(({ name, patient_id }) => ({ name, patientId: patient_id ?? null }));
}

function readPriority(typed: string | null | undefined): TaskPriority | null | DomainError {
  if (typed == null) return null;
  const known = taskPriorities.find((each) => each === typed);
  return known ?? invalid([{ path: 'input.priority', message: 'Choose Low, Medium or High.' }]);
}
