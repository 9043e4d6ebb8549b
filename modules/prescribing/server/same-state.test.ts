// Over 150 lines: a run simulates the clinic, its processes and its clock, then compares both sides.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { mayCancel, statusOf } from '../rules/index.ts';
import { receiveMessage } from './network/inbound/receive-message.ts';
import { sendMessage } from './network/queue/send-message.ts';
import { watchMessages } from './network/queue/watch-messages.ts';
import { cancelPrescription } from './prescriptions/cancel-prescription.ts';
import { type PrescriptionRow, selectPrescriptions } from './records/prescriptions.sql.ts';
import { sendPrescription } from './prescriptions/send-prescription.ts';
import { answerRequest } from './requests/answer-request.ts';
import type { RequestRow } from './records/requests.sql.ts';
import { makePrescribingClinic, type PrescribingClinic } from './testing/prescribing-clinic.ts';
import { type Dice, diceOf, type ShelfState, SimulatedNetwork } from './testing/simulated-network.ts';

const START = Date.parse('2026-11-23T14:00:00Z');
const MINUTE = 60_000;
// As many as a test's connection pool has, since each is asked separately.
const CONNECTIONS = 6;
const JOB = 'prescribing.send-message ';
const fixture = useTestApp(new Date(START));
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };
let time = START;
// Reading the clock advances it.
const clock = (): Date => new Date((time += 1500));
const network = new SimulatedNetwork(
  () => time,
  (xml) => receiveMessage(mortal(appOf()), xml).catch(() => null),
);
let clinic: PrescribingClinic;
let isAway = false;
let deaths = 0;

beforeAll(async () => {
  await network.start();
  // Only our processes crash here, not the database, so it need not flush to disk at each of about fifty thousand
  // commits.
  const { database } = fixture();
  const quicken = () =>
    database.transaction(async (tx) => {
      await sql`set synchronous_commit = off`.execute(tx);
      await sql`select pg_sleep(0.2)`.execute(tx);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, quicken));
  clinic = await makePrescribingClinic({ ...fixture(), clock });
});
afterAll(() => network.close());

const db = () => fixture().database.kysely;
const appOf = (): App => {
  const url = isAway ? 'http://127.0.0.1:9' : `http://127.0.0.1:${network.port}`;
  return { ...fixture(), clock, config: { ...fixture().config, network: { ...account, url, version: '2017071' } } };
};

/** An app that may crash just before a transaction commits, or just after it. */
function mortal(app: App): App {
  const { database } = app;
  const transaction: App['database']['transaction'] = async (work) => {
    const dies = network.isCalm ? 99 : network.roll(40);
    const answered = await database.transaction(async (tx) => {
      const answer = await work(tx);
      if (dies === 0) throw new Error('died before the commit');
      return answer;
    });
    if (dies === 1) throw new Error('died after the commit');
    return answered;
  };
  return { ...app, database: { ...database, kysely: database.kysely, transaction } };
}

const doctor = (): RequestContext => ({ ...clinic.doctor, app: mortal(appOf()), now: clock() });

/** Retries like a person who checks again after an error. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: Error) => {
    if (!error.message.startsWith('died')) throw error;
    deaths += 1;
  });
}

async function runJobs(): Promise<number> {
  const { rows } = await sql<{ key: string; run_at: Date }>`
    select key, run_at from graphile_worker.jobs where key like ${`${JOB}%`}`.execute(db());
  const due = rows.filter(({ run_at: at }) => at.getTime() <= time);
  for (const { key } of due) {
    await sql`select graphile_worker.remove_job(${key})`.execute(db());
    const payload = { clinicId: clinic.clinicId, id: key.slice(JOB.length) };
    await sendMessage(mortal(appOf()), payload).catch(async () => {
      deaths += 1;
      const retry = new Date(time + MINUTE);
      await sql`select graphile_worker.add_job(${JOB.trim()}, payload => ${JSON.stringify(payload)}::json,
        run_at => ${retry}::timestamptz, job_key => ${key})`.execute(db());
    });
  }
  return rows.length;
}

async function live(): Promise<number> {
  await network.work();
  const jobs = await runJobs();
  if (network.isCalm || network.roll(3) === 0) await watchMessages(mortal(appOf())).catch(() => void (deaths += 1));
  return jobs + network.waiting;
}

const prescriptionsOf = (patientId: string): Promise<PrescriptionRow[]> =>
  selectPrescriptions(db(), clinic.clinicId, sql`r.patient_id = ${patientId}`, sql`order by r.created_time, r.id`);
type OpenRequest = Pick<RequestRow, 'id' | 'message_id' | 'state' | 'response' | 'response_state' | 'version'>;
const requestsOf = async (patientId: string): Promise<OpenRequest[]> => {
  const { rows } = await sql<OpenRequest>`
    select id, message_id, state, response, response_state, version from prescribing.pharmacy_request
    where clinic_id = ${clinic.clinicId} and patient_id = ${patientId} order by received_time`.execute(db());
  return rows;
};

/** Performs one random user action: prescribe, cancel, or respond to a pharmacy. */
async function act(roll: Dice, patientId: string, key: () => string, pharmacy: string): Promise<void> {
  const [rows, requests] = [await prescriptionsOf(patientId), await requestsOf(patientId)];
  const waiting = requests.find(({ state }) => state === 'Waiting');
  const cancelable = rows.filter(({ state, cancel_state: cancel }) => mayCancel(state, cancel));
  const what = roll(10);
  if (what < 4 && rows.length < 3) {
    const once = { clientKey: key(), id: null, version: null };
    const wish = clinic.wish(patientId, {
      drug_description: `vitamin ${rows.length} capsule`,
      product_code: '',
      quantity_unit: 'C48480',
      pharmacy_ncpdp_id: pharmacy,
    });
    const send = () => sendPrescription(doctor(), wish, once, []);
    await attempt(send);
    // The page got no answer and sends the same again.
    if (roll(4) === 0) await attempt(send);
  } else if (what < 7 && cancelable.length > 0) {
    const row = cancelable[roll(cancelable.length)]!;
    await attempt(() => cancelPrescription(doctor(), row.id, 'Not needed'));
  } else if (waiting !== undefined) {
    const response = (['Approved', 'ApprovedWithChanges', 'Denied'] as const)[roll(3)]!;
    const answer = {
      response,
      order_number: String(500_000 + (orders += 1)),
      refills: '',
      note: '',
      denied_code: '',
      denial_reason: response === 'Denied' ? 'Refill too soon' : '',
      prior_authorization: '',
      replacement: null,
    };
    const give = (refills: string) => answerRequest(doctor(), waiting.id, waiting.version, { ...answer, refills });
    // Two concurrent responses: the second gets an error.
    await attempt(() => (roll(3) === 0 ? Promise.all([give(''), give('')]) : give('')));
  }
}

