import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAllergyIn, readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { startNetworkServer, type NetworkServer } from '../../../../sandbox/network-server.ts';
import type { NetworkContext, RxChangeRequest, RxRenewalRequest, ScriptMedication } from '../network/index.ts';
import { membersWithNpi } from '../parties/read-parties.ts';
import { readPrescriptions } from '../records/prescriptions.sql.ts';
import { sendPrescription } from '../prescriptions/send-prescription.ts';
import { readMessage } from '../script/read-message.ts';
import { writeMessage } from '../script/write-message.ts';
import { takeNetworkMessage } from '../take-network-message.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { prescribingTasks } from '../work/prescribing-tasks.ts';
import { answerRequest } from './answer-request.ts';
import { type RequestAnswer, checkAnswer } from './draft-answer.ts';
import { findRequest, type RequestRow } from '../records/requests.sql.ts';

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
const DRUG: ScriptMedication = {
  description: 'lisinopril 10 mg tablet',
  quantity: { value: '30', qualifier: '38', unit: 'C48542' },
  daysSupply: 30,
  writtenDate: '2026-11-01',
  substitutions: '0',
  refills: 3,
  sig: 'Take 1 tablet by mouth once daily',
};

/** Receives a pharmacy request as network XML and returns it as stored. */
async function take(message: RxRenewalRequest | RxChangeRequest): Promise<RequestRow> {
  const ctx: NetworkContext = {
    app,
    clinicId: clinic.clinicId,
    now: new Date(),
    timeZone: 'America/New_York',
    prescriberId: clinic.doctor.actor.userId,
  };
  const read = readMessage(writeMessage(message)) as RxRenewalRequest;
  await app.database.transaction((tx) => takeNetworkMessage(tx, ctx, read, null));
  return (await findRequest(db(), clinic.clinicId, message.header.messageId))!;
}

function parties(lastName: string, orderNumber: string, born = '1980-05-01') {
  const address = { line1: '1 Elm St', city: 'Boston', state: 'MA', postalCode: '02110' };
  return {
    header: {
      to: { code: clinic.spi, qualifier: 'D' },
      from: { code: clinic.pharmacy('confirms'), qualifier: 'P' },
      messageId: newId().replaceAll('-', ''),
      sentTime: new Date().toISOString(),
      ...(orderNumber === '' ? {} : { orderNumber }),
    },
    patient: { name: { lastName, firstName: 'Ada' }, gender: 'F' as const, dateOfBirth: born, address },
    pharmacy: { ncpdpId: clinic.pharmacy('confirms'), name: 'Harbor Pharmacy' },
    prescriber: { npi: '1234567893', name: { lastName: 'Tester', firstName: 'Doctor' }, address },
  };
}
const renewal = (
  lastName: string,
  order = '',
  more: Partial<ScriptMedication> = {},
  born?: string,
): RxRenewalRequest => ({
  ...parties(lastName, order, born),
  kind: 'RxRenewalRequest',
  dispensed: { ...DRUG, requestedRefills: 2, ...more },
});
const change = (lastName: string, order: string, requested: ScriptMedication[], code: RxChangeRequest['code'] = 'T') =>
  ({ ...parties(lastName, order), kind: 'RxChangeRequest', code, prescribed: DRUG, requested }) as const;

let numbers = 6000;
const answer = (more: Partial<RequestAnswer> = {}): RequestAnswer => ({
  response: 'Approved',
  order_number: String((numbers += 1)),
  refills: '2',
  note: '',
  denied_code: '',
  denial_reason: '',
  prior_authorization: '',
  replacement: null,
  is_attested: true,
  ...more,
});
const replacement = {
  drug_description: 'enalapril 5 mg tablet',
  product_code: '',
  product_qualifier: '',
  quantity: '30',
  quantity_qualifier: '',
  quantity_unit: 'C48542',
  days_supply: '30',
  substitutions: '0',
  sig: 'Take 1 tablet by mouth once daily',
  note: '',
};
const original = async (lastName: string) => {
  const patientId = await clinic.addPatient(lastName);
  const once = { clientKey: newId(), id: null, version: null };
  return must(await sendPrescription(clinic.doctor, clinic.wish(patientId), once, [])).row;
};
const madeOf = async (row: RequestRow) =>
  (await readPrescriptions(db(), clinic.clinicId, [row.response_prescription_id!]))[0]!;
