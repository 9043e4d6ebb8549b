import { beforeAll, expect, test } from 'vitest';
import { setModules } from '#platform/modules-of.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '../testing/test-clinic.ts';
import { readServices } from './read-services.ts';

const app = useTestApp();
const accessRules = [{ id: 'practice.manage', title: '', presets: ['Manager' as const], administrative: true }];
const service = { missing: 'No pigeons are set up.', setup: 'Set PIGEONS.' };
beforeAll(() =>
  setModules(app(), [
    {
      name: 'x',
      accessRules,
      resolvers: {},
      services: [
        { ...service, id: 'x.pigeons', name: 'Pigeons', isSetUp: () => false },
        { ...service, id: 'x.owls', name: 'Owls', isSetUp: async () => true },
      ],
    },
  ]),
);

test('says what is missing and what sets it up to those who manage the clinic, and whom to ask to others', async () => {
  const clinic = await makeTestClinic(app(), accessRules);
  const owls = { id: 'x.owls', name: 'Owls', is_set_up: true, missing: null };
  const pigeons = { id: 'x.pigeons', name: 'Pigeons', is_set_up: false };
  expect(await readServices(await clinic.as('Manager'))).toEqual([
    { ...pigeons, missing: 'No pigeons are set up. Set PIGEONS.' },
    owls,
  ]);
  expect(await readServices(await clinic.as('Nurse'))).toEqual([
    { ...pigeons, missing: 'No pigeons are set up. Ask an administrator to set it up.' },
    owls,
  ]);
});
