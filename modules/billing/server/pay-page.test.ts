import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteContext } from '#platform/module.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { proveClinic } from './accounts/prove.ts';
import { makePaper } from './papers/make-paper.ts';
import { paperPdf } from './papers/write-pdf.ts';
import { makeStatement } from './papers/run-statements.ts';
import { LINK_DAYS, payLinkUrl } from './pay-page/pay-link.ts';
import { payRoutes } from './pay-page/pay-routes.ts';
import { portalAccount, portalPaid, portalPay } from './portal/portal-account.ts';
import { readPayments } from './payments/payments.sql.ts';
import { type CardClinic, makeCardClinic } from './testing/card-clinic.ts';
import { done, errorCode } from './testing/billing-clinic.ts';

const bare = useTestApp();
let clinic: CardClinic;
let server: FastifyInstance;
beforeAll(async () => {
  clinic = await makeCardClinic(bare());
  server = fastify();
  payRoutes({ server, app: clinic.app } as unknown as RouteContext);
});
afterAll(async () => {
  await clinic.stripe.close();
  await server.close();
});

const db = () => clinic.app.database.kysely;
let address = 0;
/** Calls from a distinct address, because attempts are limited by address. */
async function call(path: string, payload: object): Promise<{ status: number; body: Record<string, unknown> }> {
  address += 1;
  const remoteAddress = `203.0.113.${address % 250}`;
  const response = await server.inject({ method: 'POST', url: `/api/pay/${path}`, payload, remoteAddress });
  return { status: response.statusCode, body: response.json() };
}
async function statementOf(patient: string): Promise<{ id: string; token: string }> {
  const id = done(await makeStatement(clinic.biller, patient));
  const url = await payLinkUrl(clinic.app, { clinicId: clinic.clinicId, id });
  expect(url).not.toContain(patient);
  return { id, token: url.split('#')[1]! };
}
const born = { date_of_birth: '1980-05-01' };

test('the code on a statement opens the account after the date of birth, where it can be paid', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 8000);
  const { id, token } = await statementOf(patient);
  const of = { app: clinic.app, clinicId: clinic.clinicId, timeZone: 'America/New_York' };
  const { paper } = (await makePaper(of, 'statement', id))!;
  expect(paper.sections.at(-1)).toMatchObject({ codeOf: expect.stringContaining(`/pay#${token}`) as string });
  expect((await paperPdf(paper, { clinicId: clinic.clinicId, userId: null })).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await call('link', { token })).toMatchObject({
    status: 200,
    body: { clinic_name: expect.any(String) as string },
  });
  expect(JSON.stringify((await call('link', { token })).body)).not.toContain('Payer');
  expect((await call('billing.account', { token, date_of_birth: '1980-05-02' })).body).toMatchObject({
    code: 'WRONG_DATE',
  });
  expect((await call('billing.account', { token, ...born })).body).toMatchObject({ balance: 8000, canPay: true });
  const key = newId();
  for (const amount of [8001, -50, 0, 10.5, 1e12])
    expect((await call('billing.pay', { token, ...born, amount, key: newId() })).status).toBe(400);
  expect((await call('billing.pay', { token, date_of_birth: '', amount: 8000, key })).body).toMatchObject({
    code: 'WRONG_DATE',
  });
  const begun = (await call('billing.pay', { token, ...born, amount: 8000, key })).body;
  const again = (await call('billing.pay', { token, ...born, amount: 8000, key })).body;
  expect(again['paymentId']).toBe(begun['paymentId']);
  expect((await clinic.type(begun['clientSecret'] as string, '4000000000000002')).status).toBe(402);
  expect((await clinic.type(begun['clientSecret'] as string, '4242424242424242')).status).toBe(200);
  const paymentId = begun['paymentId'];
  expect((await call('billing.paid', { token, ...born, paymentId })).body).toEqual({ status: 'succeeded' });
  expect((await call('billing.account', { token, ...born, again: true })).body).toMatchObject({
    balance: 0,
    charges: [],
  });
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(0);
  expect(await proveClinic(db(), clinic.clinicId)).toBeNull();
});

test('five wrong dates lock a link, and an expired or invalid one opens nothing', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 8000);
  const { token } = await statementOf(patient);
  const codes: unknown[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    codes.push((await call('billing.paid', { token, date_of_birth: `1980-06-0${turn + 1}` })).body['code']);
  expect(codes).toEqual(['WRONG_DATE', 'WRONG_DATE', 'WRONG_DATE', 'WRONG_DATE', 'LINK_LOCKED', 'LINK_LOCKED']);
  expect((await call('billing.account', { token, ...born })).body).toMatchObject({ code: 'LINK_LOCKED' });
  expect((await call('link', { token: 'x'.repeat(43) })).body).toMatchObject({ code: 'LINK_UNKNOWN' });
  expect((await call('link', { token: 5 })).body).toMatchObject({ code: 'LINK_UNKNOWN' });
  const other = await clinic.addPatient();
  await clinic.charge(other, 8000);
  const late = await statementOf(other);
  bare().setClock(new Date(Date.parse('2026-11-23T14:00:00Z') + (LINK_DAYS + 2) * 86_400_000));
  expect((await call('billing.account', { token: late.token, ...born })).body).toMatchObject({ code: 'LINK_EXPIRED' });
  bare().setClock(new Date('2026-11-23T14:00:00Z'));
});

test('a patient pays their balance in the portal, once per click, and sees no one else’s payment', async () => {
  const [patient, other] = [await clinic.addPatient(), await clinic.addPatient()];
  await clinic.charge(patient, 5000);
  const portal = (patientId: string) => ({
    app: clinic.app,
    now: clinic.app.clock(),
    ip: null,
    device: null,
    clinicId: clinic.clinicId,
    clinicName: 'Clinic',
    timeZone: 'America/New_York',
    patientId,
    patientName: 'Ada Payer',
    sessionId: null,
  });
  expect(await portalAccount(portal(patient), {})).toMatchObject({
    balance: 5000,
    plan: null,
    charges: [{ open: 5000 }],
  });
  expect(errorCode(await portalPay(portal(other), { amount: 5000, key: newId() }))).toBe('BAD_USER_INPUT');
  const input = { amount: 5000, key: newId() };
  const [one, two] = (await Promise.all([portalPay(portal(patient), input), portalPay(portal(patient), input)])) as {
    paymentId: string;
    clientSecret: string;
  }[];
  expect(one!.paymentId).toBe(two!.paymentId);
  await clinic.type(one!.clientSecret, '4242424242424242');
  expect(errorCode(await portalPaid(portal(other), { paymentId: one!.paymentId }))).toBe('NOT_FOUND');
  expect(await portalPaid(portal(patient), { paymentId: one!.paymentId })).toEqual({ status: 'succeeded' });
  expect(await portalPaid(portal(patient), { paymentId: one!.paymentId })).toEqual({ status: 'succeeded' });
  const [payment] = await readPayments(db(), clinic.clinicId, [one!.paymentId]);
  expect(payment).toMatchObject({ amount: 5000, allocated: 5000, taken_name: 'Ada Payer' });
});
