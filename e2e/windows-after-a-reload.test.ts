import { expect, test, type Person } from './clinic.ts';
import type { Page } from '@playwright/test';

const dialogs = (page: Page) => page.getByRole('dialog', { name: /^New event|^Event|Tea with the team/ });

async function newEvent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New event' }).first().click();
  await expect(dialogs(page)).toBeVisible();
}

test('after a reload a window comes back with what was typed; an empty one and one that was closed stay away', async ({
  signedIn,
}) => {
  const page = await signedIn('doctor3' satisfies Person, '/dashboard');
  await newEvent(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Schedule of the Day' })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);

  await newEvent(page);
  await dialogs(page).getByLabel('Title').fill('Tea with the team');
  await page.waitForTimeout(600);
  await page.reload();
  await expect(dialogs(page).getByLabel('Title')).toHaveValue('Tea with the team');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Discard|Close without/ }).click();
  await expect(dialogs(page)).toHaveCount(0);
  // At once, before anything had time to be written down.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Schedule of the Day' })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
});
