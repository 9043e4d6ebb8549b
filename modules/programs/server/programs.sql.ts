import { sql, type Updateable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { nameTaken } from '#platform/domain-error.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { counted, fullName } from '#platform/records/computed-columns.ts';
import { type ReadRow } from '#platform/records/read-columns.ts';
import { refusals } from '#platform/records/refusals.ts';

const table = clinicTable('programs.program', [
  'clinic_id',
  'id',
  'name',
  'description',
  'type',
  'start_day',
  'late_enrolment',
  'owner_user_id',
  'version',
  'created_time',
  'updated_time',
  'archived_time',
]);

/** Errors for database constraint violations of programs. */
export const PROGRAM_REFUSALS = refusals({
  program_name: () => nameTaken('input.name', 'A program with this name already exists.'),
});

/** A program, with the number of its patients by state. */
export type ProgramRow = ReadRow<typeof COLUMNS>;

interface StateCounts {
  enrolled_count: number;
  in_progress_count: number;
  paused_count: number;
  completed_count: number;
  withdrawn_count: number;
}

/** The state of an enrollment `e`. */
export const STATE = sql.raw(`case when e.withdrawn_time is not null then 'withdrawn'
  when e.completed_time is not null then 'completed' when e.paused_day is not null then 'paused'
  when e.last_activity_time is not null then 'in_progress' else 'enrolled' end`);

const COLUMNS = table
  .as('p')
  .and(fullName('owner_name', 'o'))
  .and(
    counted(
      'content_count',
      sql`programs.content c where c.clinic_id = p.clinic_id and c.program_id = p.id and c.deleted_time is null`,
    ),
  )
  .and(sql<StateCounts>`n.*`);

const COUNTS = sql`
  left join lateral (
    select count(*) filter (where s.state = 'enrolled') as enrolled_count,
      count(*) filter (where s.state = 'in_progress') as in_progress_count,
      count(*) filter (where s.state = 'paused') as paused_count,
      count(*) filter (where s.state = 'completed') as completed_count,
      count(*) filter (where s.state = 'withdrawn') as withdrawn_count
    from (select ${STATE} as state from programs.enrolment e where e.clinic_id = p.clinic_id and e.program_id = p.id) s
  ) n on true`;

const OWNER = sql`join practice.member o on o.clinic_id = p.clinic_id and o.user_id = p.owner_user_id`;

/** Returns the clinic's programs by name. */
export async function readPrograms(
  db: Queryable,
  clinicId: string,
  { search, archived, skip, take }: { search: string | null; archived: boolean; skip: number; take: number },
): Promise<ProgramRow[]> {
  const { rows } = await COLUMNS.select(sql`from programs.program p ${OWNER} ${COUNTS}
    where p.clinic_id = ${clinicId} and (p.archived_time is not null) = ${archived}
      and (${search}::text is null or strpos(lower(p.name), lower(${search})) > 0)
    order by lower(p.name), p.id limit ${take} offset ${skip}`).execute(db);
  return rows;
}

/** Returns one program, archived or not. */
export async function readProgram(db: Queryable, clinicId: string, id: string): Promise<ProgramRow | null> {
  const { rows } = await COLUMNS.select(sql`from programs.program p ${OWNER} ${COUNTS}
    where p.clinic_id = ${clinicId} and p.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

/** Locks a program for the rest of the transaction; null if there is none. */
export async function lockProgram(tx: Tx, clinicId: string, id: string): Promise<ProgramRow | null> {
  const { rows } = await sql`
    select 1 from programs.program where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return rows.length === 0 ? null : readProgram(tx, clinicId, id);
}

/** Returns whether an active program has that name. */
export async function isNameTaken(db: Queryable, clinicId: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from programs.program where clinic_id = ${clinicId} and lower(name) = lower(${name})
      and archived_time is null`.execute(db);
  return rows.length > 0;
}

/** The columns of a program that can be written. */
export type ProgramValues = Pick<
  ProgramRow,
  'name' | 'description' | 'type' | 'start_day' | 'late_enrolment' | 'owner_user_id'
>;

/** Inserts a program; false if the ID or name already exists. */
export async function insertProgram(
  tx: Tx,
  program: ProgramValues & { clinic_id: string; id: string; created_by: string; now: Date },
): Promise<boolean> {
  const { now, ...values } = program;
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('programs.program')
    .values({ ...values, created_time: now, updated_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** Updates a locked program and increments its version. */
export async function updateProgram(
  tx: Tx,
  clinicId: string,
  id: string,
  change: Pick<Updateable<DB['programs.program']>, keyof ProgramValues | 'archived_time'>,
  now: Date,
): Promise<void> {
  await table.update(tx, { clinicId }, id, { ...change, version: sql`version + 1`, updated_time: now });
}

/** Returns whether a program has enrollments that have not ended. */
export async function isUnderWay(db: Queryable, clinicId: string, programId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from programs.enrolment where clinic_id = ${clinicId} and program_id = ${programId}
      and completed_time is null and withdrawn_time is null limit 1`.execute(db);
  return rows.length > 0;
}