const drugsOf = async (patientId: string) => {
  const [patient] = await readPatients(db(), clinic.clinicId, [patientId], { medications: true });
  return patient!.medications!.map(({ drug_name: name, to_date: to }) => [name, to === null]);
};

test('a replacement copies no code of the drug it replaces, and replaces it on the list', async () => {
  const before = await original('Replace');
  expect(before.product_code).toBe('00071015523');
  const received = await take(renewal('Replace', String(before.order_number)));
  const answered = must(
    await answerRequest(clinic.doctor, received.id, received.version, answer({ response: 'Replace', replacement })),
  );
  const made = await madeOf(answered.row);
  expect(made).toMatchObject({ drug_description: 'enalapril 5 mg tablet', drug_id: null });
  expect([made.product_code, made.product_qualifier, made.drug_db_code]).toEqual(['', '', '']);
  expect((await drugsOf(before.patient_id)).toSorted()).toEqual([
    ['enalapril 5 mg tablet', true],
    ['lisinopril 10 mg tablet', false],
  ]);
  // The pharmacy replaced the first one itself, so nobody needs to call it.
  const [work] = await prescribingTasks.read(db(), clinic.clinicId, { id: before.id });
  expect(work!.task).toBeNull();
});

test('sends the chosen one of several medications offered by a change request', async () => {
  const before = await original('Several');
  // The replaced drug is not a duplicate.
  const swapped = await take(renewal('Several', String(before.order_number)));
  const said = must(await checkAnswer(clinic.doctor, swapped.id, answer({ response: 'Replace', replacement })));
  expect(said.safety.alerts.filter(({ kind }) => kind === 'duplicate')).toEqual([]);
  const offers = ['enalapril 5 mg tablet', 'benazepril 10 mg tablet'].map((description) => ({ ...DRUG, description }));
  const received = await take(change('Several', String(before.order_number), offers));
  const answered = must(
    await answerRequest(clinic.doctor, received.id, received.version, answer({ requested: 1, refills: '3' })),
  );
  expect(await madeOf(answered.row)).toMatchObject({ drug_description: 'benazepril 10 mg tablet', product_code: '' });
});

test('accepts a change for a REMS', async () => {
  const before = await original('Rems');
  const received = await take(change('Rems', String(before.order_number), [], 'RM'));
  expect(received.request_code).toBe('RM');
});

test('rejects a drug that the compendium lists as controlled, also by its code', async () => {
  await app.database.pool
    .query(`insert into drugs.product (drug_descriptor_identifier, source, e_prescribing_name, representative_ndc,
      schedule, folded_name, search_text) values ('comfort-tablet', 'starter', 'Comfort tablet', '99999000111', 'IV', 'comfort tablet',
      'comfort tablet 99999000111') on conflict do nothing`);
  await app.database.pool.query(
    `insert into drugs.package (ndc, drug_descriptor_identifier) values ('99999000111', 'comfort-tablet') on conflict do nothing`,
  );
  const before = await original('Controlled');
  const received = await take(renewal('Controlled', String(before.order_number)));
  const other = {
    ...replacement,
    drug_description: 'Soothing tablet',
    product_code: '99999000111',
    product_qualifier: 'ND',
  };
  // The code with dashes is the same code.
  for (const product_code of ['99999000111', '99999-0001-11'])
    expect(
      await answerRequest(
        clinic.doctor,
        received.id,
        received.version,
        answer({ response: 'Replace', replacement: { ...other, product_code } }),
      ),
    ).toMatchObject({ code: 'CONTROLLED_SUBSTANCE' });
});

