import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

const uploadTo = async (page: Page, label: string, name: string, text: string): Promise<void> => {
  const received = page.waitForResponse((response) => response.url().includes('/upload_lua'));
  await page.getByLabel(label).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  expect((await received).status()).toBe(200);
};
const rowOf = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('listitem').filter({ hasText: name });

test('a folder is shared with a colleague, who opens and changes it until sharing stops', async ({ signedIn }) => {
  const doctor = await signedIn('doctor', '/securemessage/drive');
  const folder = isPhone(doctor) ? 'Phone protocols' : 'Desk protocols';
  await doctor.getByRole('button', { name: 'New folder' }).click();
  await doctor.getByRole('textbox', { name: 'Name' }).fill(folder);
  await doctor.getByRole('button', { name: 'Create' }).click();
  await doctor.getByRole('button', { name: folder, exact: true }).click();
  await expect(doctor.getByText('This folder is empty')).toBeVisible();
  await uploadTo(doctor, 'Files on this computer', 'flu.txt', 'Vaccinate from September');
  await expect(rowOf(doctor, 'flu.txt')).toBeVisible();
  await doctor.getByRole('button', { name: 'Back' }).click();

  const nurse = await signedIn('nurse', '/securemessage/drive');
  await nurse.getByText('Shared with me', { exact: true }).click();
  await expect(nurse.locator('[aria-current="location"]')).toHaveText('Shared with me');
  await expect(nurse.getByRole('button', { name: 'Upload' })).toBeHidden();

  await rowOf(doctor, folder)
    .getByRole('button', { name: `Share ${folder}` })
    .click();
  const dialog = doctor.getByRole('dialog', { name: `Share ${folder}` });
  await expect(dialog).toContainText('Not shared');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog).toContainText('Choose a member or a team');
  await dialog.getByRole('combobox', { name: 'Share with' }).fill('Fontaine');
  await doctor.getByRole('option', { name: /Fontaine/ }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const share = dialog.getByRole('listitem').filter({ hasText: 'Fontaine' });
  await expect(share).toContainText('Can view');
  await expectAccessible(doctor);

  // The list of the other member follows without a reload.
  await expect(rowOf(nurse, folder)).toContainText('Can view');
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: folder, exact: true }).click();
  await expect(rowOf(nurse, 'flu.txt')).toBeVisible();
  await expect(nurse.getByRole('button', { name: 'Upload' })).toBeHidden();
  await expect(nurse.getByRole('button', { name: 'Rename flu.txt' })).toBeHidden();
  await nurse.getByRole('button', { name: 'flu.txt', exact: true }).click();
  await expect(nurse.getByRole('dialog', { name: 'flu.txt' })).toContainText('Vaccinate from September');
  await nurse.getByRole('dialog', { name: 'flu.txt' }).getByRole('button', { name: 'Close' }).first().click();

  await share.getByRole('button', { name: /^Allow editing/ }).click();
  await expect(share).toContainText('Can edit');
  // The other member's page follows a moment later.
  await expect(nurse.getByRole('button', { name: 'Rename flu.txt' })).toBeVisible();
  await nurse.getByRole('button', { name: 'Versions of flu.txt' }).click();
  await uploadTo(nurse, 'New version of flu.txt', 'other-name.txt', 'Vaccinate from October');
  const versions = nurse.getByRole('dialog', { name: 'Versions of flu.txt' });
  await expect(versions.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('Current');
  await nurse.keyboard.press('Escape');
  await expect(versions).toBeHidden();

  await share.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(dialog).toContainText('Not shared');
  await expect(nurse.locator('[aria-current="location"]')).toHaveText('Shared with me');
  await expect(rowOf(nurse, folder)).toBeHidden();
  await doctor.keyboard.press('Escape');
  await doctor.getByRole('button', { name: folder, exact: true }).click();
  await doctor.getByRole('button', { name: 'flu.txt', exact: true }).click();
  await expect(doctor.getByRole('dialog', { name: 'flu.txt', exact: true })).toContainText('Vaccinate from October');
});
