import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { receiveMessage } from './results/receive-message.ts';
import { recordSent } from './orders/record-sent.ts';
import { makeLabsClinic } from './testing/labs-clinic.ts';

const bareApp = useTestApp(new Date());
const ORDERS = 12;

/** Seeded random numbers, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An app that may crash just before a transaction commits, or just after it, before the caller gets an answer. */
function mortal(app: App, roll: (below: number) => number): App {
  const { database } = app;
  return {
    ...app,
    database: {
      ...database,
      kysely: database.kysely,
      transaction: async (work) => {
        const dies = roll(4);
        const done = await database.transaction(async (tx) => {
          const answer = await work(tx);
          if (dies === 0) throw new Error('died before the commit');
          return answer;
        });
        if (dies === 1) throw new Error('died after the commit');
        return done;
      },
    },
  };
}

test('messages with crashes, repeats, truncation and reordering: nothing is lost, duplicated or filed to the wrong patient', async () => {
  const app: App = { ...bareApp(), clock: () => new Date() };
  const roll = dice(77);
  const clinic = await makeLabsClinic(app, null);
  const other = await makeLabsClinic(app, null);
  const sent: {
    control: string;
    placer: string;
    patientId: string;
    text: string;
    isRejected: boolean;
    isLast: boolean;
    value: string;
  }[] = [];
  for (let number = 0; number < ORDERS; number += 1) {
    const of = number % 6 === 5 ? other : clinic;
    const patientId = await of.addPatient(`Person${String.fromCharCode(65 + number)}`, `19${50 + number}-01-01`);
    const { groupId, tests } = await of.order(patientId, ['CBC']);
    await app.database.transaction((tx) =>
      recordSent(tx, of.clinicId, [groupId], { accountId: of.accountId, at: new Date() }),
    );
    const placer = tests[0]!.placer_number;
    const message = (control: string, status: string, minute: number, value: string, facility = of.facility): string =>
      `${[
        `MSH|^~\\&|LAB|BAY|SALUS|${facility}|20261122||ORU^R01|${control}|P|2.5.1`,
        `PID|1||||Person${String.fromCharCode(65 + number)}^Ada||19${50 + number}0101`,
        `OBR|1|${placer}|F${number}|CBC^CBC|||20261122|||||||||||||||202611221${minute}00+0000|||${status}`,
        `OBX|1|NM|HB^Hemoglobin||${value}|g/dL|12-16||||${status}`,
      ].join('\r')}\r`;
    const add = (control: string, text: string, isRejected: boolean, isLast = false, value = ''): number =>
      sent.push({ control, placer, patientId, text, isRejected, isLast, value });
    add(`${number}-P`, message(`${number}-P`, 'P', 0, '10'), false);
    add(`${number}-F`, message(`${number}-F`, 'F', 2, '11'), false);
    add(`${number}-C`, message(`${number}-C`, 'C', 4, '12'), false, true, '12');
    add(`${number}-cut`, message(`${number}-cut`, 'F', 5, '99').slice(0, -2), true);
    add(
      `${number}-foreign`,
      message(`${number}-foreign`, 'F', 5, '98', of === clinic ? other.facility : clinic.facility),
      true,
    );
    if (number === 0) add(`${number}-nobody`, message(`${number}-nobody`, 'F', 5, '97', 'NOBODY'), true);
  }
  // Everything twice, and in any order; the laboratory repeats each message until it is acknowledged.
  const waiting = [...sent, ...sent]
    .map((each) => ({ ...each, place: roll(1e9) }))
    .toSorted((one, two) => one.place - two.place);
  for (const { text, isRejected } of waiting) {
    for (let turn = 0; ; turn += 1) {
      expect(turn).toBeLessThan(60);
      const process = mortal(app, roll);
      const answer = await receiveMessage(process, text).catch(() => '');
      const code = /MSA\|(\w\w)/.exec(answer)?.[1];
      if (isRejected ? code === 'AR' || code === 'AE' : code === 'AA') break;
    }
  }
  const { rows } = await sql<{
    clinic_id: string;
    patient_id: string | null;
    placer_number: string;
    status: string;
    is_current: boolean;
    value: string;
  }>`
    select r.clinic_id, r.patient_id, r.placer_number, r.status, r.is_current, o.value_text as value from labs.report r
    join labs.observation o on o.clinic_id = r.clinic_id and o.report_id = r.id
    where r.clinic_id in (${clinic.clinicId}, ${other.clinicId})`.execute(app.database.kysely);
  const open = await sql<{ control_id: string }>`
    select control_id from labs.message m where state = 'refused' and filed_as_id is null
      and m.clinic_id in (${clinic.clinicId}, ${other.clinicId}) and exists (
        select 1 from labs.message f where f.clinic_id = m.clinic_id and f.content_hash = m.content_hash and f.state = 'filed')`.execute(
    app.database.kysely,
  );
  // A message that was filed at last is no rejection that someone must handle.
  expect(open.rows).toEqual([]);
  // Three versions of each, once, all for the right patient; truncated messages and another clinic’s are not filed.
  expect(rows).toHaveLength(ORDERS * 3);
  for (const order of sent.filter(({ isLast }) => isLast)) {
    const own = rows.filter(({ placer_number }) => placer_number === order.placer);
    expect(own.map(({ patient_id }) => patient_id)).toEqual([order.patientId, order.patientId, order.patientId]);
    expect(own.filter(({ is_current }) => is_current).map(({ value, status }) => [value, status])).toEqual([
      ['12', 'corrected'],
    ]);
  }
  expect(rows.filter(({ value }) => Number(value) > 90)).toEqual([]);
  const { rows: messages } = await sql<{ count: number }>`
    select count(*)::int as count from labs.message where state = 'filed' and clinic_id in (${clinic.clinicId}, ${other.clinicId})`.execute(
    app.database.kysely,
  );
  expect(messages[0]!.count).toBe(ORDERS * 3);
}, 600_000);
