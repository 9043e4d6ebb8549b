import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn, NEW_PASSWORD } from './newcomer.ts';

test('an administrator invites a biller, who comes in and sees only what billing needs', async ({ signedIn, page }) => {
  test.slow();
  const email = `pat.biller.${Date.now()}@example.org`;
  const admin = await signedIn('admin', '/settings/member');
  await admin.getByRole('button', { name: 'Invite Member' }).click();
  const drawer = admin.getByRole('dialog', { name: 'Invite Member' });
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(drawer.locator('[aria-invalid="true"]').first()).toBeFocused();
  await drawer.getByLabel('First Name').fill('Pat');
  await drawer.getByLabel('Last Name').fill('Ledger');
  await drawer.getByLabel('E-mail').fill(email);
  await drawer.getByLabel('Harborview Roslindale').check();
  await drawer.getByLabel('Biller').check();
  await expectAccessible(admin);
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(admin.getByText('success', { exact: true })).toBeVisible();

  await page.goto(await linkIn(page, email, 'invites you'));
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.waitForURL(/\/dashboard/);
  for (const closed of ['/audit_logs/index', '/settings/role', '/settings/member']) {
    await page.goto(closed);
    await expect(page).toHaveURL(/\/401/);
  }

  // A right that is given counts at the next call, without a new sign-in.
  await page.goto('/patients/index');
  await admin.reload();
  await admin.getByLabel('Search members').fill(email);
  // A phone's list shows no address: below its head, one row is left.
  await expect(admin.getByText(/Pat Ledger/)).toHaveCount(1);
  await admin.getByRole('row').last().click();
  const member = admin.getByRole('dialog', { name: /Ledger/ });
  await member.getByLabel('Manager').check();
  await member.getByRole('button', { name: 'Save' }).click();
  await page.waitForTimeout(1500);
  await page.goto('/settings/member');
  await expect(page).toHaveURL(/\/settings\/member/);
  await expect(page.getByRole('heading', { name: 'Practice Member' })).toBeVisible();
});

test('a manager invites a nurse and a doctor, and can give nobody what an administrator may', async ({
  signedIn,
  page,
}) => {
  test.slow();
  const stamp = Date.now();
  const email = `mara.manager.${stamp}@example.org`;
  const admin = await signedIn('admin', '/settings/member');
  await invite(admin, { first: 'Mara', last: 'Manages', email, role: 'Manager' });
  await page.goto(await linkIn(page, email, 'invites you'));
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.waitForURL(/\/dashboard/);

  await page.goto('/settings/member');
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite Member' });
  await expect(drawer.getByRole('checkbox', { name: 'Admin' })).toBeDisabled();
  await expect(drawer.getByText('Brings administrative rights that you don’t hold yourself.')).toBeVisible();
  await page.keyboard.press('Escape');
  const doctor = { first: 'Doro', last: `Doctor${stamp}`, email: `doro.doctor.${stamp}@example.org`, role: 'Doctor' };
  await invite(page, doctor);
  const search = page.getByLabel('Search members');
  await search.fill(doctor.email);
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();

  // Whoever may do more is shown, and not changed.
  await search.fill('admin@demo.salus');
  await page.getByRole('row').last().click();
  const above = page.getByRole('dialog', { name: /Haddad/ });
  await expect(above.getByText(/is changed by an administrator/)).toBeVisible();
  await expect(above.getByText('Last seen')).toBeVisible();
  await expect(above.getByRole('button', { name: /Save|Deactivate/ })).toHaveCount(0);
  await expectAccessible(page);
});

async function invite(page: Page, who: { first: string; last: string; email: string; role: string }): Promise<void> {
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite Member' });
  await drawer.getByLabel('First Name').fill(who.first);
  await drawer.getByLabel('Last Name').fill(who.last);
  await drawer.getByLabel('E-mail').fill(who.email);
  await drawer.getByLabel('Harborview Family Medicine').check();
  await drawer.getByRole('checkbox', { name: who.role, exact: true }).check();
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('success', { exact: true }).first()).toBeVisible();
}
