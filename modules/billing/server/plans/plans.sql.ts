import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { counted, fullName } from '#platform/records/computed-columns.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { SubscriptionStatus } from '../../api/accounting.gen.ts';

const plans = clinicTable('billing.plan', ['id', 'plan_name', 'is_active', 'version']);
const subscriptions = clinicTable('billing.subscription', [
  'id',
  'patient_id',
  'plan_id',
  'plan_version',
  'provider_id',
  'practice_id',
  'status',
  'start_day',
  'next_day',
  'card_id',
  'attempts',
  'retry_day',
  'version',
]);

const PRICE = columnsOf({ v: 'billing.plan_version' }, ['v.amount', 'v.interval_unit', 'v.interval_count']);
const PLAN = plans
  .as('p')
  .and(PRICE)
  .and(columnsOf({ v: 'billing.plan_version' }, ['v.number', 'v.trial_days']))
  .and(
    counted(
      'enrolled',
      sql`billing.subscription s where s.clinic_id = p.clinic_id and s.plan_id = p.id and s.status <> 'canceled'`,
    ),
  );
const SUBSCRIPTION = subscriptions
  .as('s')
  .and(fullName('patient_name', 'p'))
  .and(columnsOf({ l: 'billing.plan' }, ['l.plan_name']))
  .and(PRICE)
  .and(columnsOf({ k: 'billing.saved_card' }, ['k.last4 as card_last4']).orNull());

/** A plan with its current price. */
export type PlanRow = ReadRow<typeof PLAN>;

/** A patient's enrollment in a plan, with its price at enrollment. */
export type SubscriptionRow = ReadRow<typeof SUBSCRIPTION>;

interface SubscriptionWhere {
  id?: string;
  patient_id?: string | null | undefined;
  status?: SubscriptionStatus | null | undefined;
}

/** Returns the clinic's plans by name, with their newest prices. */
export async function readPlans(db: Queryable, clinicId: string, id: string | null = null): Promise<PlanRow[]> {
  const { rows } = await PLAN.select(sql`
    from billing.plan p join lateral (select * from billing.plan_version v where v.clinic_id = p.clinic_id and v.plan_id = p.id
      order by v.number desc limit 1) v on true
    where p.clinic_id = ${clinicId} and (${id}::uuid is null or p.id = ${id}::uuid) order by lower(p.plan_name), p.id`).execute(
    db,
  );
  return rows;
}

/** One enrollment, locked for the rest of the transaction. */
export async function lockSubscription(tx: Tx, clinicId: string, id: string): Promise<SubscriptionRow | undefined> {
  await sql`select id from billing.subscription where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return (await readSubscriptions(tx, clinicId, { id }))[0];
}

/** Returns enrollments, active ones first: one by id, a patient's, or all. */
export async function readSubscriptions(
  db: Queryable,
  clinicId: string,
  where: SubscriptionWhere,
  { skip, take }: { skip: number; take: number } = { skip: 0, take: 200 },
): Promise<SubscriptionRow[]> {
  const { rows } = await SUBSCRIPTION.select(sql`
    from billing.subscription s
    join billing.plan l on l.clinic_id = s.clinic_id and l.id = s.plan_id
    join billing.plan_version v on v.clinic_id = s.clinic_id and v.plan_id = s.plan_id and v.number = s.plan_version
    join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
    left join billing.saved_card k on k.clinic_id = s.clinic_id and k.id = s.card_id and k.deleted_time is null
    where s.clinic_id = ${clinicId} and ${subscriptions.matching('s', where)}
    order by s.status = 'canceled', lower(p.last_name), s.id limit ${take} offset ${skip}`).execute(db);
  return rows;
}
