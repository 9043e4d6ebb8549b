// Over 300 lines: every REST call of the specification on one clinic and one network.
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readPatients } from '#patients/server';
import { startNetworkServer, type NetworkServer } from '../../../../sandbox/network-server.ts';
import { takeNetworkMessage } from '../take-network-message.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { epxRoutes } from './epx-routes.ts';

const fixture = useTestApp(new Date());
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };
let app: App;
let network: NetworkServer;
let clinic: PrescribingClinic;
let server: FastifyInstance;
/** The caller; a missing permission returns 403, as the gateway does. */
let caller: RequestContext;

beforeAll(async () => {
  network = await startNetworkServer(null, { ...account, callbackUrl: 'http://127.0.0.1:1/', pace: 1e9 });
  const url = `http://127.0.0.1:${network.port}`;
  const config = { ...fixture().config, network: { ...account, url, version: '2017071' as const } };
  app = { ...fixture(), clock: () => new Date(), config };
  clinic = await makePrescribingClinic(app);
  caller = clinic.doctor;
  server = Fastify();
  epxRoutes({
    server,
    app,
    admit: async (_http, reply, rule) => {
      if (caller.actor.rules.has(rule)) return { ...caller, now: new Date() };
      await reply.code(403).send({ code: 'FORBIDDEN' });
      return null;
    },
  });
});
afterAll(async () => {
  await server.close();
  await network.close();
});

async function call(path: string, body?: object, headers = {}): Promise<Record<string, unknown>> {
  const answer =
    body === undefined
      ? await server.inject({ method: 'GET', url: `/api/epx/${path}` })
      : await server.inject({ method: 'POST', url: `/api/epx/${path}`, payload: body, headers });
  expect(answer.statusCode).toBeLessThan(500);
  return answer.json();
}

const payload = (patientId: string, order: string, more: object = {}) => ({
  OrderNumber: order,
  clinic_id: clinic.clinicId,
  Patient: { ID: patientId },
  Pharmacy: { NCPDPID: clinic.pharmacy('confirms') },
  Observation: [{ VitalSign: '8302-2', Value: '64', UnitOfMeasure: '[in_i]', ObservationDate: '2026-11-01' }],
  MedicationPrescribed: {
    DrugDescription: 'lisinopril 10 mg tablet',
    DrugCoded: { ProductCode: { Code: '00071015523', Qualifier: 'ND' } },
    Quantity: { Value: 30, CodeListQualifier: '38', QuantityUnitOfMeasure: 'C48542' },
    DaysSupply: 30,
    Substitutions: '0',
    NumberOfRefills: 2,
    Sig: { SigText: 'Take 1 tablet by mouth once daily' },
    ...more,
  },
});

test('newrx sends, reports a taken number with P2002, and fails with the messages of the specification', async () => {
  const patientId = await clinic.addPatient('Epx');
  expect(await call('newrx', payload(patientId, '41'))).toMatchObject({ payload: { Code: '010' }, OrderNumber: 41 });
  expect(await call('newrx', payload(patientId, '41'))).toMatchObject({
    errorCode: 'P2002',
    catch_errorMessage: 'Duplicate Order Number for new prescription. Please designate a different order number.',
  });
  expect(await call('newrx', payload(patientId, '42', { Sig: '' }))).toMatchObject({
    errorMessage: 'Sig cannot be empty!',
  });
  expect(await call('newrx', payload(patientId, '43', { DrugDescription: 'Morphine 15 mg' }))).toMatchObject({
    errorCode: 'CONTROLLED_SUBSTANCE',
    errorMessage: 'You are not allowed to prescribe controlled substance.',
  });
  const rejected = { ...payload(patientId, '44'), Pharmacy: { NCPDPID: clinic.pharmacy('rejects') } };
  expect(await call('newrx', rejected)).toMatchObject({ payload: { Code: '900' }, errorCode: '900' });
  for (const hostile of [
    null,
    [],
    'x',
    { MedicationPrescribed: [] },
    { Patient: { ID: { a: 1 } } },
    { OrderNumber: -1 },
  ])
    expect(Object.keys(await call('newrx', { body: hostile, ...(hostile as object) })).length).toBeGreaterThan(0);
  const orders = (await call('getPrescriberOrder', { SPI: clinic.spi })) as unknown as { OrderNumber: number }[];
  expect(orders.map(({ OrderNumber: number }) => number)).toContain(41);
  expect(await call('getPrescriberOrderbyordernumber', { ON: '41' })).toMatchObject({
    EffectiveDate: expect.stringMatching(/^\d{4}-/),
  });
  expect(await call('CancelRx', { PrescriberOrderNumber: 41 })).toMatchObject({ cancelrx_success: true });
  expect(await call('CancelRx', { PrescriberOrderNumber: 99_999 })).toMatchObject({ Error: expect.any(String) });
  expect((await call('GetErrorMessage')) as unknown as object[]).not.toHaveLength(0);
  expect(await call('GetCancelRxResponse')).toEqual([]);
});

