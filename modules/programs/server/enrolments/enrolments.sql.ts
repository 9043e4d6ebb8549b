import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { EnrolmentState } from '../../rules/index.ts';
import { STATE } from '../programs.sql.ts';

/** One patient's part in one program. */
export interface EnrolmentRow {
  clinic_id: string;
  id: string;
  program_id: string;
  program_name: string;
  owner_user_id: string;
  patient_id: string;
  patient_name: string;
  state: EnrolmentState;
  start_day: string;
  settled_day: string | null;
  paused_day: string | null;
  paused_days: number;
  enrolled_by: string;
  last_activity_time: Date | null;
  completed_time: Date | null;
  withdrawn_time: Date | null;
  withdraw_reason: string | null;
  version: number;
  created_time: Date;
}

/** Which enrolments a list shows; null for whatever there is. */
export interface EnrolmentFilter {
  ids?: readonly string[] | null;
  programId?: string | null;
  patientId?: string | null;
  state?: EnrolmentState | null;
  /** Whether something of it is late on this day of the clinic. */
  overdueOn?: string | null;
  search?: string | null;
  skip: number;
  take: number;
}

const COLUMNS = sql`e.clinic_id, e.id, e.program_id, p.name as program_name, p.owner_user_id, e.patient_id,
  t.first_name || ' ' || t.last_name as patient_name, ${STATE} as state, e.start_day, e.settled_day, e.paused_day,
  e.paused_days, b.first_name || ' ' || b.last_name as enrolled_by, e.last_activity_time, e.completed_time,
  e.withdrawn_time, e.withdraw_reason, e.version, e.created_time`;
const ENROLMENTS = sql`programs.enrolment e
  join programs.program p on p.clinic_id = e.clinic_id and p.id = e.program_id
  join patients.patient t on t.clinic_id = e.clinic_id and t.id = e.patient_id
  join practice.member b on b.clinic_id = e.clinic_id and b.user_id = e.enrolled_by`;

/** Enrolments, the newest first; those of patients who were deleted are left out. */
export async function readEnrolments(
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
  const { rows } = await sql<EnrolmentRow>`
    select ${COLUMNS} from ${ENROLMENTS}
    where e.clinic_id = ${clinicId} and t.deleted_time is null
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
    order by e.created_time desc, e.id desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}

/** One enrolment, whoever it is of. */
export async function readEnrolment(db: Queryable, clinicId: string, id: string): Promise<EnrolmentRow | null> {
  const { rows } = await sql<EnrolmentRow>`
    select ${COLUMNS} from ${ENROLMENTS} where e.clinic_id = ${clinicId} and e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Holds an enrolment for the rest of the transaction; null where there is none. */
export async function lockEnrolment(tx: Tx, clinicId: string, id: string): Promise<EnrolmentRow | null> {
  const { rows } = await sql`
    select 1 from programs.enrolment where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return rows.length === 0 ? null : readEnrolment(tx, clinicId, id);
}

/** Keeps a new enrolment; false where the patient takes part already. */
export async function insertEnrolment(
  tx: Tx,
  enrolment: {
    clinic_id: string;
    id: string;
    program_id: string;
    patient_id: string;
    batch_key: string;
    start_day: string;
    enrolled_by: string;
    created_time: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('programs.enrolment')
    .values(enrolment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** What changes of an enrolment. */
export type EnrolmentChange = Partial<
  Pick<EnrolmentRow, 'paused_day' | 'paused_days' | 'completed_time' | 'withdrawn_time' | 'withdraw_reason'>
> & { withdrawn_by?: string | null };

/** Changes a locked enrolment and counts its version up. */
export async function updateEnrolment(
  tx: Tx,
  { clinic_id, id }: Pick<EnrolmentRow, 'clinic_id' | 'id'>,
  change: EnrolmentChange,
): Promise<void> {
  await tx
    .updateTable('programs.enrolment')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
}

/** Notes that everything that was due up to a day has been released, or that somebody did something of it. */
export async function noteOnEnrolment(
  tx: Tx,
  { clinic_id, id }: Pick<EnrolmentRow, 'clinic_id' | 'id'>,
  note: { settled_day?: string; last_activity_time?: Date },
): Promise<void> {
  await tx
    .updateTable('programs.enrolment')
    .set(note)
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
}

/** The enrolments that a call to enrol many made before, by its key. */
export async function findBatch(
  db: Queryable,
  clinicId: string,
  programId: string,
  key: string,
): Promise<{ id: string; patient_id: string }[]> {
  const { rows } = await sql<{ id: string; patient_id: string }>`
    select id, patient_id from programs.enrolment
    where clinic_id = ${clinicId} and program_id = ${programId} and batch_key = ${key}`.execute(db);
  return rows;
}

/** Who of these patients takes part in a program now. */
export async function findEnrolled(
  db: Queryable,
  clinicId: string,
  programId: string,
  patientIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ patient_id: string }>`
    select patient_id from programs.enrolment
    where clinic_id = ${clinicId} and program_id = ${programId} and patient_id = any(${patientIds}::uuid[])
      and completed_time is null and withdrawn_time is null`.execute(db);
  return rows.map(({ patient_id }) => patient_id);
}

/** A clinic in which somebody takes part in something, with its zone. */
export interface ClinicUnderWay {
  clinic_id: string;
  time_zone: string;
}

/** The clinics in which something is under way. */
export async function readClinicsUnderWay(db: Queryable): Promise<ClinicUnderWay[]> {
  const { rows } = await sql<ClinicUnderWay>`
    select c.clinic_id, c.time_zone from practice.clinic c
    where exists (select 1 from programs.enrolment e where e.clinic_id = c.clinic_id and e.completed_time is null
      and e.withdrawn_time is null)
    order by c.clinic_id`.execute(db);
  return rows;
}

/** Enrolments under way for which a day has not begun yet, at most so many. */
export async function findUnsettled(db: Queryable, clinicId: string, today: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from programs.enrolment
    where clinic_id = ${clinicId} and completed_time is null and withdrawn_time is null and paused_day is null
      and (settled_day is null or settled_day < ${today}::date)
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The enrolments of a patient that have not ended. */
export async function findOpenOf(db: Queryable, clinicId: string, patientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from programs.enrolment where clinic_id = ${clinicId} and patient_id = ${patientId}
      and completed_time is null and withdrawn_time is null order by id`.execute(db);
  return rows.map(({ id }) => id);
}
