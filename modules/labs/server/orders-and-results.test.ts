// Over 300 lines: the exchange between a clinic and a laboratory, from order to review, with one of each.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { modulesOf, setModules } from '#platform/modules-of.ts';
import type { PatientInsurance } from '#platform/module.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { labs } from './index.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { startLabServer, type LabServer } from '../../../sandbox/lab-server.ts';
import { readGroups, readTests } from './orders/orders.sql.ts';
import { createOrder } from './orders/create-order.ts';
import { deleteTestOrder, moveTestOrder, updateOrder } from './orders/change-order.ts';
import { mixPreview } from './orders/mix-preview.ts';
import { linkReports, unlinkReport, dismissReport } from './results/link-reports.ts';
import { listenForResults } from './results/listener.ts';
import {
  countResults,
  likelyPatients,
  patientResults,
  readOriginal,
  readResult,
  resultsToReview,
  unmatchedResults,
} from './results/result-views.ts';
import { readFlowsheet } from './results/flowsheet.ts';
import { receiveMessage } from './results/receive-message.ts';
import { lockResult, assignResult, reviewResult } from './review/review-result.ts';
import { labTasks } from './review/lab-tasks.ts';
import { noteTests } from './review/note-tests.ts';
import { portalResults } from './review/portal-results.ts';
import { reassignLabs } from './review/reassign-labs.ts';
import { labsSection } from './review/labs-section.ts';
import { sendOrders } from './sending/send-orders.ts';
import { testConnection } from './sending/test-connection.ts';
import { resumeSending } from './sending/resume-sending.ts';
import { sendMessage } from './sending/send-message.ts';
import { saveAccount } from './setup/save-account.ts';
import { writeRequisition } from './files/requisition.ts';
import { writeResult } from './files/write-result.ts';
import { done, makeLabsClinic, type LabsClinic } from './testing/labs-clinic.ts';

const bareApp = useTestApp(new Date());
let folder: string;
let app: App;
let lab: LabServer;
let stop: () => Promise<void>;
let clinic: LabsClinic;
const page = { skip: 0, take: 99 };
const LAB = 'Test laboratory';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-lab-'));
  const listen = { host: '127.0.0.1', port: 20_000 + Math.floor(Math.random() * 20_000) };
  lab = await startLabServer(join(folder, 'lab.json'), { deliverTo: listen, pace: 40 });
  const connections = {
    [LAB]: { host: '127.0.0.1', port: lab.port, tls: false },
    Gone: { host: '127.0.0.1', port: 1, tls: false },
  };
  app = { ...bareApp(), clock: () => new Date(), config: { ...bareApp().config, labs: { connections, listen } } };
  stop = listenForResults(app);
  clinic = await makeLabsClinic(app, LAB);
});
afterAll(async () => {
  await lab.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
});

async function until<T>(read: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let turn = 0; turn < 3000; turn += 1) {
    const value = await read();
    if (value !== null && value !== undefined && value !== false) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it never came');
}

const current = async (patientId: string) => (await patientResults(clinic.doctor, patientId, page)).results;
const stateOf = async (id: string) => (await readTests(app.database.kysely, clinic.clinicId, [id]))[0]?.status;

test('an order is sent once, returns in two parts, is corrected, and each version stays', async () => {
  const patientId = await clinic.addPatient('Marsh');
  const { groupId, tests } = await clinic.order(patientId, ['CMP']);
  expect(tests[0]!.status).toBe('Draft');
  expect(await clinic.send(groupId)).toEqual({ ok: true, messages: [] });
  expect(Object.keys(lab.orders)).toContain(tests[0]!.placer_number);
  expect(await sendOrders(clinic.doctor, [groupId], null)).toEqual({ ok: true, messages: [] });
  const { rows: out } =
    await sql`select 1 from labs.message where clinic_id = ${clinic.clinicId} and group_id = ${groupId}`.execute(
      app.database.kysely,
    );
  expect(out).toHaveLength(1);
  const corrected = await until(async () => (await current(patientId)).find(({ status }) => status === 'corrected'));
  expect(corrected.version_number).toBe(3);
  const whole = done(await readResult(clinic.doctor, corrected.id));
  const printed = await textOf((await writeResult(clinic.doctor, corrected.id))!);
  for (const text of ['Marsh', '05/01/1980', 'Status: corrected', whole.observations[0]!.name])
    expect(printed).toContain(text);
  expect(await writeResult(clinic.doctor, whole.earlier[0]!.id)).toBeNull();
  expect(whole.earlier.map(({ status, observations }) => [status, observations.length])).toEqual([
    ['final', 10],
    ['partial', 5],
  ]);
  const potassium = whole.observations.find(({ name }) => name === 'Potassium')!;
  expect([potassium.value_text, potassium.was, potassium.interpretation]).toEqual(['4.6', '5.4 mmol/L', 'normal']);
  expect(await stateOf(tests[0]!.id)).toBe('Final');
  expect(done(await readOriginal(clinic.doctor, corrected.id))).toContain('ORU^R01');
});

