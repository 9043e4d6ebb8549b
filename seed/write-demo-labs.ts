import type { App } from '#platform/app.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { writeSegment, writeStamp } from '#labs/rules';
import {
  addStarterTests,
  createOrder,
  findProducts,
  patientResults,
  readTestsOf,
  receiveMessage,
  recordSent,
  reviewResult,
  saveAccount,
  saveLab,
  saveTestSet,
} from '#labs/server';
import { type DemoLabOrder, demoLabOrders, demoSets } from './people/demo/demo-labs.ts';
import { workTime } from './people/open-days.ts';
import type { demoPatients } from './people/demo-people.ts';
import { pastLabOrders } from './past/past-lab-orders.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const TIME_ZONE = 'America/New_York';
const FACILITY = 'HARBORVIEW';
const DAY_MS = 86_400_000;
// The sandbox's name of its laboratory.
const SANDBOX_LAB = 'Sandbox laboratory';
const NOWHERE = { host: '127.0.0.1', port: 0, tls: false };

/**
 * Sets up a laboratory for the demo clinic and writes the past year's orders and recent ones: results to review, one without a patient, and one
 * pending.
 */
export async function writeDemoLabs(
  app: App,
  clinic: DemoClinic,
  people: ReturnType<typeof demoPatients>,
  rules: readonly AccessRule[],
): Promise<void> {
  const now = app.clock();
  // The sandbox starts after the demo clinic is created.
  const labs =
    app.config.labs ?? (app.config.sandbox ? { connections: { [SANDBOX_LAB]: NOWHERE }, listen: null } : null);
  const ctx = requestOf({ ...app, config: { ...app.config, labs } }, clinic, 'marchetti', rules, now);
  const setup = { ...ctx, actor: { ...ctx.actor, rules: new Set([...ctx.actor.rules, 'labs.setup']) } };
  const [connection = null] = Object.keys(labs?.connections ?? {});
  const lab = given(await saveLab(setup, { lab_name: 'Bayside Laboratory', connection, phone: '+1 6175550177' }, null));
  const account = given(
    await saveAccount(
      setup,
      {
        lab_id: lab.id,
        scope: 'Clinic',
        application: 'SALUS',
        facility: FACILITY,
        accountNumber: '40417',
        username: 'harborview',
        password: 'harborview-demo',
      },
      null,
    ),
  );
  given(await addStarterTests(setup, lab.id));
  const everything = { search: '', labId: lab.id, onlySupported: false, includeDeleted: false };
  const { products } = await findProducts(app.database.kysely, ctx.actor.clinicId, everything, { skip: 0, take: 200 });
  const idOf = new Map(products.map(({ test_code, id }) => [test_code, id]));
  for (const { name, codes } of demoSets)
    given(await saveTestSet(setup, { name, product_ids: codes.map((code) => idOf.get(code)!) }, null));
  for (const order of [...pastLabOrders(), ...demoLabOrders])
    await writeOrder(app, clinic, people, rules, { order, accountId: account.id, productId: idOf.get(order.code)! });
  await writeRefused(app, people);
}

/** Writes two messages for the interface inbox: one without the status of its value, and an invalid one. */
async function writeRefused(app: App, people: ReturnType<typeof demoPatients>): Promise<void> {
  const at = new Date(app.clock().getTime() - 3 * 3_600_000);
  const [order] = demoLabOrders;
  const { patient } = people.find(({ key }) => key === order!.patient)!;
  const text = resultOf(order!, null, patient, writeStamp(at, TIME_ZONE));
  const early = { ...app, clock: () => at };
  await receiveMessage(early, withStatus(text, ''));
  await receiveMessage(early, `${text.slice(0, text.indexOf('\r') + 1)}A line that broke off`);
}

