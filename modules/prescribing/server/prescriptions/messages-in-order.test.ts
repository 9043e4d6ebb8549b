// Over 300 lines: each way in which messages about one prescription can meet, on one network.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { startNetworkServer, type NetworkServer } from '../../../../sandbox/network-server.ts';
import { statusLine, statusOf } from '../../rules/index.ts';
import type { RxRenewalRequest } from '../network/index.ts';
import { sendMessage } from '../network/queue/send-message.ts';
import { watchMessages } from '../network/queue/watch-messages.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { findRequest } from '../records/requests.sql.ts';
import { takeNetworkMessage } from '../take-network-message.ts';
import { onDeathRecorded } from '../work/on-death-recorded.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { cancelPrescription } from './cancel-prescription.ts';
import { readPrescriptions, type PrescriptionRow } from '../records/prescriptions.sql.ts';
import { sendPrescription } from './send-prescription.ts';

const fixture = useTestApp(new Date());
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };
let network: NetworkServer;
let clinic: PrescribingClinic;
let url: string;
let hours = 0;

beforeAll(async () => {
  network = await startNetworkServer(null, { ...account, callbackUrl: 'http://127.0.0.1:1/', pace: 1e9 });
  url = `http://127.0.0.1:${network.port}`;
  clinic = await makePrescribingClinic(appAt(url));
});
afterAll(() => network.close());

const appAt = (address: string): App => ({
  ...fixture(),
  clock: () => new Date(Date.now() + hours * 3_600_000),
  config: { ...fixture().config, network: { ...account, url: address, version: '2017071' } },
});
/** The doctor, with the network reachable or not. */
const doctor = (where: 'here' | 'away'): RequestContext => {
  const app = appAt(where === 'here' ? url : 'http://127.0.0.1:9');
  return { ...clinic.doctor, app, now: app.clock() };
};
const once = () => ({ clientKey: newId(), id: null, version: null });
const db = () => fixture().database.kysely;
const rowOf = async (id: string) => (await readPrescriptions(db(), clinic.clinicId, [id]))[0]!;
const prescribe = async (
  where: 'here' | 'away',
  pharmacy: Parameters<PrescribingClinic['pharmacy']>[0] = 'confirms',
) => {
  const patientId = await clinic.addPatient(`Order${newId().slice(-6)}`);
  const wish = clinic.wish(patientId, { pharmacy_ncpdp_id: clinic.pharmacy(pharmacy) });
  return must(await sendPrescription(doctor(where), wish, once(), []));
};
const messagesOf = async (row: PrescriptionRow) => {
  const { rows } = await sql<{ id: string; kind: string; state: string; attempts: number }>`
    select id, kind, state, attempts from prescribing.network_message
    where clinic_id = ${clinic.clinicId} and prescription_id = ${row.id} order by place`.execute(db());
  return rows;
};
const arrived = (row: PrescriptionRow): string[] =>
  [...network.taken.values()]
    .filter(({ orderNumber }) => orderNumber === String(row.order_number))
    .map(({ kind }) => kind);

test('recording a patient as deceased withdraws waiting prescriptions', async () => {
  const waiting = await prescribe('away');
  const delivered = await prescribe('here');
  for (const { row } of [waiting, delivered])
    await fixture().database.transaction((tx) =>
      onDeathRecorded(appAt(url), tx, { clinicId: clinic.clinicId, body: { id: row.patient_id } }),
    );
  expect(statusOf(await rowOf(waiting.row.id))).toBe('canceled');
  expect(statusOf(await rowOf(delivered.row.id))).toBe('delivered');
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: waiting.row.network_message_id });
  expect(arrived(waiting.row)).toEqual([]);
});

