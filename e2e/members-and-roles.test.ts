import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn, NEW_PASSWORD } from './newcomer.ts';

test('an administrator invites a biller, who signs in and sees only what billing needs', async ({ signedIn, page }) => {
  test.slow();
  const email = `pat.biller.${Date.now()}@example.org`;
  const admin = await signedIn('admin', '/settings/member');
  await admin.getByRole('button', { name: 'Invite Member' }).click();
  const drawer = admin.getByRole('dialog', { name: 'Invite Member' });
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(drawer.locator('[aria-invalid="true"]').first()).toBeFocused();
  await drawer.getByLabel('First Name').fill('Pat');
  await drawer.getByLabel('Last Name').fill('Ledger');
  await drawer.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await drawer.getByLabel('Harborview Roslindale').check();
  await drawer.getByLabel('Biller').check();
  await expectAccessible(admin);
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(admin.getByText('success', { exact: true })).toBeVisible();

  await page.goto(await linkIn(page, email, 'invites you'));
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL(/\/dashboard/);
  for (const closed of ['/audit_logs/index', '/settings/role', '/settings/member']) {
    await page.goto(closed);
    await expect(page).toHaveURL(/\/401/);
  }

  // A granted right takes effect with the next call, without a new sign-in.
  await page.goto('/patients/index');
  await admin.reload();
  await admin.getByRole('textbox', { name: 'Search members' }).fill(email);
  // The list on a phone shows no email address: below its header, one row is left.
  await expect(admin.getByText(/Pat Ledger/)).toHaveCount(1);
  await admin.getByRole('row').filter({ hasText: 'Pat Ledger' }).click();
  const member = admin.getByRole('dialog', { name: /Ledger/ });
  await member.getByLabel('Manager').check();
  await member.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(/was saved\.$/)).toBeVisible();
  // The change is propagated a moment after it is saved.
  await expect(async () => {
    await page.goto('/settings/member');
    const heading = page.getByRole('heading', { name: 'Practice Member' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
    await expect(heading).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/\/settings\/member/);
});

test('a manager invites a nurse and a doctor, and can’t grant administrative rights', async ({ signedIn, page }) => {
  test.slow();
  const stamp = Date.now();
  const email = `mara.manager.${stamp}@example.org`;
  const admin = await signedIn('admin', '/settings/member');
  await invite(admin, { first: 'Mara', last: 'Manages', email, role: 'Manager' });
  await page.goto(await linkIn(page, email, 'invites you'));
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL(/\/dashboard/);

  await page.goto('/settings/member');
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite Member' });
  await expect(drawer.getByRole('checkbox', { name: 'Admin' })).toBeDisabled();
  await expect(drawer.getByText('Includes administrative rights that you don’t have.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const doctor = { first: 'Doro', last: `Doctor${stamp}`, email: `doro.doctor.${stamp}@example.org`, role: 'Doctor' };
  await invite(page, doctor);
  const search = page.getByRole('textbox', { name: 'Search members' });
  await search.fill(doctor.email);
  // Other invitations are listed too until the search applies.
  await expect(
    page.getByRole('row').filter({ hasText: doctor.last }).getByText('Invited', { exact: true }),
  ).toBeVisible();

  // A member with more rights is shown read-only.
  await search.fill('admin@demo.salus');
  await expect(page.getByRole('row').filter({ hasText: doctor.last })).toHaveCount(0);
  await page.getByRole('row').filter({ hasText: 'Haddad' }).click();
  const above = page.getByRole('dialog', { name: /Haddad/ });
  await expect(above.getByText(/An administrator must make this change/)).toBeVisible();
  await expect(above.getByText('Last seen')).toBeVisible();
  await expect(above.getByRole('button', { name: /Save|Deactivate/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('an administrator creates a role limited to the own calendar, and its members can book only there', async ({
  signedIn,
  page,
}) => {
  test.setTimeout(600_000);
  const stamp = Date.now();
  const role = `Locum ${stamp}`;
  const email = `lee.locum.${stamp}@example.org`;
  // A separate day, on which a colleague has an event.
  const day = '2028-05-16';
  const admin = await signedIn('admin', '/settings/role/new');
  await admin.getByLabel('Role name').fill(role);
  await admin.getByLabel('Description').fill('Sees patients on a calendar of their own');
  await admin.getByRole('combobox', { name: 'Start from a preset role' }).click();
  await admin.getByRole('option', { name: 'Doctor', exact: true }).click();
  for (const right of ['Book events', 'Move and change events, check patients in', 'Delete events from the calendar'])
    await admin.getByLabel(`${right}: for`).selectOption({ label: 'Only their own' });
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText(`Role ${role} saved.`)).toBeVisible();
  await admin.goto('/settings/member');
  await invite(admin, { first: 'Lee', last: `Locum${stamp}`, email, role });

  const desk = await signedIn('desk', `/scheduling/index?view=list&day=${day}`);
  const title = `Colleague ${stamp}`;
  await bookOn(desk, title, day, /Pham/);
  await expect(desk.getByText('Event created').first()).toBeVisible();

  await page.goto(await linkIn(page, email, 'invites you'));
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL(/\/dashboard/);

  await test.step('their own calendar is the only one to book on', async () => {
    await page.goto(`/scheduling/index?view=list&day=${day}`);
    await page.getByRole('button', { name: 'New event', exact: true }).first().click();
    const window = page.getByRole('dialog', { name: 'New event' });
    const doctors = window.getByRole('group', { name: 'Assign to' });
    await expect(doctors.getByRole('checkbox')).toHaveCount(1);
    await expect(doctors.getByRole('checkbox', { name: /Locum/ })).toBeVisible();
    await window.getByRole('button', { name: 'Close' }).click();
    await bookOn(page, `Own ${stamp}`, day, /Locum/);
    await expect(page.getByText('Event created').first()).toBeVisible();
  });

  await test.step('a colleague’s event is seen and not changed, and it is said why', async () => {
    await page.getByRole('navigation', { name: 'Side panel' }).getByRole('checkbox', { name: /Pham/ }).check();
    await page
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click();
    const why = 'Your role lets you change events only on your own calendar.';
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Cancel event|Delete event|Move or resize…)$/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** Books an event at 2 PM on a day, in one calendar only. */
async function bookOn(page: Page, title: string, day: string, doctor: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'New event', exact: true }).first().click();
  const window = page.getByRole('dialog', { name: 'New event' });
  await window.getByLabel('Title').fill(title);
  // A draft may be restored in the first moment.
  await page.waitForTimeout(300);
  await window.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: /^Follow-up/ }).click();
  const boxes = window.getByRole('group', { name: 'Assign to' }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await window.getByRole('group', { name: 'Assign to' }).getByRole('checkbox', { name: doctor }).check();
  await window
    .getByRole('textbox', { name: 'Start date' })
    .fill(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  await page.keyboard.press('Tab');
  await window.getByRole('combobox', { name: 'Start time' }).fill('2:00 PM');
  await page.keyboard.press('Tab');
  await window.getByRole('button', { name: 'Create event' }).click();
  await expect(window).toBeHidden();
}

async function invite(page: Page, who: { first: string; last: string; email: string; role: string }): Promise<void> {
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite Member' });
  await drawer.getByLabel('First Name').fill(who.first);
  await drawer.getByLabel('Last Name').fill(who.last);
  await drawer.getByRole('textbox', { name: 'Email', exact: true }).fill(who.email);
  await drawer.getByLabel('Harborview Family Medicine').check();
  await drawer.getByRole('checkbox', { name: who.role, exact: true }).check();
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('success', { exact: true }).first()).toBeVisible();
}
