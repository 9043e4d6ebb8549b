import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './clinic.ts';

const WARNING = 'Are you still there?';
const AGAIN = 'Sign in again';

/**
 * Returns a page whose clock can be advanced: by the demo clinic's policy a session ends after 15 minutes without use.
 */
async function withClock(page: Page): Promise<Page> {
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('button', { name: /account$/ })).toBeVisible();
  return page;
}

async function secondTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.getByRole('button', { name: /account$/ })).toBeVisible();
  return other;
}

test('a minute before an idle session ends the page asks, and one click extends it', async ({
  signedInByHand: signedIn,
}) => {
  const page = await withClock(await signedIn('doctor2', '/dashboard'));
  // The time that the steps take counts too: up to a minute in all.
  await page.clock.fastForward('13:10');
  await expect(page.getByRole('dialog', { name: WARNING })).toHaveCount(0);
  await page.clock.fastForward('00:52');
  const warning = page.getByRole('dialog', { name: WARNING });
  await expect(warning).toBeVisible();
  await expect(warning).toContainText(/In \d+ seconds/);
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warning).toHaveCount(0);
  // The idle time restarts here, by both clocks.
  await page.clock.fastForward('05:00');
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /account$/ })).toBeVisible();
});

test('when it ends, input stays behind the sign-in dialog, and is there afterward', async ({
  signedInByHand: signedIn,
}) => {
  const page = await withClock(await signedIn('doctor2', '/patients/index'));
  await page.getByRole('button', { name: 'New patient' }).click();
  const form = page.getByRole('dialog', { name: /patient/i });
  await form.getByLabel('First name').fill('Halfwritten');
  await page.clock.fastForward('15:10');
  const again = page.getByRole('dialog', { name: AGAIN });
  await expect(again).toBeVisible();
  await expect(again).toContainText('What you were doing is still here');
  // The dialog is for the current user only.
  await expect(again.getByRole('button', { name: /@demo\.salus/ })).toHaveCount(0);
  await expectAccessible(page);
  await again.getByLabel('Password', { exact: true }).fill('salus-demo');
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(form.getByLabel('First name')).toHaveValue('Halfwritten');
});

test('the session ends without a connection too', async ({ signedInByHand: signedIn }) => {
  const page = await signedIn('doctor2', '/dashboard');
  const asks = page.waitForResponse((answer) => /sign-in-again.*js/.test(answer.url()));
  await withClock(page);
  await page.clock.fastForward('00:05');
  // The dialog's own file is loaded first, then its imports: both must be loaded before the network is lost.
  await page.evaluate(`import(${JSON.stringify((await asks).url())}).then(() => undefined)`);
  await page.context().setOffline(true);
  await page.clock.fastForward('15:10');
  await expect(page.getByRole('dialog', { name: AGAIN })).toBeVisible();
  await page.context().setOffline(false);
});

test('after twelve hours the session can’t be extended: the page says so, and asks for the password', async ({
  signedInByHand: signedIn,
}) => {
  const page = await withClock(await signedIn('doctor3', '/dashboard'));
  await lastMinuteOf(page.context());
  await page.clock.fastForward('14:02');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('dialog', { name: WARNING })).toHaveCount(0);
  // Half a minute is left for the steps until the session ends.
  await page.clock.fastForward('00:31');
  const warning = page.getByRole('dialog', { name: 'This session ends' });
  await expect(warning).toContainText('After twelve hours you must sign in again');
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toHaveCount(0);
  await expectAccessible(page);
  await page.clock.fastForward('00:40');
  await expect(page.getByRole('dialog', { name: AGAIN })).toBeVisible();
});

test('activity in one tab extends the session of the others', async ({ signedInByHand: signedIn }) => {
  const first = await withClock(await signedIn('nurse', '/dashboard'));
  const second = await secondTab(first, '/patients/index');
  // One clock for both.
  await first.clock.fastForward('10:00');
  const response = first.waitForResponse((answer) => answer.request().postData()?.includes('KeepSession') === true);
  await first.keyboard.press('Shift');
  expect((await response).ok()).toBe(true);
  for (const more of ['04:30', '03:00']) {
    await first.clock.fastForward(more);
    for (const tab of [first, second]) {
      await expect(tab.getByRole('dialog', { name: WARNING })).toHaveCount(0);
      await expect(tab.getByRole('dialog', { name: AGAIN })).toHaveCount(0);
    }
  }
});

test('signing out in one tab signs out all of them, and none shows patient data', async ({
  signedInByHand: signedIn,
}) => {
  const first = await signedIn('nurse', '/patients/index');
  await expect(first.getByRole('row').nth(2)).toBeVisible();
  const second = await secondTab(first, '/dashboard');
  await second.getByRole('button', { name: /account$/ }).click();
  await second.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [second, first]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByRole('row')).toHaveCount(0);
  }
  // The next user at this computer finds no data of the previous one.
  await signIn(first, 'biller');
  await expect(second).not.toHaveURL(/\/login/);
  await expect(second.getByRole('button', { name: /account$/ })).toBeVisible();
});

test('leaving an ended session without signing in again affects every tab', async ({ signedInByHand: signedIn }) => {
  const first = await withClock(await signedIn('nurse', '/patients/index'));
  const second = await secondTab(first, '/dashboard');
  await first.clock.fastForward('15:10');
  await first.getByRole('dialog', { name: AGAIN }).getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [first, second]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByRole('row')).toHaveCount(0);
  }
});

/**
 * Makes the page believe that its session's twelve hours end in a minute: only the server can sign tokens, so its
 * response is changed.
 */
async function lastMinuteOf(context: BrowserContext): Promise<void> {
  let genuine = '';
  let changed = '';
  await context.route('**/api/**', async (route: Route) => {
    const headers = { ...route.request().headers() };
    if (changed !== '' && headers['authorization'] === `Bearer ${changed}`)
      headers['authorization'] = `Bearer ${genuine}`;
    if (route.request().postData()?.includes('KeepSession') !== true) return route.continue({ headers });
    const answer = await route.fetch({ headers });
    const body = (await answer.json()) as { data: { keep_session: { token: string } } };
    genuine = body.data.keep_session.token;
    const [head, payload, seal] = genuine.split('.') as [string, string, string];
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number; m: number };
    const ends = { ...said, exp: said.iat + 60, m: said.iat + 60 };
    changed = [head, Buffer.from(JSON.stringify(ends)).toString('base64url'), seal].join('.');
    return route.fulfill({ response: answer, json: { data: { keep_session: { token: changed } } } });
  });
}
