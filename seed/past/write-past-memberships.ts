import { Temporal } from 'temporal-polyfill';
import { newIdAt } from '#platform/id.ts';
import { toInstant } from '#scheduling/rules';
import { openDayFrom, openDayUntil } from '../people/open-days.ts';
import { fill, type Past } from './past.ts';
import { openTime, type PastCharge } from './write-past-billing.ts';

const TIME_ZONE = 'America/New_York';

/** Members of the membership plan, with the number of months that they have been charged, and those who have left. */
const MEMBERS: readonly { patient: string; months: number; left?: number }[] = [
  { patient: 'eleanor-whitcomb', months: 11 },
  { patient: 'dorothy-jefferson', months: 10 },
  { patient: 'arthur-feinberg', months: 9 },
  { patient: 'marcus-thibodeaux', months: 8, left: 3 },
  { patient: 'grace-okonkwo', months: 6 },
  { patient: 'sofia-papadakis', months: 4 },
  { patient: 'nora-oconnor', months: 3 },
  { patient: 'kwame-mensah', months: 1 },
];

/**
 * Writes the memberships of the past year, which renew within the next two weeks; returns the charges of their past
 * months.
 */
export async function writePastMemberships(
  past: Past,
  joined: (key: string) => string,
  closed: ReadonlySet<string>,
): Promise<PastCharge[]> {
  const { tx, clinicId, clinic } = past;
  const admin = past.member('haddad');
  const plan = await tx
    .selectFrom('billing.plan_version')
    .innerJoin('billing.plan', (join) =>
      join
        .onRef('billing.plan.clinic_id', '=', 'billing.plan_version.clinic_id')
        .onRef('billing.plan.id', '=', 'billing.plan_version.plan_id'),
    )
    .select(['billing.plan.id', 'billing.plan.plan_name', 'billing.plan_version.number', 'billing.plan_version.amount'])
    .where('billing.plan.clinic_id', '=', clinicId)
    .executeTakeFirstOrThrow();
  const rows = MEMBERS.flatMap(({ patient, months, left }, place) => {
    const next = renewal(past.today, place);
    const since = Array.from({ length: months }, (_, back) => next.subtract({ months: back + 1 })).filter(
      (day) => day.toString() > joined(patient),
    );
    const start = since.at(-1);
    if (start === undefined) return [];
    const enrolled = openDayUntil(start.subtract({ days: 1 }));
    const at = toInstant(`${enrolled.toString()} 10:${15 + place}:00`, TIME_ZONE);
    const end = left === undefined ? null : openDayFrom(next.subtract({ months: left }).add({ days: 5 }));
    const periods = since.filter((day) => end === null || Temporal.PlainDate.compare(day, end) < 0);
    return [{ id: newIdAt(at), patientId: clinic.patientIds.get(patient)!, next, start, at, end, periods, place }];
  });
  await fill(
    tx,
    'billing.subscription',
    rows.map(({ id, patientId, next, start, at, end }) => ({
      clinic_id: clinicId,
      id,
      client_key: `${admin.id}/past/${patientId}`,
      patient_id: patientId,
      plan_id: plan.id,
      plan_version: plan.number,
      provider_id: admin.id,
      practice_id: past.practiceId,
      status: end === null ? 'active' : 'canceled',
      start_day: start.toString(),
      next_day: next.toString(),
      canceled_day: end?.toString() ?? null,
      version: end === null ? 1 : 2,
      created_time: at,
    })),
  );
  for (const { id, patientId, at, end } of rows) {
    const about = { objectType: 'billing_subscription', objectId: id, patientId };
    past.log(admin, at, { ...about, action: 'create', changes: { plan: { before: null, after: plan.plan_name } } });
    if (end === null) continue;
    const canceled = toInstant(`${end.toString()} 11:20:00`, TIME_ZONE);
    const changes = { status: { before: 'active', after: 'canceled' } };
    past.log(admin, canceled, { ...about, action: 'update', changes });
  }
  return rows.flatMap(({ id, patientId, periods, place }) =>
    periods.map((day): PastCharge => {
      // The job charges on the day itself; what falls on a closed day is in the books on the next open one.
      const posted = openTime(toInstant(`${openDayFrom(day).toString()} 08:17:00`, TIME_ZONE), closed);
      return {
        id: newIdAt(posted),
        patientId,
        providerId: admin.id,
        practiceId: past.practiceId,
        type: 'Subscription',
        code: null,
        description: plan.plan_name,
        diagnoses: [],
        noteId: null,
        eventId: null,
        procedureId: null,
        productId: null,
        quantity: 1,
        price: plan.amount,
        key: `subscription/${id}/${day.toString()}`,
        day: day.toString(),
        posted,
        by: null,
        pays: 'now',
        luck: place / 10,
      };
    }),
  );
}

/** Links the posted charges to the months that they are for; their key names both. */
export async function writePeriods({ tx, clinicId }: Past, charges: readonly PastCharge[]): Promise<void> {
  await fill(
    tx,
    'billing.subscription_period',
    charges.map(({ id, key, day }) => ({
      clinic_id: clinicId,
      subscription_id: key.split('/')[1]!,
      day,
      charge_id: id,
    })),
  );
}

/** A day between the 1st and the 28th within the next two weeks, so that the last month was charged before today. */
function renewal(today: string, place: number): Temporal.PlainDate {
  let day = Temporal.PlainDate.from(today).add({ days: 3 + place });
  while (day.day > 28) day = day.add({ days: 1 });
  return day;
}
