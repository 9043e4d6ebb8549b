import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { practice } from '../index.ts';
import { makeTestClinic } from '../testing/test-clinic.ts';
import { readSubscription } from './read-subscription.ts';

const app = useTestApp();

test('counts the clinic’s own members by role, and returns the plan from the settings', async () => {
  const clinic = await makeTestClinic(app(), practice.accessRules);
  const other = await makeTestClinic(app(), practice.accessRules);
  const doctor = await clinic.as('Doctor');
  await clinic.as('Nurse');
  await other.as('Biller');
  const own = { active_members: 2, invited_members: 0, deactivated_members: 0 };
  expect(await readSubscription(doctor)).toEqual({
    plan: null,
    members: null,
    until: null,
    contact: null,
    ...own,
    roles: [
      { role_name: 'Doctor', members: 1 },
      { role_name: 'Nurse', members: 1 },
    ],
  });
  const plan = { name: 'Group', members: 1, until: '2027-06-30', contact: 'plans@example.org' };
  const run = { ...doctor, app: { ...doctor.app, config: { ...doctor.app.config, plan } } };
  expect(await readSubscription(run)).toMatchObject({ plan: 'Group', members: 1, until: '2027-06-30', ...own });
  await app().database.pool.query('update practice.member set is_active = false where user_id = $1', [
    doctor.actor.userId,
  ]);
  expect(await readSubscription(doctor)).toMatchObject({ active_members: 1, deactivated_members: 1 });
});
