import { expect, expectAccessible, test } from './clinic.ts';

test('the front desk finds a patient’s pharmacy by ZIP code, sets it as preferred, and removes and restores another', async ({
  signedIn,
}) => {
  test.setTimeout(600_000);
  const page = await signedIn('desk', '/patients/index');
  await page
    .getByPlaceholder(/Name, date of birth/)
    .filter({ visible: true })
    .fill('Doherty');
  await page.getByText('Doherty, Patrick').first().click();
  const tile = page.getByRole('region', { name: 'Pharmacy', exact: true });
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.getByText('Preferred')).toBeVisible();
  const before = await tile.getByRole('listitem').count();
  await tile.getByRole('button', { name: 'Add pharmacy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pharmacy' });
  await dialog.getByLabel('ZIP code').fill('0212');
  await dialog.getByRole('button', { name: 'Search pharmacies' }).click();
  await expect(dialog.getByText('A ZIP code of five digits is required')).toBeVisible();
  await dialog.getByLabel('ZIP code').fill('02130');
  await dialog.getByRole('button', { name: 'Search pharmacies' }).click();
  const rows = dialog.getByRole('table', { name: 'Pharmacies', exact: true }).getByRole('row');
  // The pharmacies near the patient are replaced by those of the ZIP code.
  await expect(rows.nth(1)).toContainText('02130');
  // The header and six of the seven pharmacies.
  await expect(rows).toHaveCount(7);
  const first = await rows.nth(1).innerText();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Search pharmacies' }).click();
  await expect(rows.nth(1)).toContainText(first.split('\t')[0]!.trim());
  await dialog.getByRole('button', { name: /Show all 7/ }).click();
  await expect(rows).toHaveCount(8);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Select / })
    .click();
  await expect(dialog).toBeHidden();
  await expect(tile.getByRole('listitem')).toHaveCount(before + 1);
  await tile
    .getByRole('button', { name: /^Prefer / })
    .last()
    .click();
  await expect(tile.getByRole('listitem').first()).toContainText('Jamaica Plain');
  await expect(tile.getByText('Preferred')).toHaveCount(1);
  await tile
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  await expect(tile.getByRole('listitem')).toHaveCount(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile.getByRole('listitem')).toHaveCount(before + 1);
  await expectAccessible(page);
});

test('a doctor completes identity proofing, the practice registers her, and the network accepts her', async ({
  signedIn,
}) => {
  test.setTimeout(600_000);
  const page = await signedIn('doctor3', '/settings/e-prescribing-verify');
  await expect(page.getByText('You have not proven your identity for e-prescribing yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'E-Prescribing Verification' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prove your identity' }).click();
  await expect(page.getByRole('heading', { name: 'Identity proofing of the sandbox' })).toBeVisible();
  await page.getByLabel('Given name').fill('Linh');
  await page.getByLabel('Family name').fill('Pham');
  await page.getByRole('button', { name: 'Prove it' }).click();
  await expect(page.getByText('Your identity is proven')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('You are not registered with the prescription network at this practice.')).toBeVisible();

  const manager = await signedIn('admin', '/settings/surescripts-directories');
  await expect(manager.getByText(/\d{3} pharmacies in the directory/)).toBeVisible();
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Register Linh Pham' }).first().click();
  await expect(manager.getByText('Linh Pham is registered')).toBeVisible();
  await expect(manager.getByRole('button', { name: 'End the registration of Linh Pham' })).toBeVisible();

  // The flag is on: the menu shows her connection instead of the verification.
  await expect(page.getByRole('link', { name: 'E-Prescribing', exact: true }).first()).toBeVisible();
  await page.goto('/settings/e-prescribing-main');
  await expect(page.getByText('2000000036')).toBeVisible();
  await expect(page.getByText(/^\d{13}$/)).toBeVisible();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expectAccessible(page);
});
