// Over 300 lines: one entry for each operation of the service.
import { readLogged, type ReadNote } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type {
  Resolvers,
  SearchTaskInput,
  TaskAssignee,
  TaskEscalationInput,
  TaskFileInput,
  TaskList,
} from '../api/task.gen.ts';
import { bucketBounds, pendingTotal } from '../rules/index.ts';
import { endAbsence, readAbsences, saveAbsence } from './commands/absences.ts';
import { addComment } from './commands/add-comment.ts';
import { addSteps, changeStep } from './commands/change-steps.ts';
import { attachTag, detachTag } from './commands/change-tags.ts';
import type { Escalation } from './commands/check-task.ts';
import { endTask } from './commands/complete-task.ts';
import { createTasks } from './commands/create-task.ts';
import { createReview, registerDocument, updateReview } from './commands/document-reviews.ts';
import type { NamedFile } from './files/uploads.sql.ts';
import { findOwners, findTags } from './reading/find-owners.sql.ts';
import { forwardTask } from './commands/forward-task.ts';
import { logCall } from './commands/log-call.ts';
import { markTasks } from './commands/mark-tasks.ts';
import { noTask } from './not-there.ts';
import type { Owner } from './owners.sql.ts';
import { createQuickNote, updateBullet, updateQuickNote } from './commands/quick-notes.ts';
import { searchTasks, tasksBetween, type TaskSearch } from './reading/search-tasks.ts';
import { showTasks, type ShownTask } from './reading/show-tasks.ts';
import { type Rows, taskFields } from './rows.ts';
import { snoozeTask } from './commands/snooze-task.ts';
import { findStep } from './reading/task-parts.sql.ts';
import type { TaskRow } from './reading/task-row.ts';
import { countPending, readTask } from './reading/tasks.sql.ts';
import { updateTask, type TaskUpdate } from './commands/update-task.ts';
import { viewerOf } from './reading/viewer-of.ts';

type Info = Parameters<typeof selectedFields>[0];

