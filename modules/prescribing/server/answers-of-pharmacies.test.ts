import type { GraphQLResolveInfo } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { startNetworkServer, type NetworkServer } from '../../../sandbox/network-server.ts';
import { statusOf } from '../rules/index.ts';
import type { ScriptMessage } from './network/index.ts';
import { receiveMessage } from './network/inbound/receive-message.ts';
import { readPrescriptions, type PrescriptionRow } from './records/prescriptions.sql.ts';
import { sendPrescription } from './prescriptions/send-prescription.ts';
import { findRequest, findRequests } from './records/requests.sql.ts';
import { readMessage } from './script/read-message.ts';
import { writeMessage } from './script/write-message.ts';
import { fields } from './rows.ts';
import { makePrescribingClinic, type PrescribingClinic } from './testing/prescribing-clinic.ts';
import { findNotices } from './work/notices.sql.ts';
import { prescribingTasks } from './work/prescribing-tasks.ts';

const fixture = useTestApp(new Date());
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };
let app: App;
let network: NetworkServer;
let clinic: PrescribingClinic;

beforeAll(async () => {
  network = await startNetworkServer(null, { ...account, callbackUrl: 'http://127.0.0.1:1/', pace: 1e9 });
  const url = `http://127.0.0.1:${network.port}`;
  const config = { ...fixture().config, network: { ...account, url, version: '2017071' as const } };
  app = { ...fixture(), clock: () => new Date(), config };
  clinic = await makePrescribingClinic(app);
});
afterAll(() => network.close());

const db = () => app.database.kysely;
const rowOf = async (id: string) => (await readPrescriptions(db(), clinic.clinicId, [id]))[0]!;
const prescribe = async (lastName: string, behaviour: 'confirms' | 'queues' = 'confirms'): Promise<PrescriptionRow> => {
  const wish = clinic.wish(await clinic.addPatient(lastName), { pharmacy_ncpdp_id: clinic.pharmacy(behaviour) });
  return must(
    await sendPrescription({ ...clinic.doctor, app }, wish, { clientKey: newId(), id: null, version: null }, []),
  ).row;
};
const header = (row: PrescriptionRow, secondsAgo = 0) => ({
  to: { code: clinic.spi, qualifier: 'D' },
  from: { code: row.pharmacy_ncpdp_id, qualifier: 'P' },
  messageId: newId().replaceAll('-', ''),
  relatesTo: row.message_id,
  orderNumber: String(row.order_number),
  sentTime: new Date(Date.now() - secondsAgo * 1000).toISOString(),
});
const partiesOf = (row: PrescriptionRow, lastName = row.patient_name.split(' ').at(-1)!) => ({
  patient: { name: { firstName: 'Ada', lastName }, gender: 'F' as const, dateOfBirth: '1980-05-01' },
  pharmacy: { ncpdpId: row.pharmacy_ncpdp_id, name: 'Elm' },
  prescriber: { npi: '1234567893', name: { firstName: 'Doctor', lastName: 'Tester' } },
});
const say = async (message: ScriptMessage): Promise<string> => {
  const answer = readMessage(await receiveMessage(app, writeMessage(message)));
  return 'code' in answer ? `${answer.kind} ${answer.code}` : 'nothing';
};

test('a fill report marks a prescription filled; an older one that arrives later changes nothing', async () => {
  const row = await prescribe('Filled', 'queues');
  const fill = (type: 'Dispensed' | 'NotDispensed', secondsAgo: number) =>
    say({ kind: 'RxFill', header: header(row, secondsAgo), ...partiesOf(row), fill: { type, note: 'Picked up' } });
  expect(statusOf(row)).toBe('sent');
  expect(await fill('Dispensed', 10)).toBe('Status 010');
  expect(await rowOf(row.id)).toMatchObject({ state: 'Confirmed', fill_state: 'Dispensed', fill_note: 'Picked up' });
  await fill('NotDispensed', 60);
  expect(statusOf(await rowOf(row.id))).toBe('filled');
  await fill('NotDispensed', 0);
  expect(statusOf(await rowOf(row.id))).toBe('not-filled');
});