test('saveERX saves once per MessageID, including compounds with ingredients', async () => {
  const patientId = await clinic.addPatient('EpxSaved');
  const compound = payload(patientId, '61', {
    DrugDescription: 'Magic mouthwash',
    Quantity: { Value: 240, CodeListQualifier: 'CF', QuantityUnitOfMeasure: 'C28254' },
    CompoundInformation: {
      CompoundNumber: 1,
      FinalDosageForm: 'C68996',
      Ingredient1: {
        ItemDescription: 'Lidocaine 2%',
        QuantityValue: 80,
        QuantityCodeListQualifier: '38',
        QuantityUnitCode: 'C28254',
      },
    },
  });
  const body = { ...compound, MessageID: newId().replaceAll('-', '') };
  expect(await call('saveERX', body)).toMatchObject({ Saved: 'This Rx is saved successfully.', OrderNumber: 61 });
  expect(await call('saveERX', body)).toMatchObject({ OrderNumber: 61 });
  expect(await call('saveERX', { ...compound, MessageID: 'another' })).toMatchObject({ errorCode: 'P2002' });
  expect(await call('ZHRpatient/', { HumanPatient: { PatientID: patientId } })).toMatchObject({
    HumanPatient: {
      Gender: 'F',
      Address: { StateProvince: 'MA' },
      CommunicationNumbers: { PrimaryTelephone: { Number: '6175550143' } },
    },
  });
});

test('lists, answers and deletes requests by MessageId, and requires permission', async () => {
  await clinic.addPatient('EpxRenewal');
  const messageId = newId().replaceAll('-', '');
  const medication = {
    description: 'lisinopril 10 mg tablet',
    quantity: { value: '30', qualifier: '38', unit: 'C48542' },
    substitutions: '0' as const,
    sig: 'Once daily',
    requestedRefills: 2,
  };
  const { actor } = clinic.doctor;
  const context = {
    app,
    clinicId: clinic.clinicId,
    now: new Date(),
    timeZone: actor.timeZone,
    prescriberId: actor.userId,
  };
  const request = {
    kind: 'RxRenewalRequest' as const,
    header: {
      to: { code: clinic.spi, qualifier: 'D' },
      from: { code: '1', qualifier: 'P' },
      messageId,
      sentTime: '2026-11-22T00:00:00Z',
    },
    patient: { name: { firstName: 'Ada', lastName: 'EpxRenewal' }, gender: 'F' as const, dateOfBirth: '1980-05-01' },
    pharmacy: { ncpdpId: clinic.pharmacy('confirms'), name: 'Elm' },
    prescriber: { npi: '1234567893', name: { firstName: 'Doctor', lastName: 'Tester' } },
    dispensed: medication,
  };
  await app.database.transaction((tx) => takeNetworkMessage(tx, context, request, null));
  const list = (await call('getRxRenewalRequest')) as unknown as Record<string, unknown>[];
  expect(list.find((row) => row['MessageID'] === messageId)).toMatchObject({
    PharmacyRequestedRefills: 2,
    PatientLastName: 'EpxRenewal',
  });
  const answer = { MessageId: messageId, NumberofRefills: 2, Response: 'Approved', ResponseNote: '' };
  expect(await call('RxRenewalResponse', answer)).toMatchObject({
    errorMessage: 'Please designate an order number for the new prescription.',
  });
  caller = clinic.nurse;
  expect(await call('RxRenewalResponse', answer)).toMatchObject({ code: 'FORBIDDEN' });
  caller = clinic.doctor;
  expect(await call('RxRenewalResponse', { ...answer, PrescriberOrderNumber: 71 })).toMatchObject({
    rxrenewalresponse_success: true,
    message: 'The renewal response was sent.',
  });
  expect(await call('delRxRenewalRequest/', { MessageId: 'none' })).toMatchObject({ errorMessage: expect.any(String) });
  expect(await call('RxChangeResponse', { MessageId: messageId })).toMatchObject({ errorMessage: expect.any(String) });
});

