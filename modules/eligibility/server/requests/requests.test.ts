import fastify, { type FastifyInstance } from 'fastify';
import multipart from '@fastify/multipart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { isId, newId } from '#platform/id.ts';
import type { PortalContext, RouteContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { cardRoutes } from '../cards/card-routes.ts';
import { exportCoverages } from '../coverage/export-coverages.ts';
import { importCoverages } from '../coverage/import-coverages.ts';
import { coveragesOf } from '../coverage/coverages.sql.ts';
import { done, type EligibilityClinic, makeEligibilityClinic } from '../testing/eligibility-clinic.ts';
import { approveCoverageRequest, declineCoverageRequest } from './handle-request.ts';
import { portalInsurance } from './portal-insurance.ts';
import { requestTasks } from './request-tasks.ts';
import { openRequests } from './requests.sql.ts';

const app = useTestApp();
let clinic: EligibilityClinic;
let server: FastifyInstance;
/** The caller of the routes; null for none. */
let caller: RequestContext | null;

beforeAll(async () => {
  clinic = await makeEligibilityClinic(app());
  server = fastify();
  await server.register(multipart);
  const routes: RouteContext = {
    server,
    app: app(),
    admit: async (_http, reply, rule) => {
      if (caller?.actor.rules.has(rule) === true) return caller;
      await reply.code(caller === null ? 401 : 403).send({});
      return null;
    },
  };
  cardRoutes(routes);
  exportCoverages(routes);
});
afterAll(() => server.close());

function portal(patientId = clinic.patientId): PortalContext {
  return {
    app: app(),
    now: app().clock(),
    ip: null,
    device: null,
    clinicId: clinic.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId,
    patientName: 'Ada Lang',
    sessionId: null,
  };
}

const send = (more: object = {}, of = portal()) =>
  portalInsurance['eligibility.send']!(of, {
    client_key: newId(),
    coverage_id: null,
    payer_name: 'aetna',
    fields: { member_id: 'P1', relationship: 'Self' },
    ...more,
  });
const open = () => openRequests(app().database.kysely, clinic.clinicId, null);

// 320 × 200 pixels of one color.
async function picture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 320, height: 220, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
}