test('ignores a fill report for another patient or from another pharmacy', async () => {
  const row = await prescribe('Believed', 'queues');
  const fill = { type: 'Dispensed' as const };
  expect(await say({ kind: 'RxFill', header: header(row), ...partiesOf(row, 'Stranger'), fill })).toBe('Status 010');
  expect((await rowOf(row.id)).fill_state).toBeNull();
  const { rows } = await findNotices(db(), clinic.clinicId, 'error', { skip: 0, take: 5 });
  expect(rows[0]).toMatchObject({
    code: 'RxFill',
    prescription_id: row.id,
    text: expect.stringContaining('another patient'),
  });
  const from = { code: '9999999', qualifier: 'P' };
  expect(await say({ kind: 'RxFill', header: { ...header(row), from }, ...partiesOf(row), fill })).toBe('Error 601');
});

test('an error after the confirmation fails the prescription; one written before it is ignored', async () => {
  const row = await prescribe('Errors');
  expect(row.state).toBe('Confirmed');
  const error = (secondsAgo: number) =>
    say({ kind: 'Error', header: header(row, secondsAgo), code: '900', description: 'Patient not found' });
  await error(3600);
  expect((await rowOf(row.id)).state).toBe('Confirmed');
  await error(0);
  expect(await rowOf(row.id)).toMatchObject({ state: 'Failed', problem: '900: Patient not found' });
  const [work] = await prescribingTasks.read(db(), clinic.clinicId, { id: row.id });
  expect(work!.task).toMatchObject({ priority: 'High', ownerUserId: clinic.doctor.actor.userId });
  const { rows } = await findNotices(db(), clinic.clinicId, 'error', { skip: 0, take: 5 });
  expect(rows[0]).toMatchObject({ prescription_id: row.id, code: '900' });
});

test('a Verify counts by its code: only 010 is a delivery', async () => {
  const row = await prescribe('Verified', 'queues');
  const verify = (code: string) => say({ kind: 'Verify', header: header(row), code, description: 'Could not verify' });
  await verify('900');
  expect(await rowOf(row.id)).toMatchObject({ state: 'Queued' });
  const { rows } = await findNotices(db(), clinic.clinicId, 'error', { skip: 0, take: 5 });
  expect(rows[0]).toMatchObject({
    code: '900',
    prescription_id: row.id,
    text: expect.stringContaining('Not verified'),
  });
  await verify('000');
  expect((await rowOf(row.id)).state).toBe('Queued');
  await verify('010');
  expect((await rowOf(row.id)).state).toBe('Confirmed');
});

test('lists a renewal with only MedicationPrescribed, with its details in words', async () => {
  const row = await prescribe('Renewed');
  const prescribed = {
    description: 'lisinopril 10 mg tablet',
    quantity: { value: '30', qualifier: '38', unit: 'C48542' },
    substitutions: '0' as const,
    sig: 'Take 1 tablet once daily',
  };
  const message = { kind: 'RxRenewalRequest' as const, header: header(row), ...partiesOf(row), prescribed };
  expect(await say(message)).toBe('Status 010');
  const { rows } = await findRequests(db(), clinic.clinicId, { kind: 'renewal', waiting: true }, { skip: 0, take: 50 });
  const found = rows.find(({ message_id: id }) => id === message.header.messageId)!;
  expect(found).toMatchObject({ prescription_id: row.id, dispensed: null, requested_refills: null });
  const request = { ...found, about: row, orders: 0 };
  const { requested } = fields.PharmacyRequest;
  expect(await requested(request, {}, clinic.doctor, {} as GraphQLResolveInfo)).toMatchObject([
    { drug_description: 'lisinopril 10 mg tablet', refills: '' },
  ]);
  const change = {
    ...message,
    kind: 'RxChangeRequest' as const,
    header: header(row),
    code: 'U' as const,
    subCodes: ['G'],
    requested: [],
  };
  await say(change);
  expect((await findRequest(db(), clinic.clinicId, change.header.messageId))!.request_sub_codes).toEqual(['G']);
});
