import type { Observation, OperationOutcome } from 'fhir/r4';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, accessOfSystem, useFhirServer } from '../testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;
let other: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
  other = await buildFhirClinic(app());
});
beforeEach(() => {
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
});

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const CATEGORY = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }],
};
const quantity = (value: number, code: string) => ({ value, unit: code, system: UCUM, code });
const vital = (code: string, valueQuantity: object, extra: object = {}) => ({
  resourceType: 'Observation',
  status: 'final',
  category: [CATEGORY],
  code: { coding: [{ system: LOINC, code }], text: 'Measured by the app' },
  subject: { reference: `Patient/${clinic.adaId}` },
  effectiveDateTime: '2026-11-20T09:30:00-05:00',
  valueQuantity,
  ...extra,
});
const pulse = (value = 71, extra: object = {}) => vital('8867-4', quantity(value, '/min'), extra);
const pressure = (high: number, low: number) => {
  const { valueQuantity: _value, ...rest } = vital('85354-9', {});
  const part = (code: string, value: number) => ({
    code: { coding: [{ system: LOINC, code }] },
    valueQuantity: quantity(value, 'mm[Hg]'),
  });
  return { ...rest, component: [part('8462-4', low), part('8480-6', high)] };
};
const create = (body: object, headers: Record<string, string> = {}) => api.send('POST', 'Observation', body, headers);
const issueOf = (answer: { json: <T>() => T }) => answer.json<OperationOutcome>().issue[0]!;

