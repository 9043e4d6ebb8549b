// Over 300 lines: the exchange between a clinic and its pharmacies, from order to cancellation, on one network.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readPatients } from '#patients/server';
import { startNetworkServer, type NetworkServer } from '../../../sandbox/network-server.ts';
import type { NetworkContext, RxChangeRequest, RxRenewalRequest, ScriptMessage } from './network/index.ts';
import { cancelPrescription } from './prescriptions/cancel-prescription.ts';
import { deletePrescription, markPrinted } from './prescriptions/leave-unsent.ts';
import { beginPrescription } from './prescriptions/begin-prescription.ts';
import { readPrescriptions, wishOf } from './records/prescriptions.sql.ts';
import { savePrescription } from './prescriptions/save-prescription.ts';
import { sendBatch } from './prescriptions/send-batch.ts';
import { sendPrescription } from './prescriptions/send-prescription.ts';
import { answerRequest } from './requests/answer-request.ts';
import { deleteRequest, matchRequest } from './requests/change-request.ts';
import { findRequests } from './records/requests.sql.ts';
import { readAlerts } from './safety/alerts.sql.ts';
import { takeNetworkMessage } from './take-network-message.ts';
import { makePrescribingClinic, type PrescribingClinic } from './testing/prescribing-clinic.ts';
import { prescribingTasks } from './work/prescribing-tasks.ts';
import { findNotices } from './work/notices.sql.ts';

const fixture = useTestApp(new Date());
let app: App;
let network: NetworkServer;
let clinic: PrescribingClinic;
const page = { skip: 0, take: 50 };
const once = () => ({ clientKey: newId(), id: null, version: null });
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };

beforeAll(async () => {
  // The tests deliver its callbacks themselves.
  network = await startNetworkServer(null, { ...account, callbackUrl: 'http://127.0.0.1:1/', pace: 1e9 });
  const config = {
    ...fixture().config,
    network: { ...account, url: `http://127.0.0.1:${network.port}`, version: '2017071' as const },
  };
  app = { ...fixture(), clock: () => new Date(), config };
  clinic = await makePrescribingClinic(app);
});
afterAll(() => network.close());

const db = () => app.database.kysely;
const stateOf = async (id: string) => (await readPrescriptions(db(), clinic.clinicId, [id]))[0]!;
const say = (message: ScriptMessage, messageId: string | null = null) => {
  const ctx: NetworkContext = {
    app,
    clinicId: clinic.clinicId,
    now: new Date(),
    timeZone: 'America/New_York',
    prescriberId: clinic.doctor.actor.userId,
  };
  const about =
    messageId === null
      ? null
      : { id: newId(), messageId, kind: 'NewRx' as const, prescriptionId: newId(), orderNumber: null };
  return app.database.transaction((tx) => takeNetworkMessage(tx, ctx, message, about));
};
const header = (relatesTo?: string, more: object = {}) => ({
  to: { code: clinic.spi, qualifier: 'D' },
  from: { code: clinic.pharmacy('confirms'), qualifier: 'P' },
  messageId: newId().replaceAll('-', ''),
  sentTime: new Date().toISOString(),
  ...(relatesTo === undefined ? {} : { relatesTo }),
  ...more,
});

test('sends a drug, adds it to the patient’s list, and a second call sends nothing', async () => {
  const patientId = await clinic.addPatient('Marsh');
  const key = once();
  const sent = must(await sendPrescription(clinic.doctor, clinic.wish(patientId), key, []));
  expect([sent.code, sent.message]).toEqual(['010', 'Pharmacy has confirmed the prescription.']);
  expect(sent.row.state).toBe('Confirmed');
  const [patient] = await readPatients(db(), clinic.clinicId, [patientId], { medications: true });
  expect(patient!.medications!.map(({ drug_name }) => drug_name)).toEqual(['lisinopril 10 mg tablet']);
  const before = network.posts();
  expect(must(await sendPrescription(clinic.doctor, clinic.wish(patientId), key, [])).row.id).toBe(sent.row.id);
  expect(network.posts()).toBe(before);
});