async function writeOrder(
  app: App,
  clinic: DemoClinic,
  people: ReturnType<typeof demoPatients>,
  rules: readonly AccessRule[],
  { order, accountId, productId }: { order: DemoLabOrder; accountId: string; productId: string },
): Promise<void> {
  const now = app.clock();
  const ago = (days: number): Date => workTime(new Date(now.getTime() - days * DAY_MS), now);
  const patientId = clinic.patientIds.get(order.patient)!;
  const ctx = requestOf(app, clinic, order.doctor, rules, ago(order.orderedDaysAgo));
  const groupIds = given(
    await createOrder(ctx, {
      client_key: newId(),
      patient_id: patientId,
      note_id: null,
      provider_id: null,
      tests: [{ product_id: productId, diagnoses: [order.diagnosis], answers: {} }],
      fields: {},
    }),
  );
  const { clinicId } = ctx.actor;
  await app.database.transaction((tx) => recordSent(tx, clinicId, groupIds, { accountId, at: ctx.now }));
  if (order.resultDaysAgo === null) return;
  const [test] = await readTestsOf(app.database.kysely, clinicId, groupIds);
  const { patient } = people.find(({ key }) => key === order.patient)!;
  const came = ago(order.resultDaysAgo);
  const named = order.isUnmatched ? null : test!.placer_number;
  await receiveMessage({ ...app, clock: () => came }, resultOf(order, named, patient, writeStamp(came, TIME_ZONE)));
  if (order.withdraws !== undefined) {
    const later = workTime(new Date(came.getTime() + 3_600_000), now);
    const values = order.values.filter(([code]) => code === order.withdraws);
    const text = resultOf({ ...order, values }, named, patient, writeStamp(later, TIME_ZONE));
    await receiveMessage({ ...app, clock: () => later }, withStatus(text, 'W'));
  }
  if (order.isReviewed)
    await reviewLatest(
      { ...ctx, now: workTime(new Date(Math.min(now.getTime(), came.getTime() + DAY_MS)), now) },
      patientId,
    );
}

async function reviewLatest(ctx: RequestContext, patientId: string): Promise<void> {
  const { results } = await patientResults(ctx, patientId, { skip: 0, take: 1 });
  const [result] = results;
  if (result === undefined) return;
  given(await reviewResult(ctx, result.id, { version: result.version, disposition: 'Patient told', comment: '' }));
}

/** Returns the message that the laboratory would send; without a number it references no order. */
function resultOf(
  order: DemoLabOrder,
  placer: string | null,
  patient: { first_name: string; last_name: string; date_of_birth: string | null; gender: string },
  at: string,
): string {
  const born = (patient.date_of_birth ?? '').replaceAll('-', '');
  const lines = [
    writeSegment('MSH', [
      'LAB',
      'BAYSIDE',
      'SALUS',
      FACILITY,
      at,
      '',
      ['ORU', 'R01', 'ORU_R01'],
      newId(),
      'P',
      '2.5.1',
    ]),
    writeSegment('PID', [
      1,
      '',
      '',
      '',
      [patient.last_name, patient.first_name],
      '',
      born,
      patient.gender === 'Male' ? 'M' : 'F',
    ]),
    writeSegment('OBR', [
      ...[1, placer, `F${(placer ?? newId()).slice(-8)}`, [order.code, order.name, 'L'], '', '', at],
      ...['', '', '', '', '', '', '', '', '', '', '', '', '', '', at, '', '', 'F'],
    ]),
    ...order.values.map(([code, name, value, units, range, flag], index) =>
      writeSegment('OBX', [
        index + 1,
        Number.isNaN(Number(value)) ? 'ST' : 'NM',
        [code, name, 'LN'],
        '',
        value,
        units,
        range,
        flag,
        '',
        '',
        'F',
        '',
        '',
        at,
      ]),
    ),
  ];
  return `${lines.join('\r')}\r`;
}

/** Returns the message with this status of its values (OBX-11). */
const withStatus = (text: string, status: string): string =>
  text.replaceAll(/(\rOBX(?:\|[^|\r]*){10}\|)F/g, `$1${status}`);

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(answer.message);
  return answer;
}
