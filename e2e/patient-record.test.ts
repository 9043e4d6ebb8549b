import sharp from 'sharp';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

const SHOTS = process.env['SALUS_SHOTS'];

/** Creates a patient for this test only, so that concurrent tests don't interfere; returns the path of their page. */
async function takeIn(api: APIRequestContext): Promise<string> {
  const call = async (query: string, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await api.post('/api/registration', { headers, data: { query } })).json();
  };
  const login = await call(
    'mutation { login(username: "desk@demo.salus", password: "salus-demo", deviceId: "journey") { token } }',
  );
  const made = await call(
    'mutation { create_patient(input: { first_name: "Amara", last_name: "Record", gender: "Female" }) { id } }',
    login.data.login.token,
  );
  return `/patients/${made.data.create_patient.id}`;
}

test('a doctor edits a patient’s allergies, and others see the changes immediately', async ({ signedIn, request }) => {
  test.slow();
  const page = await signedIn('doctor', await takeIn(request));
  const shot = async (name: string): Promise<void> => {
    if (SHOTS !== undefined)
      await page.screenshot({ path: `${SHOTS}/${name}-${isPhone(page) ? 'phone' : 'desk'}.png` });
  };
  const allergens = page.getByRole('region', { name: 'Allergens' });
  await expect(allergens.getByText('It has not been recorded whether the patient has allergies.')).toBeVisible();
  await allergens.getByRole('button', { name: 'No known allergies' }).click();
  await expect(allergens.getByText(/^Recorded .* by /)).toBeVisible();
  await expect(
    page.getByRole('banner').or(page.locator('header')).getByText('No known allergies').first(),
  ).toBeVisible();

  const other = await signedIn('nurse', new URL(page.url()).pathname);
  await allergens.getByRole('button', { name: 'Add Allergen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Substance').fill('Penicillin');
  await dialog.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Drug' }).click();
  await dialog.getByRole('combobox', { name: 'Severity' }).click();
  await page.getByRole('option', { name: 'Severe' }).click();
  await dialog.getByLabel('Reaction').fill('Hives');
  await shot('add-allergen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully added allergy')).toBeVisible();
  await expect(page.getByText('Submitted Successfully').last()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Allergies' }).getByText('Penicillin')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Allergies' }).getByText('Penicillin')).toBeVisible();

  await expect(dialog).toBeHidden();

  // A duplicate is reported next to its field.
  await allergens.getByRole('button', { name: 'Add Allergen' }).click();
  await dialog.getByLabel('Substance').fill('penicillin');
  await dialog.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Drug' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This allergy is already listed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();

  // Two users change one allergy: the second sees what the first saved, and overwrites it.
  const theirs = other.getByRole('region', { name: 'Allergens' });
  const theySay = async (reaction: string): Promise<void> => {
    await theirs.getByRole('button', { name: 'Edit Penicillin' }).click();
    await other.getByRole('dialog').getByLabel('Reaction').fill(reaction);
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText(new RegExp(reaction))).toBeVisible();
  };
  const conflict = dialog.getByText(/Someone else saved changes: Penicillin/);
  await allergens.getByRole('button', { name: 'Edit Penicillin' }).click();
  await dialog.getByLabel('Reaction').fill('Rash');
  await theySay('Swelling');
  await expect(conflict).toBeVisible();
  // A save is refused, and shows the notice again, unless the notice was on screen long enough to be read.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Save' }).click({ timeout: 5000 });
    await expect(dialog).toBeHidden({ timeout: 2000 });
  }).toPass();
  await expect(theirs.getByText(/Rash/)).toBeVisible();

  // Input from before a reload shows the conflict immediately; here the other version is adopted.
  await allergens.getByRole('button', { name: 'Edit Penicillin' }).click();
  await dialog.getByLabel('Reaction').fill('Hives');
  await theySay('Anaphylaxis');
  await page.reload();
  await expect(allergens.getByText(/Anaphylaxis/)).toBeVisible();
  await allergens.getByRole('button', { name: 'Edit Penicillin' }).click();
  await expect(dialog.getByText(/is back\. It is not saved yet/)).toBeVisible();
  await expect(dialog.getByLabel('Reaction')).toHaveValue('Hives');
  await expect(conflict).toBeVisible();
  await dialog.getByRole('button', { name: 'Use their version' }).click();
  await expect(conflict).toBeHidden();
  await expect(dialog.getByLabel('Reaction')).toHaveValue('Anaphylaxis');
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Resolved' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(allergens.getByText('Past (1)')).toBeVisible();
});