describe('creating vital signs', () => {
  test('a value is recorded by the module’s command, and answered as it is stored', async () => {
    const answer = await create(pulse());
    expect(answer.statusCode).toBe(201);
    const stored = answer.json<Observation>();
    expect(answer.headers).toMatchObject({
      location: expect.stringMatching(new RegExp(`/fhir/R4/Observation/${stored.id}$`)),
      etag: `W/"${stored.meta!.versionId}"`,
      'last-modified': expect.any(String),
    });
    expect(stored).toMatchObject({
      effectiveDateTime: '2026-11-20T14:30:00.000Z',
      valueQuantity: { value: 71, code: '/min' },
      performer: [{ reference: `Practitioner/${clinic.doctor.actor.userId}` }],
    });
    expect(validateFhir(stored)).toEqual([]);
    expect((await api.get(`Observation/${stored.id}`)).json()).toEqual(stored);
    const { rows } = await app().database.pool.query(
      `select user_id, action, object_type, reason from audit.inbox where clinic_id = $1 and action = 'create'
        order by time desc, id desc limit 2`,
      [clinic.clinicId],
    );
    const user_id = clinic.doctor.actor.userId;
    expect(rows).toEqual([
      { user_id, action: 'create', object_type: 'fhir_record', reason: 'app Growth Chart: Observation' },
      { user_id, action: 'create', object_type: 'vital_record', reason: 'app Growth Chart' },
    ]);
  });

  test.each([
    ['8310-5', quantity(37, 'Cel'), 98.6, '[degF]'],
    ['29463-7', quantity(70, 'kg'), 154.3, '[lb_av]'],
    ['29463-7', quantity(3500, 'g'), 7.7, '[lb_av]'],
    ['8302-2', quantity(70, '[in_i]'), 178, 'cm'],
    ['8302-2', quantity(1.8, 'm'), 180, 'cm'],
    ['59408-5', quantity(98, '%'), 98, '%'],
    ['72514-3', quantity(4, '{score}'), 4, '{score}'],
  ])('LOINC %s is stored in the clinic’s unit', async (code, sent, value, unit) => {
    const stored = (await create(vital(code, sent))).json<Observation>();
    expect(stored.valueQuantity).toMatchObject({ value, code: unit });
    expect(validateFhir(stored)).toEqual([]);
  });

  test('a blood pressure is one resource with both values', async () => {
    const answer = await create(pressure(121, 79));
    expect(answer.statusCode).toBe(201);
    const stored = answer.json<Observation>();
    expect(stored.component!.map(({ valueQuantity }) => valueQuantity!.value)).toEqual([121, 79]);
    expect(validateFhir(stored)).toEqual([]);
  });

  test.each([
    ['an implausible value', () => pulse(300), 422, 'valueQuantity'],
    ['pressures the wrong way around', () => pressure(70, 110), 422, 'component[0].valueQuantity'],
    ['a time in the future', () => pulse(70, { effectiveDateTime: '2099-01-01T00:00:00Z' }), 422, 'effectiveDateTime'],
    ['a day without a time', () => pulse(70, { effectiveDateTime: '2026-11-20' }), 422, 'effectiveDateTime'],
    ['another unit', () => vital('8867-4', quantity(70, '/s')), 422, 'valueQuantity.code'],
    ['a unit without its system', () => vital('8867-4', { value: 70, code: '/min' }), 422, 'valueQuantity.code'],
    ['more decimal places than are kept', () => pulse(70.5), 422, 'valueQuantity.value'],
    ['a text as a value', () => vital('8867-4', { ...quantity(70, '/min'), value: '70' }), 400, 'valueQuantity.value'],
    [
      'a comparator',
      () => vital('8867-4', { ...quantity(70, '/min'), comparator: '<' }),
      422,
      'valueQuantity.comparator',
    ],
    ['a negative value', () => pulse(-3), 422, 'valueQuantity'],
    ['no value', () => ({ ...pulse(), valueQuantity: undefined }), 422, 'valueQuantity'],
    ['another status', () => pulse(70, { status: 'preliminary' }), 422, 'status'],
    [
      'another category too',
      () => pulse(70, { category: [CATEGORY, { coding: [{ system: 'x', code: 'laboratory' }] }] }),
      422,
      'category[1]',
    ],
    ['a body site', () => pulse(70, { bodySite: { text: 'Wrist' } }), 422, 'bodySite'],
    ['a device', () => pulse(70, { device: { reference: 'Device/1' } }), 422, 'device'],
    ['another performer', () => pulse(70, { performer: [{ reference: `Practitioner/${newId()}` }] }), 422, 'performer'],
    ['a tag', () => pulse(70, { meta: { tag: [{ code: 'x' }] } }), 422, 'meta.tag'],
    ['a contained resource', () => pulse(70, { contained: [{ resourceType: 'Patient' }] }), 422, 'contained'],
    ['a modifier extension', () => pulse(70, { modifierExtension: [{ url: 'x' }] }), 422, 'modifierExtension'],
    [
      'a code of two vitals',
      () =>
        vital('8867-4', quantity(70, '/min'), {
          code: {
            coding: [
              { system: LOINC, code: '8867-4' },
              { system: LOINC, code: '9279-1' },
            ],
          },
        }),
      422,
      'code',
    ],
    ['no patient', () => ({ ...pulse(), subject: undefined }), 422, 'subject'],
    [
      'a patient elsewhere',
      () => pulse(70, { subject: { reference: 'https://other.example/Patient/1' } }),
      422,
      'subject',
    ],
    ['a laboratory result', () => vital('718-7', quantity(13, 'g/dL')), 422, undefined],
    ['another type', () => ({ ...pulse(), resourceType: 'Patient' }), 400, 'resourceType'],
  ])('refuses %s', async (_what, body, status, element) => {
    const answer = await create(body());
    expect([answer.statusCode, issueOf(answer).expression?.[0]]).toEqual([status, element]);
  });

  test('a patient who does not exist, or is of another clinic, is answered in the same way', async () => {
    const answers = await Promise.all(
      [newId(), other.adaId].map((id) => create(pulse(70, { subject: { reference: `Patient/${id}` } }))),
    );
    const [one, two] = answers.map((answer) => [answer.statusCode, issueOf(answer)]);
    expect(one).toEqual([422, expect.objectContaining({ code: 'not-found' })]);
    expect(two).toEqual(one);
  });

  test('Prefer decides what is returned', async () => {
    const minimal = await create(pulse(72), { prefer: 'return=minimal' });
    expect([minimal.statusCode, minimal.body]).toEqual([201, '']);
    const outcome = await create(pulse(73), { prefer: 'return=OperationOutcome' });
    expect([outcome.statusCode, issueOf(outcome).severity]).toEqual([201, 'information']);
  });

  test('a repeated call with the same key creates nothing, and another call with it is refused', async () => {
    const headers = { 'idempotency-key': newId() };
    const [one, two] = [await create(pulse(64), headers), await create(pulse(64), headers)];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json<Observation>().id).toBe(one.json<Observation>().id);
    expect((await create(pulse(65), headers)).statusCode).toBe(400);
    expect((await create(pulse(65), { 'idempotency-key': 'short' })).statusCode).toBe(400);
    // A refused call can be corrected and sent again with its key.
    const again = { 'idempotency-key': newId() };
    expect((await create(pulse(300), again)).statusCode).toBe(422);
    expect((await create(pulse(66), again)).statusCode).toBe(201);
  });

  test('a conditional create finds what is there', async () => {
    const at = '2026-11-19T10:00:00-05:00';
    const condition = {
      'if-none-exist': `patient=${clinic.adaId}&code=8867-4&date=2026-11-19T10:00:00-05:00`.replaceAll('+', '%2B'),
    };
    const body = pulse(61, { effectiveDateTime: at });
    const [one, two] = [await create(body, condition), await create(body, condition)];
    expect([one.statusCode, two.statusCode]).toEqual([201, 200]);
    expect(two.json()).toEqual(one.json());
    const again = { ...condition, 'idempotency-key': newId() };
    expect([(await create(body, again)).statusCode, (await create(body, again)).statusCode]).toEqual([200, 200]);
    await create(body);
    expect((await create(body, condition)).statusCode).toBe(412);
    for (const query of ['', 'patient=', 'color=red', '_count=1'])
      expect([query, (await create(body, { 'if-none-exist': query })).statusCode]).toEqual([query, 400]);
    api.access = accessOf(clinic.doctor, 'user/Observation.cr');
    expect((await create(body, condition)).statusCode).toBe(403);
  });
});

