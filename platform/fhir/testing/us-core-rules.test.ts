import { expect, test } from 'vitest';
import { validateFhir } from './validate.ts';

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition';
const meta = (profile: string) => ({
  versionId: '1',
  lastUpdated: '2026-01-01T10:00:00Z',
  profile: [`${US_CORE}/${profile}`],
});

test.each([
  ['1234567893', true],
  ['1234567890', false],
  ['123456789', false],
])('the check digit of the NPI %s is right: %s', (value, isRight) => {
  const problems = validateFhir({
    resourceType: 'Practitioner',
    id: 'one',
    meta: meta('us-core-practitioner'),
    identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value }],
    name: [{ family: 'Moss' }],
  });
  expect(problems.length === 0).toBe(isRight);
});

test('an order for a drug names who ordered it; a plan need not', () => {
  const request = (intent: 'order' | 'plan') =>
    validateFhir({
      resourceType: 'MedicationRequest',
      id: 'one',
      meta: meta('us-core-medicationrequest'),
      status: 'active',
      intent,
      reportedBoolean: true,
      medicationCodeableConcept: { text: 'Aspirin' },
      subject: { reference: 'Patient/one' },
      authoredOn: '2026-01-01',
    }).join();
  expect(request('order')).toContain('requester');
});

test('a member who made a record did so for an organization', () => {
  const made = (more: object) =>
    validateFhir({
      resourceType: 'Provenance',
      id: 'one',
      meta: meta('us-core-provenance'),
      target: [{ reference: 'Patient/one' }],
      recorded: '2026-01-01T10:00:00Z',
      agent: [{ who: { reference: 'Practitioner/one' }, ...more }],
    });
  expect(made({})).toHaveLength(1);
  expect(made({ onBehalfOf: { reference: 'Organization/one' } })).toEqual([]);
});