test('a review records its disposition; a newer version needs another review, and can’t be reviewed unseen', async () => {
  const patientId = await clinic.addPatient('Corrected');
  const { groupId, tests } = await clinic.order(patientId, ['TSH']);
  await clinic.send(groupId);
  const first = await until(async () => (await current(patientId))[0]);
  if (first.status === 'final') {
    const reviewed = await reviewResult(clinic.doctor, first.id, {
      version: first.version,
      disposition: 'None needed',
      comment: '',
    });
    expect(isDomainError(reviewed) ? reviewed.code : 'reviewed').toMatch(/reviewed|STALE_VERSION/);
  }
  const second = await until(async () => (await current(patientId)).find(({ status }) => status === 'corrected'));
  expect(second.reviewed_time).toBeNull();
  expect(await stateOf(tests[0]!.id)).toBe('Final');
  const waiting = await resultsToReview(clinic.doctor, page, true);
  expect(waiting.results.map(({ id }) => id)).toContain(second.id);
  const unseen = { version: second.version - 1, disposition: 'Task', comment: '' } as const;
  expect(await reviewResult(clinic.doctor, second.id, unseen)).toMatchObject({ code: 'STALE_VERSION' });
  // The laboratory may have corrected it before anyone looked.
  if (first.id !== second.id)
    expect(await reviewResult(clinic.doctor, first.id, { ...unseen, version: first.version })).toMatchObject({
      code: 'STALE_VERSION',
    });
  done(
    await reviewResult(clinic.doctor, second.id, {
      version: second.version,
      disposition: 'Patient told',
      comment: 'By phone',
    }),
  );
  expect(await stateOf(tests[0]!.id)).toBe('Reviewed');
  expect(
    await reviewResult(clinic.doctor, second.id, { version: second.version + 1, disposition: 'Task', comment: '' }),
  ).toMatchObject({ code: 'ALREADY_REVIEWED' });
  const read = done(await readResult(clinic.doctor, second.id));
  expect(read.reviews[0]).toMatchObject({
    disposition: 'Patient told',
    comment: 'By phone',
    user_name: 'Doctor Tester',
  });
});

test('predicts rejections before sending, and shows the laboratory’s own', async () => {
  const patientId = await clinic.addPatient('Rejected');
  const withoutDiagnosis = done(
    await createOrder(clinic.doctor, {
      client_key: newId(),
      patient_id: patientId,
      note_id: null,
      provider_id: null,
      tests: [{ product_id: await clinic.product('CBC'), diagnoses: [], answers: {} }],
      fields: {},
    }),
  );
  const checked = await sendOrders(clinic.doctor, withoutDiagnosis, null);
  expect(checked).toEqual({ ok: false, messages: ['Bayside Laboratory: Complete Blood Count requires a diagnosis.'] });
  expect((await sendOrders(clinic.doctor, [withoutDiagnosis[0]!], 'Doctor')).messages[0]).toContain('No account');
  const { groupId, tests } = await clinic.order(patientId, ['CBC']);
  await clinic.send(groupId);
  expect(await stateOf(tests[0]!.id)).toBe('Error');
  const { rows } = await sql<{
    problem: string;
  }>`select problem from labs.order_group where clinic_id = ${clinic.clinicId} and id = ${groupId}`.execute(
    app.database.kysely,
  );
  expect(rows[0]!.problem).toBe('The account is closed for this patient.');
});

