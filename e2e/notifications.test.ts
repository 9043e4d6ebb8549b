import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const rows = (page: Page) => list(page).getByRole('listitem');
const EMERGENCY = '[data-urgent]';
const storedCount = (page: Page) => page.evaluate(() => localStorage.getItem('notification_count'));

/** Clears the list; what other tests cause at the same time is cleared too, except emergencies, whose count it returns. */
async function clearAll(page: Page): Promise<number> {
  let left = 0;
  await expect(async () => {
    await list(page).getByRole('button', { name: 'Clear all' }).click({ timeout: 5000 });
    const calm = rows(page).filter({ hasNot: page.locator(EMERGENCY) });
    await expect(calm).toHaveCount(0, { timeout: 5000 });
    left = await rows(page).count();
    await expect(list(page).getByText('No notifications right now')).toBeVisible({
      visible: left === 0,
      timeout: 5000,
    });
    await expect(page.getByTestId('notification-dot')).toBeVisible({ visible: left > 0, timeout: 1000 });
    expect(await storedCount(page)).toBe(String(left));
  }).toPass({ timeout: 60_000 });
  return left;
}

test('a user reads a notification, and clears the rest', async ({ signedIn }, { project }) => {
  // Each project uses a different user, because reading changes the state.
  const page = await signedIn(project.name === 'phone' ? 'doctor2' : 'doctor');
  await expect(page.getByTestId('notification-dot')).toBeVisible();
  await bell(page).click();
  await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const call = rows(page).filter({ hasText: 'asks for a call about the new dose' });
  const welcome = rows(page).filter({ hasText: 'Welcome to Salus' });
  await expect(call).toBeVisible();
  await expect(welcome).toBeVisible();
  await expectAccessible(page);

  // A click opens the patient, and removes the row.
  await call.getByRole('button', { name: /Call back/ }).click();
  await page.waitForURL(/\/patients\//);
  // A page that loads late does not move the focus if the user has moved it.
  await bell(page).click();
  await expect(welcome).toBeVisible();
  await expect(call).toHaveCount(0);

  await expect(async () => {
    if (!(await list(page).isVisible())) await bell(page).click({ timeout: 5000 });
    const left = await clearAll(page);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await page.reload();
    await bell(page).click();
    await expect(list(page).getByText('No notifications right now').or(rows(page).first())).toBeVisible();
    await expect(rows(page)).toHaveCount(left, { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
});

test('reading a notification removes it from other open pages', async ({ signedIn }, { project }) => {
  const person = project.name === 'phone' ? 'desk' : 'nurse';
  const [one, other] = [await signedIn(person), await signedIn(person)];
  await expect(other.getByTestId('notification-dot')).toBeVisible();
  await bell(one).click();
  await expect(async () => {
    const left = await clearAll(one);
    await expect.poll(() => storedCount(other), { timeout: 60_000 }).toBe(String(left));
    await expect(other.getByTestId('notification-dot')).toBeVisible({ visible: left > 0, timeout: 1000 });
  }).toPass({ timeout: 90_000 });
});
