import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { makePatient } from './portal-patient.ts';

/** Opens the form of the patient's data from its panel, whose content is rendered near the viewport. */
async function editPatient(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Patient Information' });
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
}

test('the front desk finds a patient among thousands while typing', async ({ signedIn }) => {
  const page = await signedIn('desk', '/patients/index');
  await expect(page.getByText('1,000+')).toBeVisible();
  await expectAccessible(page);
  const box = page.getByLabel('Find a patient');
  await box.pressSequentially('delgado ro');
  const hit = page.getByRole('row').filter({ hasText: 'Delgado' }).first();
  await expect(hit).toContainText('Rosa');
  await box.fill('08/30/1959');
  await expect(page.getByRole('row').filter({ hasText: 'Rosa Altagracia' })).toBeVisible();
  // The rows of the previous search are the same ones.
  const found = page.waitForResponse((answer) => answer.request().postData()?.includes('100030') === true);
  await box.fill('100030');
  await found;
  await expect(page.getByRole('row').filter({ hasText: 'Delgado' })).toHaveCount(1);
  await box.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: /Rosa Altagracia Delgado/ })).toBeVisible();
  await expect(page.getByText('Penicillin').first()).toBeVisible();
  await expectAccessible(page);
});

test('a new patient: invalid input is reported next to the fields, input survives, and the record is created', async ({
  signedIn,
}, info) => {
  const page = await signedIn('desk', '/patients/index');
  await page.getByRole('button', { name: 'New patient' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create patient' }).click();
  await expect(dialog.getByText('First Name is Required')).toBeVisible();
  await expect(dialog.getByText('Second Name is Required')).toBeVisible();
  await expect(dialog.getByText('Gender is Required')).toBeVisible();
  await expectAccessible(page);

  const last = `O’Brien-Nuñez ${info.project.name}`;
  await dialog.getByLabel('First Name').fill('Zoë 🫀');
  await dialog.getByLabel('Last Name').fill(last);
  await dialog.getByLabel('Date of birth').fill('02/30/1990');
  await dialog.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create patient' }).click();
  await expect(dialog.getByLabel('Last Name')).toHaveValue(last);
  await expect(dialog.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Date of birth').fill('02/28/1990');

  // The connection is lost while saving: no input is lost.
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Create patient' }).click();
  await expect(page.getByText('Network Error')).toBeVisible();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Zoë 🫀');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Create patient' }).click();
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: new RegExp(last) })).toBeVisible();

  // A death is recorded after a confirmation, and then corrected because it was another person's.
  const record = page.getByRole('dialog', { name: 'Patient Information' });
  await editPatient(page);
  await record.getByLabel('Date of death').fill('02/01/2020');
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(record.getByText('No appointments are booked.')).toBeVisible();
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Record death' }).click();
  const deceased = page.getByText('Deceased 02/01/2020, aged 29 y');
  await expect(deceased).toBeVisible();
  await editPatient(page);
  await record.getByRole('button', { name: 'Recorded in error: undo' }).click();
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(deceased).toBeHidden();
});

test('two users change one patient: the second sees the conflict, and nothing is overwritten silently', async ({
  signedIn,
  page: api,
}) => {
  const patient = await makePatient(api, 'Keiko');
  const open = async (person: 'desk' | 'nurse') => {
    const page = await signedIn(person, `/patients/${patient.id}`);
    await editPatient(page);
    return { page, dialog: page.getByRole('dialog', { name: 'Patient Information' }) };
  };
  const desk = await open('desk');
  const nurse = await open('nurse');
  await desk.dialog.getByLabel('Nickname').fill('From the desk');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.page.getByText('Successfully Updated')).toBeVisible();
  await nurse.dialog.getByLabel('Nickname').fill('From the nurse');
  await nurse.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(nurse.dialog.getByText(/From the desk/).first()).toBeVisible();
  await expectAccessible(nurse.page);
});

test('a file of patients is previewed and imported, and importing it twice creates no duplicates', async ({
  signedIn,
}, info) => {
  const page = await signedIn('admin', '/patients/import');
  const name = `Import${info.project.name}`;
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Vorname;Nachname;DOB;Sex\nAda;${name};1/2/1980;F\nBob;${name};2/3/1981;M\nEve;${name};13/14/1982;F\n`,
    ),
  };
  const bring = async (): Promise<void> => {
    await page.goto('/patients/import');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/DOB/).first()).toBeVisible();
    await page.getByRole('button', { name: /^import/i }).click();
  };
  await bring();
  await expect(page.getByText('Import complete')).toBeVisible();
  await expect(page.getByText('imported', { exact: true }).locator('..')).toContainText('2');
  await expectAccessible(page);
  await bring();
  await expect(page.getByText('were already on record', { exact: true }).locator('..')).toContainText('2');
  await page.goto('/patients/index');
  await page.getByLabel('Find a patient').fill(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
});

test('a patient is deleted, disappears from the list, and is restored by Undo', async ({ signedIn }, info) => {
  const page = await signedIn('admin', '/patients/index');
  const last = `Deleted${info.project.name}`;
  await page.getByRole('button', { name: 'New patient' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First Name').fill('Ida');
  await form.getByLabel('Last Name').fill(last);
  await form.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female', exact: true }).click();
  await form.getByRole('button', { name: 'Create patient' }).click();
  await page.waitForURL(/\/patients\/[0-9a-f-]{36}/);
  await editPatient(page);
  await page.getByRole('button', { name: 'Delete patient' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this patient?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete patient' }).click();
  await page.waitForURL(/\/patients\/index/);
  const undo = page.getByRole('button', { name: 'Undo' });
  // The message stays while the pointer rests on it.
  await undo.hover();
  await page.getByLabel('Find a patient').fill(last);
  await expect(page.getByRole('row').filter({ hasText: last })).toHaveCount(0);
  await undo.click();
  await expect(page.getByRole('row').filter({ hasText: last })).toHaveCount(1);
});
