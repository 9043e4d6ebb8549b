import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('an administrator sees what is wrong, and goes to the page that says more', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/health');
  await expect(page.getByRole('heading', { name: 'Health', exact: true })).toBeVisible();
  const status = page.getByRole('list', { name: 'Status' }).getByRole('listitem');
  for (const name of ['Background jobs', 'Internal updates', 'Disk space', 'Database', 'Email'])
    await expect(status.filter({ hasText: name }).first()).toContainText(/OK|Warning|Problem/);
  const backups = status.filter({ hasText: 'Backups are not set up.' });
  await expect(backups).toContainText('Warning');
  await expect(backups).toContainText('Set BACKUP_URL and BACKUP_PASSPHRASE on the server');
  await expectAccessible(page);
  await backups.getByRole('link', { name: 'View Backups' }).click();
  await expect(page).toHaveURL(/\/settings\/backups/);
});

test('an administrator chooses who gets alerts', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/health');
  test.skip(isPhone(page), 'the clinic has one setting, and the other project changes it');
  const panel = page.getByRole('region', { name: 'Alerts by email' });
  await expect(panel).toContainText('all administrators');
  await panel.getByRole('button', { name: 'Change recipients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recipients of alerts' });
  await dialog.getByRole('combobox', { name: 'Recipients' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(panel).not.toContainText('all administrators');
  await panel.getByRole('button', { name: 'Change recipients' }).click();
  // Choosing it again removes it.
  await dialog.getByRole('combobox', { name: 'Recipients' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toContainText('all administrators');
});

test('others can’t open the page', async ({ signedIn }) => {
  const page = await signedIn('desk', '/settings/health');
  await expect(page).toHaveURL(/\/401/);
});
