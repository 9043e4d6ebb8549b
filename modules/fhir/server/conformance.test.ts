import type { Bundle, CapabilityStatement, FhirResource } from 'fhir/r4';
import { beforeAll, expect, test } from 'vitest';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { referencesIn } from '../rules/index.ts';
import { sourcesOf } from './records/admit-type.ts';
import { buildFhirClinic, type FhirClinic } from './testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, useFhirServer } from './testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
});

test.each(['member', 'patient'])(
  'every resource that a %s reads is valid, and its references lead to others',
  async (who) => {
    api.access =
      who === 'member'
        ? accessOf(await clinic.as('Admin'), 'user/*.rs')
        : accessOfPatient(clinic.clinicId, clinic.adaId, 'patient/*.rs');
    const resources = await readAll();
    expect(new Set(resources.map(({ resourceType }) => resourceType)).size).toBeGreaterThan(8);
    const problems = resources.flatMap((resource) =>
      validateFhir(resource).map((problem) => `${resource.resourceType}/${resource.id}: ${problem}`),
    );
    expect(problems).toEqual([]);
    const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`));
    const lost = [...new Set(resources.flatMap(referencesIn))].filter((reference) => !known.has(reference));
    for (const reference of lost) expect([reference, (await api.get(reference)).statusCode]).toEqual([reference, 200]);
  },
);

test('the capability statement is valid, public, and names what the sources offer', async () => {
  api.access = null;
  const statement = (await api.get('metadata')).json<CapabilityStatement>();
  const problems = validateFhir(statement).filter((problem) => !problem.startsWith('meta.'));
  expect(problems).toEqual([]);
  const { resource = [], security } = statement.rest![0]!;
  expect(resource.map(({ type }) => type)).toEqual(
    [...new Set(['Provenance', 'Subscription', ...sourcesOf(app()).map(({ type }) => type)])].toSorted(),
  );
  const patient = resource.find(({ type }) => type === 'Patient')!;
  expect(patient.supportedProfile).toEqual(['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient']);
  expect(patient.operation).toMatchObject([{ name: 'everything' }, { name: 'export' }]);
  expect(patient.searchParam).toContainEqual({ name: 'birthdate', type: 'date' });
  expect(patient.searchRevInclude).toEqual(['Provenance:target']);
  expect(JSON.stringify(security)).toContain('/fhir/oauth/authorize');
});

/** Everything of every type that can be searched, with provenance. */
async function readAll(): Promise<FhirResource[]> {
  const all = new Map<string, FhirResource>();
  for (const type of new Set(sourcesOf(app()).map((source) => source.type))) {
    if (type === 'Binary') continue;
    const answer = await api.get(`${type}?_count=1000&_revinclude=Provenance:target`);
    expect([type, answer.statusCode]).toEqual([type, 200]);
    for (const { fullUrl, resource } of answer.json<Bundle<FhirResource>>().entry ?? []) all.set(fullUrl!, resource!);
  }
  return [...all.values()];
}
