import type { Locator } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

/** Scrolls to a tile: its content loads only near the viewport, and tiles above it may still grow. */
async function comeNear(tile: Locator, content: Locator): Promise<void> {
  await expect(async () => {
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(content).toBeInViewport({ timeout: 1000 });
  }).toPass({ timeout: 60_000, intervals: [100] });
}

test('a new person’s coverage is checked in the drawer, and they are added as a patient with their insurance', async ({
  signedIn,
}) => {
  const page = await signedIn('desk', '/dashboard');
  await page.getByRole('button', { name: 'Check eligibility' }).click();
  const drawer = page.getByRole('dialog', { name: 'Eligibility' });
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('All fields are required for eligibility check.')).toBeVisible();
  await expect(page.getByText('Input Error')).toBeVisible();
  const lastName = isPhone(page) ? 'Handheld' : 'Newcomb';
  const check = async (memberId: string): Promise<void> => {
    await drawer.getByLabel('Member ID').fill(memberId);
    await drawer.getByRole('button', { name: 'Confirm' }).click();
  };
  await drawer.getByLabel('Insurance Name').fill('aetna');
  await page.getByRole('option', { name: 'Aetna' }).click();
  await drawer.getByLabel('First Name').fill('Wilhelmina');
  await drawer.getByLabel('Last Name').fill(lastName);
  await check('ENDED');
  await expect(drawer.getByText('The coverage has ended.')).toBeVisible();
  await expect(drawer.getByText('Express Add Patient')).toBeHidden();
  await check('NODATES');
  await expect(drawer.getByText('No Data Available')).toBeVisible();
  await check('AAA-75');
  await expect(drawer.getByText('Member not found')).toBeVisible();
  await check('AAA-42');
  await expect(drawer.getByText('Could not check')).toBeVisible();
  await expect(page.getByText('System Error')).toBeVisible();
  await check(isPhone(page) ? 'W7712044189' : 'W7712044188');
  await expect(drawer.getByText('Active', { exact: true })).toBeVisible();
  await expect(drawer.getByText('$25', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Add Patient' }).click();
  await expect(drawer.getByText('Birth Sex is Required')).toBeVisible();
  await drawer.getByLabel('Birth Sex').click();
  await page.getByRole('option', { name: 'Female' }).click();
  await drawer.getByLabel('Date of Birth').fill('04/17/1991');
  await drawer.getByRole('button', { name: 'Add Patient' }).click();
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}/);
  const tile = page.getByRole('region', { name: 'Insurance' });
  await comeNear(tile, tile.getByText('Aetna').first());
  await expect(tile.getByText('Active', { exact: true })).toBeVisible();
  await tile.getByRole('button', { name: 'Check Aetna (primary)' }).click();
  await expect(tile.getByText('Copay').first()).toBeVisible();
  await tile.getByRole('button', { name: 'All checks' }).click();
  const history = page.getByRole('dialog', { name: 'Eligibility checks' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
});

test('an insurance is added and changed, one sent by the patient is accepted, and payers are managed @desktop', async ({
  signedIn,
}) => {
  const page = await signedIn('desk', '/patients/index');
  await page.getByLabel('Find a patient').fill('Shapiro');
  await page
    .getByRole('row', { name: /Shapiro/ })
    .first()
    .click();
  const tile = page.getByRole('region', { name: 'Insurance' });
  await comeNear(tile, tile.getByRole('button', { name: 'Add insurance' }));
  await tile.getByRole('button', { name: 'Add insurance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add insurance' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Member ID is required')).toBeVisible();
  await dialog.getByLabel('Insurance Name').fill('medicare');
  await page.getByRole('option', { name: 'Medicare Part B' }).click();
  await dialog.getByLabel('Member ID').fill('2GH7PL4MN90');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tile.getByText('ID 2GH7PL4MN90')).toBeVisible();
  await tile.getByRole('button', { name: 'Edit Medicare Part B (primary)' }).click();
  const edit = page.getByRole('dialog', { name: 'Insurance', exact: true });
  await edit.getByLabel('Subscriber', { exact: true }).click();
  await page.getByRole('option', { name: /spouse/ }).click();
  await edit.getByLabel('Subscriber’s First Name').fill('Boris');
  await edit.getByLabel('Subscriber’s Last Name').fill('Shapiro');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(tile.getByText('Subscriber Boris Shapiro (spouse)')).toBeVisible();

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Insurance to verify' });
  const sent = card.getByRole('listitem').filter({ hasText: /Zhang.*Sent by the patient/ });
  await expect(sent).toBeVisible();
  await sent.getByRole('button', { name: /Zhang/ }).click();
  await comeNear(tile, tile.getByRole('button', { name: 'Review' }));
  await tile.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Insurance that the patient sent' });
  await expect(review.getByLabel('Member ID')).toHaveValue('HP204477193');
  await review.getByRole('button', { name: 'Accept' }).click();
  await expect(tile.getByText('ID HP204477193')).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Review' })).toBeHidden();

  const admin = await signedIn('admin', '/settings/payers');
  await admin.getByRole('button', { name: 'Import payers' }).click();
  const importing = admin.getByRole('dialog', { name: 'Import payers' });
  await importing.getByLabel('Or paste the rows').fill('Payer ID,Name\nJ100,Journey Mutual\n,Nobody');
  await importing.getByRole('button', { name: 'Preview' }).click();
  await expect(importing.getByText(/1 new, 0 updated, 0 unchanged, 1 row can’t be imported/)).toBeVisible();
  await importing.getByRole('button', { name: 'Import', exact: true }).click();
  await admin.getByRole('textbox', { name: 'Search' }).fill('^journey');
  await expect(admin.getByRole('list', { name: 'Payers' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(admin);
});
