import { expect, test } from 'vitest';
import { referencesIn } from '#fhir/rules';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { buildReader } from '#platform/fhir/testing/read-records.ts';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { modules } from '#server/modules.gen.ts';
import { seedDemoClinic } from './seed-demo-clinic.ts';

const app = useTestApp(new Date('2026-11-24T15:00:00Z'));

async function readAll(forPatient: boolean): Promise<AnyResource[]> {
  const { rows } = await app().database.pool.query('select clinic_id from practice.clinic');
  const reader = buildReader(app(), rows[0].clinic_id as string, { forPatient });
  const resources: AnyResource[] = [];
  for (const source of modules.flatMap(({ fhirResources = [] }) => fhirResources)) {
    const records = await source.read(reader, {});
    for (const { resource } of records) {
      expect(resource.resourceType).toBe(source.type);
      for (const profile of resource.meta?.profile ?? []) expect(source.profiles).toContain(profile);
      resources.push(resource);
    }
  }
  return resources;
}

function brokenReferences(resources: readonly AnyResource[]): string[] {
  const names = resources.map(({ resourceType, id }) => `${resourceType}/${id}`);
  const known = new Set(names);
  expect(names.length).toBe(known.size);
  return resources.flatMap((resource) =>
    referencesIn(resource)
      .filter((reference) => !known.has(reference))
      .map((reference) => `${resource.resourceType}/${resource.id} refers to ${reference}`),
  );
}

test(
  'every resource of the demo clinic is valid, has an id of its own, and refers only to resources that exist',
  { timeout: 600_000 },
  async () => {
    await seedDemoClinic(app(), modules, () => undefined);
    const resources = await readAll(false);
    const problems = resources.flatMap((resource) =>
      validateFhir(resource).map((problem) => `${resource.resourceType}/${resource.id}: ${problem}`),
    );
    expect(problems.slice(0, 20)).toEqual([]);
    expect(brokenReferences(resources).slice(0, 20)).toEqual([]);
    expect(new Set(resources.map(({ resourceType }) => resourceType)).size).toBeGreaterThan(15);
    // What patients see is a part of it, which refers to nothing that is hidden from them.
    const shown = await readAll(true);
    expect(brokenReferences(shown).slice(0, 20)).toEqual([]);
    expect(shown.length).toBeLessThan(resources.length);
  },
);