test('an unsent prescription is withdrawn without a message', async () => {
  const sent = await prescribe('away');
  expect(sent.code).toBe('waiting');
  expect(sent.message).toContain('Waiting to send');
  expect(statusLine(sent.row)).toBe('Waiting to send');
  const canceled = must(await cancelPrescription(doctor('away'), sent.row.id, 'Wrong patient'));
  expect([canceled.code, canceled.row.state, statusOf(canceled.row)]).toEqual(['withdrawn', 'Withdrawn', 'canceled']);
  expect(canceled.message).toContain('before it was sent');
  // The network is available again, and no attempt sends anything.
  const [message, ...others] = await messagesOf(sent.row);
  expect(others).toEqual([]);
  expect(message!.state).toBe('withdrawn');
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: message!.id });
  expect(arrived(sent.row)).toEqual([]);
  const { rows } = await sql<{ reason: string; changes: object }>`
    select reason, changes from audit.inbox where clinic_id = ${clinic.clinicId} and object_id = ${sent.row.id} and changes::text like '%Withdrawn%'
    union all select reason, changes from audit.entry where clinic_id = ${clinic.clinicId} and object_id = ${sent.row.id}
      and changes::text like '%Withdrawn%'`.execute(db());
  expect(rows).toEqual([{ reason: 'Wrong patient', changes: { state: { before: 'Waiting', after: 'Withdrawn' } } }]);
  expect(await cancelPrescription(doctor('here'), sent.row.id, 'Again')).toMatchObject({ code: 'NOT_POSSIBLE' });
});

test('a cancellation after a lost answer is sent after its prescription once the network is back', async () => {
  const sent = await prescribe('away', 'queues');
  const [lost] = await messagesOf(sent.row);
  // Another attempt was made whose outcome is unknown.
  await sql`update prescribing.network_message set attempts = attempts + 1 where id = ${lost!.id}`.execute(db());
  const waiting = must(await cancelPrescription(doctor('away'), sent.row.id, 'Not needed'));
  expect([waiting.code, waiting.row.state, waiting.row.cancel_state]).toEqual(['waiting', 'Waiting', 'Waiting']);
  expect(statusLine(waiting.row)).toBe('Waiting to send, cancellation waiting to send');
  const [newRx, cancel] = await messagesOf(sent.row);
  // Sending the cancellation first does nothing: it is not its turn.
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: cancel!.id });
  expect(arrived(sent.row)).toEqual([]);
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: newRx!.id });
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: cancel!.id });
  expect(arrived(sent.row)).toEqual(['NewRx', 'CancelRx']);
  expect(await rowOf(sent.row.id)).toMatchObject({ state: 'Queued', cancel_state: 'Queued' });
}, 600_000);

test('a waiting message is woken by the one it waited for', async () => {
  const sent = await prescribe('away');
  const [newRx] = await messagesOf(sent.row);
  // A process claimed it and crashed.
  await sql`update prescribing.network_message set state = 'sending', attempts = attempts + 1, claimed_time = ${doctor('here').now}
    where id = ${newRx!.id}`.execute(db());
  const waiting = must(await cancelPrescription(doctor('here'), sent.row.id, 'Not needed'));
  expect(waiting.code).toBe('waiting');
  const [, cancel] = await messagesOf(sent.row);
  await sql`select graphile_worker.remove_job(${`prescribing.send-message ${cancel!.id}`})`.execute(db());
  hours += 0.1;
  await watchMessages(appAt(url));
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: newRx!.id });
  const { rows } =
    await sql`select 1 from graphile_worker.jobs where key = ${`prescribing.send-message ${cancel!.id}`}`.execute(db());
  expect(rows).toHaveLength(1);
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: cancel!.id });
  expect(arrived(sent.row)).toEqual(['NewRx', 'CancelRx']);
}, 600_000);

