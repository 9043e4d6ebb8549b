import { expect, test } from 'vitest';
import { covers, parseScope, parseScopes } from './scope.ts';

const LABORATORY = 'category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory';

test('reads scopes of SMART 2, SMART 1 and granular ones', () => {
  expect(parseScope('patient/Observation.rs')).toEqual({
    context: 'patient',
    type: 'Observation',
    read: true,
    search: true,
    create: false,
    update: false,
    filter: null,
  });
  expect(parseScope('patient/*.read')).toMatchObject({ type: '*', read: true, search: true, create: false });
  expect(parseScope('user/Patient.write')).toMatchObject({ read: false, search: false, create: true, update: true });
  expect(parseScope('system/*.*')).toMatchObject({ read: true, search: true, create: true, update: true });
  expect(parseScope('user/Appointment.cruds')).toMatchObject({ create: true, update: true });
  expect(parseScope(`patient/Observation.rs?${LABORATORY}`)?.filter).toEqual({
    parameter: 'category',
    value: 'http://terminology.hl7.org/CodeSystem/observation-category|laboratory',
  });
});

test.each([
  '',
  'openid',
  'launch/patient',
  'patient/Observation',
  'patient/Observation.',
  'patient/Observation.d',
  'patient/Observation.sr',
  'patient/Observation.rs?',
  'patient/Observation.rs?category',
  'patient/Observation.rs?category=a&code=b',
  'patient/observation.rs',
  'practitioner/Observation.rs',
  'patient/Observation.rs extra',
])('%s is not a resource scope', (text) => {
  expect(parseScope(text)).toBeNull();
});

test('reads only the resource scopes of a token', () => {
  expect(parseScopes('openid launch/patient patient/Patient.r patient/Condition.rs').map(({ type }) => type)).toEqual([
    'Patient',
    'Condition',
  ]);
});

test.each([
  ['patient/*.rs', 'patient/Observation.rs', true],
  ['patient/*.rs', `patient/Observation.rs?${LABORATORY}`, true],
  ['patient/*.read', 'patient/Condition.r', true],
  ['patient/Observation.rs', 'patient/*.rs', false],
  ['patient/*.rs', 'user/Observation.rs', false],
  ['patient/*.rs', 'patient/Patient.cu', false],
  [`patient/Observation.rs?${LABORATORY}`, 'patient/Observation.rs', false],
  [`patient/Observation.rs?${LABORATORY}`, 'patient/Observation.rs?category=other', false],
  [`patient/Observation.rs?${LABORATORY}`, `patient/Observation.r?${LABORATORY}`, true],
])('%s covers %s: %s', (allowed, asked, expected) => {
  expect(covers(parseScope(allowed)!, parseScope(asked)!)).toBe(expected);
});