test('an unanswered order waits and is retried with the same control ID', async () => {
  const gone = await makeLabsClinic(app, 'Gone');
  const patientId = await gone.addPatient('Quiet');
  const { groupId, tests } = await gone.order(patientId, ['CBC']);
  await gone.send(groupId);
  const state = async () =>
    (
      await sql<{ id: string; state: string; attempts: number; control_id: string }>`
        select id, state, attempts, control_id from labs.message where clinic_id = ${gone.clinicId} and group_id = ${groupId}`.execute(
        app.database.kysely,
      )
    ).rows;
  const [message] = await state();
  expect(message).toMatchObject({ state: 'queued', attempts: 1 });
  expect(await updateOrder(gone.doctor, groupId, 2, { fields: {}, tests: [] })).toMatchObject({ code: 'ORDER_SENT' });
  expect(await moveTestOrder(gone.doctor, tests[0]!.id, 'Cancelled', null)).toMatchObject({ code: 'ORDER_QUEUED' });
  // A process crashed while sending: another one resumes after a while, and not before.
  await sql`update labs.message set state = 'sending', claimed_time = now() where clinic_id = ${gone.clinicId} and id = ${message!.id}`.execute(
    app.database.kysely,
  );
  await sendMessage(app, { clinicId: gone.clinicId, id: message!.id });
  expect((await state())[0]).toMatchObject({ state: 'sending', attempts: 1 });
  await sql`update labs.message set claimed_time = now() - interval '10 minutes' where clinic_id = ${gone.clinicId} and id = ${message!.id}`.execute(
    app.database.kysely,
  );
  await resumeSending(app);
  await sendMessage(app, { clinicId: gone.clinicId, id: message!.id });
  expect((await state())[0]).toMatchObject({ state: 'queued', attempts: 2, control_id: message!.control_id });
  // After a day it fails with a message.
  await sql`update labs.message set attempts = 12 where clinic_id = ${gone.clinicId} and id = ${message!.id}`.execute(
    app.database.kysely,
  );
  await sendMessage(app, { clinicId: gone.clinicId, id: message!.id });
  expect((await state())[0]).toMatchObject({ state: 'failed' });
  expect((await readTests(app.database.kysely, gone.clinicId, [tests[0]!.id]))[0]!.status).toBe('Error');
});

test('a test that is already on the note is not added again; a signed note accepts none', async () => {
  const patientId = await clinic.addPatient('Noted');
  const noteId = await addNote(patientId);
  const { groupId } = await clinic.order(patientId, ['CBC'], { noteId });
  const again = await createOrder(clinic.doctor, {
    client_key: newId(),
    patient_id: patientId,
    note_id: noteId,
    provider_id: null,
    tests: [{ product_id: await clinic.product('CBC'), diagnoses: [], answers: {} }],
    fields: {},
  });
  expect(again).toMatchObject({ code: 'TEST_ADDED', message: 'Lab Test has been added' });
  // Another test joins the unsent order.
  const second = await clinic.order(patientId, ['TSH'], { noteId });
  expect(second.groupId).toBe(groupId);
  expect(second.tests).toHaveLength(2);
  const mix = done(
    await mixPreview(clinic.doctor, {
      noteId,
      productIds: [await clinic.product('CBC'), await clinic.product('A1C')],
      setIds: [],
    }),
  );
  expect(mix.duplicates).toEqual(['Complete Blood Count']);
  expect(mix.groups.map(({ tests, has_account }) => [tests.length, has_account])).toEqual([[1, true]]);
  expect(await noteTests.read(app.database.kysely, clinic.clinicId, noteId)).toHaveLength(2);
  const taken = done(
    await deleteTestOrder(clinic.doctor, second.tests.find(({ test_code }) => test_code === 'TSH')!.id),
  );
  expect(taken.test_code).toBe('TSH');
  // A removed test may be added again.
  expect((await clinic.order(patientId, ['TSH'], { noteId })).tests).toHaveLength(2);
  await sql`update chart.chart_note set signer_id = author_id, signer_name = 'D', signed_time = now(), signed_hash = '\\x00' where clinic_id = ${clinic.clinicId} and id = ${noteId}`.execute(
    app.database.kysely,
  );
  const signed = { client_key: newId(), patient_id: patientId, note_id: noteId, provider_id: null, fields: {} };
  expect(
    await createOrder(clinic.doctor, {
      ...signed,
      tests: [{ product_id: await clinic.product('A1C'), diagnoses: [], answers: {} }],
    }),
  ).toMatchObject({ code: 'NOTE_SIGNED' });
  expect(await updateOrder(clinic.doctor, groupId, 1, { fields: { comments: 'x' }, tests: [] })).toMatchObject({
    code: 'NOTE_SIGNED',
  });
});

