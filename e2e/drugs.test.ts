import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

const SHOTS = process.env['SALUS_SHOTS'];

/** Creates a patient for this test only; returns the path of their page. */
async function takeIn(api: APIRequestContext): Promise<string> {
  const call = async (query: string, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await api.post('/api/registration', { headers, data: { query } })).json();
  };
  const login = await call(
    'mutation { login(username: "desk@demo.salus", password: "salus-demo", deviceId: "journey") { token } }',
  );
  const made = await call(
    'mutation { create_patient(input: { first_name: "Ines", last_name: "Tabletop", gender: "Female" }) { id } }',
    login.data.login.token,
  );
  return `/patients/${made.data.create_patient.id}`;
}

test('a patient’s medication is found in the compendium, and the drugs of a visit are searched and sorted', async ({
  signedIn,
  request,
}) => {
  test.slow();
  const page = await signedIn('doctor', await takeIn(request));
  const shot = async (name: string): Promise<void> => {
    if (SHOTS !== undefined)
      await page.screenshot({ path: `${SHOTS}/${name}-${isPhone(page) ? 'phone' : 'desk'}.png` });
  };
  const medications = page.getByRole('region', { name: 'Medications' });
  const dialog = page.getByRole('dialog');

  await test.step('a medication is chosen among those that are found; free text stays and is marked', async () => {
    await medications.getByRole('button', { name: 'Add Medication' }).click();
    await dialog.getByLabel('Name').fill('zestril 10');
    await page.getByRole('option', { name: /Lisinopril 10 mg tablet/ }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Lisinopril 10 mg tablet');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(medications.getByText('Lisinopril 10 mg tablet')).toBeVisible();
    await medications.getByRole('button', { name: 'Add Medication' }).click();
    await dialog.getByLabel('Name').fill('Heart tea of her aunt');
    await expect(page.getByText('is kept as free text', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(medications.getByRole('note')).toHaveCount(1);
    await expect(medications.getByText('Unchecked')).toBeVisible();
    await shot('medications');
  });

  await test.step('an allergy by what its class is called', async () => {
    const allergens = page.getByRole('region', { name: 'Allergens' });
    await allergens.getByRole('button', { name: 'Add Allergen' }).click();
    await dialog.getByLabel('Substance').fill('penic');
    await page.getByRole('option', { name: 'Penicillins' }).click();
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Drug' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(allergens.getByText('Penicillins')).toBeVisible();
    await expect(allergens.getByText('Unchecked')).toHaveCount(0);
  });

  await test.step('drugs of a visit', async () => {
    await expect(async () => {
      // A click whose page appeared only after the timeout.
      if (await page.locator('[data-panel="drug name"]').isVisible()) return;
      await page.getByRole('heading', { name: 'Chart Notes' }).scrollIntoViewIfNeeded({ timeout: 2000 });
      await page.getByRole('button', { name: 'New note' }).first().click({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    const panel = page.locator('[data-panel="drug name"]');
    await expect(panel).toBeVisible({ timeout: 60_000 });
    await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // The search field opens on demand, and does not search just because it has the focus.
    await panel.getByRole('button', { name: 'Search drugs' }).first().click();
    const search = panel.getByPlaceholder('Search drugs');
    await expect(search).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
    await search.fill('amox 500');
    await page.getByRole('option', { name: 'Amoxicillin 500 mg capsule' }).click();
    const list = panel.getByRole('list', { name: 'Drugs' });
    // The warnings about a drug are a list in its row.
    const rows = list.locator(':scope > li');
    await expect(list.getByText('Amoxicillin 500 mg capsule')).toBeVisible();
    await expect(list.getByText('Amoxicillin is one of the penicillins.', { exact: false })).toBeVisible();
    await search.fill('amoxicillin 500 mg capsule');
    await page.getByRole('option', { name: 'Amoxicillin 500 mg capsule' }).click();
    await expect(page.getByText('Duplicate Drug')).toBeVisible();
    await search.fill('ibuprofen 400');
    await page.getByRole('option', { name: /Ibuprofen 400 mg tablet/ }).click();
    await search.fill('Salve of the pharmacy');
    await panel.getByRole('button', { name: 'Add as free text' }).click();
    await expect(rows).toHaveCount(3);
    await expect(list.getByText('Unchecked')).toHaveCount(1);

    await panel.getByRole('button', { name: 'Move Ibuprofen 400 mg tablet', exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(rows.first()).toContainText('Ibuprofen');
    await rows.last().hover();
    await list.getByRole('button', { name: 'Remove Salve of the pharmacy' }).click();
    await expect(rows).toHaveCount(2);
    await list.getByRole('button', { name: 'Directions for Ibuprofen 400 mg tablet' }).click();
    await list.getByRole('textbox', { name: 'Directions' }).fill('one with food, three times a day');
    await list.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByText('one with food, three times a day')).toBeVisible();
    await expectAccessible(page);
    await shot('note-drugs');
    await page.reload();
    await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(rows.first()).toContainText('Ibuprofen 400 mg tablet');
    await expect(rows).toHaveCount(2);
  });
});

test('an administrator views the coverage and imports a list of pairs @desktop', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/drug_compendium');
  await expect(page.getByText('Checked against', { exact: false })).toBeVisible();
  await expect(page.getByText('ONC high-priority interactions').first()).toBeVisible();
  await expectAccessible(page);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/compendium-desk.png` });
  const csv = 'drug_a,drug_b,severity,effect,source\naspirin,moonstone,major,Nothing good.,A book\nwarfarin,,x,y,z\n';
  const name = `our-pairs-${test.info().project.name}`;
  const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Drug file', { exact: true }).setInputFiles(file);
  await expect(page.getByText('Interaction pairs: 1 entries')).toBeVisible();
  await expect(page.getByText('Rows skipped: 1')).toBeVisible();
  await expect(page.getByText('aspirin + moonstone')).toBeVisible();
  await expectAccessible(page);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/compendium-review-desk.png` });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/1 added, 0 revised,\s+0 retired/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the lists' }).click();
  await expect(page.getByText(name).first()).toBeVisible();
});