test('missing dates default to today; invalid dates are reported by name', async () => {
  const patientId = await clinic.addPatient('Days');
  const dated = await call('newrx', payload(patientId, '901', { WrittenDate: '', EffectiveDate: null }));
  expect(dated).toMatchObject({ payload: { Code: '010' } });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: caller.actor.timeZone }).format(new Date());
  expect(await call('getPrescriberOrderbyordernumber', { ON: '901' })).toMatchObject({
    EffectiveDate: today,
    WrittenDate: today,
  });
  const said = async (more: object): Promise<unknown> =>
    (await call('newrx', payload(patientId, '902', more)))['errorMessage'];
  expect(await said({ WrittenDate: 'tomorrow' })).toBe('WrittenDate: Enter a date');
  expect(await said({ EffectiveDate: { Date: '2026-02-31' } })).toBe('EffectiveDate: Enter a date');
  expect(await said({ Sig: { SigText: 'x'.repeat(1001) } })).toBe('Sig: At most 1000 characters');
  expect(await said({ Substitutions: '7' })).toBe('Substitutions: Choose 0 (allowed) or 1 (not allowed)');
  const observed = { ...payload(patientId, '903'), Observation: [{ VitalSign: '29463-7', ObservationDate: 'soon' }] };
  expect((await call('newrx', observed))['errorMessage']).toBe('ObservationDate of the weight: Enter a date');
});

test('a patient without a date of birth can’t be prescribed for, and the error says why', async () => {
  const patientId = await clinic.addPatient('Unborn', { date_of_birth: null });
  expect(await call('newrx', payload(patientId, '911'))).toMatchObject({
    errorCode: 'MESSAGE_SHAPE',
    errorMessage: expect.stringContaining('the patient’s date of birth'),
  });
  // Nothing was saved: the number is free, and no pharmacy received it.
  expect(await call('getPrescriberOrderbyordernumber', { ON: '911' })).toMatchObject({
    errorMessage: 'No order has this number.',
  });
});

test('directions with several lines and special characters are sent and listed on one line', async () => {
  const patientId = await clinic.addPatient('Lines');
  const Sig = { SigText: 'Take 1 in the morning\nand 2 at night\twith food' };
  expect(await call('newrx', payload(patientId, '921', { Sig }))).toMatchObject({ payload: { Code: '010' } });
  const long = { SigText: `${'a'.repeat(499)}💊${'b'.repeat(40)}` };
  const other = payload(patientId, '922', { DrugDescription: 'famotidine 20 mg\ntablet', Sig: long });
  // The description isn't in the drug list, and nothing attests to it on the prescriber's behalf.
  for (const IsAttested of [undefined, false, 'true', 1])
    expect(await call('newrx', { ...other, IsAttested })).toMatchObject({
      errorMessage: 'A free-text drug description must be attested. Send IsAttested: true.',
    });
  expect(await call('newrx', { ...other, IsAttested: true })).toMatchObject({ payload: { Code: '010' } });
  const [patient] = await readPatients(app.database.kysely, clinic.clinicId, [patientId], { medications: true });
  expect(patient!.medications!.map(({ drug_name, frequency }) => [drug_name, frequency]).toSorted()).toEqual([
    ['famotidine 20 mg tablet', 'a'.repeat(499)],
    ['lisinopril 10 mg tablet', 'Take 1 in the morning and 2 at night with food'],
  ]);
  const turned = { SigText: 'Take 1 \u202etablets 2\u202c' };
  expect((await call('newrx', payload(patientId, '923', { Sig: turned })))['errorMessage']).toBe(
    'Sig: Contains a character that can’t be displayed',
  );
});

