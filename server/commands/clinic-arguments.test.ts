import { expect, test } from 'vitest';
import { readClinicArguments, type ClinicOptions } from './clinic-arguments.ts';

const options: ClinicOptions = {
  name: ' Harbor  Clinic ',
  'time-zone': 'America/New_York',
  admin: 'Ada,Lang,Ada@example.org',
  practice: [],
  member: ['Bo, Meyer, bo@example.org, front desk'],
};
const problemsOf = (change: Partial<ClinicOptions>) => readClinicArguments({ ...options, ...change });

test('reads the clinic, its founders and its only practice', () => {
  expect(readClinicArguments(options)).toMatchObject({
    name: 'Harbor Clinic',
    practices: ['Harbor Clinic'],
    founders: [
      { first_name: 'Ada', username: 'ada@example.org', role: 'Admin' },
      { first_name: 'Bo', username: 'bo@example.org', role: 'Front desk', calendarColor: null },
    ],
  });
});

test('says what is wrong with each option, all at once', () => {
  expect(
    problemsOf({
      name: undefined,
      'time-zone': 'Boston',
      admin: 'Ada,Lang,ada',
      practice: ['Main', 'main'],
      member: ['Bo,Meyer,bo@example.org,Docter', 'Cy,Ng,cy@example.org'],
    }),
  ).toEqual([
    '--name: Clinic name is required.',
    '--time-zone "Boston": Not an IANA time zone, e.g. America/New_York.',
    '--admin "Ada,Lang,ada": "ada" is not an email address.',
    '--member "Bo,Meyer,bo@example.org,Docter": "Docter" is not a role. Roles: Admin, Manager, Doctor, Nurse, Front desk, Biller, Read-only, Inactive.',
    '--member "Cy,Ng,cy@example.org": Write first name, last name, email address and role, separated by commas.',
    '--practice "Main": Listed twice.',
  ]);
});

test('rejects two people with one email address', () => {
  expect(problemsOf({ member: ['Bo,Meyer,ADA@example.org,Nurse'] })).toEqual([
    'ada@example.org: Used for two people. Each needs their own email address.',
  ]);
});
