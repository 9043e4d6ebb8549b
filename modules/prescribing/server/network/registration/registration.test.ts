// Over 300 lines: proofs, registrations and their races are tested on one network and one identity provider.
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { must } from '#platform/testing/must.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { startIdentityServer } from '../../../../../sandbox/identity-server.ts';
import type { LocalServer } from '../../../../../sandbox/mail-server.ts';
import { assuranceOf, isSamePerson } from '../identity/read-claims.ts';
import { beginProof, endProof } from '../identity/prove-identity.ts';
import { networkRules } from '../network-module.ts';
import { startTestNetwork, type TestNetwork } from '../testing/network-clinic.ts';
import { readEPrescribers } from './read-e-prescribers.ts';
import { findProvider } from './find-provider.ts';
import { providerRoute } from './provider-route.ts';
import { endRegistration, registerPrescriber } from './register-prescriber.ts';

const bareApp = useTestApp(new Date());
let network: TestNetwork;
let identity: LocalServer;
let app: App;
let clinic: TestClinic;
let doctor: RequestContext;
let manager: RequestContext;

beforeAll(async () => {
  network = await startTestNetwork({ ...bareApp(), clock: () => new Date() });
  const known = { clientId: 'clinic', clientSecret: newId() };
  identity = await startIdentityServer(known);
  const config = { ...bareApp().config, network: network.config };
  app = { ...bareApp(), config: { ...config, identity: { ...known, issuer: `http://127.0.0.1:${identity.port}` } } };
});
afterAll(async () => {
  await network.close();
  await identity.close();
});
beforeEach(async () => {
  clinic = await makeTestClinic(app, networkRules);
  [doctor, manager] = (await Promise.all([clinic.as('Doctor'), clinic.as('Manager')])).map((ctx) => ({
    ...ctx,
    app,
  })) as [RequestContext, RequestContext];
});

const run = (text: string, values: unknown[]) => app.database.pool.query(text, values);
let places = 0;
const complete = async (street = `${(places += 1)} Harbor St`): Promise<void> => {
  await run(`update practice.member set npi = '2000000010' where clinic_id = $1 and user_id = $2`, [
    clinic.clinicId,
    doctor.actor.userId,
  ]);
  await run(
    `update practice.practice set address_line1 = $2, city = 'Boston', state = 'MA', postal_code = '02110',
       office_phone = '+1 6175550100' where clinic_id = $1`,
    [clinic.clinicId, street],
  );
};

