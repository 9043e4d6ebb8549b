import type { FhirResource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { validateFhir } from './validate.ts';

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition';

const pulse = (changes: object = {}): FhirResource => ({
  resourceType: 'Observation',
  id: 'one',
  meta: { versionId: '1', lastUpdated: '2026-01-01T10:00:00Z', profile: [`${US_CORE}/us-core-heart-rate`] },
  status: 'final',
  category: [
    {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }],
    },
  ],
  code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
  subject: { reference: 'Patient/one' },
  effectiveDateTime: '2026-01-01T10:00:00Z',
  valueQuantity: { value: 72, unit: '/min', system: 'http://unitsofmeasure.org', code: '/min' },
  ...changes,
});

test('accepts a resource that conforms to base R4 and to its profile', () => {
  expect(validateFhir(pulse())).toEqual([]);
});

test('reports what base R4, a profile and the rules of US Core do not allow', () => {
  expect(validateFhir(pulse({ status: undefined })).join()).toContain('Observation.status');
  expect(validateFhir(pulse({ color: 'red' })).join()).toContain('color');
  expect(validateFhir(pulse({ effectiveDateTime: undefined }))).toEqual([
    `${US_CORE}/us-core-heart-rate: effective.exists()`,
  ]);
  expect(validateFhir(pulse({ valueQuantity: { value: 72, unit: 'BPM' } })).join()).toContain("code in ('/min')");
  expect(validateFhir(pulse({ meta: { profile: [`${US_CORE}/us-core-unknown`] } })).join()).toContain('is unknown');
});
