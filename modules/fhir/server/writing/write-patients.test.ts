import type { OperationOutcome, Patient } from 'fhir/r4';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, useFhirServer } from '../testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
});
beforeEach(() => {
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
  app().setClock(new Date(app().clock().getTime() + 1000));
});

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition';
const race = (code: string, text?: string) => ({
  url: `${US_CORE}/us-core-race`,
  extension: [
    { url: 'ombCategory', valueCoding: { system: 'urn:oid:2.16.840.1.113883.6.238', code } },
    ...(text === undefined ? [] : [{ url: 'text', valueString: text }]),
  ],
});
const NOOR = {
  resourceType: 'Patient',
  active: true,
  extension: [race('2028-9'), { url: `${US_CORE}/us-core-birthsex`, valueCode: 'F' }],
  name: [
    { use: 'official', family: 'Haddad', given: ['Noor', 'Amal'] },
    { use: 'nickname', given: ['Nunu'] },
  ],
  telecom: [
    { system: 'phone', value: '(617) 555-0177', use: 'mobile' },
    { system: 'email', value: 'noor@example.com' },
  ],
  gender: 'female',
  birthDate: '1991-03-04',
  address: [
    { use: 'home', line: ['12 Elm St', 'Apt 3'], city: 'Boston', state: 'MA', postalCode: '02139', country: 'US' },
  ],
  communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'es' }] }, preferred: true }],
};
const create = (body: object, headers: Record<string, string> = {}) => api.send('POST', 'Patient', body, headers);
const put = (patient: Patient) =>
  api.send('PUT', `Patient/${patient.id}`, patient, { 'if-match': `W/"${patient.meta!.versionId}"` });
const elementOf = (answer: { json: <T>() => T }) => answer.json<OperationOutcome>().issue[0]!.expression?.[0];
const read = async (id: string) => (await api.get(`Patient/${id}`)).json<Patient>();

describe('creating a patient', () => {
  test('all that can be stored is stored, and served as it was sent', async () => {
    const answer = await create(NOOR);
    expect(answer.statusCode).toBe(201);
    const stored = answer.json<Patient>();
    expect(validateFhir(stored)).toEqual([]);
    expect(stored).toMatchObject({
      name: [{ family: 'Haddad', given: ['Noor', 'Amal'] }, { given: ['Nunu'] }],
      gender: 'female',
      birthDate: '1991-03-04',
      address: [{ use: 'home', line: ['12 Elm St', 'Apt 3'], postalCode: '02139' }],
      communication: [{ language: { coding: [{ code: 'es' }] } }],
      identifier: [{ value: expect.stringMatching(/^\d+$/) }],
    });
    expect(JSON.stringify(stored.extension)).toContain('2028-9');
    expect(JSON.stringify(stored.extension)).toContain('"valueCode":"F"');
    const known = { 'if-none-exist': `identifier=${stored.identifier![0]!.system}|${stored.identifier![0]!.value}` };
    expect((await create(NOOR, known)).json<Patient>().id).toBe(stored.id);
    const named = { 'if-none-exist': 'name=Haddad&birthdate=1991-03-04' };
    expect((await create(NOOR, named)).statusCode).toBe(200);
  });

  test.each([
    ['no name', { name: undefined }, 422, 'name'],
    ['no family name', { name: [{ given: ['Noor'] }] }, 422, 'name[0].family'],
    ['two names', { name: [...NOOR.name, { family: 'X' }] }, 422, 'name[2]'],
    ['a prefix', { name: [{ family: 'Haddad', given: ['Noor'], prefix: ['Dr.'] }] }, 422, 'name[0].prefix'],
    ['no gender', { gender: undefined }, 422, 'gender'],
    ['a gender that the clinic does not record', { gender: 'other' }, 422, 'gender'],
    ['a birth in the future', { birthDate: '2099-01-01' }, 422, 'birthDate'],
    ['a birth year', { birthDate: '1991' }, 422, 'birthDate'],
    ['a phone without a use', { telecom: [{ system: 'phone', value: '6175550177' }] }, 422, 'telecom[0].use'],
    ['an invalid phone', { telecom: [{ system: 'phone', value: '12', use: 'home' }] }, 422, 'telecom[0].value'],
    ['a fax', { telecom: [{ system: 'fax', value: '6175550177' }] }, 422, 'telecom[0].system'],
    ['a language of none', { communication: [{ language: { text: 'Spanish' } }] }, 422, 'communication[0].language'],
    ['a ZIP code that is none', { address: [{ ...NOOR.address[0], postalCode: '1' }] }, 422, 'address[0].postalCode'],
    ['a district', { address: [{ ...NOOR.address[0], district: 'X' }] }, 422, 'address[0].district'],
    ['two addresses', { address: [NOOR.address[0], NOOR.address[0]] }, 422, 'address'],
    ['an identifier', { identifier: [{ system: 'x', value: '1' }] }, 422, 'identifier'],
    ['a photo', { photo: [{ url: 'x' }] }, 422, 'photo'],
    ['a marital status', { maritalStatus: { text: 'Married' } }, 422, 'maritalStatus'],
    ['a patient who is not active', { active: false }, 422, 'active'],
    ['another extension', { extension: [{ url: 'https://example.com/x', valueCode: 'x' }] }, 422, 'extension[0]'],
    [
      'an extension of nothing',
      { extension: [{ ...race('2028-9'), extension: [null] }] },
      400,
      'extension[0].extension[0]',
    ],
    ['a race with a code that its text does not have', { extension: [race('2106-3', 'Asian')] }, 422, 'extension[0]'],
    ['a name that is no list', { name: { family: 'X' } }, 400, 'name'],
    ['another clinic', { managingOrganization: { reference: 'Organization/1' } }, 422, 'managingOrganization'],
  ])('refuses %s', async (_what, change, status, element) => {
    const answer = await create({ ...NOOR, ...change });
    expect([answer.statusCode, elementOf(answer)]).toEqual([status, element]);
  });

  test('only members with the right, and never within one patient, register patients', async () => {
    api.access = accessOf(clinic.doctor, 'patient/*.cruds', clinic.adaId);
    expect((await create(NOOR)).statusCode).toBe(403);
    api.access = accessOfPatient(clinic.clinicId, clinic.adaId, 'patient/*.cruds');
    expect((await create(NOOR)).statusCode).toBe(403);
    api.access = accessOf(await clinic.as('Biller'), 'user/*.cruds');
    expect((await create(NOOR)).statusCode).toBe(403);
  });
});

