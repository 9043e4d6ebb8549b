import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import type { Page } from '@playwright/test';

// Every step waits half a second for the search.
test.describe.configure({ timeout: 180_000 });

const box = (page: Page) => page.getByRole('combobox', { name: 'Search anything' });
const lines = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');

async function openSearch(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Search', exact: true }).click();
  else {
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Control+k');
  }
  await expect(box(page)).toBeFocused();
}

test('finds people and records, however they are typed', async ({ signedIn }) => {
  const page = await signedIn('doctor');
  for (const [typed, first] of [
    ['brooks keisha', /^Brooks, Keisha/],
    ['keisha brokos', /^Brooks, Keisha/],
    ['JOAO PEREIRA', /^Pereira Tavares, João|^Pereira.*João|João/],
    ['10/23/1990', /^Brooks, Keisha/],
    ['100016', /^Brooks, Keisha/],
    ['(617) 555-0120', /^Brooks, Keisha/],
  ] as const) {
    await test.step(typed, async () => {
      await openSearch(page);
      await box(page).fill(typed);
      await expect(lines(page).filter({ hasText: 'Patients' }).first()).toContainText(first);
      if (isPhone(page)) {
        await page.getByRole('button', { name: 'Close the search' }).click();
        return;
      }
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveValue('');
    });
  }
  await openSearch(page);
  await box(page).fill('keisha');
  await expect(lines(page).filter({ hasText: 'Events' }).first()).toBeVisible();
  await expect(lines(page).filter({ hasText: 'Patients' }).first()).toBeVisible();
  await expectAccessible(page);
  await box(page).fill('keisha brooks');
  await lines(page).filter({ hasText: 'Brooks, Keisha' }).first().click();
  // Names are not written to the browser's history or sent to the server on a reload; a link with a name opens and
  // drops it.
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(/^Keisha Brooks/);
  await page.goto(`${new URL(page.url()).pathname}?name=Somebody+Else`);
  await expect(page).toHaveTitle(/^Keisha Brooks/);
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}$/);
});

test('the same box opens any page, starts any action and lists recent patients', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/patients/index');
  // Only visible rows of thousands are rendered.
  await page.getByPlaceholder(/Name, date of birth/).fill('keisha brooks');
  await page
    .getByRole('row', { name: /Brooks/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}/);

  await test.step('before anything is typed', async () => {
    await openSearch(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(lines(page).first()).toHaveText('Keisha Brooks');
    await expect(lines(page).filter({ hasText: 'New Appointment' })).toBeVisible();
    await expect(lines(page).filter({ hasText: 'Audit log' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a page, by its words in any order', async () => {
    await box(page).fill('profile my');
    await expect(lines(page).first()).toHaveText('My profile');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\/index/);
  });

  await test.step('a page in a new tab', async () => {
    await openSearch(page);
    await box(page).fill('security');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect(tab).toHaveURL(/\/settings\/security/);
    await tab.close();
    await expect(page).toHaveURL(/\/profile\/index/);
  });

  await test.step('an action by its initials, typed with the arrows between', async () => {
    await openSearch(page);
    await box(page).fill('na');
    await expect(lines(page).first()).toHaveText('New Appointment');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(lines(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New event' })).toBeVisible();
  });

  if (isPhone(page)) return;
  await test.step('over a floating window, and back to where one was', async () => {
    const title = page.getByRole('dialog', { name: 'New event' }).getByLabel('Title');
    await title.focus();
    await openSearch(page);
    await lines(page).filter({ hasText: 'Patients' }).first().click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(title).toBeFocused();
  });
});

test('a failed search of one kind is shown as a line with a way to retry', async ({ signedIn }) => {
  const page = await signedIn('doctor');
  let isDown = true;
  await page.route('**/api/globalsearch', (route) =>
    isDown && route.request().postData()?.includes('searchChartNote') ? route.abort() : route.continue(),
  );
  await openSearch(page);
  await box(page).fill('keisha');
  await expect(page.getByText('Chart notes could not be searched.')).toBeVisible();
  await expect(lines(page).filter({ hasText: 'Patients' }).first()).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Chart notes could not be searched.')).toBeHidden();
});

test('an action takes what is typed after its name', async ({ signedIn }) => {
  const page = await signedIn('desk');
  await openSearch(page);
  await box(page).fill('new patient Ada Quark');
  await expect(lines(page).first()).toHaveText('New patient: Ada Quark');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New patient' });
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Quark');
});

test('a message and an appointment are filled from what is typed', async ({ signedIn }) => {
  const page = await signedIn('desk');
  await openSearch(page);
  await box(page).fill('message Adeyemi');
  await expect(lines(page).first()).toContainText('Adeyemi');
  await page.keyboard.press('Enter');
  const message = page.getByRole('dialog', { name: 'New Secure Message' });
  // The only match is the recipient.
  await expect(message.getByText('Dr. Samuel Adeyemi, MD')).toBeVisible();
  await message.getByRole('button', { name: 'Cancel' }).click();
  await openSearch(page);
  await box(page).fill('book Keisha Brooks tomorrow 2:30 pm Marchetti');
  await expect(lines(page).first()).toContainText('Marchetti');
  await page.keyboard.press('Enter');
  const event = page.getByRole('dialog', { name: 'New event' });
  await expect(event.getByRole('combobox', { name: 'Patient' })).toHaveValue(/Brooks/);
  await expect(event.getByLabel('Start time')).toHaveValue('2:30 PM');
  await expect(event.getByRole('checkbox', { name: /Marchetti/ })).toBeChecked();
});
