import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, isPhone, settingSaved, test } from './clinic.ts';

test('each view of the audit log has a URL, and shows its entries', async ({ signedIn, page: visitor }) => {
  test.slow();
  await visitor.goto('/login');
  await visitor.getByLabel('Username').fill('nurse@demo.salus');
  await visitor.getByLabel('Password', { exact: true }).fill('not this one');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(/wrong username or password/i)).toBeVisible();

  const page = await signedIn('admin', '/audit_logs/index');
  const views = page.getByRole('navigation', { name: 'Views of the log' });
  await views.getByRole('link', { name: 'Failed sign-ins' }).click();
  await expect(page).toHaveURL(/view=failed_sign_ins/);
  await expect(page.getByText('Refused').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Done', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(views.getByRole('link', { name: 'Failed sign-ins' })).toHaveAttribute('aria-current', 'page');

  await views.getByRole('link', { name: 'By patient' }).click();
  await expect(page.getByText('Patient record', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await views.getByRole('link', { name: 'Rights changes' }).click();
  await expect(page).toHaveURL(/view=rights/);
  await views.getByRole('link', { name: 'All' }).click();
  await expect(page).not.toHaveURL(/view=/);
});

test('the filtered log is exported, and the export is logged', async ({ signedIn }) => {
  const page = await signedIn('admin', '/audit_logs/index?view=failed_sign_ins');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Audit log .*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('time,user,user_id,role,action,object_type');
  expect(lines.slice(1).every((line) => /sign_in,(portal_)?session/.test(line) && line.includes('refused'))).toBe(true);

  await page.getByRole('link', { name: 'Exports' }).click();
  await expect(page.getByText('csv: view failed_sign_ins').first()).toBeVisible();
});

test('the selected columns of the log are saved, and it can be sorted', async ({ signedIn }) => {
  const page = await signedIn('admin', '/audit_logs/index');
  test.skip(isPhone(page), 'an entry is a card on a phone');
  await page.getByRole('button', { name: 'Columns' }).click();
  const saved = settingSaved(page);
  await page.getByRole('checkbox', { name: 'Device', exact: true }).setChecked(true);
  await saved;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Device' })).toBeVisible();
  await expect(page.getByText('Chrome on Linux').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Device' })).toBeVisible();

  const first = page.getByRole('grid', { name: 'Audit log' }).getByRole('row').nth(1);
  await expect(first).toContainText(/\d:\d\d/);
  const newest = await first.textContent();
  await page.getByRole('columnheader', { name: 'Time' }).getByRole('button').click();
  await expect(page).toHaveURL(/order=oldest/);
  await expect(first).toContainText(/\d:\d\d/);
  await expect(first).not.toHaveText(newest!);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Device', exact: true }).setChecked(false);
  await expect(page.getByRole('columnheader', { name: 'Device' })).toHaveCount(0);
});

test('a checkpoint is saved, and later proves that the log was not altered', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('admin', '/audit_logs/index');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Checkpoints' }).click();
  await page.getByRole('menuitem', { name: 'Save a checkpoint' }).click();
  const path = await (await download).path();
  const chooser = page.locator('input[type=file][aria-label=Checkpoint]');
  await chooser.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: await readFile(path) });
  await expect(page.getByText('The log still has everything in this checkpoint')).toBeVisible();
  await expectAccessible(page);

  const forged = (await readFile(path, 'utf8')).replace(/"seq": (\d+)/, (_, seq) => `"seq": ${Number(seq) - 1}`);
  await chooser.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
  await expect(page.getByText('its signature is not valid')).toBeVisible();
});