/** Resolvers of the task service. */
export const task: Resolvers<Rows> = {
  ...taskFields,
  Query: {
    getPendingTaskCounts: async (_parent, _args, ctx) => {
      const rows = await countPending(ctx.app.database.kysely, viewerOf(ctx), ctx.now);
      const by = Object.fromEntries(rows.map(({ type, count }) => [type, count]));
      const counted = rows.filter(({ type }) => type !== 'QuickNote');
      return {
        Total: pendingTotal(by),
        ToDoCount: by['ToDo'] ?? 0,
        NoteToCosignCount: by['NoteToCosign'] ?? 0,
        OpenSOAPnoteCount: by['OpenSOAPnote'] ?? 0,
        DocsForReviewCount: by['DocsForReview'] ?? 0,
        OpenOrderCount: by['OpenOrder'] ?? 0,
        FollowUpCount: by['FollowUp'] ?? 0,
        WithReminderTotal: counted.reduce((sum, { reminders }) => sum + reminders, 0),
        WithDueDateTotal: counted.reduce((sum, { due }) => sum + due, 0),
      };
    },
    searchTask: (_parent, { input }, ctx, info) => listed(ctx, readSearch(input ?? {}), info),
    searchTaskByAssigner: (_parent, { input }, ctx, info) =>
      listed(ctx, { ...readSearch(input ?? {}), ownerView: 'AssignedByMe' }, info),
    searchTaskByDateRange: (_parent, { start, end }, ctx, info) => between(ctx, 'any', start, end, info),
    searchTaskByExtraReminder: (_parent, { start, end }, ctx, info) => between(ctx, 'extra', start, end, info),
    searchTaskById: (_parent, { taskID }, ctx, info) => oneTask(ctx, taskID, info),
    fetchSingleStep: async (_parent, { stepID }, ctx) => {
      const { kysely } = ctx.app.database;
      const step = await findStep(kysely, ctx.actor.clinicId, stepID);
      const row = step === null ? null : await readTask(kysely, viewerOf(ctx), step.task_id);
      if (step === null || row === null) return noStep();
      return readLogged(ctx, accessTo(row), () => step);
    },
    tagsAtCurrentClinic: (_parent, { search }, { app, actor }) =>
      findTags(app.database.kysely, actor.clinicId, search ?? ''),
    taskOwners: (_parent, { search }, { app, actor }) => findOwners(app.database.kysely, actor.clinicId, search ?? ''),
    taskAbsences: (_parent, _args, { app, actor, now }) =>
      readAbsences(app.database.kysely, actor.clinicId, dayIn(actor.timeZone, now)),
  },
  Mutation: {
    createToDoAndAssign: async (_parent, { input }, ctx, info) => {
      const owners = (input.assignees ?? []).map(readAssignee);
      const made = await createTasks(ctx, {
        type: input.taskType === 'FollowUp' ? 'FollowUp' : 'ToDo',
        subject: input.subject,
        details: input.details ?? '',
        priority: input.priority ?? 'Medium',
        owners: owners.length === 0 ? [{ userId: ctx.actor.userId }] : owners,
        relatedPatientId: input.patientID ?? null,
        dueTime: input.dueDateTime ?? null,
        reminderTime: input.reminderDateTime ?? null,
        extraReminders: input.extraReminders ?? [],
        tags: input.tags ?? [],
        steps: input.steps ?? [],
        attachments: readFiles(input.attachments),
        repeat: input.repeat ?? null,
        escalation: readEscalation(input.escalation),
        path: input.path ?? null,
        clientKey: input.client_key ?? null,
      });
      return isDomainError(made) ? made : tasksOf(ctx, made, info);
    },
    updateToDoAndAssign: (_parent, { taskID, version, input }, ctx, info) => {
      const update: TaskUpdate = {
        subject: input.subject ?? undefined,
        details: input.details ?? undefined,
        priority: input.priority ?? undefined,
        relatedPatientId: input.patientID,
        dueTime: input.dueDateTime,
        reminderTime: input.reminderDateTime,
        extraReminders: input.extraReminders ?? undefined,
        tags: input.tags ?? undefined,
        owners: input.assignees?.map(readAssignee),
        steps: input.steps ?? undefined,
        attachments: input.attachments == null ? undefined : readFiles(input.attachments),
        repeat: input.repeat,
        escalation: input.escalation === undefined ? undefined : readEscalation(input.escalation),
      };
      return done(ctx, updateTask(ctx, taskID, version ?? null, update), info);
    },
    createSingleComment: (_parent, { taskID, comment }, ctx) => addComment(ctx, taskID, comment),
    markMultipleTasks: async (_parent, { operation, taskIDs, disposition, snoozedUntil }, ctx) => {
      const more = { disposition: disposition ?? null, until: snoozedUntil ?? null };
      const marked = await markTasks(ctx, operation, taskIDs, more);
      if (isDomainError(marked)) return marked;
      return { marked: marked.marked, left: marked.left.map(({ id, reason }) => ({ taskID: id, reason })) };
    },
    updateAnyTask: (_parent, { taskID, completeDateTime, deleteDateTime, version }, ctx, info) => {
      const ending = { completeTime: completeDateTime, deletedTime: deleteDateTime, version };
      return done(ctx, endTask(ctx, taskID, ending), info);
    },
    completeTask: (_parent, { taskID, completeDateTime, disposition }, ctx, info) =>
      done(ctx, endTask(ctx, taskID, { completeTime: completeDateTime ?? null, disposition }), info),
    forwardTask: (_parent, { taskID, version, to, mode, note }, ctx, info) =>
      done(ctx, forwardTask(ctx, taskID, version, readAssignee(to), mode, note ?? null), info),
    snoozeTask: (_parent, { taskID, until }, ctx, info) => done(ctx, snoozeTask(ctx, taskID, until ?? null), info),
    createQuickNote: (_parent, { quickNoteContent, bullets, client_key }, ctx, info) =>
      done(ctx, createQuickNote(ctx, quickNoteContent, bullets ?? [], client_key ?? null), info),
    logPatientCall: (_parent, { patientID, result, client_key }, ctx, info) =>
      done(ctx, logCall(ctx, patientID, result, client_key), info),
    updateQuickNote: (_parent, { taskID, quickNoteContent, bullet }, ctx, info) =>
      done(ctx, updateQuickNote(ctx, taskID, quickNoteContent ?? null, bullet ?? null), info),
    updateQuickNoteBullet: (_parent, { bulletID, bulletInfo }, ctx, info) =>
      done(ctx, updateBullet(ctx, bulletID, bulletInfo), info),
    createSteps: (_parent, { taskID, steps }, ctx, info) => done(ctx, addSteps(ctx, taskID, steps), info),
    updateSingleStep: (_parent, { stepID, stepInfo, completeDateTime, deleteDateTime }, ctx) =>
      changeStep(ctx, stepID, { stepInfo, completeTime: completeDateTime, deletedTime: deleteDateTime }),
    attachTag: (_parent, { taskID, tag }, ctx, info) => done(ctx, attachTag(ctx, taskID, tag), info),
    detachTag: (_parent, { taskID, tag }, ctx, info) => done(ctx, detachTag(ctx, taskID, tag), info),
    registerDocument: async (_parent, { title, path }, ctx) => {
      const id = await registerDocument(ctx, title, path);
      return isDomainError(id) ? id : { documentID: id };
    },
    createDocsForReview: (_parent, { input }, ctx, info) => {
      const review = {
        subject: input.subject,
        assigneeId: input.assigneeID,
        details: input.description ?? '',
        documentId: input.documentID,
        priority: input.priority ?? 'Medium',
        dueTime: input.dueDateTime ?? null,
        reminderTime: input.reminderDateTime ?? null,
        tags: input.tags ?? [],
        relatedPatientId: input.patientID ?? null,
      } as const;
      return done(ctx, createReview(ctx, review), info);
    },
    updateDocsForReview: (_parent, { taskID, markReviewed, subject, description }, ctx, info) => {
      const change = { markReviewed: markReviewed ?? false, subject: subject ?? null, details: description ?? null };
      return done(ctx, updateReview(ctx, taskID, change), info);
    },
    saveTaskAbsence: (_parent, { userID, substituteID, firstDay, lastDay }, ctx) =>
      saveAbsence(ctx, { userId: userID ?? null, substituteId: substituteID, firstDay, lastDay }),
    endTaskAbsence: (_parent, { userID }, ctx) => endAbsence(ctx, userID ?? null),
  },
};

