import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('a user reads a notification, and clears the rest', async ({ signedIn }, { project }) => {
  // Each project uses a different user, because reading changes the state.
  const page = await signedIn(project.name === 'phone' ? 'doctor2' : 'doctor');
  await expect(page.getByTestId('notification-dot')).toBeVisible();
  await bell(page).click();
  await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const rows = list(page).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  await expectAccessible(page);

  // A click opens the patient, and removes the row.
  await list(page)
    .getByRole('button', { name: /Call back/ })
    .click();
  await page.waitForURL(/\/patients\//);
  // A page that loads late does not move the focus if the user has moved it.
  await bell(page).click();
  await expect(rows).toHaveCount(count - 1);
  await expect(list(page).getByText('Call back')).toBeHidden();

  // Other tests may cause another notification at the same time.
  await expect(async () => {
    await list(page).getByRole('button', { name: 'Clear all' }).click({ timeout: 5000 });
    await expect(list(page).getByText('No notifications right now')).toBeVisible({ timeout: 5000 });
    await expect(page.getByTestId('notification-dot')).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  expect(await page.evaluate(() => localStorage.getItem('notification_count'))).toBe('0');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.reload();
  await bell(page).click();
  await expect(list(page).getByText('No notifications right now')).toBeVisible();
});

test('reading a notification removes it from other open pages', async ({ signedIn }, { project }) => {
  const person = project.name === 'phone' ? 'desk' : 'nurse';
  const [one, other] = [await signedIn(person), await signedIn(person)];
  await expect(other.getByTestId('notification-dot')).toBeVisible();
  await bell(one).click();
  // Other tests may cause another notification at the same time.
  await expect(async () => {
    await list(one).getByRole('button', { name: 'Clear all' }).click({ timeout: 5000 });
    await expect(other.getByTestId('notification-dot')).toBeHidden({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
});
