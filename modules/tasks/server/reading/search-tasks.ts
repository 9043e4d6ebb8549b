import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { bucketBounds, type Bucket, type TaskPriority, type TaskType } from '../../rules/index.ts';
import type { TaskRow } from './task-row.ts';
import {
  countBuckets,
  inBucket,
  isMine,
  isMineOrTeams,
  isOfMyTeam,
  isOpen,
  listTasks,
  type Order,
  type Viewer,
  type Where,
} from './tasks.sql.ts';
import { viewerOf } from './viewer-of.ts';

/** The owners whose tasks a list shows. */
export type OwnerView = 'Mine' | 'Team' | 'MineAndTeam' | 'AssignedByMe' | 'Patients' | 'Everybody';

/** Filters of a task search; null matches all. */
export interface TaskSearch {
  types: readonly TaskType[] | null;
  ownerView: OwnerView | null;
  ownerId: string | null;
  assignerId: string | null;
  patientId: string | null;
  tag: string | null;
  /** Tags of which the task has at least one, or with `anyTag: false` all. */
  tags?: readonly string[];
  anyTag?: boolean;
  priority: TaskPriority | null;
  bucket: Bucket | null;
  keyword: string | null;
  completed: boolean;
  due: { from: Date | null; to: Date | null };
  created: { from: Date | null; to: Date | null };
  order: Order;
  skip: number;
  take: number;
}

/** The results of a search. */
export interface FoundTasks {
  count: number;
  tasks: TaskRow[];
  buckets: { bucket: Bucket; count: number }[];
}

const LONGEST = 100;
const MOST = 200;
const MOST_TAGS = 20;

/** Returns matching tasks that the user may see; the access is logged. */
export async function searchTasks(ctx: RequestContext, search: TaskSearch): Promise<FoundTasks | DomainError> {
  const wrong = checkPage(search.take, search.skip, MOST);
  if (wrong !== null) return wrong;
  for (const [path, text] of [
    ['input.keyword', search.keyword],
    ['input.tag', search.tag],
  ] as const)
    if ((text?.length ?? 0) > LONGEST) return invalid([{ path, message: `At most ${LONGEST} characters` }]);
  if ((search.tags?.length ?? 0) > MOST_TAGS || search.tags?.some((tag) => tag.length > LONGEST) === true)
    return invalid([{ path: 'input.tags', message: `At most ${MOST_TAGS} tags` }]);
  const { kysely } = ctx.app.database;
  const viewer = viewerOf(ctx);
  const bounds = bucketBounds(ctx.now, ctx.actor.timeZone);
  const where = predicates(viewer, search);
  const inOne = search.bucket === null ? where : [...where, inBucket(search.bucket, bounds)];
  const [buckets, tasks] = await Promise.all([
    countBuckets(kysely, viewer, where, bounds),
    listTasks(kysely, viewer, inOne, search),
    recordAccess(ctx, { action: 'read', objectType: 'task', patientId: search.patientId }),
  ]);
  const counted = buckets.filter(({ bucket }) => search.bucket === null || bucket === search.bucket);
  return { count: counted.reduce((sum, { count }) => sum + count, 0), tasks, buckets };
}

function predicates(viewer: Viewer, search: TaskSearch): Where[] {
  const where: Where[] = [search.completed ? sql`t.complete_time is not null and t.deleted_time is null` : isOpen];
  if (search.types !== null) where.push(sql`t.type = any(${search.types}::text[])`);
  if (search.ownerView !== null) where.push(viewed(viewer, search.ownerView));
  if (search.ownerId !== null)
    where.push(
      sql`(t.owner_user_id = ${search.ownerId} or t.owner_role_id = ${search.ownerId} or t.owner_patient_id = ${search.ownerId})`,
    );
  if (search.assignerId !== null) where.push(sql`t.assigned_by = ${search.assignerId}`);
  if (search.patientId !== null)
    where.push(sql`(t.related_patient_id = ${search.patientId} or t.owner_patient_id = ${search.patientId})`);
  if (search.tag !== null && search.tag.trim() !== '')
    where.push(sql`exists (select 1 from tasks.tag g where g.clinic_id = t.clinic_id and g.task_id = t.id
      and g.removed_time is null and lower(g.tag) = lower(${search.tag.trim()}))`);
  const tags = [...new Set((search.tags ?? []).map((tag) => tag.trim().toLowerCase()))];
  if (tags.length > 0)
    where.push(sql`(select count(distinct lower(g.tag)) from tasks.tag g where g.clinic_id = t.clinic_id and g.task_id = t.id
      and g.removed_time is null and lower(g.tag) = any(${tags}::text[])) >= ${search.anyTag === true ? 1 : tags.length}`);
  if (search.priority !== null) where.push(sql`t.priority = ${search.priority}`);
  const keyword = search.keyword?.trim() ?? '';
  if (keyword !== '') where.push(matchesWords(keyword));
  if (search.due.from !== null) where.push(sql`t.due_time >= ${search.due.from}`);
  if (search.due.to !== null) where.push(sql`t.due_time < ${search.due.to}`);
  if (search.created.from !== null) where.push(sql`t.created_time >= ${search.created.from}`);
  if (search.created.to !== null) where.push(sql`t.created_time < ${search.created.to}`);
  return where;
}

/** Matches tasks with every word in the subject or the patient's name. */
export function matchesWords(keyword: string): Where {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`(lower(t.subject) like ${pattern} or exists (select 1 from patients.patient p where p.clinic_id = t.clinic_id
      and p.id in (t.related_patient_id, t.owner_patient_id) and lower(p.first_name || ' ' || p.last_name) like ${pattern}))`;
  });
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function viewed(viewer: Viewer, view: OwnerView): Where {
  switch (view) {
    case 'Mine':
      return isMine(viewer);
    case 'Team':
      return isOfMyTeam(viewer);
    case 'MineAndTeam':
      return isMineOrTeams(viewer);
    case 'AssignedByMe':
      return sql`(t.assigned_by = ${viewer.userId} and t.owner_user_id is distinct from ${viewer.userId})`;
    case 'Patients':
      return sql`t.owner_patient_id is not null`;
    case 'Everybody':
      return sql`true`;
  }
}

/** Returns the open tasks of the user and their teams that are due, or have a reminder, within a period. */
export async function tasksBetween(
  ctx: RequestContext,
  kind: 'any' | 'extra',
  start: Date,
  end: Date,
): Promise<TaskRow[] | DomainError> {
  if (end <= start) return invalid([{ path: 'end', message: 'The end is before the start.' }]);
  const viewer = viewerOf(ctx);
  const reminds = sql`exists (select 1 from tasks.reminder m where m.clinic_id = t.clinic_id and m.task_id = t.id
    and m.kind = 'extra' and m.removed_time is null and m.reminder_time >= ${start} and m.reminder_time < ${end})`;
  const within =
    kind === 'extra'
      ? reminds
      : sql`((t.due_time >= ${start} and t.due_time < ${end}) or (t.reminder_time >= ${start} and t.reminder_time < ${end})
          or ${reminds})`;
  const page = { skip: 0, take: MOST, order: { column: 'due_time', descending: false } } as const;
  const [tasks] = await Promise.all([
    listTasks(ctx.app.database.kysely, viewer, [isOpen, isMineOrTeams(viewer), within], page),
    recordAccess(ctx, { action: 'read', objectType: 'task' }),
  ]);
  return tasks;
}
