import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { howMany } from '#values/testing/how-many.ts';
import { receiveMessage } from './results/receive-message.ts';
import { sendMessage } from './sending/send-message.ts';
import { sendOrders } from './sending/send-orders.ts';
import { type LabsClinic, makeLabsClinic } from './testing/labs-clinic.ts';
import { type Dice, nextVersion, startUnreliableLab, type UnreliableLab } from './testing/unreliable-lab.ts';

const bareApp = useTestApp(new Date('2026-11-23T15:00:00Z'));
const ORDERS = 2;
let app: App;
let lab: UnreliableLab;
let clinic: LabsClinic;
let patients: string[];

beforeAll(async () => {
  lab = await startUnreliableLab();
  const connections = { Unreliable: { host: '127.0.0.1', port: lab.port, tls: false } };
  app = { ...bareApp(), config: { ...bareApp().config, labs: { connections, listen: null } } };
  clinic = await makeLabsClinic(app, 'Unreliable');
  patients = await Promise.all(['Marsh', 'O’Connor', 'Okafor'].map((name) => clinic.addPatient(name)));
});
afterAll(() => lab.close());

function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** An app whose process randomly crashes before or after a commit. */
function mortal(roll: Dice): App {
  const { database } = app;
  return {
    ...app,
    database: {
      ...database,
      kysely: database.kysely,
      transaction: async (work) => {
        const fate = roll(8);
        const done = await database.transaction(async (tx) => {
          const answer = await work(tx);
          if (fate === 0) throw new Error('died before the commit');
          return answer;
        });
        if (fate === 1) throw new Error('died after the commit');
        return done;
      },
    },
  };
}

const QUARTER = howMany(7, 250);

// A thousand runs in four quarters: each has its own timeout, and a failure names its quarter.
test.each([0, 1, 2, 3])(
  'orders and results end in the same state on both sides despite losses, repeats, delays, reordering and restarts: quarter %i',
  async (quarter) => {
    for (let run = quarter * QUARTER; run < (quarter + 1) * QUARTER; run += 1) await runOnce(run);
  },
  2_700_000,
);

async function runOnce(run: number): Promise<void> {
  const roll = dice(run + 1);
  lab.roll = roll;
  lab.tests.clear();
  lab.taken.clear();
  const patientId = patients[roll(patients.length)]!;
  const groups: string[] = [];
  for (let number = 0; number < ORDERS; number += 1) {
    const { groupId } = await clinic.order(patientId, ['CBC']);
    groups.push(groupId);
    await sendOrders(clinic.doctor, [groupId], null);
    await sendUntilTaken(groupId, roll, run);
  }
  expect([lab.tests.size, lab.taken.size], `run ${run}`).toEqual([ORDERS, ORDERS]);
  await deliver(roll, run);
  await expectSame(groups, run);
}

/** The clinic sends until the laboratory acknowledges; until then no screen shows it as sent. */
async function sendUntilTaken(groupId: string, roll: Dice, run: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    expect(turn, `run ${run}`).toBeLessThan(100);
    const { rows } = await sql<{ id: string; state: string; status: string }>`
      select m.id, m.state, t.status from labs.message m
      join labs.test_order t on t.clinic_id = m.clinic_id and t.group_id = m.group_id
      where m.clinic_id = ${clinic.clinicId} and m.group_id = ${groupId} and m.direction = 'out'`.execute(
      app.database.kysely,
    );
    const [message] = rows;
    expect([message!.state === 'accepted', message!.status], `run ${run}`).toEqual(
      message!.state === 'accepted' ? [true, 'Sent'] : [false, 'Ready'],
    );
    if (message!.state === 'accepted') return;
    // A crashed process's claims are released after a while, and no order expires, since this day never ends.
    await sql`update labs.message set claimed_time = claimed_time - interval '10 minutes', attempts = least(attempts, 3)
      where clinic_id = ${clinic.clinicId} and id = ${message!.id}`.execute(app.database.kysely);
    await sendMessage(mortal(roll), { clinicId: clinic.clinicId, id: message!.id }).catch(() => undefined);
  }
}

/**
 * The laboratory reports each test in versions; the network delivers them late, twice and out of order, and loses
 * answers.
 */
async function deliver(roll: Dice, run: number): Promise<void> {
  const waiting: { text: string; isTaken: boolean }[] = [];
  let minute = 0;
  for (const lost of lab.tests.values())
    for (let version = 0; version < 1 + roll(4); version += 1) {
      minute += 1;
      const time = `20261120${String(8 + Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}00+0000`;
      const header = (control: string) =>
        `MSH|^~\\&|LAB|BAY|SALUS|${clinic.facility}|${time}||ORU^R01|${control}|P|2.5.1`;
      const text = nextVersion(lost, roll, time);
      const control = `R${run}-${minute}`;
      waiting.push({ text: `${header(control)}\r${text}\r`, isTaken: false });
      // After a restart the laboratory no longer knows that it was sent, and sends it with another number.
      if (roll(5) === 0) waiting.push({ text: `${header(`${control}-again`)}\r${text}\r`, isTaken: false });
    }
  for (let turn = 0; waiting.some(({ isTaken }) => !isTaken); turn += 1) {
    expect(turn, `run ${run}`).toBeLessThan(500);
    const open = waiting.filter(({ isTaken }) => !isTaken || roll(20) === 0);
    const message = open[roll(open.length)]!;
    const fate = roll(8);
    if (fate === 0) continue;
    const ack = await receiveMessage(mortal(roll), message.text).catch(() => '');
    // A lost answer: the laboratory sends it again.
    if (fate !== 1 && ack.includes('MSA|AA|')) message.isTaken = true;
  }
}

async function expectSame(groups: readonly string[], run: number): Promise<void> {
  const { rows } = await sql<{
    placer: string;
    state: string;
    reports: { status: string; values: { code: string; text: string; isWithdrawn: boolean }[] }[];
  }>`
    select t.placer_number as placer, t.status as state, coalesce((select jsonb_agg(jsonb_build_object('status', r.status,
      'values', (select coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'text', o.value_text, 'isWithdrawn', o.withdrawn_time is not null)
        order by o.code), '[]') from labs.observation o where o.clinic_id = r.clinic_id and o.report_id = r.id)))
      from labs.report r where r.clinic_id = t.clinic_id and r.test_order_id = t.id and r.is_current), '[]') as reports
    from labs.test_order t where t.clinic_id = ${clinic.clinicId} and t.group_id = any(${groups}::uuid[])`.execute(
    app.database.kysely,
  );
  expect(rows, `run ${run}`).toHaveLength(lab.tests.size);
  for (const { placer, state, reports } of rows) {
    const { status, values } = lab.tests.get(placer)!;
    const meant = [...values]
      .map(([code, value]) => ({ code, ...value }))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1));
    expect(reports, `run ${run}`).toEqual([{ status, values: meant }]);
    const expected = {
      ordered: 'Sent',
      partial: 'Partial',
      final: 'Final',
      corrected: 'Final',
      cancelled: 'Cancelled',
    };
    expect(state, `run ${run}`).toBe(expected[status]);
  }
}