test('a doctor edits medications, addresses and tags', async ({ signedIn, request }) => {
  test.slow();
  const page = await signedIn('doctor', await takeIn(request));
  const dialog = page.getByRole('dialog');
  const shot = async (name: string): Promise<void> => {
    if (SHOTS !== undefined)
      await page.screenshot({ path: `${SHOTS}/${name}-${isPhone(page) ? 'phone' : 'desk'}.png` });
  };
  // By key: on a phone a toast covers the buttons while the pointer rests on it.
  const medications = page.getByRole('region', { name: 'Medications' });
  await medications.scrollIntoViewIfNeeded();
  await medications.getByRole('button', { name: 'Add Medication' }).click();
  await dialog.getByLabel('Name').fill('Lisinopril 10 mg');
  await dialog.getByLabel('Instructions').fill('One tablet in the morning');
  await dialog.getByRole('textbox', { name: 'From' }).fill('01/02/2026');
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('01/01/2026');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('It can’t end before it begins')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('');
  await shot('add-medication');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await medications.getByRole('button', { name: 'Stop Lisinopril 10 mg' }).press('Enter');
  await expect(medications.getByRole('button', { name: 'Stop Lisinopril 10 mg' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(medications.getByRole('button', { name: 'Stop Lisinopril 10 mg' })).toBeVisible();

  const addresses = page.getByRole('region', { name: 'Addresses' });
  await addresses.scrollIntoViewIfNeeded();
  await addresses.getByRole('button', { name: 'Add Address' }).click();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  for (const message of ['This field is required', 'State is required', 'City is required', 'Postal code is required'])
    await expect(dialog.getByText(message)).toBeVisible();
  await shot('add-address');
  await dialog.getByLabel('Address line 1').fill('12 Beacon Street');
  await dialog.getByLabel('City').fill('Boston');
  await dialog.getByRole('combobox', { name: 'State' }).fill('massa');
  await page.getByRole('option', { name: 'Massachusetts (MA)' }).click();
  await dialog.getByLabel('ZIP code').fill('02116');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Success update address')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(addresses.getByText('Default')).toBeVisible();

  // A change that can't be saved is not disruptive, and the input stays.
  await addresses.getByRole('button', { name: 'Edit 12 Beacon Street' }).press('Enter');
  await dialog.getByLabel('City').fill('Cambridge');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText(/^This was not saved\./)).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(addresses.getByText(/Cambridge, MA 02116/)).toBeVisible();

  const tags = page.getByRole('region', { name: 'Tags' });
  await tags.scrollIntoViewIfNeeded();
  await tags.getByRole('button', { name: 'Edit tags' }).press('Enter');
  await dialog.getByRole('checkbox').first().check();
  await shot('tags');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Update patient tags success')).toBeVisible();
  await expect(tags.getByText('No tags')).toBeHidden();
  await expectAccessible(page);
  await shot('patient');
});

test('the front desk uploads a patient’s picture in three steps', async ({ signedIn, request }) => {
  test.slow();
  const page = await signedIn('desk', await takeIn(request));
  const picture = (side: number): Promise<Buffer> =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#c2693d' } })
      .png()
      .toBuffer();
  await page.getByRole('button', { name: 'Change Avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Avatar' });
  const choose = dialog.getByLabel('Image', { exact: true });
  await choose.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(dialog.getByText('Image only')).toBeVisible();
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_240 * 1024 + 1) });
  await expect(dialog.getByText('Image exceeds size limit: 10240kb')).toBeVisible();
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(99) });
  await expect(dialog.getByText("Image's size is too low. Expected at least: 100 * 100")).toBeVisible();
  await expectAccessible(page);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/choose-${isPhone(page) ? 'phone' : 'desk'}.png` });
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(600) });
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuenow', '5');
  await expectAccessible(page);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/crop-${isPhone(page) ? 'phone' : 'desk'}.png` });

  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText(/^Upload failed\./)).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByText('Uploaded.')).toBeVisible();
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/done-${isPhone(page) ? 'phone' : 'desk'}.png` });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const avatar = page.getByRole('button', { name: 'Change Avatar' });
  await expect(avatar.locator('img')).toBeVisible();
  await avatar.click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog', { name: 'Remove the picture?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The picture was removed.')).toBeVisible();
  await expect(avatar.locator('img')).toHaveCount(0);
});