test('calls with the same idempotency key prescribe once, both concurrently and later', async () => {
  const patientId = await clinic.addPatient('Twice');
  const { OrderNumber: _, ...body } = payload(patientId, '');
  const headers = { 'idempotency-key': newId() };
  const posts = network.posts();
  const both = await Promise.all([call('newrx', body, headers), call('newrx', body, headers)]);
  expect(both[0]).toMatchObject({ payload: { Code: '010' }, OrderNumber: expect.any(Number) });
  expect(both[1]).toEqual(both[0]);
  expect(await call('newrx', body, headers)).toEqual(both[0]);
  expect(network.posts()).toBe(posts + 1);
  expect(await call('newrx', { ...body, Sig: 'other' }, headers)).toMatchObject({ errorCode: 'BAD_USER_INPUT' });
  expect(await call('newrx', body, { 'idempotency-key': 'short' })).toMatchObject({ errorCode: 'BAD_USER_INPUT' });
  // The failed call wrote nothing, so its key can be used again after the correction.
  const again = { 'idempotency-key': newId() };
  const wrong = payload(patientId, '', { Sig: '' });
  expect(await call('newrx', wrong, again)).toMatchObject({ errorMessage: 'Sig cannot be empty!' });
  expect(await call('newrx', wrong, again)).toMatchObject({ errorMessage: 'Sig cannot be empty!' });
});

test('rejects a written date in the future or more than a week ago; yesterday’s is sent', async () => {
  const patientId = await clinic.addPatient('Written');
  const day = (offset: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: caller.actor.timeZone }).format(Date.now() + offset * 86_400_000);
  const written = (offset: number, order: string) =>
    call('newrx', payload(patientId, order, { WrittenDate: { Date: day(offset) } }));
  const future = { errorCode: 'BAD_USER_INPUT', errorMessage: 'The written date can’t be in the future.' };
  const past = { errorCode: 'BAD_USER_INPUT', errorMessage: 'The written date can’t be more than 7 days ago.' };
  expect(await written(2, '951')).toMatchObject(future);
  expect(await written(365, '951')).toMatchObject(future);
  expect(await written(-9, '951')).toMatchObject(past);
  expect(await call('newrx', payload(patientId, '951', { WrittenDate: '2020-01-01' }))).toMatchObject(past);
  expect(await call('saveERX', payload(patientId, '951', { WrittenDate: '2020-01-01' }))).toMatchObject(past);
  expect(await written(-1, '951')).toMatchObject({ payload: { Code: '010' } });
});

