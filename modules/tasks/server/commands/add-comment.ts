import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readText, taskLimits, taskMessages } from '../../rules/index.ts';
import { touchTask } from '../changes/change-task.ts';
import { doerOf, type Doer } from '../doer.ts';
import { noTask } from '../not-there.ts';
import { ownerOf } from '../owners.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import type { CommentRow } from '../reading/task-parts.sql.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { notifyOwner } from '../changes/notify-owner.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import { writeHistory } from '../changes/write-history.ts';

/** Returns a comment as stored, or its error. */
export function checkComment(comment: string, path: string): { text: string } | DomainError {
  const checked = readText(comment, 'Comment', taskLimits.comment, false);
  if ('problem' in checked) return invalid([{ path, message: checked.problem }]);
  return checked.text === '' ? invalid([{ path, message: taskMessages.blankComment }]) : checked;
}

/** Adds a comment to a task and notifies everyone else involved. */
export async function addComment(
  ctx: RequestContext,
  taskId: string,
  comment: string,
): Promise<CommentRow | DomainError> {
  const checked = checkComment(comment, 'comment');
  if (!('text' in checked)) return checked;
  const doer = doerOf(ctx);
  return ctx.app.database.transaction(async (tx): Promise<CommentRow | DomainError> => {
    const task = await lockTask(tx, doer.clinicId, taskId, viewerOf(ctx, 'tasks.edit'));
    return task === null ? noTask() : addCommentIn(tx, doer, task, checked.text);
  });
}

/** Same, for a locked task; a snoozed task is reopened. */
export async function addCommentIn(tx: Tx, doer: Doer, task: TaskRow, content: string): Promise<CommentRow> {
  const comment: CommentRow = {
    id: newId(),
    task_id: task.id,
    content,
    commenter_name: doer.name,
    commenter_type: doer.type,
    created_time: doer.now,
  };
  await tx
    .insertInto('tasks.comment')
    .values({ ...comment, clinic_id: doer.clinicId, commenter_user_id: doer.userId })
    .execute();
  await tx
    .updateTable('tasks.task')
    .set({ snoozed_until: null })
    .where('clinic_id', '=', doer.clinicId)
    .where('id', '=', task.id)
    .execute();
  await touchTask(tx, doer, task.id);
  await writeHistory(tx, doer, task, [
    { objectType: 'comment', objectId: comment.id, field: 'added', from: null, to: null },
  ]);
  await notifyOwner(tx, doer, task, ownerOf(task), 'New comment');
  if (task.assigned_by !== null && task.assigned_by !== task.owner_user_id)
    await notifyOwner(tx, doer, task, { userId: task.assigned_by }, 'New comment');
  return comment;
}
