import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { domainError } from '#platform/domain-error.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { refusals } from '#platform/records/refusals.ts';
import type { EnrolmentState } from '../../rules/index.ts';
import { STATE } from '../programs.sql.ts';

const table = clinicTable('programs.enrolment', [
  'clinic_id',
  'id',
  'program_id',
  'patient_id',
  'start_day',
  'settled_day',
  'paused_day',
  'paused_days',
  'last_activity_time',
  'completed_time',
  'withdrawn_time',
  'withdraw_reason',
  'version',
  'created_time',
]);

/** Errors for database constraint violations of enrollments. */
export const ENROLMENT_REFUSALS = refusals({
  enrolment_open: () =>
    domainError('ALREADY_ENROLLED', 'The patient has been re-enrolled; this enrollment stays completed.'),
});

/** One patient's enrollment in a program. */
export interface EnrolmentRow extends RowOfTable<typeof table> {
  program_name: string;
  owner_user_id: string;
  patient_name: string;
  state: EnrolmentState;
  /** The member's name. */
  enrolled_by: string;
}

/** Filters of an enrollment list; null for all. */
export interface EnrolmentFilter {
  ids?: readonly string[] | null;
  programId?: string | null;
  patientId?: string | null;
  state?: EnrolmentState | null;
  /** The clinic's date on which required content is overdue. */
  overdueOn?: string | null;
  search?: string | null;
  skip: number;
  take: number;
}

const COLUMNS = table.as('e').and(
  sql<{
    program_name: string;
    owner_user_id: string;
    patient_name: string;
    state: EnrolmentState;
    enrolled_by: string;
  }>`p.name as program_name, p.owner_user_id, t.first_name || ' ' || t.last_name as patient_name, ${STATE} as state, b.first_name || ' ' || b.last_name as enrolled_by`,
);
const ENROLMENTS = sql`programs.enrolment e
  join programs.program p on p.clinic_id = e.clinic_id and p.id = e.program_id
  join patients.patient t on t.clinic_id = e.clinic_id and t.id = e.patient_id
  join practice.member b on b.clinic_id = e.clinic_id and b.user_id = e.enrolled_by`;

async function read(db: Queryable, which: RawBuilder<unknown>): Promise<EnrolmentRow[]> {
  return (await COLUMNS.select(sql`from ${ENROLMENTS} where ${which}`).execute(db)).rows;
}

/** Returns enrollments, newest first, without those of deleted patients. */
export function readEnrolments(
  db: Queryable,
  clinicId: string,
  {
    ids = null,
    programId = null,
    patientId = null,
    state = null,
    overdueOn = null,
    search = null,
    skip,
    take,
  }: EnrolmentFilter,
): Promise<EnrolmentRow[]> {
  const words = search === null ? null : search.trim().toLowerCase();
  return read(
    db,
    sql`e.clinic_id = ${clinicId} and t.deleted_time is null
      and (${ids}::uuid[] is null or e.id = any(${ids}::uuid[]))
      and (${programId}::uuid is null or e.program_id = ${programId})
      and (${patientId}::uuid is null or e.patient_id = ${patientId})
      and (${state}::text is null or ${STATE} = ${state})
      and (${words}::text is null or starts_with(lower(t.first_name), ${words}) or starts_with(lower(t.last_name), ${words})
        or starts_with(lower(t.first_name || ' ' || t.last_name), ${words}))
      and (${overdueOn}::date is null or (e.withdrawn_time is null and e.completed_time is null and e.paused_day is null
        and exists (select 1 from programs.progress g
          join programs.content c on c.clinic_id = g.clinic_id and c.id = g.content_id and c.deleted_time is null
          where g.clinic_id = e.clinic_id and g.enrolment_id = e.id and g.completed_time is null
            and (g.problem is not null or (c.required and g.due_day < ${overdueOn}::date)))))
    order by e.created_time desc, e.id desc limit ${take} offset ${skip}`,
  );
}

/** Returns one enrollment, also of a deleted patient. */
export async function readEnrolment(db: Queryable, clinicId: string, id: string): Promise<EnrolmentRow | null> {
  return (await read(db, sql`e.clinic_id = ${clinicId} and e.id = ${id}`))[0] ?? null;
}