test('a change response without a number at its top approves the requested refills', async () => {
  await clinic.addPatient('Change');
  const ask = async (refills: number | undefined): Promise<string> => {
    const messageId = newId().replaceAll('-', '');
    const medication = {
      description: 'lisinopril 10 mg tablet',
      quantity: { value: '30', qualifier: '38', unit: 'C48542' },
      substitutions: '0' as const,
      sig: 'Once daily',
    };
    const { actor } = clinic.doctor;
    const { clinicId } = clinic;
    const context = { app, clinicId, now: new Date(), timeZone: actor.timeZone, prescriberId: actor.userId };
    const request = {
      kind: 'RxChangeRequest' as const,
      code: 'T' as const,
      header: {
        to: { code: clinic.spi, qualifier: 'D' },
        from: { code: '1', qualifier: 'P' },
        messageId,
        sentTime: '2026-11-22T00:00:00Z',
      },
      patient: { name: { firstName: 'Ada', lastName: 'Change' }, gender: 'F' as const, dateOfBirth: '1980-05-01' },
      pharmacy: { ncpdpId: clinic.pharmacy('confirms'), name: 'Elm' },
      prescriber: { npi: '1234567893', name: { firstName: 'Doctor', lastName: 'Tester' } },
      prescribed: medication,
      requested: [{ ...medication, ...(refills === undefined ? {} : { refills }) }],
    };
    await app.database.transaction((tx) => takeNetworkMessage(tx, context, request, null));
    return messageId;
  };
  const respond = (MessageId: string, order: number, more: object = {}) =>
    call('RxChangeResponse', {
      MessageId,
      PrescriberOrderNumber: order,
      Response: 'Approved',
      ResponseNote: '',
      ...more,
    });
  const refillsOf = async (order: number) => {
    const { rows } = await sql<{ refills: number }>`
      select refills from prescribing.prescription where clinic_id = ${clinic.clinicId} and order_number = ${order}`.execute(
      app.database.kysely,
    );
    return rows[0]!.refills;
  };
  expect(await respond(await ask(3), 971)).toMatchObject({ rxchangeresponse_success: true });
  expect(await refillsOf(971)).toBe(3);
  const replacing = {
    Response: 'ApprovedWithChanges',
    MedicationReplace: { DrugDescription: 'lisinopril 10 mg tablet', NumberofRefills: 5, Sig: 'Twice daily' },
  };
  expect(await respond(await ask(3), 972, replacing)).toMatchObject({ rxchangeresponse_success: true });
  expect(await refillsOf(972)).toBe(5);
  const typed = {
    ...replacing,
    MedicationReplace: { ...replacing.MedicationReplace, DrugDescription: 'house mixture' },
  };
  const unattested = await ask(3);
  expect(await respond(unattested, 973, typed)).toMatchObject({
    errorMessage: 'A free-text drug description must be attested.',
  });
  expect(await respond(unattested, 973, { ...typed, IsAttested: true })).toMatchObject({
    rxchangeresponse_success: true,
  });
  // No number was given, which differs from zero.
  expect(await respond(await ask(undefined), 974)).toMatchObject({
    errorMessage: 'Refills must be a whole number from 0 to 99.',
  });
});

test('reports messages not yet acknowledged by the network as waiting, not as errors', async () => {
  const patientId = await clinic.addPatient('Waits');
  const here = caller;
  const away = { ...app.config, network: { ...app.config.network!, url: 'http://127.0.0.1:9' } };
  caller = { ...here, app: { ...app, config: away } };
  const sent = await call('newrx', payload(patientId, '981'));
  expect(sent).toEqual({
    payload: { Code: 'waiting' },
    message: expect.stringContaining('Waiting to send'),
    MessageID: expect.any(String),
    OrderNumber: 981,
  });
  const orders = (await call('getPrescriberOrder', {})) as unknown as { OrderNumber: number }[];
  expect(orders.find(({ OrderNumber: number }) => number === 981)).toMatchObject({
    Status: 'Waiting',
    StatusDescription: 'Waiting to send',
  });
  expect(await call('CancelRx', { PrescriberOrderNumber: 981 })).toEqual({
    cancelrx_success: true,
    message: 'The prescription was canceled before it was sent. The pharmacy never received it.',
  });
  caller = here;
  await call('newrx', payload(patientId, '982'));
  caller = { ...here, app: { ...app, config: away } };
  expect(await call('CancelRx', { PrescriberOrderNumber: 982 })).toEqual({
    cancelrx_success: false,
    message: expect.stringContaining('Cancellation waiting to send'),
  });
  caller = here;
});
