import { expect, test } from 'vitest';
import { matchesAll } from './matching/matches.ts';
import { parseSearch, type QueryPair } from './parse-search.ts';
import { sortEntries } from './sort-records.ts';

const context = { timeZone: 'America/New_York', base: 'https://clinic.example/fhir/R4' };

const pressure = {
  resourceType: 'Observation',
  id: 'one-bp',
  meta: { lastUpdated: '2026-03-01T12:00:00Z' },
  status: 'final',
  category: [{ coding: [{ system: 'http://example.org/category', code: 'vital-signs' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }], text: 'Blood pressure' },
  subject: { reference: 'Patient/p1' },
  // 8 PM on March 1 in Boston.
  effectiveDateTime: '2026-03-02T01:00:00Z',
  valueQuantity: { value: 98.6, unit: '°F', system: 'http://unitsofmeasure.org', code: '[degF]' },
  performer: [{ reference: 'Practitioner/u1' }],
};
const patient = {
  resourceType: 'Patient',
  id: 'p1',
  active: true,
  name: [{ family: "O'Brien-Łęcki", given: ['Zoë'], text: "Zoë O'Brien-Łęcki" }],
  birthDate: '1980-05-01',
  telecom: [
    { system: 'phone', value: '+1 6175550100' },
    { system: 'email', value: 'Zoe@example.com' },
  ],
  identifier: [{ system: 'urn:clinic', value: '100,000' }],
};

function find(resource: { resourceType: string }, ...pairs: [string, string][]): boolean | string {
  const search = parseSearch(resource.resourceType, pairs, true);
  if ('path' in search) return search.path;
  return matchesAll(resource, search.criteria, context);
}

test.each<[string, string, boolean]>([
  ['category', 'vital-signs', true],
  ['category', 'http://example.org/category|vital-signs', true],
  ['category', 'http://example.org/category|', true],
  ['category', 'http://other.example|vital-signs', false],
  ['category', '|vital-signs', false],
  ['category:not', 'laboratory', true],
  ['category:not', 'vital-signs', false],
  ['code', '8867-4,85354-9', true],
  ['code', '8867-4', false],
  ['status', 'FINAL', true],
  ['patient', 'p1', true],
  ['patient', 'Patient/p1', true],
  ['subject', 'https://clinic.example/fhir/R4/Patient/p1', true],
  ['subject:Patient', 'p1', true],
  ['patient', 'https://other.example/fhir/R4/Patient/p1', false],
  ['patient', 'p2', false],
  ['encounter:missing', 'true', true],
  ['encounter:missing', 'false', false],
  ['performer', 'u1', true],
  ['performer', 'Organization/u1', false],
  ['value-quantity', '98.6', true],
  ['value-quantity', '99', true],
  ['value-quantity', '98.60', true],
  ['value-quantity', '98.7', false],
  ['value-quantity', 'gt98.5|http://unitsofmeasure.org|[degF]', true],
  ['value-quantity', 'lt98.6', false],
  ['value-quantity', 'le98.6||[degF]', true],
  ['value-quantity', '98.6||Cel', false],
])('Observation?%s=%s: %s', (name, value, expected) => {
  expect(find(pressure, [name, value])).toBe(expected);
});

test.each<[string, boolean]>([
  ['2026-03-01', true],
  ['eq2026-03', true],
  ['2026', true],
  ['2026-03-02', false],
  ['ne2026-03-02', true],
  ['gt2026-02-28', true],
  ['gt2026-03-01', false],
  ['ge2026-03-01', true],
  ['lt2026-03-02', true],
  ['le2026-03-01', true],
  ['lt2026-03-01', false],
  ['sa2026-02-28', true],
  ['eb2026-03-02', true],
  ['2026-03-02T01:00:00Z', true],
  ['2026-03-01T20:00:00-05:00', true],
  ['2026-03-01T20:00', true],
  ['gt2026-03-02T01:00:00Z', false],
])('compares dates in the zone of the clinic: date=%s: %s', (value, expected) => {
  expect(find(pressure, ['date', value])).toBe(expected);
});

test.each<[string, string, boolean]>([
  ['name', 'obrien', true],
  ['name', 'zoe o', true],
  ['family', 'lecki', false],
  ['family:contains', 'LECKI', true],
  ['family:exact', "O'Brien-Łęcki", true],
  ['family:exact', "o'brien-łęcki", false],
  ['given', 'Zo', true],
  ['birthdate', '1980-05-01', true],
  ['birthdate', 'lt1981', true],
  ['phone', '+1 6175550100', true],
  ['email', 'zoe@example.com', true],
  ['phone', 'zoe@example.com', false],
  ['identifier', 'urn:clinic|100\\,000', true],
  ['active', 'true', true],
  ['death-date:missing', 'true', true],
])('Patient?%s=%s: %s', (name, value, expected) => {
  expect(find(patient, [name, value])).toBe(expected);
});

test('all parameters apply, and a repeated one twice', () => {
  expect(find(pressure, ['date', 'ge2026-03-01'], ['date', 'lt2026-03-02'])).toBe(true);
  expect(find(pressure, ['date', 'ge2026-03-01'], ['code', '8867-4'])).toBe(false);
});

test.each<[string, string]>([
  ['date', 'yesterday'],
  ['date', '2026-13'],
  ['date', 'ge'],
  ['code:text', 'pressure'],
  ['patient.name', 'Zoe'],
  ['_has:Observation:patient:code', '1'],
  ['value-quantity', 'high'],
  ['encounter:missing', 'perhaps'],
  ['patient:Group', 'g1'],
  ['_count', '-1'],
  ['_include', 'Observation:code'],
  ['_include', 'Patient:organization'],
  ['_revinclude', 'Observation:subject'],
  ['_sort', 'value-quantity'],
])('%s=%s is refused with the parameter, even if unknown ones are ignored', (name, value) => {
  const refused = parseSearch('Observation', [[name, value]], false);
  expect(refused).toMatchObject({ path: name });
  expect(JSON.stringify(refused)).not.toContain('yesterday');
});

test('an unknown parameter is refused if strict, and otherwise left out of what is applied', () => {
  const pairs: QueryPair[] = [
    ['code', '85354-9'],
    ['color', 'red'],
    ['constructor', 'x'],
  ];
  expect(parseSearch('Observation', pairs, true)).toMatchObject({ path: 'color' });
  const search = parseSearch('Observation', pairs, false);
  expect(search).toMatchObject({ used: [['code', '85354-9']], hasIgnored: true, count: 100 });
});

test('sorts by several parameters, and continues after a key', () => {
  const entries = ['b', 'a', 'c', 'd'].map((id) => ({
    resource: { ...pressure, id, effectiveDateTime: id === 'd' ? '2026-04-01' : id === 'c' ? undefined : '2026-03-01' },
  }));
  const search = parseSearch('Observation', [['_sort', '-date,_id']], true);
  if ('path' in search) throw new Error(search.message);
  const ids = (found: ReturnType<typeof sortEntries>) => found.map(({ entry }) => entry.resource.id);
  const all = sortEntries(entries, search.sort, context, null);
  expect(ids(all)).toEqual(['d', 'a', 'b', 'c']);
  expect(ids(sortEntries(entries, search.sort, context, all[1]!.key))).toEqual(['b', 'c']);
});