test('the same key creates one order, even concurrently; other clinics’ ids are not found', async () => {
  const patientId = await clinic.addPatient('Twice');
  const order = {
    client_key: newId(),
    patient_id: patientId,
    note_id: null,
    provider_id: null,
    tests: [{ product_id: await clinic.product('CBC'), diagnoses: [], answers: {} }],
    fields: {},
  };
  const made = await Promise.all([1, 2, 3].map(() => createOrder(clinic.doctor, order)));
  expect(new Set(made.map((ids) => String(done(ids)))).size).toBe(1);
  const other = await makeLabsClinic(app, LAB);
  expect(isDomainError(await createOrder(other.doctor, { ...order, client_key: newId() }))).toBe(true);
  expect(await updateOrder(other.doctor, done(made[0]!)[0]!, 1, { fields: {}, tests: [] })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await sendOrders(other.doctor, done(made[0]!), null)).messages).toEqual(['This order does not exist.']);
});

test('a reflex test is listed with its cause; a test canceled by the laboratory shows the reason', async () => {
  const patientId = await clinic.addPatient('Reflexive');
  const { groupId, tests } = await clinic.order(patientId, ['UA', 'SEMEN']);
  await clinic.send(groupId);
  const results = await until(async () => {
    const all = await current(patientId);
    return all.length === 3 && all;
  });
  const culture = results.find(({ test_code }) => test_code === 'UCX')!;
  const [reflex] = await readTests(app.database.kysely, clinic.clinicId, [culture.test_order_id!]);
  expect(reflex).toMatchObject({
    status: 'Final',
    reflex_of: tests.find(({ test_code }) => test_code === 'UA')!.id,
    group_id: groupId,
  });
  const cancelled = (
    await readTests(app.database.kysely, clinic.clinicId, [tests.find(({ test_code }) => test_code === 'SEMEN')!.id])
  )[0]!;
  expect([cancelled.status, cancelled.cancel_reason]).toEqual(['Cancelled', 'The specimen was not sufficient.']);
});

test('a sent test is canceled with a reason, and the laboratory is notified', async () => {
  const patientId = await clinic.addPatient('Unreported');
  const { groupId, tests } = await clinic.order(patientId, ['PAP']);
  expect(await moveTestOrder(clinic.doctor, tests[0]!.id, 'Collected', null)).toMatchObject({ code: 'NOT_POSSIBLE' });
  await clinic.send(groupId);
  expect(await moveTestOrder(clinic.doctor, tests[0]!.id, 'Cancelled', '')).toMatchObject({ code: 'BAD_USER_INPUT' });
  done(await moveTestOrder(clinic.doctor, tests[0]!.id, 'Cancelled', 'Ordered twice'));
  const problem = async () =>
    (await readGroups(app.database.kysely, clinic.clinicId, [groupId])).map((group) => group.problem);
  expect(await problem()).toEqual([expect.stringContaining('has not confirmed the cancellation')]);
  await clinic.deliver();
  expect(lab.orders[tests[0]!.placer_number]).toMatchObject({ cancelled: true });
  expect(await problem()).toEqual([null]);
});

