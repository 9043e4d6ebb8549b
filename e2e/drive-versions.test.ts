import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('a file uploaded again keeps its earlier version, which can be saved and restored', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/securemessage/drive');
  const name = isPhone(page) ? 'phone-plan.txt' : 'desk-plan.txt';
  const row = page.getByRole('listitem').filter({ hasText: name });
  const upload = async (text: string): Promise<void> => {
    const received = page.waitForResponse((response) => response.url().includes('/upload_lua'));
    await page
      .getByLabel('Files on this computer')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    expect((await received).status()).toBe(200);
  };
  await upload('Walk daily');
  await expect(row).toBeVisible();
  await upload('Walk twice a day');
  await expect(
    page.getByText(/^Whole drive: \d+ kB of 1 GB used, \d+ files? and \d+ earlier versions?$/),
  ).toBeVisible();
  await row.getByRole('button', { name: `Versions of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Versions of ${name}` });
  const version = (number: number) => dialog.getByRole('listitem').filter({ hasText: `Version ${number}` });
  await expect(version(2)).toContainText('Current');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download version 1' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('Walk daily');
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(version(1)).toContainText('Current');
  await expect(dialog.getByRole('button', { name: 'Restore version 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name, exact: true })).toContainText('Walk daily');
});