test('a queued prescription is verified later; a rejected one fails with the network’s message and becomes a task', async () => {
  const patientId = await clinic.addPatient('Queue');
  const queued = must(
    await sendPrescription(
      clinic.doctor,
      clinic.wish(patientId, { pharmacy_ncpdp_id: clinic.pharmacy('queues') }),
      once(),
      [],
    ),
  );
  expect([queued.code, queued.row.state]).toEqual(['000', 'Queued']);
  expect(queued.message).toContain('Presriber Order List');
  await say({ kind: 'Verify', header: header(queued.row.message_id), code: '010' });
  expect((await stateOf(queued.row.id)).state).toBe('Confirmed');
  await say({ kind: 'Status', header: header(queued.row.message_id), code: '000' });
  expect((await stateOf(queued.row.id)).state).toBe('Confirmed');

  const failed = must(
    await sendPrescription(
      clinic.doctor,
      clinic.wish(patientId, { pharmacy_ncpdp_id: clinic.pharmacy('rejects') }),
      once(),
      [],
    ),
  );
  expect([failed.code, failed.row.state]).toEqual(['900', 'Failed']);
  expect(failed.message).toContain('rejected');
  const work = await prescribingTasks.read(db(), clinic.clinicId, { id: failed.row.id });
  expect(work[0]!.task).toMatchObject({ priority: 'High', ownerUserId: clinic.doctor.actor.userId });
  const { rows } = await findNotices(db(), clinic.clinicId, 'error', page);
  expect(rows[0]).toMatchObject({ prescription_id: failed.row.id, code: '900' });
});

test('rejects the problems of §5.1, controlled substances, closed pharmacies and taken numbers', async () => {
  const patientId = await clinic.addPatient('Refusal');
  const send = (more: object) => sendPrescription(clinic.doctor, clinic.wish(patientId, more), once(), []);
  expect(await send({ sig: '' })).toMatchObject({ issues: [{ path: 'input.sig', message: 'Sig cannot be empty!' }] });
  expect(await send({ patient_id: '' })).toMatchObject({ issues: [{ message: 'Patient ID cannot be empty.' }] });
  expect(await send({ days_supply: '0' })).toMatchObject({ issues: [{ path: 'input.days_supply' }] });
  expect(await send({ drug_description: 'Oxycodone 5 mg tablet' })).toMatchObject({ code: 'CONTROLLED_SUBSTANCE' });
  const ingredient = {
    description: 'ketamine',
    strength_value: '',
    strength_form: '',
    strength_unit: '',
    quantity_value: '1',
    quantity_qualifier: '38',
    quantity_unit: 'C28254',
  };
  const compound = {
    kind: 'compound',
    drug_description: 'Numbing cream',
    final_form: 'C68996',
    ingredients: [ingredient],
  };
  expect(await send(compound)).toMatchObject({ code: 'CONTROLLED_SUBSTANCE' });
  expect(await send({ pharmacy_ncpdp_id: '0000000' })).toMatchObject({ code: 'RECEIVER' });
  expect(await send({ note: 'cancel the other one' })).toMatchObject({ issues: [{ path: 'input.note' }] });
  const first = must(await send({ order_number: '777' }));
  expect(first.row.order_number).toBe(777);
  expect(await send({ order_number: '777' })).toMatchObject({
    code: 'P2002',
    message: 'Duplicate Order Number for new prescription. Please designate a different order number.',
  });
  expect(await sendPrescription(clinic.nurse, clinic.wish(patientId), once(), [])).toMatchObject({
    code: 'OPERATION_DENIED',
  });
  const noAddress = await clinic.addPatient('Homeless', { mailing_address: null });
  expect(await send({ patient_id: noAddress })).toMatchObject({
    issues: [{ message: 'Please edit the patient address first' }],
  });
});

