import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Bucket, BucketBounds, TaskType } from '../../rules/index.ts';
import { type TaskRow, taskTable } from './task-row.ts';

/** The viewer, and whether they see only their own tasks. */
export interface Viewer {
  clinicId: string;
  userId: string;
  /** The clinic's date, YYYY-MM-DD, to determine substitutes. */
  today: string;
  onlyOwn: boolean;
}

/** A filter predicate of a list. */
export type Where = RawBuilder<unknown>;

// The viewer, and the members whose tasks they cover today, including those whose own substitute is absent. As an array it
// is read once, before the tasks, so that an index finds them.
const covered = ({ clinicId, userId, today }: Viewer): Where => sql`array(
  with recursive covered as (
    select ${userId}::uuid as user_id
    union
    select a.user_id from covered c join tasks.absence a on a.clinic_id = ${clinicId} and a.substitute_user_id = c.user_id
      and a.ended_time is null and ${today}::date between a.first_day and a.last_day)
  select user_id from covered)`;
const teams = ({ clinicId, userId }: Viewer): Where => sql`array(
  select mr.role_id from practice.member_role mr where mr.clinic_id = ${clinicId} and mr.user_id = ${userId})`;

/** Tasks of the viewer, or of members they cover. */
export const isMine = (viewer: Viewer): Where => sql`t.owner_user_id = any(${covered(viewer)})`;
/** Unclaimed tasks of the viewer's teams. */
export const isOfMyTeam = (viewer: Viewer): Where => sql`t.owner_role_id = any(${teams(viewer)})`;
/** Both. */
export const isMineOrTeams = (viewer: Viewer): Where => sql`(${isMine(viewer)} or ${isOfMyTeam(viewer)})`;

/**
 * Tasks that the viewer may see: quick notes only their own; viewers limited to their own tasks see those they own or
 * have assigned.
 */
function isVisible(viewer: Viewer): Where {
  const notes = sql`(t.type <> 'QuickNote' or t.owner_user_id = ${viewer.userId})`;
  if (!viewer.onlyOwn) return notes;
  return sql`(${notes} and (${isMineOrTeams(viewer)} or t.assigned_by = ${viewer.userId}))`;
}

/** The predicate of a bucket, matching rules/bucket.ts. */
export function inBucket(bucket: Bucket, { now, tomorrow, nextWeek }: BucketBounds): Where {
  const awake = sql`(t.snoozed_until is null or t.snoozed_until <= ${now})`;
  if (bucket === 'Snoozed') return sql`t.snoozed_until > ${now}`;
  if (bucket === 'NoDate') return sql`(${awake} and t.due_time is null)`;
  if (bucket === 'Overdue') return sql`(${awake} and t.due_time < ${now})`;
  if (bucket === 'Today') return sql`(${awake} and t.due_time >= ${now} and t.due_time < ${tomorrow})`;
  if (bucket === 'Week') return sql`(${awake} and t.due_time >= ${tomorrow} and t.due_time < ${nextWeek})`;
  return sql`(${awake} and t.due_time >= ${nextWeek})`;
}

const NAMES = sql.raw(`tasks.task t
  left join practice.member om on om.clinic_id = t.clinic_id and om.user_id = t.owner_user_id
  left join practice.role r on r.clinic_id = t.clinic_id and r.id = t.owner_role_id
  left join practice.member em on em.clinic_id = t.clinic_id and em.user_id = t.escalate_to_user_id
  left join practice.role er on er.clinic_id = t.clinic_id and er.id = t.escalate_to_role_id
  left join tasks.document d on d.clinic_id = t.clinic_id and d.id = t.document_id`);
// A subquery for each task: for a join, PostgreSQL may read all patients in the order of their ids.
const nameOf = (column: 'related_patient_id' | 'owner_patient_id'): string =>
  `(select p.first_name || ' ' || p.last_name from patients.patient p where p.clinic_id = t.clinic_id and p.id = t.${column})`;
const COLUMNS = sql`${taskTable.columns('t')}, ${sql.raw(`
  ${nameOf('related_patient_id')} as related_patient_name,
  coalesce(nullif(concat_ws(' ', om.title, om.first_name, om.last_name), '') || coalesce(', ' || om.credential, ''),
    ${nameOf('owner_patient_id')}, r.role_name, '') as owner_name, d.path as document_path,
  coalesce(concat_ws(' ', em.title, em.first_name, em.last_name), '') || coalesce(er.role_name, '') as escalate_to_name,
  (select count(*) from tasks.step s where s.clinic_id = t.clinic_id and s.task_id = t.id and s.deleted_time is null) as step_count,
  (select count(*) from tasks.step s where s.clinic_id = t.clinic_id and s.task_id = t.id and s.deleted_time is null
    and s.complete_time is not null) as steps_done,
  (select count(*) from tasks.comment c where c.clinic_id = t.clinic_id and c.task_id = t.id) as comment_count,
  (select count(*) from tasks.attachment a where a.clinic_id = t.clinic_id and a.task_id = t.id and a.removed_time is null)
    as attachment_count,
  coalesce((select jsonb_agg(jsonb_build_object('tag', g.tag, 'color', g.color) order by g.id) from tasks.tag g
    where g.clinic_id = t.clinic_id and g.task_id = t.id and g.removed_time is null), '[]') as tags`)}`;

