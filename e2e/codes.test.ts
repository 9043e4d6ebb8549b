import { expect, expectAccessible, test } from './clinic.ts';

test('an administrator finds codes, sets a name and a price, and marks favorites', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/cpt_code');
  const search = page.getByRole('textbox', { name: 'Search codes' });
  await expect(page.getByText('Only the short list included with Salus is available', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await search.fill('99213');
  await expect(page.getByRole('row').filter({ hasText: 'Office visit' }).filter({ hasText: '$140.00' })).toBeVisible();

  const name = `Telephone advice ${test.info().project.name}`;
  await page.getByRole('button', { name: 'New code' }).click();
  const form = page.getByRole('dialog', { name: 'New code' });
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill(`tel-${test.info().project.name.slice(0, 1)}`);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByLabel('Price').fill('thirty');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter an amount')).toBeVisible();
  await form.getByLabel('Price').fill('30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Code added to your list')).toBeVisible();
  await search.fill('advice telephone');
  await page.getByRole('row').filter({ hasText: name }).click();
  const drawer = page.getByRole('dialog', { name: /TEL-/ });
  await drawer.getByRole('button', { name: 'My favorite' }).click();
  await expect(drawer.getByRole('button', { name: 'My favorite' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await drawer.getByLabel('Price').fill('35.50');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: name }).filter({ hasText: '$35.50' })).toBeVisible();
  await page.getByText('Favorites', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  await page.getByRole('row').filter({ hasText: name }).click();
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: /Remove TEL-/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('removed from your list', { exact: false })).toBeVisible();
});

test('an administrator imports an edition after a preview of its changes @desktop', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/code_sets');
  await expect(page.getByText('included with Salus').first()).toBeVisible();
  await expectAccessible(page);
  const csv = 'HCPCS Code,Long description\nG0008,Flu shot given\nG7777,Something wholly new\nbroken,Nothing';
  const file = { name: 'hcpcs-2027.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Code file', { exact: true }).setInputFiles(file);
  await expect(page.getByText('Columns with headings: 2 codes')).toBeVisible();
  await expect(page.getByText('Entries missing from the file are kept.')).toBeVisible();
  await expect(page.getByText('Rows skipped: 1')).toBeVisible();
  await expect(page.getByText('Flu shot given')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/1 added, 1 revised, 0 retired/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to code sets' }).click();
  await expect(page.getByText('partial', { exact: false }).first()).toBeVisible();
  await page.goto('/settings/cpt_code');
  await page.getByRole('textbox', { name: 'Search codes' }).fill('wholly new');
  await expect(page.getByRole('row').filter({ hasText: 'G7777' })).toBeVisible();
});

test('an administrator imports the HCC mapping, which marks diagnoses @desktop', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/code_sets');
  await expect(page.getByText('No mapping yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import mapping' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import HCC mapping' });
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'mappings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Code,Category\nZ87891,900');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('The heading “Diagnosis Code” is missing', { exact: false })).toBeVisible();
  await expectAccessible(page);
  // An invented category, of a diagnosis that no other test looks for.
  await choose('2026 Mappings,\n"Diagnosis\nCode","CMS-HCC Model\nCategory V28"\nZ87891,900');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('2026 Mappings · payment year 2026')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/diagnosis_code');
  await page.getByText('Favorites', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Add a favorite' }).fill('Z87.891');
  await expect(page.getByRole('option', { name: /Z87\.891/ }).getByText('HCC 900')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Search codes' }).fill('Z87.891');
  await page.getByRole('row').filter({ hasText: 'Z87.891' }).click();
  await expect(page.getByRole('dialog', { name: 'Z87.891' }).getByText('HCC 900')).toBeVisible();
});

test('a diagnosis is found by its colloquial name', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/settings/diagnosis_code');
  await page.getByRole('textbox', { name: 'Search codes' }).fill('heart attack');
  const row = page.getByRole('row').filter({ hasText: 'I21.9' });
  await row.click();
  const drawer = page.getByRole('dialog', { name: 'I21.9' });
  await expect(drawer.getByRole('button', { name: 'The clinic’s favorite' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Own name' }).click();
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Heart attack');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(row.filter({ hasText: 'Only mine' })).toBeVisible();
  await expectAccessible(page);

  // A heading opens its subcategories; Backspace goes back.
  await page.getByRole('textbox', { name: 'Search codes' }).fill('');
  await page.getByText('Favorites', { exact: true }).click();
  const picker = page.getByRole('combobox', { name: 'Add a favorite' });
  await picker.fill('e11.6');
  await page.getByRole('option', { name: /E11\.6 .*More specific codes/ }).click();
  await expect(page.getByRole('option', { name: /E11\.65/ })).toBeVisible();
  await page.getByRole('option', { name: /E11\.65/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'E11.65' })).toBeVisible();
  await picker.fill('high sugar');
  await expect(page.getByRole('option', { name: /E11\.65.*Already added/ })).toBeVisible();
});