test('a severe finding needs a reason, which is saved and remembered for the same dose and list', async () => {
  const patientId = await clinic.addPatient('Allergic');
  await sql`insert into patients.allergy (clinic_id, id, patient_id, substance, category, reaction, severity, status, created_time)
    values (${clinic.clinicId}, ${newId()}, ${patientId}, 'Penicillin', 'drug', 'Anaphylaxis', 'severe', 'active', now())`.execute(
    db(),
  );
  const wish = clinic.wish(patientId, {
    drug_description: 'amoxicillin 500 mg capsule',
    product_code: '',
    quantity_unit: 'C48480',
    sig: 'Take 1 capsule 3 times daily',
  });
  const rejected = await sendPrescription(clinic.doctor, wish, once(), []);
  expect(rejected).toMatchObject({ code: 'SAFETY_ALERT' });
  const { runChecks } = await import('./safety/run-checks.ts');
  const { checkPrescriptionInput } = await import('./prescriptions/check-input.ts');
  const checked = must(
    await checkPrescriptionInput(db(), clinic.doctor, { ...wish, order_number: '9000' }, clinic.doctor.actor.userId),
  );
  const { alerts } = await runChecks(db(), clinic.doctor.actor, checked.fields, checked.parties, new Date());
  const severe = alerts.filter(({ severity }) => severity === 'severe');
  expect(severe.length).toBeGreaterThan(0);
  const overrides = severe.map(({ key }) => ({ key, code: 'tolerated', note: 'Given last year' }));
  const sent = must(await sendPrescription(clinic.doctor, wish, once(), overrides));
  const savedAlerts = await readAlerts(db(), clinic.clinicId, [sent.row.id]);
  expect(savedAlerts[0]).toMatchObject({
    override_code: 'tolerated',
    override_note: 'Given last year',
    overridden_by: 'Doctor Tester',
  });
});

