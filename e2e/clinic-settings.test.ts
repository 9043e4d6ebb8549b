import { makePatient } from './portal-patient.ts';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('an administrator adds a practice, closes it and reopens it', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/index');
  await expect(page).toHaveURL(/\/settings\/facility/);
  await expect(page.getByRole('heading', { name: 'Practice List' })).toBeVisible();
  await expectAccessible(page);
  const name = `Harborview Annex ${Date.now()}`;
  await page.getByRole('button', { name: 'New practice' }).click();
  const drawer = page.getByRole('dialog', { name: 'New practice' });
  await drawer.getByLabel('Practice name').fill(name);
  await drawer.getByLabel('Taxonomy code').fill('nonsense');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText(/Enter a taxonomy code with ten characters/)).toBeVisible();
  await drawer.getByLabel('Taxonomy code').fill('207q00000x');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByText(name, { exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByLabel('Taxonomy code')).toHaveValue('207Q00000X');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await dialog
    .getByRole('group', { name: `Deactivate ${name}` })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  await page.getByRole('button', { name: `Activate ${name}` }).click();
  await expect(page.getByRole('button', { name: `Activate ${name}` })).toHaveCount(0);
});

test('a doctor edits their own name, NPI and signature', async ({ signedIn }) => {
  const page = await signedIn('doctor3', '/settings/doctor-profile');
  const npi = page.getByLabel('NPI');
  const before = await npi.inputValue();
  await npi.fill('1234567890');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Enter a valid NPI/)).toBeVisible();
  await npi.fill(before);
  await page.getByLabel('Title').fill('Prof.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully Updated').first()).toBeVisible();
  await page.getByRole('button', { name: 'Draw signature' }).click();
  const pad = page.getByRole('img', { name: 'Signature box' });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step < 12; step += 1) await page.mouse.move(box.x + 30 + step * 12, box.y + 60 + (step % 2) * 20);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible();
  await expectAccessible(page);
});

test('a tag is created, found in Quick Search and deleted', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/tag-management');
  const word = `Interpreter ${Date.now()}`;
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByRole('dialog', { name: 'New tag' }).getByRole('textbox', { name: 'Tag' }).fill(word);
  await page.getByRole('dialog', { name: 'New tag' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(word, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/tag-search-object');
  await page.getByRole('combobox', { name: 'Tags' }).click();
  await page.getByRole('option', { name: word }).click();
  await expect(page.getByText('No patients have these tags')).toBeVisible();
  await page.goto('/settings/tag-management');
  await page.getByText(word, { exact: true }).click();
  await page.getByRole('dialog', { name: word }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText(word, { exact: true })).toHaveCount(0);
});

test('a letter template is created and found, and a letter is written from it', async ({ signedIn, page }) => {
  const patient = await makePatient(page, 'Lena');
  const doctor = await signedIn('doctor', '/settings/template');
  const title = `Back to work ${Date.now()}`;
  await doctor.getByText('Letters', { exact: true }).click();
  await doctor.getByRole('button', { name: 'New template' }).click();
  const dialog = doctor.getByRole('dialog', { name: 'New letter template' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('{{patient}} may work again from {{today}}. {{nonsense}}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Unknown placeholder {{nonsense}}')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('{{patient}} may work again from {{today}}.');
  await expectAccessible(doctor);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(doctor.getByRole('list', { name: 'Letter templates' }).getByText(title)).toBeVisible();
  await expectAccessible(doctor);
  await doctor.goto(`/patients/${patient.id}`);
  const write = doctor.getByRole('button', { name: 'Write letter' });
  await expect(async () => {
    const heading = doctor.getByRole('heading', { name: 'Documents', exact: true }).first();
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(write).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [100] });
  await write.click();
  const letter = doctor.getByRole('dialog', { name: 'Write letter' });
  await letter.getByLabel('Template').click();
  await doctor.getByRole('option', { name: title }).click();
  await expect(letter.getByRole('textbox', { name: 'Text' })).toHaveValue(new RegExp(`^${patient.name} may work`));
  await letter.getByRole('button', { name: 'Save and open' }).click();
  await expect(doctor.getByText('Letter saved to documents')).toBeVisible();
});

test('EHR Subscription counts the members, and Quick Search finds tasks too', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/settings/doctor-subscription');
  await expect(page.getByText('Self-hosted')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/tag-search-object');
  await page.getByRole('combobox', { name: 'Tags' }).click();
  await page.getByRole('option').first().click();
  await page.getByText('Tasks', { exact: true }).last().click();
  const tasks = page.getByRole('list', { name: 'Tasks with these tags' });
  await expect(tasks.or(page.getByText('No open tasks with these tags'))).toBeVisible();
  await expectAccessible(page);
});

test('a change of the clinic is saved', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/clinic');
  const line = `With care, ${Date.now()}`;
  await page.getByLabel('Signature line').fill(line);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The clinic was saved.')).toBeVisible();
  await expectAccessible(page);
  if (!isPhone(page)) await expect(page.getByRole('link', { name: 'Terms and Agreement' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Signature line')).toHaveValue(line);
});
