import { newId } from '#platform/id.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readText, taskMessages, type TaskPriority } from '../../rules/index.ts';
import { changeTask } from '../changes/change-task.ts';
import { createTasks } from './create-task.ts';
import { doerOf } from '../doer.ts';
import { endTaskIn } from './complete-task.ts';
import type { NewTag } from './insert-parts.sql.ts';
import { noTask } from '../not-there.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { viewerOf } from '../reading/viewer-of.ts';

const LONGEST_TITLE = 200;
// Paths of our own pages or files.
const PATH = /^\/[\w\-./?=&%]{1,300}$/;

/** Registers a document for review; returns its ID. */
export function registerDocument(ctx: RequestContext, title: string, path: string): Promise<string | DomainError> {
  const { app, actor, now } = ctx;
  const checked = readText(title, 'Title', LONGEST_TITLE);
  if ('problem' in checked) return Promise.resolve(invalid([{ path: 'title', message: checked.problem }]));
  if (checked.text === '') return Promise.resolve(invalid([{ path: 'title', message: 'Title is required' }]));
  if (!PATH.test(path) || path.startsWith('//'))
    return Promise.resolve(invalid([{ path: 'path', message: 'Enter a link to a page or file in Salus.' }]));
  const id = newId();
  return app.database.transaction(async (tx) => {
    await tx
      .insertInto('tasks.document')
      .values({
        clinic_id: actor.clinicId,
        id,
        title: checked.text,
        path,
        registered_by: actor.userId,
        created_time: now,
      })
      .execute();
    await doerOf(ctx).audit(tx, { action: 'create', objectType: 'task_document', objectId: id });
    return id;
  });
}

/** Input for a document review. */
export interface NewReview {
  subject: string;
  assigneeId: string;
  details: string;
  documentId: string;
  priority: TaskPriority;
  dueTime: Date | null;
  reminderTime: Date | null;
  tags: readonly NewTag[];
  relatedPatientId: string | null;
}

/** Assigns a document for review. */
export async function createReview(ctx: RequestContext, review: NewReview): Promise<{ id: string } | DomainError> {
  const { assigneeId, documentId, ...rest } = review;
  const document = await ctx.app.database.kysely
    .selectFrom('tasks.document')
    .select('id')
    .where('clinic_id', '=', ctx.actor.clinicId)
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (document === undefined) return invalid([{ path: 'input.documentID', message: 'This document does not exist.' }]);
  const made = await createTasks(ctx, {
    ...rest,
    documentId,
    type: 'DocsForReview',
    owners: [{ userId: assigneeId }],
    steps: [],
    attachments: [],
    extraReminders: [],
    repeat: null,
    escalation: null,
    path: null,
    clientKey: null,
  });
  return isDomainError(made) ? made : { id: made[0]! };
}

/** Changes the text of a review, or marks it as reviewed, which completes it. */
export function updateReview(
  ctx: RequestContext,
  id: string,
  change: { markReviewed: boolean; subject: string | null; details: string | null },
): Promise<{ id: string } | DomainError> {
  const doer = doerOf(ctx);
  return ctx.app.database.transaction(async (tx): Promise<{ id: string } | DomainError> => {
    const task = await lockTask(tx, doer.clinicId, id, viewerOf(ctx, 'tasks.edit'));
    if (task === null) return noTask();
    if (task.type !== 'DocsForReview')
      return domainError(
        'NO_REVIEW',
        'Only document reviews can be marked as reviewed. Complete this task instead.',
        'Not a review',
      );
    const subject = readText(change.subject ?? task.subject, 'Subject', 200);
    const details = readText(change.details ?? task.details, 'Description', 5000, false);
    if ('problem' in subject) return invalid([{ path: 'subject', message: subject.problem }]);
    if (subject.text === '') return invalid([{ path: 'subject', message: taskMessages.subjectRequired }]);
    if ('problem' in details) return invalid([{ path: 'description', message: details.problem }]);
    if (await changeTask(tx, doer, task, { subject: subject.text, details: details.text })) task.version += 1;
    if (!change.markReviewed || task.complete_time !== null) return { id };
    const problem = await endTaskIn(tx, doer, task, { completeTime: doer.now, disposition: 'NoneNeeded' });
    if (problem !== null) return problem;
    await tx
      .updateTable('tasks.task')
      .set({ reviewed_time: doer.now })
      .where('clinic_id', '=', doer.clinicId)
      .where('id', '=', id)
      .execute();
    return { id };
  });
}