test('approves nothing for a deceased patient, including prior authorizations; denials are sent', async () => {
  const before = await original('Died');
  const order = String(before.order_number);
  const renewed = await take(renewal('Died', order));
  const authorized = await take(change('Died', order, [], 'P'));
  await app.database.pool.query('update patients.patient set deceased_date = $1 where id = $2', [
    '2026-11-20',
    before.patient_id,
  ]);
  const give = (row: RequestRow, more: Partial<RequestAnswer>) =>
    answerRequest(clinic.doctor, row.id, row.version, answer(more));
  expect(await give(renewed, {})).toMatchObject({ code: 'DECEASED' });
  expect(await give(authorized, { prior_authorization: 'PA1' })).toMatchObject({ code: 'DECEASED' });
  const denied = { response: 'Denied', denial_reason: 'The patient has died' } as const;
  expect(must(await give(renewed, denied)).row.response).toBe('Denied');
  expect(must(await give(authorized, denied)).row.response).toBe('Denied');
});

test('runs the safety checks on the prescription that will be sent', async () => {
  const before = await original('Allergic');
  must(
    await app.database.transaction((tx) =>
      createAllergyIn(tx, clinic.doctor, before.patient_id, {
        allergy_substance: 'Enalapril',
        allergy_category: 'drug',
        severity: 'severe',
        reaction: 'Angioedema',
      }),
    ),
  );
  const received = await take(renewal('Allergic', String(before.order_number)));
  const wish = answer({ response: 'Replace', replacement });
  const { safety } = must(await checkAnswer(clinic.doctor, received.id, wish));
  const severe = safety.alerts.filter(({ severity }) => severity === 'severe');
  expect(severe.length).toBeGreaterThan(0);
  expect(await answerRequest(clinic.doctor, received.id, received.version, wish)).toMatchObject({
    code: 'SAFETY_ALERT',
  });
  const overrides = severe.map(({ key }) => ({ key, code: 'benefit', note: '' }));
  must(await answerRequest(clinic.doctor, received.id, received.version, { ...wish, overrides }));
  expect(await checkAnswer(clinic.nurse, newId(), wish)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a child’s renewal without the original prescription reports missing height and weight', async () => {
  const born = `${new Date().getUTCFullYear() - 6}-01-02`;
  await clinic.addPatient('Child', { date_of_birth: born });
  const received = await take(renewal('Child', '', {}, born));
  expect(received.patient_id).not.toBeNull();
  expect(await answerRequest(clinic.doctor, received.id, received.version, answer())).toMatchObject({
    code: 'NOT_POSSIBLE',
    message: 'Height and weight are required for patients aged 18 or younger.',
  });
});

test('two concurrent responses send one', async () => {
  const before = await original('Twice');
  const received = await take(renewal('Twice', String(before.order_number)));
  const posts = network.posts();
  const answers = await Promise.all(
    [1, 2, 3].map(() => answerRequest(clinic.doctor, received.id, received.version, answer())),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === '010' || code === '000')).toHaveLength(1);
  expect(network.posts() - posts).toBe(1);
});

test('only members with an NPI are offered as prescribers', async () => {
  expect(await membersWithNpi(db(), clinic.clinicId)).toEqual(new Set([clinic.doctor.actor.userId]));
});

test('a denial of a colleague’s request leaves in the name of the prescriber who was asked', async () => {
  const before = await original('Colleague');
  const received = await take(renewal('Colleague', String(before.order_number)));
  const wish = answer({ response: 'Denied', refills: '0', denial_reason: 'Patient should contact provider first' });
  const { row } = must(await answerRequest(clinic.nurse, received.id, received.version, wish));
  const sent = await db()
    .selectFrom('prescribing.network_message')
    .select(['spi', 'prescriber_id', 'content'])
    .where('clinic_id', '=', clinic.clinicId)
    .where('message_id', '=', row.response_message_id)
    .executeTakeFirstOrThrow();
  expect(sent).toMatchObject({ spi: clinic.spi, prescriber_id: clinic.doctor.actor.userId });
  expect(sent.content).toContain('<NPI>1234567893</NPI>');
});