describe('changing a patient', () => {
  test('a patient who is sent back as they were read stays as they are', async () => {
    for (const id of [clinic.adaId, clinic.benId]) {
      const before = await read(id);
      const answer = await put(before);
      expect([answer.statusCode, answer.json()]).toEqual([200, before]);
    }
  });

  test('what is changed is changed, and what is missing is cleared', async () => {
    const before = (await create(NOOR)).json<Patient>();
    const changed: Patient = {
      ...before,
      telecom: [{ system: 'phone', value: '+1 6175550188', use: 'home' }],
      address: [{ use: 'home', line: ['9 Oak St'], city: 'Salem', state: 'MA', postalCode: '01970', country: 'US' }],
    };
    delete changed.communication;
    app().setClock(new Date(app().clock().getTime() + 1000));
    const answer = await put(changed);
    expect(answer.statusCode).toBe(200);
    const after = answer.json<Patient>();
    expect(after.meta!.versionId).not.toBe(before.meta!.versionId);
    expect(after).toEqual({ ...changed, meta: after.meta });
    expect((await put(changed)).statusCode).toBe(412);
    const { rows } = await app().database.pool.query<{ changes: string }>(
      `select changes::text, reason from audit.inbox where clinic_id = $1 and object_type = 'patient'
        and action = 'update' order by time desc, id desc limit 1`,
      [clinic.clinicId],
    );
    expect(rows[0]).toMatchObject({ reason: 'app Growth Chart' });
    expect(rows[0]!.changes).toContain('preferred_language');
  });

  test('with the same key, a change is made once', async () => {
    const before = (await create(NOOR)).json<Patient>();
    const headers = { 'if-match': `W/"${before.meta!.versionId}"`, 'idempotency-key': 'a-key-of-this-change' };
    const changed = { ...before, birthDate: '1991-03-05' };
    app().setClock(new Date(app().clock().getTime() + 1000));
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await api.send('PUT', `Patient/${before.id}`, changed, headers);
      expect([answer.statusCode, answer.json<Patient>().birthDate]).toEqual([200, '1991-03-05']);
    }
  });

  test('what can’t be changed is named', async () => {
    const before = (await create(NOOR)).json<Patient>();
    for (const [change, element] of [
      [{ identifier: [] }, 'identifier'],
      [{ deceasedDateTime: '1950-01-01' }, 'deceasedDateTime'],
      [{ deceasedBoolean: true }, 'deceasedBoolean'],
      [{ link: [{ other: { reference: 'Patient/1' }, type: 'refer' }] }, 'link'],
      [{ address: [...before.address!, { use: 'billing', line: ['1 A St'] }] }, 'address'],
      [{ managingOrganization: { reference: 'Organization/1' } }, 'managingOrganization'],
    ] as const)
      expect(elementOf(await put({ ...before, ...change } as Patient))).toBe(element);
  });
});