test('a patient’s request is saved once per key and approved with its card images', async () => {
  const key = newId();
  const card_front = (await picture()).toString('base64');
  expect(done(await send({ client_key: key, card_front }))).toEqual({ id: key });
  expect(done(await send({ client_key: key, card_front }))).toEqual({ id: key });
  const [request] = await open();
  expect(request).toMatchObject({
    id: key,
    payer_name: 'aetna',
    payer_id: clinic.payerId,
    fields: { member_id: 'P1' },
  });
  const [work] = await requestTasks.read(app().database.kysely, clinic.clinicId, { id: key });
  expect(work).toMatchObject({ task: { ownerRule: 'eligibility.edit', patientId: clinic.patientId } });
  const input = { payer_id: clinic.payerId, member_id: 'P1' };
  expect(await approveCoverageRequest(clinic.desk, key, 7, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await approveCoverageRequest(clinic.desk, key, 1, { ...input, member_id: '' })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  const other = await makeEligibilityClinic(app());
  expect(await approveCoverageRequest(other.desk, key, 1, input)).toMatchObject({ code: 'NOT_FOUND' });
  const coverage = done(await approveCoverageRequest(clinic.desk, key, 1, input));
  expect(coverage.card_front_file_id).not.toBeNull();
  expect(await approveCoverageRequest(clinic.desk, key, 2, input)).toMatchObject({ code: 'HANDLED' });
  expect((await requestTasks.read(app().database.kysely, clinic.clinicId, { id: key }))[0]).toMatchObject({
    task: null,
  });
  const seen = done(await portalInsurance['eligibility.list']!(portal(), {})) as unknown as Record<string, object[]>;
  expect(seen['coverages']).toMatchObject([{ payer_name: 'Aetna', member_id_end: 'P1', has_card: true }]);
  expect(seen['requests']).toMatchObject([{ status: 'Approved' }]);
  expect(JSON.stringify(seen)).not.toContain('member_id"');
});

test('a request is declined with a reason that the patient sees, or withdrawn', async () => {
  const patient = await clinic.addPatient('Other');
  const { id } = done(await send({}, portal(patient))) as { id: string };
  expect(await declineCoverageRequest(clinic.desk, id, 1, ' ')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await declineCoverageRequest(clinic.desk, id, 1, 'Please bring the card.')).toBe(true);
  const withdraw = (requestId: unknown, of = portal(patient)) =>
    portalInsurance['eligibility.withdraw']!(of, { id: requestId });
  expect(await withdraw(id)).toMatchObject({ code: 'HANDLED' });
  const next = done(await send({}, portal(patient))) as { id: string };
  expect(await withdraw(next.id, portal())).toMatchObject({ code: 'NOT_FOUND' });
  expect(await withdraw('nonsense')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await withdraw(next.id)).toEqual({ id: next.id });
  expect(await withdraw(next.id)).toEqual({ id: next.id });
  const { requests } = done(await portalInsurance['eligibility.list']!(portal(patient), {})) as {
    requests: { status: string; reason: string | null }[];
  };
  expect(requests.map(({ status, reason }) => `${status}: ${reason}`).toSorted()).toEqual([
    'Declined: Please bring the card.',
    'Withdrawn: null',
  ]);
});

test('rejects invalid and too many requests', async () => {
  const patient = await clinic.addPatient('Hostile');
  const of = portal(patient);
  const theirs = await clinic.addCoverage(clinic.patientId, { priority: 'Secondary' });
  const codeOf = (answer: unknown) => (isDomainError(answer) ? answer.code : answer);
  expect(codeOf(await send({ payer_name: '' }, of))).toBe('BAD_USER_INPUT');
  expect(codeOf(await send({ fields: null }, of))).toBe('BAD_USER_INPUT');
  expect(codeOf(await send({ fields: { member_id: 'A~B' } }, of))).toBe('BAD_USER_INPUT');
  expect(codeOf(await send({ payer_name: 'A\0B' }, of))).toBe('BAD_USER_INPUT');
  expect(codeOf(await send({ client_key: 'x' }, of))).toBe('BAD_USER_INPUT');
  expect(codeOf(await send({ coverage_id: theirs.id }, of))).toBe('NOT_FOUND');
  expect(codeOf(await send({ coverage_id: 'x' }, of))).toBe('NOT_FOUND');
  expect(codeOf(await send({ card_front: Buffer.from('no picture').toString('base64') }, of))).toBe('NOT_AN_IMAGE');
  expect(codeOf(await send({ card_front: 'A'.repeat(700_001) }, of))).toBe('IMAGE_TOO_LARGE');
  for (let count = 0; count < 5; count += 1) done(await send({}, of));
  expect(codeOf(await send({}, of))).toBe('TOO_MANY');
});

test('both sides of a card are saved, read with permission only, replaced and deleted', async () => {
  const patient = await clinic.addPatient('Card');
  const coverage = await clinic.addCoverage(patient);
  const path = `/api/eligibility/coverages/${coverage.id}/card/front`;
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'card.jpg');
  const form = new Response(body);
  const upload = {
    method: 'POST' as const,
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type')! },
  };
  caller = null;
  expect((await server.inject({ ...upload, url: path })).statusCode).toBe(401);
  caller = clinic.desk;
  const saved = await server.inject({ ...upload, url: path });
  expect([saved.statusCode, isId(saved.json().id)]).toEqual([200, true]);
  expect((await server.inject({ ...upload, url: path })).statusCode).toBe(200);
  const read = await server.inject({ url: path });
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await server.inject({ url: path.replace('front', 'back') })).statusCode).toBe(404);
  expect((await server.inject({ url: path.replace('coverages', 'nothing') })).statusCode).toBe(404);
  expect((await server.inject({ ...upload, url: path.replace(coverage.id, 'x') })).statusCode).toBe(404);
  caller = (await makeEligibilityClinic(app())).desk;
  expect((await server.inject({ url: path })).statusCode).toBe(404);
  expect((await server.inject({ ...upload, url: path })).statusCode).toBe(404);
  caller = clinic.desk;
  expect((await server.inject({ method: 'DELETE', url: path })).statusCode).toBe(200);
  expect((await server.inject({ method: 'DELETE', url: path })).statusCode).toBe(404);
  expect(await coveragesOf(app().database.kysely, clinic.clinicId, patient)).toMatchObject([
    { card_front_file_id: null },
  ]);
});

test('exports all coverages as a file that can be imported again', async () => {
  const patient = await clinic.addPatient('Export');
  await clinic.addCoverage(patient, { plan_name: '=2+2, "gold"', start_date: '2025-01-02' });
  caller = clinic.desk;
  expect((await server.inject({ url: '/api/eligibility/coverages.csv' })).statusCode).toBe(403);
  caller = clinic.manager;
  const { body, headers } = await server.inject({ url: '/api/eligibility/coverages.csv' });
  expect(headers['content-type']).toContain('text/csv');
  expect(body.split('\r\n')[0]).toContain('Record number,Payer ID,Member ID');
  expect(body).toContain(`60054,W123456789,"'=2+2, ""gold""",,Self,,,,,,,,Primary,01/02/2025,`);
  const again = done(await importCoverages(clinic.manager, body, true));
  expect(again).toMatchObject({ created: 0, issues: [] });
  caller = (await makeEligibilityClinic(app())).manager;
  expect((await server.inject({ url: '/api/eligibility/coverages.csv' })).body.split('\r\n')).toHaveLength(2);
});