/** Follows the provider's page as a browser would, enters the person, and returns. */
async function goThere(
  url: string,
  who: { given: string; family: string; level?: string; allow?: string },
): Promise<{ code: string; state: string; error: string | null }> {
  const form = new URLSearchParams(new URL(url).searchParams);
  for (const [name, value] of Object.entries({ level: '2', allow: 'yes', ...who })) form.set(name, value);
  const answer = await fetch(new URL('/authorize', url), { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(answer.headers.get('location')!);
  expect(back.pathname).toBe('/settings/e-prescribing-verify');
  const { searchParams: query } = back;
  return { code: query.get('code') ?? '', state: query.get('state') ?? '', error: query.get('error') };
}

async function prove(ctx: RequestContext, who: Parameters<typeof goThere>[1]) {
  const begun = must(await beginProof(ctx));
  const { code, state } = await goThere(begun.url, who);
  return endProof(ctx, code, state);
}

const DOCTOR = { given: 'Doctor', family: 'Tester' };

describe('a proof of identity', () => {
  test('is saved if it names the person of the profile at level 2', async () => {
    expect(await prove(doctor, DOCTOR)).toBeNull();
    expect((await findProvider(app.database.kysely, doctor.actor)).isProven).toBe(true);
    const { rows } = await run(`select changes::text from audit.inbox where object_type = 'identity_proof'`, []);
    expect(rows).toHaveLength(1);
    // A second proof changes nothing.
    expect(await prove(doctor, { ...DOCTOR, given: 'Doctor Who' })).toBeNull();
  });

  test.each([
    ['another name', { given: 'Somebody', family: 'Else' }, 'PROOF_OF_ANOTHER'],
    ['a lower level', { ...DOCTOR, level: '1' }, 'PROOF_WEAK'],
  ])('with %s is rejected', async (_what, who, code) => {
    expect(await prove(doctor, who)).toMatchObject({ code });
    expect((await findProvider(app.database.kysely, doctor.actor)).isProven).toBe(false);
  });

  test('completes only for its own member, once, and not with another member’s code', async () => {
    const begun = must(await beginProof(doctor));
    expect((await goThere(begun.url, { ...DOCTOR, allow: 'no' })).error).toBe('access_denied');
    const { code, state } = await goThere(begun.url, DOCTOR);
    expect(await endProof(manager, code, state)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await endProof(doctor, code, 'another state')).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await endProof(doctor, 'another code', state)).toMatchObject({ code: 'PROOF_REFUSED' });
    expect(await endProof(doctor, code, state)).toMatchObject({ code: 'LINK_EXPIRED' });
    const late = must(await beginProof(doctor));
    const back = await goThere(late.url, DOCTOR);
    const hourLater = { ...doctor, now: new Date(doctor.now.getTime() + 3_600_000) };
    expect(await endProof(hourLater, back.code, back.state)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('fails for now if no provider is configured or responding', async () => {
    const without = { ...doctor, app: { ...app, config: { ...app.config, identity: null } } };
    expect(await beginProof(without)).toMatchObject({ code: 'NOT_SET' });
    const away = { ...app.config.identity!, issuer: 'http://127.0.0.1:9' };
    expect(await beginProof({ ...doctor, app: { ...app, config: { ...app.config, identity: away } } })).toMatchObject({
      code: 'UNREACHABLE',
    });
  });

  test('reads assurance levels as providers write them', () => {
    const level = (acr: string) => assuranceOf({ acr });
    expect(level('http://idmanagement.gov/ns/assurance/ial/2')).not.toBeNull();
    expect(level('http://idmanagement.gov/ns/assurance/loa/3')).not.toBeNull();
    expect(assuranceOf({ ial: 2 })).toBe('ial/2');
    expect(level('http://idmanagement.gov/ns/assurance/ial/1')).toBeNull();
    expect(level('trial2000')).toBeNull();
    expect(assuranceOf({})).toBeNull();
    const profile = { first_name: 'José', last_name: 'O’Neil' };
    expect(isSamePerson({ given_name: 'JOSE MARIA', family_name: "O'Neil" }, profile)).toBe(true);
    expect(isSamePerson({ given_name: 'J', family_name: "O'Neill" }, profile)).toBe(false);
    expect(isSamePerson({ family_name: "O'Neil" }, profile)).toBe(false);
  });
});

describe('a registration', () => {
  const register = (userId = doctor.actor.userId) => registerPrescriber(manager, userId, clinic.practiceId);

  test('requires an NPI, the practice’s address and phone, and a proof', async () => {
    expect(await register()).toMatchObject({
      code: 'NOT_COMPLETE',
      message: expect.stringContaining('an NPI, the address of the practice, the phone number of the practice'),
    });
    await complete();
    expect(await register()).toMatchObject({ code: 'NOT_PROVEN' });
    expect(await register(newId())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await registerPrescriber(manager, doctor.actor.userId, newId())).toMatchObject({ code: 'NOT_FOUND' });
    const [row] = (await readEPrescribers(manager)).filter(({ user_id }) => user_id === doctor.actor.userId);
    expect(row).toMatchObject({ spi: null, missing: ['a proof of identity'] });
  });

  test('returns a number that stays the same until the registration ends', async () => {
    await complete();
    await prove(doctor, DOCTOR);
    const first = await register();
    expect(first).toEqual({ spi: expect.stringMatching(/^\d{13}$/) });
    expect(await register()).toEqual(first);
    const find = () => findProvider(app.database.kysely, doctor.actor);
    expect(await find()).toMatchObject({
      errorMessage: null,
      provider: { npi: '2000000010', state: 'MA', phone: '6175550100', spi: (first as { spi: string }).spi },
    });
    await run(`update practice.practice set address_line1 = '77 Quay St' where clinic_id = $1`, [clinic.clinicId]);
    const own = async () => (await readEPrescribers(manager)).find(({ user_id }) => user_id === doctor.actor.userId);
    expect((await own())!.is_outdated).toBe(true);
    expect(await register()).toEqual(first);
    expect(await own()).toMatchObject({ is_outdated: false, ended_time: null });
    expect((await find()).provider!.addressLine1).toBe('77 Quay St');
    expect(await endRegistration(manager, doctor.actor.userId, clinic.practiceId)).toEqual(first);
    expect(await endRegistration(manager, doctor.actor.userId, clinic.practiceId)).toEqual(first);
    expect(await find()).toMatchObject({ provider: null, errorMessage: expect.stringContaining('not registered') });
    expect(await register()).toEqual(first);
    expect((await find()).provider).not.toBeNull();
    const { rows } = await run(
      `select count(*)::int as count from audit.inbox where object_type = 'prescriber_location' and clinic_id = $1`,
      [clinic.clinicId],
    );
    expect(rows[0].count).toBe(4);
  });

  test('that the network rejects or doesn’t answer is not saved', async () => {
    await complete();
    await prove(doctor, DOCTOR);
    await run(`update practice.member set last_name = 'Refused' where user_id = $1`, [doctor.actor.userId]);
    expect(await register()).toMatchObject({
      code: 'NETWORK_REFUSED',
      message: expect.stringContaining('not licensed'),
    });
    const at = (change: object | null) => {
      const changed = change === null ? null : { ...network.config, ...change };
      const ctx = { ...manager, app: { ...app, config: { ...app.config, network: changed } } };
      return registerPrescriber(ctx, doctor.actor.userId, clinic.practiceId);
    };
    expect(await at({ url: 'http://127.0.0.1:9' })).toMatchObject({ code: 'UNREACHABLE' });
    expect(await at({ password: 'another one' })).toMatchObject({ code: 'UNREACHABLE' });
    expect(await at(null)).toMatchObject({ code: 'NOT_SET' });
    const { rows } =
      await sql`select 1 from prescribing.prescriber_location where clinic_id = ${clinic.clinicId}`.execute(
        app.database.kysely,
      );
    expect(rows).toEqual([]);
  });

  test('of another clinic can’t be created or ended', async () => {
    await complete();
    await prove(doctor, DOCTOR);
    await register();
    const other = { ...(await (await makeTestClinic(app, networkRules)).as('Manager')), app };
    expect(await registerPrescriber(other, doctor.actor.userId, clinic.practiceId)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await endRegistration(other, doctor.actor.userId, clinic.practiceId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await readEPrescribers(other)).toEqual([]);
  });

  test('of a location registered by another clinic has its own error', async () => {
    await complete('9 Wharf');
    await prove(doctor, DOCTOR);
    await register();
    clinic = await makeTestClinic(app, networkRules);
    [doctor, manager] = [
      { ...(await clinic.as('Doctor')), app },
      { ...(await clinic.as('Manager')), app },
    ];
    await complete('9 Wharf');
    await prove(doctor, DOCTOR);
    expect(await register()).toMatchObject({ code: 'SPI_TAKEN' });
  });

  test('of one location by two clinics concurrently has its own error', async () => {
    await complete('11 Wharf');
    await prove(doctor, DOCTOR);
    const [first, its] = [manager, clinic];
    const firstDoctor = doctor.actor.userId;
    clinic = await makeTestClinic(app, networkRules);
    [doctor, manager] = [
      { ...(await clinic.as('Doctor')), app },
      { ...(await clinic.as('Manager')), app },
    ];
    await complete('11 Wharf');
    await prove(doctor, DOCTOR);
    const answers = await Promise.all([registerPrescriber(first, firstDoctor, its.practiceId), register()]);
    expect(answers.filter((each) => !isDomainError(each))).toHaveLength(1);
    expect(answers.filter(isDomainError)).toMatchObject([{ code: 'SPI_TAKEN' }]);
  });

  test('ended by two members concurrently is ended and logged once', async () => {
    await complete();
    await prove(doctor, DOCTOR);
    await register();
    const end = () => endRegistration(manager, doctor.actor.userId, clinic.practiceId);
    const [one, other] = await Promise.all([end(), end()]);
    expect(one).toEqual(other);
    const { rows } = await sql<{ changes: object }>`
      select changes from audit.inbox where clinic_id = ${clinic.clinicId} and object_type = 'prescriber_location' and action = 'update'
      union all select changes from audit.entry
      where clinic_id = ${clinic.clinicId} and object_type = 'prescriber_location' and action = 'update'`.execute(
      app.database.kysely,
    );
    expect(rows).toHaveLength(1);
  });
});

test('GET /directory/getProvider/ returns the caller’s registration, or why they can’t prescribe', async () => {
  const http = fastify();
  const rules: string[] = [];
  providerRoute({
    server: http,
    app,
    admit: async (_http, _reply, rule) => {
      rules.push(rule);
      return doctor;
    },
  });
  const get = async () => (await http.inject('/api/directory/getProvider/')).json();
  await complete('1 Canal St');
  expect(await get()).toMatchObject({
    IDmeFlag: 'F',
    AddressLine1: '1 Canal St',
    City: 'Boston',
    ProviderPracticeLocationSPI: null,
    errorMessage: expect.stringContaining('not proven'),
  });
  await prove(doctor, DOCTOR);
  expect(await get()).toMatchObject({ IDmeFlag: 'T', errorMessage: expect.stringContaining('not registered') });
  const done = await registerPrescriber(manager, doctor.actor.userId, clinic.practiceId);
  const known = await get();
  expect(known).toMatchObject({
    IDmeFlag: 'T',
    StateProvince: 'MA',
    PostalCode: '02110',
    CountryCode: 'US',
    NPI: '2000000010',
    ProviderPracticeLocationSPI: (done as { spi: string }).spi,
  });
  expect(known).not.toHaveProperty('errorMessage');
  expect((await http.inject('/api/directory/getProvider')).json()).toEqual(known);
  expect(new Set(rules)).toEqual(new Set(['practice.own']));
  await http.close();
});