test('an unidentified result waits for manual matching; it is linked, unlinked and linked again with reasons, and readers are notified', async () => {
  const patientId = await clinic.addPatient('Unknown');
  const { groupId } = await clinic.order(patientId, ['CBC']);
  await clinic.send(groupId);
  const found = await until(async () => (await unmatchedResults(clinic.nurse, page)).results[0]);
  expect(found).toMatchObject({ patient_id: null, match_problem: 'No order number on the report.' });
  expect(await likelyPatients(clinic.nurse, found.id)).toEqual([]);
  expect((await countResults(clinic.doctor)).unmatched).toBeGreaterThan(0);
  expect(
    await reviewResult(clinic.doctor, found.id, { version: found.version, disposition: 'Task', comment: '' }),
  ).toMatchObject({ code: 'NOT_LINKED' });
  done(await linkReports(clinic.nurse, [found.id], { patientId, testOrderId: null, reason: 'The laboratory said so' }));
  done(await readResult(clinic.doctor, found.id));
  const stranger = await clinic.addPatient('Stranger');
  expect(
    await linkReports(clinic.nurse, [found.id], { patientId: stranger, testOrderId: null, reason: null }),
  ).toMatchObject({ code: 'ALREADY_LINKED' });
  expect(await unlinkReport(clinic.nurse, found.id, ' ')).toMatchObject({ code: 'BAD_USER_INPUT' });
  done(await unlinkReport(clinic.nurse, found.id, 'Wrong person'));
  expect((await current(patientId)).map(({ id }) => id)).not.toContain(found.id);
  const { rows } = await sql<{
    type: string;
  }>`select type from notifications.notification where clinic_id = ${clinic.clinicId} and user_id = ${clinic.doctor.actor.userId}`.execute(
    app.database.kysely,
  );
  expect(rows.map(({ type }) => type)).toContain('Lab result was another patient’s');
  done(await dismissReport(clinic.nurse, found.id, 'Sent to us by mistake'));
  expect((await unmatchedResults(clinic.nurse, page)).results.map(({ id }) => id)).not.toContain(found.id);
});

test('a patient reads final results that are not withheld; withholding needs a reason and an end', async () => {
  const patientId = await clinic.addPatient('Reader');
  const { groupId } = await clinic.order(patientId, ['A1C']);
  await clinic.send(groupId);
  const result = await until(async () => (await current(patientId))[0]);
  const portal = {
    app,
    now: new Date(),
    ip: null,
    clinicId: clinic.clinicId,
    clinicName: '',
    timeZone: 'UTC',
    patientId,
    patientName: 'Ada Reader',
    sessionId: null,
  };
  const read = async (now = new Date()) =>
    ((await portalResults({ ...portal, now }, {})) as { results: { test: string }[] }).results;
  expect((await read()).map(({ test: name }) => name)).toEqual(['Hemoglobin A1c']);
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await lockResult(clinic.doctor, result.id, tomorrow, '')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await lockResult(clinic.doctor, result.id, new Date(0), 'x')).toMatchObject({ code: 'BAD_USER_INPUT' });
  done(await lockResult(clinic.doctor, result.id, tomorrow, 'To be told in person'));
  expect(await read()).toEqual([]);
  expect(await read(new Date(tomorrow.getTime() + 1))).toHaveLength(1);
  done(await lockResult(clinic.doctor, result.id, null, ''));
  expect(await read()).toHaveLength(1);
  const stranger = await clinic.addPatient('Other');
  expect(((await portalResults({ ...portal, patientId: stranger }, {})) as { results: unknown[] }).results).toEqual([]);
});

test('a critical result notifies immediately, and one member is responsible until it is reassigned', async () => {
  const patientId = await clinic.addPatient('Critical');
  const { groupId } = await clinic.order(patientId, ['CBC']);
  await clinic.send(groupId);
  const result = await until(async () => (await current(patientId)).find(({ is_critical }) => is_critical));
  expect(result.owner_id).toBe(clinic.doctor.actor.userId);
  expect((await resultsToReview(clinic.doctor, page, true)).results[0]!.is_critical).toBe(true);
  const { rows } =
    await sql`select 1 from notifications.notification where clinic_id = ${clinic.clinicId} and type = 'Critical lab result'`.execute(
      app.database.kysely,
    );
  expect(rows.length).toBeGreaterThan(0);
  const work = await labTasks.read(app.database.kysely, clinic.clinicId, { id: result.id, chain_id: result.chain_id });
  expect(work[0]!.task).toMatchObject({ ownerUserId: clinic.doctor.actor.userId, patientId });
  done(await assignResult(clinic.doctor, result.id, clinic.nurse.actor.userId));
  expect(await assignResult(clinic.doctor, result.id, newId())).toMatchObject({ code: 'BAD_USER_INPUT' });
  const before = await reassignLabs.count(app.database.kysely, clinic.clinicId, clinic.nurse.actor.userId, new Date());
  expect(before).toBe(1);
  await app.database.transaction((tx) =>
    reassignLabs.move(tx, clinic.manager, clinic.nurse.actor.userId, clinic.doctor.actor.userId),
  );
  expect(await reassignLabs.count(app.database.kysely, clinic.clinicId, clinic.nurse.actor.userId, new Date())).toBe(0);
  const section = await labsSection.read(app, clinic.clinicId, patientId);
  expect(section[0]!['Values']).toContain('critical high');
  const series = await readFlowsheet(clinic.doctor, patientId);
  expect(series.find(({ name }) => name === 'Hemoglobin')!.values[0]).toMatchObject({ run: 0, value: '11.2' });
});