function readSearch(input: SearchTaskInput): TaskSearch {
  const sortBy = input.sortBy ?? (input.completed === true ? 'completeDateTime' : 'dueDateTime');
  const columns = {
    dueDateTime: 'due_time',
    createDateTime: 'created_time',
    completeDateTime: 'complete_time',
    ownedTime: 'owned_time',
    priority: 'priority',
    subject: 'subject',
  } as const;
  const descending = input.sortOrder == null ? sortBy === 'completeDateTime' : input.sortOrder === 'desc';
  return {
    types: input.taskTypes ?? null,
    ownerView: input.ownerView ?? null,
    ownerId: input.ownerID ?? null,
    assignerId: input.assignerID ?? null,
    patientId: input.patientID ?? null,
    tag: input.tag ?? null,
    tags: input.tags ?? [],
    anyTag: input.anyTag ?? false,
    priority: input.priority ?? null,
    bucket: input.bucket ?? null,
    keyword: input.keyword ?? null,
    completed: input.completed ?? false,
    due: { from: input.dueFrom ?? null, to: input.dueTo ?? null },
    created: { from: input.createdFrom ?? null, to: input.createdTo ?? null },
    order: { column: columns[sortBy], descending },
    skip: input.skip ?? 0,
    take: input.take ?? 50,
  };
}

function readAssignee({ id, type }: TaskAssignee): Owner {
  if (type === 'Patient') return { patientId: id };
  return type === 'Team' ? { roleId: id } : { userId: id };
}

function readEscalation(input: TaskEscalationInput | null | undefined): Escalation | null {
  return input == null ? null : { hours: input.hours, to: readAssignee(input.to) };
}

function readFiles(files: TaskFileInput[] | null | undefined): NamedFile[] {
  return (files ?? []).map(({ name, patient_id }) => ({ name, patientId: patient_id ?? null }));
}

async function listed(ctx: RequestContext, search: TaskSearch, info: Info): Promise<TaskList<Rows> | DomainError> {
  const found = await searchTasks(ctx, search);
  if (isDomainError(found)) return found;
  const taskList = await show(ctx, found.tasks, info, 'taskList.');
  return { count: found.count, taskList, buckets: found.buckets };
}

async function between(
  ctx: RequestContext,
  kind: 'any' | 'extra',
  start: Date,
  end: Date,
  info: Info,
): Promise<ShownTask[] | DomainError> {
  const tasks = await tasksBetween(ctx, kind, start, end);
  return isDomainError(tasks) ? tasks : show(ctx, tasks, info);
}

function show(ctx: RequestContext, rows: readonly TaskRow[], info: Info, prefix = ''): Promise<ShownTask[]> {
  const { app, actor, now } = ctx;
  const bounds = bucketBounds(now, actor.timeZone);
  return showTasks(app.database.kysely, actor.clinicId, rows, bounds, selectedFields(info), prefix);
}

async function oneTask(ctx: RequestContext, id: string, info: Info): Promise<ShownTask | DomainError> {
  const row = await readTask(ctx.app.database.kysely, viewerOf(ctx), id);
  if (row === null) return noTask();
  return readLogged(ctx, accessTo(row), async () => (await show(ctx, [row], info))[0]!);
}

async function tasksOf(ctx: RequestContext, ids: readonly string[], info: Info): Promise<ShownTask[]> {
  const rows = await Promise.all(ids.map((id) => readTask(ctx.app.database.kysely, viewerOf(ctx), id)));
  const seen = rows.filter((row) => row !== null);
  return show(ctx, seen, info);
}

/** Returns the changed task; if the user reassigned it and sees only their own tasks, returns what they changed. */
async function done(
  ctx: RequestContext,
  changed: Promise<DomainError | { id: string }>,
  info: Info,
): Promise<ShownTask | DomainError> {
  const answer = await changed;
  if (isDomainError(answer)) return answer;
  const row = await readTask(ctx.app.database.kysely, { ...viewerOf(ctx), onlyOwn: false }, answer.id);
  return row === null ? noTask() : (await show(ctx, [row], info))[0]!;
}

const accessTo = (row: TaskRow): ReadNote => ({
  objectType: 'task',
  objectId: row.id,
  patientId: row.related_patient_id ?? row.owner_patient_id,
});

const noStep = (): DomainError => domainError('NOT_FOUND', 'This step does not exist.', 'Not found');
