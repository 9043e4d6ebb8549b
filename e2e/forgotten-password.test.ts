import { expect, expectAccessible, test } from './clinic.ts';
import { enter, linkIn, newcomer, NEW_PASSWORD, signOut } from './newcomer.ts';

test('a user who forgot the password gets a link by email, and chooses a stronger one', async ({ page }) => {
  // Several users sign in one after the other.
  test.slow();
  const email = await newcomer(page, 'forgot');
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username or email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL(/\/checkemail/);
  await expectAccessible(page);

  const link = await linkIn(page, email, 'new password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset$/);
  const field = page.getByRole('textbox', { name: 'New password' });
  await field.fill('password1234');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/common password|too easy to guess/).first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('eleven amber kites landing');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();

  await enter(page, email, NEW_PASSWORD);
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
  await enter(page, email, 'eleven amber kites landing');
  await page.waitForURL(/\/dashboard/);
  await signOut(page);

  await page.goto(link);
  await expect(page.getByText('This link no longer works.')).toBeVisible();
});

test('the public pages are accessible to everyone, and none links to another site', async ({ page, baseURL }) => {
  // Several users sign in one after the other.
  test.slow();
  for (const path of ['/about-us', '/privacy', '/terms', '/register', '/reset', '/checkemail', '/auth-redirect']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  for (const path of ['/checkphone', '/checkphone/patients/index', '/selectpractice']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
  for (const path of [
    '/redirect//example.org',
    '/redirect/%2F%2Fexample.org',
    '/auth-redirect?to=https://example.org',
  ]) {
    await page.goto(path);
    await page.waitForTimeout(300);
    expect(page.url().startsWith(baseURL!)).toBe(true);
  }
});
