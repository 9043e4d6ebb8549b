import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { IntervalUnit } from '../../rules/index.ts';

/** A plan with what it costs at the moment. */
export interface PlanRow {
  id: string;
  plan_name: string;
  is_active: boolean;
  version: number;
  number: number;
  amount: number;
  interval_unit: IntervalUnit;
  interval_count: number;
  trial_days: number;
  enrolled: number;
}

/** Somebody who is enrolled in a plan, with the price that they enrolled at. */
export interface SubscriptionRow {
  id: string;
  patient_id: string;
  patient_name: string;
  plan_id: string;
  plan_name: string;
  plan_version: number;
  amount: number;
  interval_unit: IntervalUnit;
  interval_count: number;
  provider_id: string;
  practice_id: string;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';
  start_day: string;
  next_day: string;
  card_id: string | null;
  card_last4: string | null;
  attempts: number;
  retry_day: string | null;
  version: number;
}

/** The clinic's plans by name, with the newest price of each. */
export async function readPlans(db: Queryable, clinicId: string, id: string | null = null): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.plan_name, p.is_active, p.version, v.number, v.amount, v.interval_unit, v.interval_count, v.trial_days,
      (select count(*) from billing.subscription s where s.clinic_id = p.clinic_id and s.plan_id = p.id and s.status <> 'canceled') as enrolled
    from billing.plan p join lateral (select * from billing.plan_version v where v.clinic_id = p.clinic_id and v.plan_id = p.id
      order by v.number desc limit 1) v on true
    where p.clinic_id = ${clinicId} and (${id}::uuid is null or p.id = ${id}::uuid) order by lower(p.plan_name), p.id`.execute(
    db,
  );
  return rows;
}

/** Enrolments, those that go on first: one by its id, of a patient, or all. */
export async function readSubscriptions(
  db: Queryable,
  clinicId: string,
  where: { id?: string; patientId?: string | null; status?: string | null },
  { skip, take }: { skip: number; take: number } = { skip: 0, take: 200 },
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.patient_id, p.first_name || ' ' || p.last_name as patient_name, s.plan_id, l.plan_name, s.plan_version, v.amount,
      v.interval_unit, v.interval_count, s.provider_id, s.practice_id, s.status, s.start_day, s.next_day, s.card_id,
      k.last4 as card_last4, s.attempts, s.retry_day, s.version
    from billing.subscription s
    join billing.plan l on l.clinic_id = s.clinic_id and l.id = s.plan_id
    join billing.plan_version v on v.clinic_id = s.clinic_id and v.plan_id = s.plan_id and v.number = s.plan_version
    join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
    left join billing.saved_card k on k.clinic_id = s.clinic_id and k.id = s.card_id and k.deleted_time is null
    where s.clinic_id = ${clinicId} and (${where.id ?? null}::uuid is null or s.id = ${where.id ?? null}::uuid)
      and (${where.patientId ?? null}::uuid is null or s.patient_id = ${where.patientId ?? null}::uuid)
      and (${where.status ?? null}::text is null or s.status = ${where.status ?? null}::text)
    order by s.status = 'canceled', lower(p.last_name), s.id limit ${take} offset ${skip}`.execute(db);
  return rows;
}