test('an attempt that never left is withdrawn with the cancellation that waits for it', async () => {
  const sent = await prescribe('away');
  const [newRx] = await messagesOf(sent.row);
  const app = appAt('http://127.0.0.1:9');
  // Another process is sending it while the doctor cancels.
  await sql`update prescribing.network_message set state = 'sending', claimed_time = ${app.clock()} where id = ${newRx!.id}`.execute(
    db(),
  );
  must(await cancelPrescription(doctor('away'), sent.row.id, 'Not needed'));
  expect((await messagesOf(sent.row)).map(({ state }) => state)).toEqual(['sending', 'queued']);
  await sql`update prescribing.network_message set state = 'queued' where id = ${newRx!.id}`.execute(db());
  await sendMessage(app, { clinicId: clinic.clinicId, id: newRx!.id });
  expect((await messagesOf(sent.row)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
  expect(await rowOf(sent.row.id)).toMatchObject({
    state: 'Withdrawn',
    cancel_state: null,
    cancel_reason: 'Not needed',
  });
}, 600_000);

test('a cancellation is moot once the network rejects its prescription', async () => {
  const patientId = await clinic.addPatient('Moot');
  const wish = clinic.wish(patientId, { pharmacy_ncpdp_id: clinic.pharmacy('rejects') });
  const sent = must(await sendPrescription(doctor('away'), wish, once(), []));
  const [newRx] = await messagesOf(sent.row);
  await sql`update prescribing.network_message set attempts = attempts + 1 where id = ${newRx!.id}`.execute(db());
  const canceled = must(await cancelPrescription(doctor('here'), sent.row.id, 'Not needed'));
  expect(canceled).toMatchObject({ code: 'withdrawn', row: { state: 'Withdrawn', cancel_state: null } });
  expect((await messagesOf(sent.row)).map(({ state }) => state)).toEqual(['refused', 'withdrawn']);
});

test('after a day without an answer the outcome is unknown, and the cancellation is sent', async () => {
  const patientId = await clinic.addPatient('Uncertain');
  const wish = clinic.wish(patientId, { pharmacy_ncpdp_id: clinic.pharmacy('confirms') });
  const sent = must(await sendPrescription(doctor('away'), wish, once(), []));
  const [newRx] = await messagesOf(sent.row);
  await sql`update prescribing.network_message set attempts = 14 where id = ${newRx!.id}`.execute(db());
  must(await cancelPrescription(doctor('away'), sent.row.id, 'Not needed'));
  hours += 25;
  await sendMessage(appAt('http://127.0.0.1:9'), { clinicId: clinic.clinicId, id: newRx!.id });
  expect(await rowOf(sent.row.id)).toMatchObject({ state: 'Unknown', cancel_state: 'Waiting' });
  const [, cancel] = await messagesOf(sent.row);
  await sendMessage(appAt(url), { clinicId: clinic.clinicId, id: cancel!.id });
  expect(arrived(sent.row)).toEqual(['CancelRx']);
}, 600_000);

const renewalOf = (row: PrescriptionRow): RxRenewalRequest => ({
  kind: 'RxRenewalRequest',
  header: {
    to: { code: clinic.spi, qualifier: 'D' },
    from: { code: row.pharmacy_ncpdp_id, qualifier: 'P' },
    messageId: newId().replaceAll('-', ''),
    sentTime: new Date().toISOString(),
    orderNumber: String(row.order_number),
    rxReferenceNumber: 'RX1',
  },
  patient: {
    name: { firstName: 'Ada', lastName: row.patient_name.split(' ')[1]! },
    gender: 'F',
    dateOfBirth: '1980-05-01',
  },
  pharmacy: { ncpdpId: row.pharmacy_ncpdp_id, name: 'Elm' },
  prescriber: { npi: '1234567893', name: { firstName: 'Doctor', lastName: 'Tester' } },
  dispensed: {
    description: 'lisinopril 10 mg tablet',
    quantity: { value: '30', qualifier: '38', unit: 'C48542' },
    substitutions: '0',
    sig: 'Take 1 tablet by mouth once daily',
    requestedRefills: 2,
  },
});

test('an unsent approval is withdrawn with its prescription, and the request is open again', async () => {
  const original = (await prescribe('here')).row;
  const message = renewalOf(original);
  const context = {
    app: appAt(url),
    clinicId: clinic.clinicId,
    now: new Date(),
    timeZone: 'UTC',
    prescriberId: clinic.doctor.actor.userId,
  };
  await fixture().database.transaction((tx) => takeNetworkMessage(tx, context, message, null));
  const received = (await findRequest(db(), clinic.clinicId, message.header.messageId))!;
  const answer = {
    response: 'Approved' as const,
    order_number: '8801',
    refills: '2',
    note: '',
    denied_code: '',
    denial_reason: '',
    prior_authorization: '',
    replacement: null,
  };
  const waiting = must(await answerRequest(doctor('away'), received.id, received.version, answer));
  expect([waiting.code, waiting.row.response_state]).toEqual(['waiting', 'Waiting']);
  expect(waiting.message).toContain('waiting to send');
  const made = await rowOf(waiting.row.response_prescription_id!);
  expect(statusLine(made)).toBe('Waiting to send');
  expect(must(await cancelPrescription(doctor('away'), made.id, 'Changed my mind')).code).toBe('withdrawn');
  const again = (await findRequest(db(), clinic.clinicId, message.header.messageId))!;
  expect(again).toMatchObject({ state: 'Waiting', response: null, response_prescription_id: null });
  const second = must(
    await answerRequest(doctor('here'), again.id, again.version, { ...answer, order_number: '8802' }),
  );
  expect(second).toMatchObject({ code: '010', row: { response_state: 'Confirmed' } });
  expect(second.row.response_prescription_id).not.toBe(made.id);
  expect((await rowOf(made.id)).state).toBe('Withdrawn');
});

test('an approval is sent after the cancellation of the prescription it renews', async () => {
  const original = (await prescribe('here')).row;
  const message = renewalOf(original);
  const context = {
    app: appAt(url),
    clinicId: clinic.clinicId,
    now: new Date(),
    timeZone: 'UTC',
    prescriberId: clinic.doctor.actor.userId,
  };
  await fixture().database.transaction((tx) => takeNetworkMessage(tx, context, message, null));
  const received = (await findRequest(db(), clinic.clinicId, message.header.messageId))!;
  const canceled = must(await cancelPrescription(doctor('away'), original.id, 'Too early'));
  expect([canceled.code, canceled.message]).toEqual([
    'waiting',
    expect.stringContaining('Cancellation waiting to send'),
  ]);
  const answer = {
    response: 'Approved' as const,
    order_number: '8811',
    refills: '2',
    note: '',
    denied_code: '',
    denial_reason: '',
    prior_authorization: '',
    replacement: null,
  };
  const answered = must(await answerRequest(doctor('here'), received.id, received.version, answer));
  expect(answered.code).toBe('010');
  const order = [...network.taken.values()].filter(({ orderNumber }) =>
    ['8811', String(original.order_number)].includes(orderNumber),
  );
  expect(order.map(({ kind }) => kind)).toEqual(['NewRx', 'CancelRx', 'RxRenewalResponse']);
});

test('an approval of an earlier cancellation counts after a second request', async () => {
  const { row } = await prescribe('here');
  const first = must(await cancelPrescription(doctor('here'), row.id, 'Not needed'));
  const context = {
    app: appAt(url),
    clinicId: clinic.clinicId,
    now: new Date(),
    timeZone: 'UTC',
    prescriberId: clinic.doctor.actor.userId,
  };
  const [, message] = await messagesOf(row);
  hours += 49;
  await watchMessages(appAt(url));
  expect((await rowOf(row.id)).cancel_state).toBe('Unknown');
  must(await cancelPrescription(doctor('here'), row.id, 'Not needed'));
  const about = {
    id: message!.id,
    messageId: first.row.cancel_message_id!,
    kind: 'CancelRx' as const,
    prescriptionId: row.id,
    orderNumber: null,
  };
  const header = { ...renewalOf(row).header, relatesTo: first.row.cancel_message_id! };
  const approved = {
    kind: 'CancelRxResponse' as const,
    header,
    response: { type: 'Approved' as const, note: 'Stopped' },
  };
  await fixture().database.transaction((tx) => takeNetworkMessage(tx, context, approved, about));
  expect(statusOf(await rowOf(row.id))).toBe('canceled');
});
