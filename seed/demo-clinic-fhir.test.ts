import type { CodeableConcept } from 'fhir/r4';
import { beforeAll, expect, test } from 'vitest';
import { missingElements, NOT_HELD, referencesIn } from '#fhir/rules';
import { PROVENANCE_PROFILE, provenanceOf } from '#fhir/server';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { buildReader } from '#platform/fhir/testing/read-records.ts';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { modules } from '#server/modules.gen.ts';
import { howMany } from '#values/testing/how-many.ts';
import { generateRecords } from './testing/generated-records.ts';
import { seedDemoClinic } from './seed-demo-clinic.ts';

// The demo clinic, and in it patients with records of every kind: 1,000 with `npm test -- --long`.
const app = useTestApp(new Date('2026-11-24T15:00:00Z'));
const sources = modules.flatMap(({ fhirResources = [] }) => fhirResources);
let clinicId: string;
let resources: readonly AnyResource[];

beforeAll(async () => {
  await seedDemoClinic(app(), modules, () => undefined);
  const { rows } = await app().database.pool.query('select clinic_id from practice.clinic');
  clinicId = rows[0].clinic_id as string;
  await generateRecords(app(), clinicId, howMany(45, 1000));
  resources = await readAll(false);
}, 600_000);

/** Everything that the clinic, or its patients, can read, with its provenance. */
async function readAll(forPatient: boolean): Promise<AnyResource[]> {
  const reader = buildReader(app(), clinicId, { forPatient });
  const read: AnyResource[] = [];
  for (const source of sources) {
    const records = await source.read(reader, {});
    for (const record of records) {
      expect(record.resource.resourceType).toBe(source.type);
      for (const profile of record.resource.meta?.profile ?? []) expect(source.profiles).toContain(profile);
      read.push(record.resource, provenanceOf(record, clinicId));
    }
  }
  return read;
}

function brokenReferences(read: readonly AnyResource[]): string[] {
  const names = read.map(({ resourceType, id }) => `${resourceType}/${id}`);
  const known = new Set(names);
  expect(names.length).toBe(known.size);
  return read.flatMap((resource) =>
    referencesIn(resource)
      .filter((reference) => !known.has(reference))
      .map((reference) => `${resource.resourceType}/${resource.id} refers to ${reference}`),
  );
}

test('every resource is valid', { timeout: 600_000 }, () => {
  // Of each profile the newest, which are the generated ones, or all with `--long`.
  const byKind = Map.groupBy(resources, ({ resourceType, meta }) => `${resourceType} ${meta?.profile?.join(' ')}`);
  const most = howMany(150, Number.MAX_SAFE_INTEGER);
  const problems = [...byKind.values()].flatMap((kind) =>
    kind
      .slice(-most)
      .flatMap((resource) =>
        validateFhir(resource).map((problem) => `${resource.resourceType}/${resource.id}: ${problem}`),
      ),
  );
  expect(problems.slice(0, 20)).toEqual([]);
});

test('every resource has an id of its own and refers only to resources that exist, also for patients', async () => {
  expect(brokenReferences(resources).slice(0, 20)).toEqual([]);
  expect(new Set(resources.map(({ resourceType }) => resourceType)).size).toBeGreaterThan(15);
  // What patients see is a part of it, which refers to nothing that is hidden from them.
  const shown = await readAll(true);
  expect(brokenReferences(shown).slice(0, 20)).toEqual([]);
  expect(shown.length).toBeLessThan(resources.length);
});

test.each([
  ['AllergyIntolerance', 'clinicalStatus', ['active', 'inactive', 'resolved', 'none']],
  ['Appointment', 'status', ['booked', 'cancelled', 'checked-in', 'noshow', 'pending']],
  ['Condition', 'clinicalStatus', ['active', 'none', 'resolved']],
  ['Coverage', 'status', ['active', 'cancelled']],
  ['DiagnosticReport', 'status', ['cancelled', 'corrected', 'final', 'preliminary']],
  ['DocumentReference', 'docStatus', ['amended', 'entered-in-error', 'final', 'preliminary']],
  ['MedicationRequest', 'status', ['active', 'cancelled', 'draft', 'stopped']],
  ['Observation', 'status', ['cancelled', 'corrected', 'entered-in-error', 'final', 'preliminary', 'registered']],
  ['Procedure', 'status', ['completed', 'entered-in-error']],
  ['ServiceRequest', 'status', ['active', 'completed', 'draft', 'revoked']],
])('%s occurs with every %s', (type, element, states) => {
  const found = resources
    .filter(({ resourceType }) => resourceType === type)
    .map((resource): unknown => Reflect.get(resource, element) ?? 'none')
    .map((value) => (typeof value === 'string' ? value : (value as CodeableConcept).coding![0]!.code!));
  expect([...new Set(found)]).toEqual(expect.arrayContaining(states));
});

test('every must-support element of every profile occurs, unless Salus holds nothing for it', () => {
  const profiles = new Set([...sources.flatMap((source) => source.profiles), PROVENANCE_PROFILE]);
  const excused = NOT_HELD.flatMap(({ profile, elements }) => elements.map((element) => `${profile} ${element}`));
  expect(missingElements(resources, profiles).toSorted()).toEqual(excused.toSorted());
});