let orders = 0;

/** Collects the state of every prescription and request of a run on both sides, in the same words. */
async function compare(patientId: string): Promise<{ clinic: string[]; pharmacy: string[] }> {
  const sides = { clinic: [] as string[], pharmacy: [] as string[] };
  const words: Readonly<Record<ShelfState, string>> = { active: 'delivered', filled: 'filled', canceled: 'canceled' };
  for (const row of await prescriptionsOf(patientId)) {
    const status = statusOf(row);
    const has = network.shelf.get(row.message_id);
    // What never arrived is shown as canceled or failed.
    const isNowhere = row.state === 'Withdrawn' || status === 'failed';
    sides.clinic.push(`${row.drug_description}: ${isNowhere ? 'nowhere' : status}`);
    sides.pharmacy.push(`${row.drug_description}: ${has === undefined ? 'nowhere' : words[has]}`);
  }
  for (const { message_id: id, response, response_state: state } of await requestsOf(patientId)) {
    sides.clinic.push(`request: ${response ?? 'not answered'} ${state ?? ''}`);
    const answers = network.responses.get(id);
    sides.pharmacy.push(`request: ${answers === undefined ? 'not answered ' : `${answers.join(' and ')} Confirmed`}`);
  }
  return sides;
}

async function run(seed: number): Promise<void> {
  const roll = diceOf(seed);
  time = START + seed * 7 * 24 * 60 * MINUTE;
  network.begin(roll);
  isAway = false;
  const patientId = await clinic.addPatient(`Seed${seed}`);
  const pharmacy = clinic.pharmacy('confirms');
  let keys = 0;
  const key = (): string => `seed/${seed}/${(keys += 1)}`;
  for (let step = 0; step < 11; step += 1) {
    isAway = roll(4) === 0;
    if (roll(3) > 0) await act(roll, patientId, key, pharmacy);
    time += roll(20 * MINUTE);
    await live();
  }
  // Everything is available again, and nothing fails anymore.
  isAway = false;
  network.isCalm = true;
  for (let round = 0; ; round += 1) {
    time += 10 * MINUTE;
    if ((await live()) === 0 && round > 2) break;
    expect(round, `seed ${seed} comes to rest`).toBeLessThan(60);
  }
  const { clinic: ours, pharmacy: theirs } = await compare(patientId);
  expect(ours, `seed ${seed}${network.isCareless ? ', careless' : ''}`).toEqual(theirs);
  // No cancellation and no response was sent before the message it refers to.
  for (const [at, { kind, relatesTo }] of network.taken.entries())
    if (kind === 'CancelRx')
      expect(
        network.taken.findIndex(({ messageId }) => messageId === relatesTo),
        `seed ${seed}`,
      ).toBeLessThan(at);
}

test('through losses, delays, repeats and crashes, the clinic shows what the pharmacy has', async () => {
  const seeds = howMany(25, 1000);
  for (let seed = 1; seed <= seeds; seed += 1) await run(seed);
  // Too few crashes for the test to be meaningful.
  expect(deaths).toBeGreaterThan(seeds / 4);
  const { rows } = await sql<{ state: string; cancel_state: string | null }>`
    select distinct state, cancel_state from prescribing.prescription where clinic_id = ${clinic.clinicId}`.execute(
    db(),
  );
  const seen = rows.map(({ state, cancel_state: cancel }) => `${state} ${cancel ?? ''}`.trim());
  expect(seen).toEqual(expect.arrayContaining(['Withdrawn', 'Confirmed', 'Confirmed Approved', 'Failed']));
}, 2_700_000);
