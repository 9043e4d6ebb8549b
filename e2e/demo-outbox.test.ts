import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('a visitor who is not signed in reads the demo clinic’s sent messages', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Mail and messages of the demo clinic' }).click();
  await expect(page.getByRole('heading', { name: 'Mail and messages of the demo clinic' })).toBeVisible();
  const mail = page.getByRole('button', { name: /Welcome to Harborview Clinic/ });
  await expect(mail).toBeVisible();
  await expectAccessible(page);

  await mail.click();
  await expect(page.getByRole('heading', { name: 'Welcome to Harborview Clinic' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expectAccessible(page);

  // The email's link opens in a new tab.
  const opening = page.context().waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Sign in' }).click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { name: 'Sign in to Salus' })).toBeVisible();
  await opened.close();

  await page.getByRole('button', { name: 'Show as plain text' }).click();
  await expect(page.getByRole('link', { name: /\/login$/ })).toBeVisible();
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(mail).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Salus' })).toBeVisible();
});

test('a signed-in user finds the outbox in the user menu', async ({ signedIn }) => {
  const page = await signedIn('desk');
  await page.getByRole('button', { name: /: account$/ }).click();
  await page.getByRole('link', { name: 'Mail and messages' }).click();
  await expect(page.getByRole('button', { name: /Welcome to Harborview Clinic/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Salus' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
