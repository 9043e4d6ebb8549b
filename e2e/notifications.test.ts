import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('somebody reads what the bell tells, and clears the rest', async ({ signedIn }, { project }) => {
  // Each project has a person of its own, for what is read is read.
  const page = await signedIn(project.name === 'phone' ? 'doctor2' : 'doctor');
  await expect(page.getByTestId('notification-dot')).toBeVisible();
  await bell(page).click();
  await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const rows = list(page).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  await expectAccessible(page);

  // A click leads to the patient, and the row is gone.
  await list(page)
    .getByRole('button', { name: /Call back/ })
    .click();
  await page.waitForURL(/\/patients\//);
  // A page that arrives late leaves the focus where somebody has gone meanwhile.
  await bell(page).click();
  await expect(rows).toHaveCount(count - 1);
  await expect(list(page).getByText('Call back')).toBeHidden();

  await list(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(list(page).getByText('No notifications right now')).toBeVisible();
  await expect(page.getByTestId('notification-dot')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('notification_count'))).toBe('0');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.reload();
  await bell(page).click();
  await expect(list(page).getByText('No notifications right now')).toBeVisible();
});

test('what is read on one page leaves the others at once', async ({ signedIn }, { project }) => {
  const person = project.name === 'phone' ? 'desk' : 'nurse';
  const [one, other] = [await signedIn(person), await signedIn(person)];
  await expect(other.getByTestId('notification-dot')).toBeVisible();
  await bell(one).click();
  await list(one).getByRole('button', { name: 'Clear all' }).click();
  await expect(other.getByTestId('notification-dot')).toBeHidden();
});