/** Locks an enrollment for the rest of the transaction; null if there is none. */
export async function lockEnrolment(tx: Tx, clinicId: string, id: string): Promise<EnrolmentRow | null> {
  const { rows } = await sql`
    select 1 from programs.enrolment where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return rows.length === 0 ? null : readEnrolment(tx, clinicId, id);
}

/** Inserts an enrollment; false if the patient is already enrolled. */
export async function insertEnrolment(tx: Tx, enrolment: Insertable<DB['programs.enrolment']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('programs.enrolment')
    .values(enrolment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** The columns that can be changed. */
export type EnrolmentChange = Pick<
  Updateable<DB['programs.enrolment']>,
  'paused_day' | 'paused_days' | 'completed_time' | 'withdrawn_time' | 'withdraw_reason' | 'withdrawn_by'
>;

/** Updates a locked enrollment and increments its version. */
export async function updateEnrolment(
  tx: Tx,
  { clinic_id, id }: Pick<EnrolmentRow, 'clinic_id' | 'id'>,
  change: EnrolmentChange,
): Promise<void> {
  await table.update(tx, { clinicId: clinic_id }, id, { ...change, version: sql`version + 1` });
}

/** Records the day up to which due content has been released, or an activity of the enrollment. */
export async function recordOnEnrolment(
  tx: Tx,
  { clinic_id, id }: Pick<EnrolmentRow, 'clinic_id' | 'id'>,
  note: { settled_day?: string; last_activity_time?: Date },
): Promise<void> {
  await table.update(tx, { clinicId: clinic_id }, id, note);
}

/** Returns the enrollments created by an earlier call with the same key. */
export function findBatch(
  db: Queryable,
  clinicId: string,
  programId: string,
  key: string,
): Promise<{ id: string; patient_id: string }[]> {
  return db
    .selectFrom('programs.enrolment')
    .select(['id', 'patient_id'])
    .where('clinic_id', '=', clinicId)
    .where('program_id', '=', programId)
    .where('batch_key', '=', key)
    .execute();
}

/** Enrollments that have not ended. */
const open = (db: Queryable, clinicId: string) =>
  db
    .selectFrom('programs.enrolment')
    .where('clinic_id', '=', clinicId)
    .where('completed_time', 'is', null)
    .where('withdrawn_time', 'is', null);

/** Returns those of these patients who are currently enrolled in a program. */
export async function findEnrolled(
  db: Queryable,
  clinicId: string,
  programId: string,
  patientIds: readonly string[],
): Promise<string[]> {
  if (patientIds.length === 0) return [];
  const rows = await open(db, clinicId)
    .select('patient_id')
    .where('program_id', '=', programId)
    .where('patient_id', 'in', patientIds)
    .execute();
  return rows.map(({ patient_id }) => patient_id);
}

/** A clinic with active enrollments, and its time zone. */
export interface ClinicUnderWay {
  clinic_id: string;
  time_zone: string;
}

/** Returns the clinics with active enrollments. */
export async function readClinicsUnderWay(db: Queryable): Promise<ClinicUnderWay[]> {
  const { rows } = await columnsOf({ c: 'practice.clinic' }, ['c.clinic_id', 'c.time_zone'])
    .select(sql`from practice.clinic c
    where exists (select 1 from programs.enrolment e where e.clinic_id = c.clinic_id and e.completed_time is null
      and e.withdrawn_time is null)
    order by c.clinic_id`)
    .execute(db);
  return rows;
}

/** Returns up to `most` open enrollments that have not been processed for a day. */
export async function findUnsettled(db: Queryable, clinicId: string, today: string, most: number): Promise<string[]> {
  const rows = await open(db, clinicId)
    .select('id')
    .where('paused_day', 'is', null)
    .where((is) => is.or([is('settled_day', 'is', null), is('settled_day', '<', today)]))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns a patient's enrollments that have not ended. */
export async function findOpenOf(db: Queryable, clinicId: string, patientId: string): Promise<string[]> {
  const rows = await open(db, clinicId).select('id').where('patient_id', '=', patientId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
