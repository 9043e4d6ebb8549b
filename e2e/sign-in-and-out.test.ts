import { expect, expectAccessible, signIn, test } from './clinic.ts';

test('a visitor chooses a demo account and signs in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /desk@demo\.salus/ }).click();
  await expect(page.getByLabel('Username')).toHaveValue('desk@demo.salus');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password is reported, and the input stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody@demo.salus');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('nobody@demo.salus');
  await expectAccessible(page);
});

test('a user who follows a link signs in and arrives there', async ({ page }) => {
  await page.goto('/patients/index');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, 'nurse');
  await expect(page).toHaveURL(/\/patients\/index/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a link to another site is not followed after sign-in', async ({ page, baseURL }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fexample.org%2F');
  await signIn(page, 'nurse');
  expect(page.url().startsWith(baseURL!)).toBe(true);
});

test('signing out ends the session on the server', async ({ signedInByHand }) => {
  const page = await signedInByHand('biller', '/patients/index');
  const calls = page.waitForRequest((request) => request.url().includes('/api/registration'));
  await page.reload();
  const token = (await calls).headers()['authorization'];
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  const answer = await page.request.post('/api/registration', {
    headers: { authorization: token! },
    data: { query: '{ current_user { name } }' },
  });
  expect(answer.status()).toBe(401);
});

test('reports a page that does not exist, and one that is not allowed', async ({ signedIn }) => {
  const page = await signedIn('desk', '/nowhere');
  await expect(page).toHaveURL(/\/404/);
  await expectAccessible(page);
  await page.goto('/audit_logs/index');
  await expect(page).toHaveURL(/\/401/);
  await expectAccessible(page);
});
