import { proveClinic } from '#billing/server';
import { proveStock } from '#inventory/server';
import { signIn } from '../world/clinic.ts';
import type { World } from '../world/world.ts';

/** Something that must be true of every run; returns what is wrong. */
type Proof = (world: World) => Promise<string[]>;

/** All proofs, by what they prove. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  'the ledger': async ({ salus, clinic }) => {
    const found = await proveClinic(salus.app.database.kysely, clinic.clinicId);
    return found === null ? [] : [`${found.finding} (${found.rowId})`];
  },
  'the stock': async ({ salus, clinic }) => {
    const found = await proveStock(salus.app.database.kysely, clinic.clinicId);
    return found === null ? [] : [found];
  },
  'the audit log': async (world) => {
    const admin = world.clinic.people[0]!;
    admin.token = await signIn(world.salus, admin.username);
    const query = '{ audit_log_verify { ok checked first_broken { seq kind } } }';
    const { data, errors } = await world.call(admin, 'audit_logs', query, {});
    const verified = data?.['audit_log_verify'] as { ok: boolean } | undefined;
    return verified?.ok === true ? [] : [JSON.stringify(verified ?? errors)];
  },
  'one booking a slot': (world) =>
    rowsOf(
      world,
      `select e.title || ' and ' || f.title as what from scheduling.event_attendee a
       join scheduling.event_attendee b on b.clinic_id = a.clinic_id and b.calendar_id = a.calendar_id
         and b.event_id > a.event_id and b.start_time < a.end_time and a.start_time < b.end_time
       join scheduling.event e on e.clinic_id = a.clinic_id and e.id = a.event_id
       join scheduling.event f on f.clinic_id = b.clinic_id and f.id = b.event_id
       where a.is_busy and b.is_busy and e.deleted_time is null and f.deleted_time is null`,
    ),
  'every delivery once': async (world) => {
    const { rows } = await world.eye.query<{ id: string; channel: string; state: string }>(
      'select id, channel, state from deliveries.delivery',
    );
    const known = new Set(rows.map(({ id }) => id));
    const strangers = [...world.partners.mail.taken.keys(), ...world.texts.taken.keys()].filter((id) => !known.has(id));
    return [
      ...strangers.map((id) => `a partner has a message that is not on record: ${id}`),
      ...rows.flatMap(({ id, channel, state }) => {
        const times = (channel === 'email' ? world.partners.mail : world.texts).taken.get(id) ?? 0;
        const isRight =
          state === 'sent'
            ? times === 1
            : state === 'review'
              ? times <= 1
              : ['failed', 'cancelled'].includes(state) && times === 0;
        return isRight ? [] : [`${channel} ${id} is ${state}, and the partner has it ${times} times`];
      }),
    ];
  },
  'every order once': async (world) => {
    const { rows } = await world.eye.query<{ control_id: string; state: string }>(
      `select control_id, state from labs.message where direction = 'out'`,
    );
    return rows.flatMap(({ control_id, state }) => {
      const times = world.partners.laboratory.taken.get(control_id) ?? 0;
      return times === 1 && ['accepted', 'rejected'].includes(state)
        ? []
        : [`order message ${control_id} is ${state}, and the laboratory has it ${times} times`];
    });
  },
  'every result is accounted for': async (world) => {
    const { rows } = await world.eye.query<{ control_id: string; filed: number; refused: number; reports: number }>(
      `select control_id, count(*) filter (where state = 'filed')::int as filed,
         count(*) filter (where state = 'refused' and filed_as_id is null)::int as refused,
         (select count(*) from labs.report r join labs.message n on n.clinic_id = r.clinic_id and n.id = r.message_id
           where n.control_id = m.control_id)::int as reports
       from labs.message m where direction = 'in' group by control_id`,
    );
    const kept = new Map(rows.map((row) => [row.control_id, row]));
    return world.partners.laboratory.sent.flatMap(({ controlId, ack }) => {
      const { filed = 0, refused = 0, reports = 0 } = kept.get(controlId) ?? {};
      const isRight =
        ack === 'AA' ? filed === 1 && refused === 0 && reports >= 1 : ack !== null && filed === 0 && refused === 1;
      return isRight
        ? []
        : [`result ${controlId} was answered ${ack}, and is filed ${filed} and refused ${refused} times`];
    });
  },
  'every prescription once': async (world) => {
    const { network } = world;
    const doubled = await rowsOf(
      world,
      `select 'prescription ' || prescription_id || ' was queued ' || count(*) || ' times' as what
       from prescribing.network_message where direction = 'out' and kind = 'NewRx' group by prescription_id having count(*) > 1`,
    );
    const { rows } = await world.eye.query<{ message_id: string; state: string }>(
      `select message_id, state from prescribing.network_message where direction = 'out'`,
    );
    const known = new Map(rows.map((row) => [row.message_id, row.state]));
    return [
      ...doubled,
      ...[...network.taken.keys()]
        .filter((id) => !known.has(id))
        .map((id) => `the network has ${id}, which is not on record`),
      ...[...known].flatMap(([id, state]) => {
        const isTaken = network.taken.has(id);
        const isRight = ['sent', 'accepted'].includes(state)
          ? isTaken
          : ['refused', 'unknown'].includes(state) || (['failed', 'withdrawn'].includes(state) && !isTaken);
        return isRight ? [] : [`message ${id} is ${state}, and the network ${isTaken ? 'has' : 'lacks'} it`];
      }),
    ];
  },
  'every message of a pharmacy is accounted for': async ({ eye, network }) => {
    const { rows } = await eye.query<{ message_id: string; count: number }>(
      `select message_id, count(*)::int as count from prescribing.network_message where direction = 'in' group by message_id`,
    );
    const kept = new Map(rows.map(({ message_id, count }) => [message_id, count]));
    return [...network.sent].flatMap(([id, isTaken]) =>
      isTaken && kept.get(id) === 1
        ? []
        : [`${id} was ${isTaken ? '' : 'not '}acknowledged, and is filed ${kept.get(id) ?? 0} times`],
    );
  },
  'every task has an owner': (world) =>
    rowsOf(
      world,
      `select subject as what from tasks.task where complete_time is null and deleted_time is null
       and num_nonnulls(owner_user_id, owner_role_id, owner_patient_id) <> 1`,
    ),
  // graphile-worker sets the attempts of a locked job that another one replaces to the most: that is not a failure.
  'nothing waits forever': async (world) => [
    ...(await rowsOf(world, `select 'event ' || topic as what from platform.outbox`)),
    ...(await rowsOf(
      world,
      `select 'job ' || t.identifier || ': ' || coalesce(j.last_error, 'locked') as what
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where (j.attempts < j.max_attempts and (j.locked_at is not null or j.run_at <= now()))
         or j.last_error like 'Given up%'`,
    )),
  ],
  'every call as it was answered': async (world) => {
    const wrong: string[] = [];
    for (const { what, sql, values, least, most } of world.promises) {
      const { rows } = await world.eye.query<{ count: number }>(sql, values);
      const { count } = rows[0]!;
      if (count < least || count > most)
        wrong.push(`${what}: ${count} times, not ${least === most ? least : `${least} to ${most}`}`);
    }
    return wrong;
  },
};

async function rowsOf({ eye }: World, sql: string): Promise<string[]> {
  const { rows } = await eye.query<{ what: string }>(sql);
  return rows.map(({ what }) => what);
}
