import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { holdersOf } from '#practice/server';

/** The owner of a crisis answer: a member, or a team if no member is available. */
export interface CrisisOwner {
  userId: string | null;
  /** The on-call team; null if the clinic has none with active members. */
  roleId: string | null;
}

/** The clinic's crisis settings. */
export type CrisisSetting = Pick<
  Selectable<DB['questionnaires.crisis_setting']>,
  'on_call_role_id' | 'escalate_after_minutes' | 'version'
>;

/** Returns the clinic's settings; version 0 if none were saved. */
export async function readCrisisSetting(db: Queryable, clinicId: string, minutes: number): Promise<CrisisSetting> {
  const row = await db
    .selectFrom('questionnaires.crisis_setting')
    .select(['on_call_role_id', 'escalate_after_minutes', 'version'])
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return row ?? { on_call_role_id: null, escalate_after_minutes: minutes, version: 0 };
}

/**
 * Returns the possible owners of a survey's crisis answer, in order: the sender (of a follow-up, the sender of the
 * original survey; of an automatic survey, the sender of the link), then the providers of its own visit, of the
 * patient's next visit, and of the last one.
 */
export async function readCandidates(db: Queryable, clinicId: string, surveyId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with recursive chain as (
      select s.id, s.follows_id, s.created_by, s.patient_id, s.event_id, s.sent_time, 0 as step from questionnaires.survey s
      where s.clinic_id = ${clinicId} and s.id = ${surveyId}
      union all
      select f.id, f.follows_id, f.created_by, f.patient_id, f.event_id, f.sent_time, c.step + 1
      from chain c join questionnaires.survey f on f.clinic_id = ${clinicId} and f.id = c.follows_id where c.step < 10
    ), asked as (select patient_id from chain where step = 0),
    visit as (
      (select id, 10 as place from scheduling.event where clinic_id = ${clinicId}
        and id in (select event_id from chain where event_id is not null))
      union all
      (select e.id, 20 from scheduling.event e join asked a on a.patient_id = e.patient_id where e.clinic_id = ${clinicId}
        and e.deleted_time is null and e.status <> 'canceled' and e.end_time >= ${now} order by e.start_time limit 3)
      union all
      (select e.id, 30 from scheduling.event e join asked a on a.patient_id = e.patient_id where e.clinic_id = ${clinicId}
        and e.deleted_time is null and e.status not in ('canceled', 'noshow') and e.end_time < ${now}
        order by e.start_time desc limit 3)
    )
    select user_id from (
      select created_by as user_id, step as place, 0 as nth from chain where created_by is not null
      union all
      (select l.sent_by, 5, 0 from questionnaires.survey_link l join asked a on a.patient_id = l.patient_id
        where l.clinic_id = ${clinicId} and l.sent_by is not null order by l.created_time desc limit 1)
      union all
      select c.user_id, v.place, row_number() over (order by e.start_time)::int from visit v
      join scheduling.event e on e.clinic_id = ${clinicId} and e.id = v.id
      join scheduling.event_attendee t on t.clinic_id = e.clinic_id and t.event_id = e.id
      join scheduling.calendar c on c.clinic_id = t.clinic_id and c.id = t.calendar_id
    ) candidate order by place, case when place = 30 then -nth else nth end`.execute(db);
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/**
 * Returns the current owner: the first candidate who treats patients here, or their substitute; otherwise the on-call
 * team.
 */
export async function crisisOwner(
  db: Queryable,
  clinicId: string,
  survey: { id: string; crisis_escalations: number },
  now: Date,
): Promise<CrisisOwner> {
  const { on_call_role_id: onCall } = await readCrisisSetting(db, clinicId, 60);
  const roleId = onCall !== null && (await membersOf(db, clinicId, onCall)).length > 0 ? onCall : null;
  if (survey.crisis_escalations > 0) return { userId: null, roleId };
  const treating = new Set(await holdersOf(db, clinicId, 'questionnaires.answer'));
  for (const candidate of await readCandidates(db, clinicId, survey.id, now)) {
    const present = await presentFor(db, clinicId, candidate, treating, now);
    if (present !== null) return { userId: present, roleId };
  }
  return { userId: null, roleId };
}

/** Returns the active members of a role. */
export async function membersOf(db: Queryable, clinicId: string, roleId: string): Promise<string[]> {
  const { rows } = await columnsOf({ m: 'practice.member' }, ['m.user_id'])
    .select(sql`from practice.member_role r
    join practice.member m on m.clinic_id = r.clinic_id and m.user_id = r.user_id and m.is_active
    join practice.role o on o.clinic_id = r.clinic_id and o.id = r.role_id and o.deleted_time is null
    where r.clinic_id = ${clinicId} and r.role_id = ${roleId}`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Returns the member, or their substitute today, following the chain; null if none of them is present and treats
 * patients here.
 */
async function presentFor(
  db: Queryable,
  clinicId: string,
  userId: string,
  treating: ReadonlySet<string>,
  now: Date,
): Promise<string | null> {
  const passed = new Set<string>();
  let current: string | null = userId;
  while (current !== null && !passed.has(current)) {
    passed.add(current);
    const { rows }: { rows: { substitute_user_id: string }[] } = await columnsOf({ a: 'tasks.absence' }, [
      'a.substitute_user_id',
    ])
      .select(sql`from tasks.absence a join practice.clinic c on c.clinic_id = a.clinic_id
      where a.clinic_id = ${clinicId} and a.user_id = ${current} and a.ended_time is null
        and (${now}::timestamptz at time zone c.time_zone)::date between a.first_day and a.last_day`)
      .execute(db);
    const substitute: string | null = rows[0]?.substitute_user_id ?? null;
    if (substitute === null) return treating.has(current) ? current : null;
    current = substitute;
  }
  return null;
}
