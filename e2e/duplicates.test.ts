import { type APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';

/** Calls the API as the administrator. */
async function call(request: APIRequestContext, query: string, variables: object, token?: string) {
  const answer = await request.post('/api/registration', {
    data: { query, variables },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

test('two records of one person are merged, the old link still works, and the merge can be undone', async ({
  signedIn,
}, info) => {
  const page = await signedIn('admin', '/dashboard');
  const signedInAs = await call(
    page.request,
    'mutation { login(username: "doctor@demo.salus", password: "salus-demo", deviceId: "duplicates") { token } }',
    {},
  );
  const create = async (input: object): Promise<string> => {
    const made = await call(
      page.request,
      'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }',
      { input: { gender: 'Female', date_of_birth: '1987-06-05', ...input } },
      signedInAs.login.token,
    );
    return made.create_patient.id;
  };
  const last = `Twofold${info.project.name}`;
  const petraId = await create({ first_name: 'Petra', last_name: last, mobile: '+1 6175550177' });
  const old = await create({ first_name: 'Petra', last_name: `${last}e`, email: 'petra@example.com' });

  const pair = page.getByRole('region', { name: new RegExp(last) }).first();
  // Patients are compared shortly after they are saved.
  await expect(async () => {
    await page.goto('/patients/duplicates');
    await expect(pair).toBeVisible({ timeout: 60_000 });
  }).toPass();
  await expect(pair).toContainText('similar name, same date of birth');
  await expectAccessible(page);
  await pair.getByRole('button', { name: 'Compare and merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two records' });
  await expect(dialog.getByRole('radio', { name: 'Email: petra@example.com' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Merge into Petra/ }).click();
  await expect(page.getByText('Records merged')).toBeVisible();

  // Whichever record was kept: both links lead to it, with the values chosen from the other one.
  for (const id of [old, petraId]) {
    await page.goto(`/patients/${id}`);
    await expect(page.getByRole('heading', { name: new RegExp(`Petra ${last}`) })).toBeVisible();
    // The previous page stays mounted behind this one, hidden.
    await expect(page.getByText('petra@example.com').filter({ visible: true })).toHaveCount(1);
  }
  await page.goto('/patients/duplicates');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('The records are separate again.')).toBeVisible();
});

test('a new patient who already exists is reported as a possible duplicate, with the reasons', async ({ signedIn }) => {
  const page = await signedIn('desk', '/patients/index');
  await page.getByRole('button', { name: 'New patient' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First Name').fill('Rosa');
  await dialog.getByLabel('Last Name').fill('Delgdo');
  await dialog.getByLabel('Date of birth').fill('08/30/1959');
  await expect(dialog.getByText('similar name, same date of birth')).toBeVisible();
  await expectAccessible(page);
});
