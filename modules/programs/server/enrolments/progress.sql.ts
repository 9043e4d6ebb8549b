import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

const table = clinicTable('programs.progress', [
  'enrolment_id',
  'content_id',
  'id',
  'released_time',
  'due_day',
  'opened_time',
  'completed_time',
  'overdue_time',
  'problem',
  'survey_id',
  'task_id',
  'conversation_id',
]);

/** A piece of content as released to one patient. */
export interface ProgressRow extends RowOfTable<typeof table> {
  released_by_name: string | null;
  completed_by_name: string | null;
}

/** Released content linked to a record of another module. */
export interface LinkedRecord {
  enrolment_id: string;
  content_id: string;
}

/** Same, with the time at which that record was completed. */
export interface LinkedRecordEnd extends LinkedRecord {
  ended: Date | null;
}

/** Returns the released content of these enrollments. */
export async function readProgress(
  db: Queryable,
  clinicId: string,
  enrolmentIds: readonly string[],
): Promise<ProgressRow[]> {
  const { rows } = await table
    .as('g')
    .and(fullName('released_by_name', 'r').orNull())
    .and(fullName('completed_by_name', 'd').orNull())
    .select(sql`from programs.progress g
    left join practice.member r on r.clinic_id = g.clinic_id and r.user_id = g.released_by
    left join practice.member d on d.clinic_id = g.clinic_id and d.user_id = g.completed_by
    where g.clinic_id = ${clinicId} and g.enrolment_id = any(${enrolmentIds}::uuid[])`)
    .execute(db);
  return rows;
}

/** Returns the released content of one enrollment, by content ID. */
export async function progressOf(
  db: Queryable,
  clinicId: string,
  enrolmentId: string,
): Promise<Map<string, ProgressRow>> {
  const rows = await readProgress(db, clinicId, [enrolmentId]);
  return new Map(rows.map((row) => [row.content_id, row]));
}

/** Releases content to an enrollment; false if it was already released. */
export async function insertProgress(tx: Tx, progress: Insertable<DB['programs.progress']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('programs.progress')
    .values(progress)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** The columns that can be changed. */
export type ProgressChange = Omit<
  Updateable<DB['programs.progress']>,
  'clinic_id' | 'id' | 'enrolment_id' | 'content_id' | 'released_time'
>;

/** Updates the progress of released content. */
export async function updateProgress(
  tx: Tx,
  clinicId: string,
  { enrolment_id, content_id }: { enrolment_id: string; content_id: string },
  change: ProgressChange,
): Promise<void> {
  await tx
    .updateTable('programs.progress')
    .set(change)
    .where('clinic_id', '=', clinicId)
    .where('enrolment_id', '=', enrolment_id)
    .where('content_id', '=', content_id)
    .execute();
}

/** Shifts the due days of open content. */
export async function shiftDueDays(
  tx: Tx,
  clinicId: string,
  enrolmentId: string,
  days: number,
  today: string,
): Promise<void> {
  await sql`
    update programs.progress set due_day = due_day + ${days}::int,
      overdue_time = case when due_day + ${days}::int < ${today}::date then overdue_time end
    where clinic_id = ${clinicId} and enrolment_id = ${enrolmentId} and completed_time is null`.execute(tx);
}

/** Records content that became overdue on a day; returns how many pieces. */
export async function recordOverdue(
  tx: Tx,
  clinicId: string,
  enrolmentId: string,
  today: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    update programs.progress g set overdue_time = ${now}
    from programs.content c
    where g.clinic_id = ${clinicId} and g.enrolment_id = ${enrolmentId} and c.clinic_id = g.clinic_id
      and c.id = g.content_id and c.deleted_time is null and g.completed_time is null and g.overdue_time is null
      and (g.problem is not null or (c.required and g.due_day < ${today}::date))
    returning 1`.execute(tx);
  return rows.length;
}

/** Returns the enrollments and content that reference a survey of another module. */
export async function findBySurvey(db: Queryable, clinicId: string, surveyId: string): Promise<LinkedRecordEnd[]> {
  const { rows } = await columnsOf({ g: 'programs.progress', s: 'questionnaires.survey' }, [
    'g.enrolment_id',
    'g.content_id',
    's.submitted_time as ended',
  ])
    .select(sql`from programs.progress g
    join questionnaires.survey s on s.clinic_id = g.clinic_id and s.id = g.survey_id
    where g.clinic_id = ${clinicId} and g.survey_id = ${surveyId}`)
    .execute(db);
  return rows;
}

/** Same, for a task. */
export async function findByTask(db: Queryable, clinicId: string, taskId: string): Promise<LinkedRecordEnd[]> {
  const { rows } = await columnsOf({ g: 'programs.progress', t: 'tasks.task' }, [
    'g.enrolment_id',
    'g.content_id',
    't.complete_time as ended',
  ])
    .select(sql`from programs.progress g
    join tasks.task t on t.clinic_id = g.clinic_id and t.id = g.task_id
    where g.clinic_id = ${clinicId} and g.task_id = ${taskId}`)
    .execute(db);
  return rows;
}

/** Returns those of these events that appointment prompts may wait for: their patients have an open one. */
export async function eventsOfPrompted(db: Queryable, clinicId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from scheduling.event v
    where v.clinic_id = ${clinicId} and v.id = any(${ids}::uuid[]) and exists (
      select 1 from programs.enrolment e
      join programs.progress g on g.clinic_id = e.clinic_id and g.enrolment_id = e.id
      join programs.content c on c.clinic_id = g.clinic_id and c.id = g.content_id
      where e.clinic_id = v.clinic_id and e.patient_id = v.patient_id and e.completed_time is null
        and e.withdrawn_time is null and c.kind = 'appointment' and g.completed_time is null)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns appointment prompts that wait for a patient's visit of this type, or of any type. */
export async function findByVisit(
  db: Queryable,
  clinicId: string,
  { patientId, categoryId, start }: { patientId: string; categoryId: string | null; start: Date },
): Promise<LinkedRecord[]> {
  const { rows } = await columnsOf({ g: 'programs.progress' }, ['g.enrolment_id', 'g.content_id'])
    .select(sql`from programs.progress g
    join programs.enrolment e on e.clinic_id = g.clinic_id and e.id = g.enrolment_id
    join programs.content c on c.clinic_id = g.clinic_id and c.id = g.content_id
    where g.clinic_id = ${clinicId} and e.patient_id = ${patientId} and e.completed_time is null
      and e.withdrawn_time is null and c.kind = 'appointment' and c.deleted_time is null and g.completed_time is null
      and (c.event_category_id is null or c.event_category_id = ${categoryId}) and g.released_time <= ${start}`)
    .execute(db);
  return rows;
}
