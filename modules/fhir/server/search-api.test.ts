import type { Bundle, Observation, OperationOutcome, Patient } from 'fhir/r4';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildFhirClinic, type FhirClinic } from './testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, useFhirServer } from './testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
});

/** Calls as the doctor's app with all scopes, and expects success. */
async function bundle(path: string): Promise<Bundle> {
  const answer = await ask(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Bundle>();
}

function ask(path: string, headers: Record<string, string> = {}) {
  api.access ??= accessOf(clinic.doctor, 'user/*.rs');
  return api.get(path, headers);
}

const matchesOf = ({ entry = [] }: Bundle) =>
  entry.filter(({ search }) => search?.mode === 'match').map((one) => one.resource!);
const idsOf = (found: Bundle) => matchesOf(found).map(({ id }) => id);
const pulsesOf = (found: Bundle) => matchesOf(found).map((one) => (one as Observation).valueQuantity?.value);
const linkOf = ({ link = [] }: Bundle, relation: string) => link.find((one) => one.relation === relation)?.url;

test('reads a resource with its version, and answers 304 while it is the same', async () => {
  const answer = await ask(`Patient/${clinic.adaId}`);
  expect(answer.headers['content-type']).toContain('application/fhir+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  const patient = answer.json<Patient>();
  expect(patient.name?.[0]).toMatchObject({ family: 'Moss', given: ['Ada', 'B.'] });
  const etag = String(answer.headers['etag']);
  expect(etag).toBe(`W/"${patient.meta!.versionId}"`);
  expect((await ask(`Patient/${clinic.adaId}`, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await ask(`Patient/${clinic.adaId}`, { 'if-none-match': 'W/"1"' })).statusCode).toBe(200);
});

test.each([`Patient/${newId()}`, 'Patient/not-an-id', 'Patient/a%00b', `Practitioner/${newId()}`, 'Observation/x-bp'])(
  '%s does not exist',
  async (path) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json<OperationOutcome>().issue[0]!.code).toBe('not-found');
  },
);

test('finds patients by name, birth date, sex and record number', async () => {
  const found = await bundle('Patient?name=moss&birthdate=1980-05-01&gender=female');
  expect(idsOf(found)).toEqual([clinic.adaId]);
  expect(found.total).toBe(1);
  const { identifier } = matchesOf(found)[0] as Patient;
  const { system, value } = identifier![0]!;
  expect(idsOf(await bundle(`Patient?identifier=${system}|${value}`))).toEqual([clinic.adaId]);
  expect(idsOf(await bundle(`Patient?identifier=urn:other|${value}`))).toEqual([]);
  expect(idsOf(await bundle(`Patient?_id=${clinic.benId},${newId()},nonsense`))).toEqual([clinic.benId]);
  expect(idsOf(await bundle('Patient?family:contains=ui'))).toEqual([clinic.benId]);
  expect((await bundle('Patient')).total).toBe(2);
});

test('compares days in the time zone of the clinic', async () => {
  const of = `Observation?patient=${clinic.adaId}&code=8867-4`;
  expect(pulsesOf(await bundle(`${of}&date=2026-11-02`))).toEqual([71]);
  expect(pulsesOf(await bundle(`${of}&date=ge2026-11-02&date=lt2026-11-04`)).toSorted()).toEqual([71, 72]);
  expect(pulsesOf(await bundle(`${of}&_sort=-date`))).toEqual([74, 73, 72, 71, 70]);
});

test('searches by a form in the same way', async () => {
  api.access = accessOf(clinic.doctor, 'user/*.rs');
  const answer = await api.send(
    'POST',
    'Observation/_search?_sort=date',
    `patient=${clinic.adaId}&code=8867-4&_count=2`,
  );
  expect(pulsesOf(answer.json())).toEqual([70, 71]);
});

test.each(['&_sort=-date', ''])(
  'pages hold every match once, and their links are opaque (sorted: %s)',
  async (sort) => {
    const all: unknown[] = [];
    let path: string | undefined = `Observation?patient=${clinic.adaId}&category=vital-signs&_count=2${sort}`;
    const { total } = await bundle(path);
    for (let page = 0; path !== undefined; page += 1) {
      const found: Bundle = await bundle(path);
      expect(found.total).toBe(total);
      all.push(...idsOf(found));
      path = linkOf(found, 'next');
      if (path !== undefined) expect(path).not.toContain(clinic.adaId);
      expect(page).toBeLessThan(9);
    }
    expect(new Set(all).size).toBe(total);
    expect(all).toHaveLength(total!);
  },
);

test('walks through the clinic without a patient, and ends', async () => {
  const all: unknown[] = [];
  for (let path: string | undefined = 'Patient?_count=1'; path !== undefined;) {
    const found: Bundle = await bundle(path);
    expect(idsOf(found).length).toBeLessThanOrEqual(1);
    all.push(...idsOf(found));
    path = linkOf(found, 'next');
  }
  expect(all.toSorted()).toEqual([clinic.adaId, clinic.benId].toSorted());
});

test('sorts the records of the clinic without a patient, also across pages', async () => {
  const names = (found: Bundle) => matchesOf(found).map((one) => (one as Patient).name![0]!.family);
  expect(names(await bundle('Patient?_sort=family'))).toEqual(['Moss', 'Ruiz']);
  const last = await bundle('Patient?_sort=-family&_count=1');
  expect([names(last), last.total]).toEqual([['Ruiz'], 2]);
  expect(names(await bundle(linkOf(last, 'next')!))).toEqual(['Moss']);
});

test('a page link opens only for the app and the search that got it', async () => {
  const next = linkOf(await bundle('Patient?_count=1'), 'next')!;
  const token = new URL(next).searchParams.get('_page')!;
  expect((await ask(`Observation?_page=${token}`)).statusCode).toBe(400);
  expect((await ask(`Patient?_page=${token.slice(0, -4)}AAAA`)).statusCode).toBe(400);
  expect((await ask('Patient?_page=x')).statusCode).toBe(400);
  api.access = accessOf(clinic.doctor, 'user/*.rs');
  expect((await ask(next)).statusCode).toBe(400);
});

test('counts without resources', async () => {
  const found = await bundle(`Observation?patient=${clinic.adaId}&code=8867-4&_summary=count`);
  expect(found).toMatchObject({ total: 5 });
  expect(found.entry).toBeUndefined();
  expect((await bundle('Patient?_summary=count')).total).toBe(2);
});

test('includes what matches refer to, and their provenance', async () => {
  const found = await bundle(
    `Encounter?_id=${clinic.noteId}&_include=Encounter:participant&_include=Encounter:patient&_revinclude=Provenance:target`,
  );
  const included = found
    .entry!.filter(({ search }) => search?.mode === 'include')
    .map((one) => one.resource!.resourceType);
  expect(included.toSorted()).toEqual(['Patient', 'Practitioner', 'Provenance']);
  const provenance = `Provenance/Encounter-${clinic.noteId}`;
  expect((await ask(provenance)).json()).toMatchObject({
    target: [{ reference: `Encounter/${clinic.noteId}` }],
    agent: [{ who: { reference: `Practitioner/${clinic.doctor.actor.userId}` } }],
  });
  expect((await bundle(`Provenance?target=Encounter/${clinic.noteId}`)).total).toBe(1);
});

test('what was changed since is found', async () => {
  expect((await bundle(`Appointment?patient=${clinic.adaId}&_lastUpdated=ge2026-11-01`)).total).toBe(2);
  expect((await bundle(`Appointment?patient=${clinic.adaId}&_lastUpdated=gt2026-11-01`)).total).toBe(0);
  expect((await bundle(`Appointment?patient=${clinic.adaId}&date=ge2026-12-01`)).total).toBe(1);
});

test('unknown parameters are ignored and named nowhere, or refused if the client is strict', async () => {
  const found = await bundle(`Patient?family=moss&favorite-color=red`);
  expect(idsOf(found)).toEqual([clinic.adaId]);
  expect(linkOf(found, 'self')).not.toContain('red');
  expect(found.entry!.at(-1)).toMatchObject({ search: { mode: 'outcome' } });
  const refused = await ask('Patient?favorite-color=red', { prefer: 'handling=strict' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<OperationOutcome>().issue[0]).toMatchObject({
    code: 'invalid',
    location: ['http.favorite-color'],
  });
  expect(refused.body).not.toContain('red');
});

test('everything of a patient on pages, with the members and places that it refers to', async () => {
  const whole = await bundle(`Patient/${clinic.adaId}/$everything`);
  const types = new Set(matchesOf(whole).map(({ resourceType }) => resourceType));
  for (const type of [
    'Patient',
    'RelatedPerson',
    'Encounter',
    'Appointment',
    'Observation',
    'Practitioner',
    'Organization',
    'Provenance',
  ])
    expect(types).toContain(type);
  expect(JSON.stringify(whole)).not.toContain(clinic.benId);
  const paged: unknown[] = [];
  for (let path: string | undefined = `Patient/${clinic.adaId}/$everything?_count=7`; path !== undefined;) {
    const found: Bundle = await bundle(path);
    paged.push(...found.entry!.map(({ fullUrl }) => fullUrl));
    path = linkOf(found, 'next');
  }
  expect(paged.toSorted()).toEqual(whole.entry!.map(({ fullUrl }) => fullUrl).toSorted());
  const some = await bundle(`Patient/${clinic.adaId}/$everything?_type=Appointment`);
  expect(matchesOf(some).map(({ resourceType }) => resourceType)).toEqual(['Appointment', 'Appointment']);
  expect((await ask(`Patient/${newId()}/$everything`)).statusCode).toBe(404);
});

test.each<['DELETE' | 'POST' | 'PUT', string]>([
  ['PUT', 'Condition/1'],
  ['POST', 'Condition'],
  ['DELETE', 'Condition/1'],
])('%s %s is not offered', async (method, path) => {
  api.access = accessOf(clinic.doctor, 'user/*.*');
  const answer = await api.send(method, path, method === 'DELETE' ? undefined : { resourceType: 'Condition' });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('other formats, types and addresses are refused with an outcome', async () => {
  for (const [path, status] of [
    ['Patient?_format=xml', 406],
    ['Spaceship/1', 404],
    ['Spaceship', 404],
    ['Patient/1/_history/1', 404],
    ['Patient?birthdate=soon', 400],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.statusCode]).toEqual([path, status]);
    expect(answer.json<OperationOutcome>().resourceType).toBe('OperationOutcome');
  }
});

test('a patient sees no notes of the clinic about an appointment, and no unsigned encounter', async () => {
  api.access = accessOfPatient(clinic.clinicId, clinic.adaId, 'patient/*.rs');
  const found = await bundle('Appointment');
  expect(found.total).toBe(2);
  expect(JSON.stringify(found)).not.toContain('X-rays');
  expect(idsOf(await bundle('Encounter'))).toEqual([clinic.eventIds[0]]);
  api.access = null;
});