test('a saved prescription has its number and can be changed, sent with others, printed or deleted', async () => {
  const patientId = await clinic.addPatient('Saved');
  const { userId } = clinic.doctor.actor;
  const key = once();
  const saved = must(await savePrescription(clinic.nurse, clinic.wish(patientId), userId, key));
  expect([saved.state, saved.prescriber_id]).toEqual(['Saved', userId]);
  expect(must(await savePrescription(clinic.nurse, clinic.wish(patientId), userId, key)).id).toBe(saved.id);
  expect(await savePrescription(clinic.nurse, clinic.wish(patientId), null, once())).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  const task = await prescribingTasks.read(db(), clinic.clinicId, { id: saved.id });
  expect(task[0]!.task?.subject).toContain('to send');
  const changed = { ...wishOf(saved), sig: 'Take 2 tablets by mouth once daily' };
  const outdated = { clientKey: newId(), id: saved.id, version: saved.version + 5 };
  expect(await savePrescription(clinic.doctor, changed, null, outdated)).toMatchObject({ code: 'STALE_VERSION' });
  const again = must(await savePrescription(clinic.doctor, changed, null, { ...outdated, version: saved.version }));
  expect(again.sig).toContain('2 tablets');
  const other = must(
    await savePrescription(
      clinic.doctor,
      clinic.wish(patientId, { kind: 'supply', drug_description: 'Test strips' }),
      null,
      once(),
    ),
  );
  const results = await sendBatch(clinic.doctor, [saved.id, other.id, newId()]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  const repeated = await sendBatch(clinic.doctor, [saved.id]);
  expect(repeated).toEqual([
    { id: saved.id, ok: false, code: 'refused', message: 'This prescription has been sent already.' },
  ]);
  expect(await deletePrescription(clinic.doctor, saved.id, again.version + 2)).toMatchObject({
    code: expect.any(String),
  });
  const paper = must(await savePrescription(clinic.doctor, clinic.wish(patientId), null, once()));
  expect(must(await markPrinted(clinic.doctor, paper.id, paper.version)).state).toBe('Printed');
  const gone = must(await savePrescription(clinic.doctor, clinic.wish(patientId), null, once()));
  must(await deletePrescription(clinic.doctor, gone.id, gone.version));
  expect(await readPrescriptions(db(), clinic.clinicId, [gone.id])).toEqual([]);
});

test('a cancellation is requested once, and approved or denied by the pharmacy', async () => {
  const patientId = await clinic.addPatient('Cancelled');
  const sent = must(await sendPrescription(clinic.doctor, clinic.wish(patientId), once(), []));
  const canceled = must(await cancelPrescription(clinic.doctor, sent.row.id, 'Cough'));
  expect(canceled.row.cancel_state).toBe('Queued');
  expect(await cancelPrescription(clinic.doctor, sent.row.id, 'Cough')).toMatchObject({ code: 'NOT_POSSIBLE' });
  const denied = { type: 'Denied' as const, denialReason: 'Dispensed already' };
  await say(
    { kind: 'CancelRxResponse', header: header(canceled.row.cancel_message_id!), response: denied },
    canceled.row.cancel_message_id,
  );
  expect((await stateOf(sent.row.id)).cancel_state).toBe('Denied');
  const again = must(await cancelPrescription(clinic.doctor, sent.row.id, 'Cough'));
  const approved = { type: 'Approved' as const, note: 'Done' };
  await say(
    { kind: 'CancelRxResponse', header: header(again.row.cancel_message_id!), response: approved },
    again.row.cancel_message_id,
  );
  expect(await stateOf(sent.row.id)).toMatchObject({ cancel_state: 'Approved', cancel_answer: 'Done' });
  const { count } = await findNotices(db(), clinic.clinicId, 'cancel_response', page);
  expect(count).toBe(2);
});

const medication = (refills: number) => ({
  description: 'lisinopril 10 mg tablet',
  quantity: { value: '30', qualifier: '38', unit: 'C48542' },
  substitutions: '0' as const,
  sig: 'Take 1 tablet by mouth once daily',
  refills,
  requestedRefills: refills,
  lastFillDate: '2026-10-20',
});

function renewalOf(lastName: string, orderNumber: string): RxRenewalRequest {
  return {
    kind: 'RxRenewalRequest',
    header: header(undefined, { orderNumber, rxReferenceNumber: 'RX77' }),
    patient: { name: { firstName: 'Ada', lastName }, gender: 'F', dateOfBirth: '1980-05-01' },
    pharmacy: { ncpdpId: clinic.pharmacy('confirms'), name: 'Elm Street Pharmacy' },
    prescriber: { npi: '1234567893', name: { firstName: 'Doctor', lastName: 'Tester' } },
    dispensed: medication(2),
  };
}

async function waiting(kind: 'renewal' | 'change', messageId: string) {
  const { rows } = await findRequests(db(), clinic.clinicId, { kind, waiting: null }, page);
  return rows.find((row) => row.message_id === messageId)!;
}

test('a renewal is matched by its number, becomes a task, and is approved with changes under its own number', async () => {
  const patientId = await clinic.addPatient('Renewal');
  const original = must(await sendPrescription(clinic.doctor, clinic.wish(patientId), once(), [])).row;
  const request = renewalOf('Renewal', String(original.order_number));
  await say(request);
  await say(request);
  const row = await waiting('renewal', request.header.messageId);
  expect(row).toMatchObject({ prescription_id: original.id, patient_id: patientId, requested_refills: 2 });
  const [work] = await prescribingTasks.read(db(), clinic.clinicId, { request_id: row.id });
  const path = `/prescribing/renewals?request=${row.id}`;
  expect(work!.task).toMatchObject({ ownerUserId: clinic.doctor.actor.userId, path });
  const answer = {
    response: 'ApprovedWithChanges' as const,
    order_number: '',
    refills: '1',
    note: 'See me in spring',
    denied_code: '',
    denial_reason: '',
    prior_authorization: '',
    replacement: null,
  };
  expect(await answerRequest(clinic.doctor, row.id, row.version, answer)).toMatchObject({
    issues: [{ message: 'Please designate an order number for the new prescription.' }],
  });
  expect(
    await answerRequest(clinic.doctor, row.id, row.version, { ...answer, order_number: String(original.order_number) }),
  ).toMatchObject({ code: 'P2002' });
  const answered = must(await answerRequest(clinic.doctor, row.id, row.version, { ...answer, order_number: '4711' }));
  expect([answered.code, answered.row.state, answered.row.response]).toEqual([
    '010',
    'Answered',
    'ApprovedWithChanges',
  ]);
  expect(answered.message).toBe('The renewal response was sent.');
  const made = await stateOf(answered.row.response_prescription_id!);
  expect(made).toMatchObject({ order_number: 4711, refills: 1, state: 'Confirmed', follows_id: original.id });
  expect(made.medication_record_id).toBe(original.medication_record_id);
  expect(await answerRequest(clinic.doctor, row.id, answered.row.version, answer)).toMatchObject({
    code: 'ALREADY_ANSWERED',
  });
  const [over] = await prescribingTasks.read(db(), clinic.clinicId, { request_id: row.id });
  expect(over!.task).toBeNull();
});

test('a request for an unknown patient waits for manual matching; it is denied with a code, or deleted', async () => {
  const patientId = await clinic.addPatient('Stranger');
  const request = renewalOf('Somebody', '');
  await say(request);
  const row = await waiting('renewal', request.header.messageId);
  expect([row.patient_id, row.prescription_id]).toEqual([null, null]);
  const base = {
    order_number: '88',
    refills: '2',
    note: '',
    denied_code: '',
    denial_reason: '',
    prior_authorization: '',
    replacement: null,
  };
  expect(await answerRequest(clinic.doctor, row.id, row.version, { ...base, response: 'Approved' })).toMatchObject({
    code: 'NOT_MATCHED',
  });
  const matched = must(await matchRequest(clinic.doctor, row.id, row.version, { patientId, prescriptionId: null }));
  expect(matched.patient_id).toBe(patientId);
  const denial = {
    ...base,
    response: 'Denied' as const,
    refills: '0',
    denied_code: 'AA',
    denial_reason: 'Patient unknown to the prescriber',
  };
  const answered = must(await answerRequest(clinic.doctor, row.id, matched.version, denial));
  expect(answered.row).toMatchObject({ response: 'Denied', response_prescription_id: null });
  const second = renewalOf('Nobody', '');
  await say(second);
  const other = await waiting('renewal', second.header.messageId);
  must(await deleteRequest(clinic.doctor, other.id, other.version));
  expect(await waiting('renewal', second.header.messageId)).toBeUndefined();
});

test('a change request is answered with a replacement, and a prior authorization with its number alone', async () => {
  const patientId = await clinic.addPatient('Change');
  const original = must(await sendPrescription(clinic.doctor, clinic.wish(patientId), once(), [])).row;
  const { dispensed: _, ...parties } = renewalOf('Change', String(original.order_number));
  const change = (code: RxChangeRequest['code']): RxChangeRequest => ({
    ...parties,
    header: header(undefined, { orderNumber: String(original.order_number) }),
    kind: 'RxChangeRequest',
    code,
    prescribed: medication(3),
    requested: [{ ...medication(3), description: 'enalapril 5 mg tablet' }],
  });
  const base = {
    order_number: '',
    refills: '3',
    note: '',
    denied_code: '',
    denial_reason: '',
    prior_authorization: '',
    replacement: null,
  };
  const authorization = change('P');
  await say(authorization);
  const pending = await waiting('change', authorization.header.messageId);
  const given = must(
    await answerRequest(clinic.doctor, pending.id, pending.version, {
      ...base,
      response: 'Approved',
      prior_authorization: 'PA-42',
    }),
  );
  expect(given.row).toMatchObject({ response: 'Approved', response_prescription_id: null });
  const therapeutic = change('T');
  await say(therapeutic);
  const other = await waiting('change', therapeutic.header.messageId);
  const answered = must(
    await answerRequest(clinic.doctor, other.id, other.version, {
      ...base,
      response: 'Approved',
      order_number: '5150',
    }),
  );
  expect(await stateOf(answered.row.response_prescription_id!)).toMatchObject({
    drug_description: 'enalapril 5 mg tablet',
    order_number: 5150,
  });
});

test('a new prescription starts with the defaults, the next number and the last pharmacy', async () => {
  const patientId = await clinic.addPatient('Beginning');
  must(await sendPrescription(clinic.doctor, clinic.wish(patientId), once(), []));
  const start = must(
    await beginPrescription(clinic.doctor, {
      kind: 'drug',
      patientId,
      noteId: null,
      drugId: null,
      drugName: 'an unheard-of drug',
    }),
  );
  expect(start.fields).toMatchObject({
    kind: 'supply',
    product_qualifier: 'UP',
    pharmacy_ncpdp_id: clinic.pharmacy('confirms'),
  });
  expect(Number(start.fields.order_number)).toBeGreaterThan(1);
  const compound = must(
    await beginPrescription(clinic.doctor, { kind: 'compound', patientId, noteId: null, drugId: null, drugName: null }),
  );
  expect(compound.fields.ingredients).toHaveLength(1);
});
