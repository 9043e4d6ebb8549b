import { expect, expectAccessible, test } from './clinic.ts';
import { BORN, makePatient } from './portal-patient.ts';

test('allergies from a file are previewed with reasons, imported and undone @desktop', async ({
  signedIn,
  page: api,
}) => {
  const patient = await makePatient(api, 'Imke');
  const page = await signedIn('admin', '/patients/import');
  await page.getByRole('link', { name: 'Allergies, balances and more' }).click();
  await page.getByRole('button', { name: 'Import Allergies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import allergies' });
  const [first, last] = patient.name.split(' ');
  const rows = ['First name,Last name,DOB,Substance,Category', `${first},${last},${BORN},Peanut,food`];
  await dialog.getByLabel('Or paste the rows').fill([...rows, `${first},${last},01/01/1980,Peanut,food`].join('\n'));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('1 new, 0 updated, 1 row can’t be imported')).toBeVisible();
  await expect(dialog.getByText('Row 3: No patient has this name and date of birth.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  const undo = page.getByRole('button', { name: /^Undo Allergies/ }).first();
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/patients/${patient.id}`);
  const allergies = page.getByRole('list', { name: 'Allergies' });
  await expect(allergies.getByText('Peanut')).toBeVisible();
  await page.goto('/patients/import_records');
  await undo.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await page.goto(`/patients/${patient.id}`);
  await expect(allergies.getByText('Latex')).toBeVisible();
  await expect(allergies.getByText('Peanut')).toHaveCount(0);
});