// Shows a substitute whose task it is.
const standIn = ({ userId }: Viewer): Where => sql`case when t.owner_user_id <> ${userId}
  then concat_ws(' ', om.title, om.first_name, om.last_name) end`;

/** The sort order of a list; ties are sorted by ID. */
export interface Order {
  column: 'due_time' | 'created_time' | 'complete_time' | 'owned_time' | 'priority' | 'subject';
  descending: boolean;
}

const ORDERS: Record<Order['column'], string> = {
  due_time: 't.due_time',
  created_time: 't.created_time',
  complete_time: 't.complete_time',
  owned_time: 't.owned_time',
  priority: `array_position(array['High', 'Medium', 'Low'], t.priority)`,
  subject: 'lower(t.subject)',
};

/** Returns a page of the tasks that the viewer may see and that match every predicate. */
export async function listTasks(
  db: Queryable,
  viewer: Viewer,
  where: readonly Where[],
  page: { skip: number; take: number; order: Order },
): Promise<TaskRow[]> {
  const { column, descending } = page.order;
  const order = sql.raw(
    `${ORDERS[column]} ${descending ? 'desc' : 'asc'} nulls last, t.id ${descending ? 'desc' : 'asc'}`,
  );
  const { rows } = await sql<TaskRow>`
    with page as (select t.id from tasks.task t where ${allOf(viewer, where)}
      order by ${order} limit ${page.take} offset ${page.skip})
    select ${COLUMNS}, case when ${isMine(viewer)} then ${standIn(viewer)} end as in_place_of
    from ${NAMES} where t.clinic_id = ${viewer.clinicId} and t.id = any(array(select id from page)) order by ${order}`.execute(
    db,
  );
  return rows;
}

const allOf = (viewer: Viewer, where: readonly Where[]): Where =>
  sql.join([sql`t.clinic_id = ${viewer.clinicId}`, isVisible(viewer), ...where], sql` and `);

/** Returns the number of those tasks, by bucket. */
export async function countBuckets(
  db: Queryable,
  viewer: Viewer,
  where: readonly Where[],
  { now, tomorrow, nextWeek }: BucketBounds,
): Promise<{ bucket: Bucket; count: number }[]> {
  const { rows } = await sql<{ bucket: Bucket; count: number }>`
    select case when t.snoozed_until > ${now} then 'Snoozed' when t.due_time is null then 'NoDate' when t.due_time < ${now} then 'Overdue'
      when t.due_time < ${tomorrow} then 'Today' when t.due_time < ${nextWeek} then 'Week' else 'Later' end as bucket,
      count(*) as count
    from tasks.task t where ${allOf(viewer, where)} group by 1`.execute(db);
  return rows;
}

/**
 * Returns the open tasks of the viewer and their teams by type, and how many of them have a future reminder or a due
 * date.
 */
export async function countPending(
  db: Queryable,
  viewer: Viewer,
  now: Date,
): Promise<{ type: TaskType; count: number; reminders: number; due: number }[]> {
  const { rows } = await sql<{ type: TaskType; count: number; reminders: number; due: number }>`
    select t.type, count(*) as count, count(t.reminder_time) as reminders, count(t.due_time) as due from tasks.task t
    where ${allOf(viewer, [isOpen, isMineOrTeams(viewer)])} and (t.snoozed_until is null or t.snoozed_until <= ${now})
    group by t.type`.execute(db);
  return rows;
}

/** Neither completed nor deleted. */
export const isOpen: Where = sql`t.complete_time is null and t.deleted_time is null`;

/** Returns one task that the viewer may see. */
export async function readTask(db: Queryable, viewer: Viewer, id: string): Promise<TaskRow | null> {
  const page = { skip: 0, take: 1, order: { column: 'created_time', descending: false } } as const;
  return (await listTasks(db, viewer, [sql`t.id = ${id}`], page))[0] ?? null;
}

/**
 * Returns a task locked for the rest of the transaction; null if the viewer may not see it. Without a viewer, any task
 * of the clinic.
 */
export async function lockTask(tx: Tx, clinicId: string, id: string, viewer: Viewer | null): Promise<TaskRow | null> {
  await sql`select 1 from tasks.task where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return readTask(tx, viewer ?? everybody(clinicId), id);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Salus itself as the viewer: it sees every task except quick notes. */
export const everybody = (clinicId: string): Viewer => ({
  clinicId,
  userId: NOBODY,
  today: '1970-01-01',
  onlyOwn: false,
});
