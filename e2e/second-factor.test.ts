import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, expectAccessible, test } from './clinic.ts';
import { enter, newcomer, NEW_PASSWORD, signOut } from './newcomer.ts';

test('an authenticator app protects an account, and a recovery code replaces it', async ({ page }) => {
  // Several users sign in one after the other.
  test.slow();
  const email = await newcomer(page, 'app');
  await page.goto('/settings/security');
  await expectAccessible(page);
  const { codes, secret } = await setUpApp(page);
  expect(codes).toHaveLength(10);
  await signOut(page);

  await enter(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Wrong code')).toBeVisible();
  // The previous time step was used for the setup; the app's next code is already valid.
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret, 30));
  await page.getByLabel('Don’t ask on this device').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/dashboard/);
  await signOut(page);

  // This browser is remembered.
  await enter(page, email);
  await page.waitForURL(/\/dashboard/);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: /^Forget / }).click();
  await expect(page.getByText('None. A second factor is asked for at every sign-in.')).toBeVisible();
  await signOut(page);

  await enter(page, email);
  await page.getByRole('button', { name: 'Use another method' }).click();
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto('/settings/security');
  await expect(page.getByText('9 left')).toBeVisible();
});

test('a code by text message is entered at /checkphone, also after a reload', async ({ page }) => {
  test.slow();
  const email = await newcomer(page, 'phone');
  const mobile = `+1617555${String(Date.now()).slice(-4)}`;
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set up: Text message' }).click();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('A code was sent')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await textedCode(page, mobile, 1));
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await signOut(page);

  await page.goto('/login?redirect=/patients/index');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkphone/);
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await expectAccessible(page);
  // The setup code was sent a moment ago, so another one is not sent yet.
  await expect(page.getByText(/Wait a moment/)).toBeVisible();
  await expect(async () => {
    const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('SendAuthCode') === true);
    await page.getByRole('button', { name: 'Send another code' }).click();
    await answered;
    await expect(page.getByText(/A code was sent to/)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  const code = await textedCode(page, mobile, 2);
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/patients\/index/);
  await signOut(page);
  await page.goto('/checkphone');
  await expect(page).toHaveURL(/\/login/);
});

test('a passkey signs in without a password', async ({ page, baseURL }) => {
  // Several users sign in one after the other.
  test.slow();
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await newcomer(page, 'passkey');
  await signOut(page);
  // A passkey requires a host name; an IP address is not allowed.
  const named = baseURL!.replace('127.0.0.1', 'localhost');
  await page.goto(`${named}/login?redirect=/settings/security`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('Chrome on Linux')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(/\/dashboard/);
  await signOut(page);

  // It is also a second factor after the password.
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.waitForURL(/\/dashboard/);
});

test('a user with two practices chooses one, with the last one offered first', async ({ page }) => {
  // Several users sign in one after the other.
  test.slow();
  // Not the administrator: other tests sign in as them at the same time.
  const email = await newcomer(page, 'both', ['Harborview Family Medicine', 'Harborview Roslindale']);
  await signOut(page);
  await enter(page, email);
  await expect(page).toHaveURL(/\/selectpractice/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Harborview Roslindale' }).click();
  await page.waitForURL(/\/dashboard/);
  await signOut(page);
  await enter(page, email);
  await expect(page.getByRole('main').getByRole('button').first()).toHaveText(/Roslindale/);
  await page.goto('/selectpractice');
  await expect(page).toHaveURL(/\/login/);
});

async function setUpApp(page: Page): Promise<{ codes: string[]; secret: string }> {
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click();
  const line = page.getByText('Or enter this key:');
  await expect(line).toBeVisible();
  const secret = (await line.innerText()).split(':')[1]!.trim();
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret, 0));
  await page.getByRole('button', { name: 'Set it up' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { codes, secret };
}

/** Returns the code in the newest of `count` text messages to a number. */
async function textedCode(page: Page, mobile: string, count: number): Promise<string> {
  let code = '';
  await expect(async () => {
    const { messages } = (await (await page.request.get('/api/sandbox/messages')).json()) as {
      messages: { to: string; preview: string }[];
    };
    const own = messages.filter(({ to }) => to === mobile);
    expect(own).toHaveLength(count);
    code = /\d{6}/.exec(own[0]!.preview)![0];
  }).toPass({ timeout: 60_000 });
  return code;
}

function codeOf(secret: string, ahead: number): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + ahead });
}
