import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

// Toasts appear and disappear at their own pace, and each is checked by axe.
test.describe.configure({ timeout: 180_000 });

const error = (message: string, extensions: object = {}): string =>
  JSON.stringify({ data: null, errors: [{ message, extensions }] });

/** Makes the calls of one operation fail with `how`, while the returned switch is on. */
async function failing(page: Page, operation: string, how: (route: Route) => Promise<void>): Promise<{ on: boolean }> {
  const state = { on: true };
  await page.route('**/api/**', async (route) => {
    const body = route.request().postData() ?? '';
    if (state.on && body.includes(`"operationName":"${operation}"`)) await how(route);
    else await route.continue();
  });
  return state;
}

const answer = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body });

test('each kind of failure is reported with its own message, once', async ({ signedIn }) => {
  const page = await signedIn('desk');
  for (const [title, message, how] of [
    ['Unexpected Error', 'It went wrong as 4f2a', answer(200, error('It went wrong as 4f2a', { code: 'INTERNAL' }))],
    [
      'No room',
      'Room 2 is taken',
      answer(200, error('Room 2 is taken', { code: 'TAKEN', subType: 'Z_NotificationError', title: 'No room' })),
    ],
    ['Network Error', 'The server is not answering.', answer(503, 'down for a moment')],
  ] as const) {
    await test.step(title, async () => {
      const failure = await failing(page, 'PatientList', how);
      await page.goto('/patients/index');
      const alert = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: message });
      await expect(alert.first()).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(title).first()).toBeVisible();
      await expectAccessible(page);
      failure.on = false;
      await page
        .getByRole('button', { name: /Try again|Retry/ })
        .first()
        .click();
      await expect(page.getByRole('grid', { name: 'The patients' }).getByRole('row').nth(2)).toBeVisible();
    });
  }
});

test('a failed save preserves the input, and succeeds on retry', async ({ signedIn }) => {
  const page = await signedIn('desk');
  await page.getByRole('link', { name: 'Patients' }).first().click();
  await page.getByRole('button', { name: 'New patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'New patient' });
  await dialog.getByLabel('First Name').fill('Wanda');
  await dialog.getByLabel('Last Name').fill('Unsaved');
  await dialog.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  const failure = await failing(page, 'CreatePatient', (route) => route.abort());

  await test.step('it is told, and what was typed stays', async () => {
    await dialog.getByRole('button', { name: 'Create patient' }).click();
    await expect(page.getByText('Network Error')).toBeVisible();
    await expect(dialog.getByLabel('First Name')).toHaveValue('Wanda');
    await expectAccessible(page);
  });

  await test.step('left for another page, it waits in a corner', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(dialog).toBeHidden();
    const tray = page.getByRole('region', { name: 'Not saved' });
    await expect(tray).toContainText('New patient');
    await expectAccessible(page);
    await tray.getByRole('button', { name: 'Go back and save' }).click();
    await expect(page).toHaveURL(/\/patients\/index/);
  });

  await test.step('and is saved once the server can be reached', async () => {
    failure.on = false;
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Unsaved');
    await dialog.getByRole('button', { name: 'Create patient' }).click();
    await expect(page.getByText('Patient created')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Not saved' })).toBeHidden();
  });
});

test('a session that ends asks for the password over the page, and nothing is lost', async ({ signedInByHand }) => {
  const page = await signedInByHand('desk', '/patients/index');
  await page.getByRole('button', { name: 'New patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'New patient' });
  await dialog.getByLabel('First Name').fill('Wanda');
  const ended = await failing(page, 'Lookalikes', answer(401, error('', { code: 'UNAUTHENTICATED' })));
  await dialog.getByLabel('Last Name').fill('Brooks');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText('Logged out due to long inactivity.');
  await expectAccessible(page);
  ended.on = false;
  await again.getByLabel('Password', { exact: true }).fill('salus-demo');
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Wanda');
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Brooks');
});

test('a page whose code can’t be loaded does not affect the shell, and can be retried', async ({ signedIn }) => {
  const page = await signedIn('desk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(3500);
  let isDown = true;
  await page.route(/\/assets\/guide-page/, (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('button', { name: /: account$/ }).click();
  await page.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByRole(isPhone(page) ? 'navigation' : 'tablist').first()).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a dialog, a window or a side panel whose code can’t be loaded does not affect the page, and can be retried', async ({
  signedIn,
}) => {
  const page = await signedIn('desk', '/patients/index');
  let isDown = true;
  for (const part of ['confirm-dialog', 'event-window', 'day-popover', 'day-side'])
    await page.route(new RegExp(`/assets/${part}`), (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'New patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'New patient' });
  await dialog.getByLabel('First Name').fill('Half');
  await dialog.getByRole('button', { name: 'Choose from a calendar' }).first().click();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  // Falls back to the browser's own confirmation dialog.
  const question = page.waitForEvent('dialog');
  await page.keyboard.press('Escape');
  await (await question).dismiss();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Half');
  page.once('dialog', (again) => void again.accept());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'New Appointment' }).click();
  await expect(page.getByText('This window could not be loaded')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'New event' }).getByLabel('Title')).toBeVisible();
  isDown = true;
  await page.goto('/dashboard');
  const side = page.getByRole('navigation', { name: 'Side panel' });
  await expect(side.getByText('This panel could not be loaded')).toBeVisible();
  isDown = false;
  await side.getByRole('button', { name: 'Try again' }).click();
  await expect(side.getByRole('button', { name: 'Next month' })).toBeVisible();
});
