// Over 300 lines: one entry for each operation of the service.
import { recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type {
  Resolvers,
  SearchTaskInput,
  Task,
  TaskAbsence,
  TaskAssignee,
  TaskEscalationInput,
  TaskFileInput,
  TaskList,
} from '../api/task.gen.ts';
import { bucketBounds, pendingTotal } from '../rules/index.ts';
import { endAbsence, readAbsences, saveAbsence, type Absence } from './absences.ts';
import { addComment } from './add-comment.ts';
import { addSteps, changeStep } from './change-steps.ts';
import { attachTag, detachTag } from './change-tags.ts';
import type { Escalation } from './check-task.ts';
import { endTask } from './complete-task.ts';
import { createTasks } from './create-task.ts';
import { createReview, registerDocument, updateReview } from './document-reviews.ts';
import type { NamedFile } from './files/uploads.sql.ts';
import { findOwners, findTags } from './find-owners.sql.ts';
import { forwardTask } from './forward-task.ts';
import { markTasks } from './mark-tasks.ts';
import { noTask } from './not-there.ts';
import type { Owner } from './owners.sql.ts';
import { createQuickNote, updateBullet, updateQuickNote } from './quick-notes.ts';
import { searchTasks, tasksBetween, type TaskSearch } from './search-tasks.ts';
import { shapeComment, shapeStep, shapeTasks } from './shape-task.ts';
import { snoozeTask } from './snooze-task.ts';
import { findStep } from './task-parts.sql.ts';
import type { TaskRow } from './task-row.ts';
import { countPending, readTask } from './tasks.sql.ts';
import { updateTask, type TaskUpdate } from './update-task.ts';
import { viewerOf } from './viewer-of.ts';

type Info = Parameters<typeof selectedFields>[0];

/** Resolvers of the service task. */
export const task: Resolvers = {
  Query: {
    getPendingTaskCounts: async (_parent, _args, request) => {
      const rows = await countPending(request.house.database.kysely, viewerOf(request), request.now);
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
    searchTask: (_parent, { input }, request, info) => listed(request, readSearch(input ?? {}), info),
    searchTaskByAssigner: (_parent, { input }, request, info) =>
      listed(request, { ...readSearch(input ?? {}), ownerView: 'AssignedByMe' }, info),
    searchTaskByDateRange: (_parent, { start, end }, request, info) => between(request, 'any', start, end, info),
    searchTaskByExtraReminder: (_parent, { start, end }, request, info) => between(request, 'extra', start, end, info),
    searchTaskById: (_parent, { taskID }, request, info) => oneTask(request, taskID, info),
    fetchSingleStep: async (_parent, { stepID }, request) => {
      const { kysely } = request.house.database;
      const step = await findStep(kysely, request.actor.clinicId, stepID);
      const row = step === null ? null : await readTask(kysely, viewerOf(request), step.task_id);
      if (step === null || row === null) return noStep();
      await recordAccess(request, { action: 'read', objectType: 'task', objectId: row.id, patientId: patientOf(row) });
      return shapeStep(step);
    },
    tagsAtCurrentClinic: (_parent, { search }, { house, actor }) =>
      findTags(house.database.kysely, actor.clinicId, search ?? ''),
    taskOwners: (_parent, { search }, { house, actor }) =>
      findOwners(house.database.kysely, actor.clinicId, search ?? ''),
    taskAbsences: async (_parent, _args, { house, actor, now }) =>
      (await readAbsences(house.database.kysely, actor.clinicId, dayIn(actor.timeZone, now))).map(shapeAbsence),
  },
  Mutation: {
    createToDoAndAssign: async (_parent, { input }, request, info) => {
      const owners = (input.assignees ?? []).map(readAssignee);
      const made = await createTasks(request, {
        type: input.taskType === 'FollowUp' ? 'FollowUp' : 'ToDo',
        subject: input.subject,
        details: input.details ?? '',
        priority: input.priority ?? 'Medium',
        owners: owners.length === 0 ? [{ userId: request.actor.userId }] : owners,
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
      return isRefusal(made) ? made : tasksOf(request, made, info);
    },
    updateToDoAndAssign: (_parent, { taskID, version, input }, request, info) => {
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
      return done(request, updateTask(request, taskID, version ?? null, update), info);
    },
    createSingleComment: async (_parent, { taskID, comment }, request) => {
      const made = await addComment(request, taskID, comment);
      return isRefusal(made) ? made : shapeComment(made);
    },
    markMultipleTasks: async (_parent, { operation, taskIDs, disposition, snoozedUntil }, request) => {
      const more = { disposition: disposition ?? null, until: snoozedUntil ?? null };
      const marked = await markTasks(request, operation, taskIDs, more);
      if (isRefusal(marked)) return marked;
      return { marked: marked.marked, left: marked.left.map(({ id, reason }) => ({ taskID: id, reason })) };
    },
    updateAnyTask: (_parent, { taskID, completeDateTime, deleteDateTime, version }, request, info) => {
      const ending = { completeTime: completeDateTime, deletedTime: deleteDateTime, version };
      return done(request, endTask(request, taskID, ending), info);
    },
    completeTask: (_parent, { taskID, completeDateTime, disposition }, request, info) =>
      done(request, endTask(request, taskID, { completeTime: completeDateTime ?? null, disposition }), info),
    forwardTask: (_parent, { taskID, version, to, mode, note }, request, info) =>
      done(request, forwardTask(request, taskID, version, readAssignee(to), mode, note ?? null), info),
    snoozeTask: (_parent, { taskID, until }, request, info) =>
      done(request, snoozeTask(request, taskID, until ?? null), info),
    createQuickNote: (_parent, { quickNoteContent, bullets, client_key }, request, info) =>
      done(request, createQuickNote(request, quickNoteContent, bullets ?? [], client_key ?? null), info),
    updateQuickNote: (_parent, { taskID, quickNoteContent, bullet }, request, info) =>
      done(request, updateQuickNote(request, taskID, quickNoteContent ?? null, bullet ?? null), info),
    updateQuickNoteBullet: (_parent, { bulletID, bulletInfo }, request, info) =>
      done(request, updateBullet(request, bulletID, bulletInfo), info),
    createSteps: (_parent, { taskID, steps }, request, info) => done(request, addSteps(request, taskID, steps), info),
    updateSingleStep: async (_parent, { stepID, stepInfo, completeDateTime, deleteDateTime }, request) => {
      const change = { stepInfo, completeTime: completeDateTime, deletedTime: deleteDateTime };
      const step = await changeStep(request, stepID, change);
      return isRefusal(step) ? step : shapeStep(step);
    },
    attachTag: (_parent, { taskID, tag }, request, info) => done(request, attachTag(request, taskID, tag), info),
    detachTag: (_parent, { taskID, tag }, request, info) => done(request, detachTag(request, taskID, tag), info),
    registerDocument: async (_parent, { title, path }, request) => {
      const id = await registerDocument(request, title, path);
      return isRefusal(id) ? id : { documentID: id };
    },
    createDocsForReview: (_parent, { input }, request, info) => {
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
      return done(request, createReview(request, review), info);
    },
    updateDocsForReview: (_parent, { taskID, markReviewed, subject, description }, request, info) => {
      const change = { markReviewed: markReviewed ?? false, subject: subject ?? null, details: description ?? null };
      return done(request, updateReview(request, taskID, change), info);
    },
    saveTaskAbsence: async (_parent, { userID, substituteID, firstDay, lastDay }, request) => {
      const absence = { userId: userID ?? null, substituteId: substituteID, firstDay, lastDay };
      const saved = await saveAbsence(request, absence);
      return isRefusal(saved) ? saved : shapeAbsence(saved);
    },
    endTaskAbsence: async (_parent, { userID }, request) => {
      const left = await endAbsence(request, userID ?? null);
      return isRefusal(left) ? left : left.map(shapeAbsence);
    },
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

async function listed(request: Request, search: TaskSearch, info: Info): Promise<TaskList | Refusal> {
  const found = await searchTasks(request, search);
  if (isRefusal(found)) return found;
  const taskList = await shaped(request, found.tasks, info, 'taskList.');
  return { count: found.count, taskList, buckets: found.buckets };
}

async function between(
  request: Request,
  kind: 'any' | 'extra',
  start: Date,
  end: Date,
  info: Info,
): Promise<Task[] | Refusal> {
  const tasks = await tasksBetween(request, kind, start, end);
  return isRefusal(tasks) ? tasks : shaped(request, tasks, info);
}

function shaped(request: Request, rows: readonly TaskRow[], info: Info, prefix = ''): Promise<Task[]> {
  const { house, actor, now } = request;
  const bounds = bucketBounds(now, actor.timeZone);
  return shapeTasks(house.database.kysely, actor.clinicId, rows, bounds, selectedFields(info), prefix);
}

async function oneTask(request: Request, id: string, info: Info): Promise<Task | Refusal> {
  const row = await readTask(request.house.database.kysely, viewerOf(request), id);
  if (row === null) return noTask();
  await recordAccess(request, { action: 'read', objectType: 'task', objectId: id, patientId: patientOf(row) });
  return (await shaped(request, [row], info))[0]!;
}

async function tasksOf(request: Request, ids: readonly string[], info: Info): Promise<Task[]> {
  const rows = await Promise.all(ids.map((id) => readTask(request.house.database.kysely, viewerOf(request), id)));
  const seen = rows.filter((row) => row !== null);
  return shaped(request, seen, info);
}

/** What a command changed, as it is now; who gave it away and sees no more than their own is answered what they did. */
async function done(request: Request, changed: Promise<Refusal | { id: string }>, info: Info): Promise<Task | Refusal> {
  const answer = await changed;
  if (isRefusal(answer)) return answer;
  const row = await readTask(request.house.database.kysely, { ...viewerOf(request), onlyOwn: false }, answer.id);
  return row === null ? noTask() : (await shaped(request, [row], info))[0]!;
}

const patientOf = (row: TaskRow): string | null => row.related_patient_id ?? row.owner_patient_id;

const noStep = (): Refusal => refuse('NOT_FOUND', 'This step does not exist.', 'Not found');

function shapeAbsence(absence: Absence): TaskAbsence {
  return {
    userID: absence.user_id,
    name: absence.name,
    substituteID: absence.substitute_user_id,
    substituteName: absence.substitute_name,
    firstDay: absence.first_day,
    lastDay: absence.last_day,
  };
}