describe('who may create', () => {
  test('scopes are obeyed, granular ones too', async () => {
    const category = 'http://terminology.hl7.org/CodeSystem/observation-category';
    const status = async (scopes: string, patientId: string | null = null, body: object = pulse()) => {
      api.access = accessOf(clinic.doctor, scopes, patientId);
      return (await create(body)).statusCode;
    };
    expect(await status('user/Observation.rus')).toBe(403);
    expect(await status('user/Observation.read')).toBe(403);
    expect(await status('user/Observation.write')).toBe(201);
    expect(await status('patient/Observation.c', clinic.adaId)).toBe(201);
    expect(await status('patient/Observation.c', clinic.benId)).toBe(403);
    expect(await status(`user/Observation.c?category=${category}|vital-signs`)).toBe(201);
    expect(await status(`user/Observation.c?category=${category}|laboratory`)).toBe(403);
    expect(
      await status(`user/Observation.c?category=${category}|vital-signs`, null, { ...pulse(), category: undefined }),
    ).toBe(403);
  });

  test('without a scope to read, the resource is not returned', async () => {
    api.access = accessOf(clinic.doctor, 'user/Observation.c');
    const answer = await create(pulse());
    expect([answer.statusCode, answer.body]).toEqual([201, '']);
  });

  test('a member needs the right, and neither patients nor apps without a user record vital signs', async () => {
    api.access = accessOf(await clinic.as('Front desk'), 'user/*.cruds');
    expect((await create(pulse())).statusCode).toBe(403);
    api.access = accessOfPatient(clinic.clinicId, clinic.adaId, 'patient/*.cruds');
    expect((await create(pulse())).statusCode).toBe(403);
    api.access = accessOfSystem(clinic.clinicId, 'system/*.cruds');
    expect((await create(pulse())).statusCode).toBe(403);
    api.access = null;
    expect((await create(pulse())).statusCode).toBe(401);
  });
});

describe('changing vital signs', () => {
  const put = (sent: Observation, version?: string) =>
    api.send('PUT', `Observation/${sent.id}`, sent, version === undefined ? {} : { 'if-match': `W/"${version}"` });

  test.each([
    ['a value', () => pulse(80), 1],
    ['a blood pressure', () => pressure(130, 85), 2],
  ])('%s is marked as entered in error, with the reason', async (_what, body, values) => {
    const stored = (await create(body())).json<Observation>();
    const version = stored.meta!.versionId!;
    expect((await put(stored, version)).statusCode).toBe(200);
    const wrong: Observation = { ...stored, status: 'entered-in-error' };
    expect(issueOf(await put(wrong, version)).expression).toEqual(['note']);
    const answer = await put({ ...wrong, note: [{ text: 'Another patient’s' }] }, version);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Observation>().status).toBe('entered-in-error');
    const { rowCount } = await app().database.pool.query(
      `select 1 from vitals.record where clinic_id = $1 and error_reason = 'Another patient’s'
        and id::text || '-bp' in (select $2 union select id::text || '-bp' from vitals.record where clinic_id = $1)`,
      [clinic.clinicId, stored.id],
    );
    expect(rowCount).toBeGreaterThanOrEqual(values);
  });

  test('everything else stays, and needs the version', async () => {
    const stored = (await create(pulse(81))).json<Observation>();
    const version = stored.meta!.versionId!;
    expect((await put(stored)).statusCode).toBe(428);
    expect((await put(stored, '1')).statusCode).toBe(412);
    const changed = { ...stored, valueQuantity: quantity(90, '/min') };
    expect(issueOf(await put(changed, version)).expression).toEqual(['valueQuantity']);
    expect(issueOf(await put({ ...stored, issued: '2026-01-01T00:00:00Z' }, version)).expression).toEqual(['issued']);
    const moved = { ...stored, subject: { reference: `Patient/${clinic.benId}` } };
    expect((await put(moved, version)).statusCode).toBe(422);
  });

  test('a record that the API can’t change, or the call may not see, is refused', async () => {
    const stored = (await create(pulse(82))).json<Observation>();
    const version = stored.meta!.versionId!;
    expect((await api.send('PUT', `Observation/${newId()}`, stored, { 'if-match': '"1"' })).statusCode).toBe(400);
    expect((await put({ ...stored, id: newId() }, version)).statusCode).toBe(404);
    api.access = accessOf(other.doctor, 'user/*.cruds');
    expect((await put(stored, version)).statusCode).toBe(404);
    api.access = accessOf(clinic.doctor, 'patient/*.cruds', clinic.benId);
    expect((await put(stored, version)).statusCode).toBe(404);
    api.access = accessOf(clinic.doctor, 'user/Observation.cr');
    expect((await put(stored, version)).statusCode).toBe(403);
  });
});