test('tests the connection without an order; the laboratory reports a wrong password', async () => {
  expect(done(await testConnection(clinic.manager, clinic.accountId)).ok).toBe(true);
  const wrong = await makeLabsClinic(app, LAB);
  const input = {
    lab_id: wrong.labId,
    scope: 'Clinic',
    application: 'SALUS',
    facility: wrong.facility,
    accountNumber: '1',
    username: 'u',
    password: 'wrong',
  };
  done(await saveAccount(wrong.manager, input, { id: wrong.accountId, version: 1 }));
  expect(done(await testConnection(wrong.manager, wrong.accountId))).toMatchObject({ ok: false });
  const { groupId } = await wrong.order(await wrong.addPatient('Any'), ['CBC']);
  await wrong.send(groupId);
  const { rows } = await sql<{
    status: string;
  }>`select status from labs.account where clinic_id = ${wrong.clinicId}`.execute(app.database.kysely);
  expect(rows[0]!.status).toBe('InvalidCredentials');
  // The password appears in no stored message.
  const { rows: stored } =
    await sql`select 1 from labs.message where clinic_id = ${wrong.clinicId} and content like '%wrong%'`.execute(
      app.database.kysely,
    );
  expect(stored).toEqual([]);
});

test('rejects messages that are unreadable, without a known receiver, or for another clinic’s order', async () => {
  const patientId = await clinic.addPatient('Guarded');
  const { groupId, tests } = await clinic.order(patientId, ['PSA']);
  await clinic.send(groupId);
  const other = await makeLabsClinic(app, LAB);
  const oru = (facility: string, placer: string, control = newId()): string =>
    `MSH|^~\\&|LAB|LAB|SALUS|${facility}|20261122||ORU^R01|${control}|P|2.5.1\rPID|1||1||Guarded^Ada||19800501\rORC|RE|${placer}\rOBR|1|${placer}|F9|PSA^PSA|||20261122|||||||||||||||20261122|||F\rOBX|1|NM|P^P||1|ng/mL|<4||||F\r`;
  const code = async (message: string): Promise<string> => /MSA\|(\w\w)/.exec(await receiveMessage(app, message))![1]!;
  expect(await code('nonsense')).toBe('AR');
  expect(await code(oru('NOBODY', tests[0]!.placer_number))).toBe('AR');
  expect(await code(oru(other.facility, tests[0]!.placer_number))).toBe('AR');
  expect(await code(oru(clinic.facility, 'X').replace('||||F\r', '\r'))).toBe('AE');
  const control = newId();
  expect(await code(oru(clinic.facility, 'NOT-OURS', control))).toBe('AA');
  expect(await code(oru(clinic.facility, 'NOT-OURS', control))).toBe('AA');
  expect(await code(oru(clinic.facility, 'NOT-OURS-2', control))).toBe('AR');
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from labs.report where clinic_id = ${clinic.clinicId} and placer_number like 'NOT-OURS%'`.execute(
    app.database.kysely,
  );
  expect(rows[0]!.count).toBe(1);
  // The order number matches but the person differs: it has to be matched manually.
  const mixed = oru(clinic.facility, tests[0]!.placer_number).replace('19800501', '19700101');
  expect(await code(mixed)).toBe('AA');
  const waits = (await unmatchedResults(clinic.nurse, page)).results.find(({ match_problem }) =>
    match_problem?.includes('date of birth'),
  );
  expect(waits).toBeTruthy();
  const search = async (words: string) => (await unmatchedResults(clinic.nurse, page, words)).results;
  expect((await search('guarded psa')).map(({ id }) => id)).toContain(waits!.id);
  expect((await search('1970-01-01')).map(({ id }) => id)).toContain(waits!.id);
  expect(await search('guarded no-such-test')).toEqual([]);
  expect((await search('not-ours')).every(({ match_problem }) => match_problem !== null)).toBe(true);
});

async function textOf({ doc }: { doc: NodeJS.ReadableStream }): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of doc) pieces.push(Buffer.from(piece as Uint8Array));
  const { texts } = await readPdf(Buffer.concat(pieces));
  return texts.map(({ text }) => text).join(' ');
}

test('a requisition is a PDF of the order', async () => {
  const patientId = await clinic.addPatient('Paper');
  const { groupId } = await clinic.order(patientId, ['CBC', 'LIPID']);
  const printed = await textOf((await writeRequisition(clinic.doctor, groupId))!);
  for (const text of ['05/01/1980', 'Guarantor', 'None on file', 'Collected by', 'Ordering provider', '1 Elm St'])
    expect(printed).toContain(text);
  expect(await writeRequisition(clinic.doctor, newId())).toBeNull();
});

test('an order names the insurance and the guarantor, and neither if the clinic pays', async () => {
  const before = modulesOf(app);
  const insurance: PatientInsurance = {
    payerName: 'Harbor Health',
    payerCode: '87726',
    payerPhone: '',
    payerAddress: ['1 Pay St', '', 'Boston', 'MA', '02110'],
    planName: 'PPO',
    memberId: 'W123',
    groupNumber: 'GRP7',
    groupName: '',
    relationship: 'Child',
    subscriber: { firstName: 'Grace', lastName: 'Parent', birthDay: '1960-02-03', sex: 'Female', address: [] },
  };
  const guarantor = { firstName: 'Grace', lastName: 'Parent', birthDay: null, phone: '', address: ['2 Oak St'] };
  setModules(app, [
    { ...labs, insurances: async () => [insurance], guarantor: async () => ({ ...guarantor, relationship: 'Child' }) },
  ]);
  const sent = async (billTo: string): Promise<string> => {
    const { groupId } = await clinic.order(await clinic.addPatient('Insured'), ['CBC']);
    await sql`update labs.order_group set bill_to = ${billTo} where id = ${groupId}`.execute(app.database.kysely);
    expect((await clinic.send(groupId)).ok).toBe(true);
    const { rows } = await sql<{ content: string }>`select content from labs.message
      where clinic_id = ${clinic.clinicId} and group_id = ${groupId} and direction = 'out'`.execute(
      app.database.kysely,
    );
    return rows[0]!.content;
  };
  const insured = await sent('Insurance');
  expect(insured).toMatch(/\rIN1\|1\|\^PPO\|87726\|Harbor Health\|1 Pay St\^\^Boston\^MA\^02110\|.*\|GRP7\|/);
  expect(insured).toMatch(/\|Parent\^Grace\|CHD\|19600203\|1 Elm St/);
  expect(insured).toMatch(/\rGT1\|1\|\|Parent\^Grace\|\|2 Oak St\|/);
  expect(await sent('Patient')).toMatch(/^(?![\s\S]*\rIN1)[\s\S]*\rGT1\|/);
  expect(await sent('Clinic')).not.toMatch(/\r(?:IN1|GT1)\|/);
  setModules(app, before);
});

async function addNote(patientId: string): Promise<string> {
  const id = newId();
  const { clinicId, doctor } = clinic;
  await sql`insert into chart.chart_note (clinic_id, id, patient_id, author_id, encounter_mode, record_name, note, nurse_note, service_date, editor_id, created_time, updated_time)
    values (${clinicId}, ${id}, ${patientId}, ${doctor.actor.userId}, 'office', 'Visit', '<p>x</p>', '', '2026-11-22', ${doctor.actor.userId}, now(), now())`.execute(
    app.database.kysely,
  );
  return id;
}
