import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { invalid, domainError, type Issue, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { taskLimits, taskMessages } from '../../rules/index.ts';
import { touchTask } from '../changes/change-task.ts';
import { checkTag } from './check-task.ts';
import { doerOf, type Doer } from '../doer.ts';
import { insertTags, removeTag, type NewTag } from './insert-parts.sql.ts';
import { noTask } from '../not-there.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import { writeHistory, type FieldChange } from '../changes/write-history.ts';

/** Sets the tags of a locked task; returns the history entries. */
export async function changeTags(tx: Tx, doer: Doer, task: TaskRow, tags: readonly NewTag[]): Promise<FieldChange[]> {
  const has = new Map(task.tags.map(({ tag }) => [tag.toLowerCase(), tag]));
  const names = new Set(tags.map(({ tag }) => tag.toLowerCase()));
  const added = tags.filter(({ tag }) => !has.has(tag.toLowerCase()));
  const gone = [...has].filter(([key]) => !names.has(key)).map(([, tag]) => tag);
  for (const tag of gone) await removeTag(tx, doer.clinicId, task.id, tag, doer.now);
  await insertTags(tx, doer.clinicId, task.id, await inListColours(tx, doer.clinicId, added));
  return [
    ...added.map(({ tag }) => tagChange(task.id, 'tag added', null, tag)),
    ...gone.map((tag) => tagChange(task.id, 'tag removed', tag, null)),
  ];
}

const tagChange = (objectId: string, field: string, from: string | null, to: string | null): FieldChange => ({
  objectType: 'task',
  objectId,
  field,
  from,
  to,
});

/** A tag of the clinic's list gets the list's color. */
async function inListColours(tx: Tx, clinicId: string, tags: readonly NewTag[]): Promise<NewTag[]> {
  if (tags.length === 0) return [];
  const { rows } = await sql<{ tag: string; color: string }>`select lower(tag) as tag, color from practice.clinic_tag
    where clinic_id = ${clinicId} and deleted_time is null and lower(tag) = any(${tags.map(({ tag }) => tag.toLowerCase())})`.execute(
    tx,
  );
  const colours = new Map(rows.map(({ tag, color }) => [tag, color]));
  return tags.map(({ tag, color }) => ({ tag, color: colours.get(tag.toLowerCase()) ?? color }));
}

/** Adds a tag to a task; DUPLICATE_TAG if it already has it. */
export async function attachTag(
  ctx: RequestContext,
  taskId: string,
  tag: NewTag,
): Promise<DomainError | { id: string }> {
  const issues: Issue[] = [];
  const checked = checkTag(tag.tag, tag.color, 'tag', issues);
  if (issues.length > 0) return invalid(issues);
  return withTask(ctx, taskId, async (tx, doer, task) => {
    if (task.tags.some((each) => each.tag.toLowerCase() === checked.tag.toLowerCase()))
      return invalid([{ path: 'tag', message: taskMessages.duplicateTag }]);
    if (task.tags.length >= taskLimits.tags)
      return invalid([{ path: 'tag', message: `At most ${taskLimits.tags} tags` }]);
    return changeTags(tx, doer, task, [...task.tags, checked]);
  });
}

/** Removes a tag from a task; NOT_FOUND if it has no such tag. */
export function detachTag(ctx: RequestContext, taskId: string, tag: string): Promise<DomainError | { id: string }> {
  return withTask(ctx, taskId, async (tx, doer, task) => {
    const remaining = task.tags.filter((each) => each.tag.toLowerCase() !== tag.trim().toLowerCase());
    if (remaining.length === task.tags.length)
      return domainError('NOT_FOUND', 'The task does not have this tag.', 'Not found');
    return changeTags(tx, doer, task, remaining);
  });
}

function withTask(
  ctx: RequestContext,
  taskId: string,
  change: (tx: Tx, doer: Doer, task: TaskRow) => Promise<FieldChange[] | DomainError>,
): Promise<DomainError | { id: string }> {
  const doer = doerOf(ctx);
  return ctx.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
    const task = await lockTask(tx, doer.clinicId, taskId, viewerOf(ctx, 'tasks.edit'));
    if (task === null) return noTask();
    const changed = await change(tx, doer, task);
    if (!Array.isArray(changed)) return changed;
    await writeHistory(tx, doer, task, changed);
    await touchTask(tx, doer, taskId);
    return { id: taskId };
  });
}
