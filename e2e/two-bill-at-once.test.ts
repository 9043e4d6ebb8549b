import type { Locator, Page } from '@playwright/test';
import { expect, test } from './clinic.ts';
import { byButton, collide, meet, type OpenForm, save, take, told, wordsOf } from './two-at-once.ts';

const stamp = Date.now() % 1_000_000;

test('two users change one plan, one charge, one superbill and the billing setup', async ({ signedIn }) => {
  test.slow();
  const first = await signedIn('admin', '/billing/subscription');
  const second = await signedIn('admin');
  const pages = [first, second] as const;
  const dialog = first.getByRole('dialog');
  const plan = `Care ${stamp}`;
  await first.getByRole('button', { name: 'New plan' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(plan);
  await dialog.getByRole('textbox', { name: 'Price' }).fill('60.00');
  await save(dialog);
  await expect(dialog).toBeHidden();
  await meet({ pages, opens: byButton('/billing/subscription', `Edit ${plan}`), field: 'Price', scans: true }, [
    ['61.00', '62.00'],
    ['63.00', '64.00'],
  ]);

  const fee = `Certificate ${stamp}`;
  await first.goto('/patients/index');
  await first.getByLabel('Find a patient').fill('Beaulieu');
  await first
    .getByRole('row', { name: /Beaulieu/ })
    .first()
    .click();
  const tile = first.getByRole('region', { name: 'Billing' });
  await tile.scrollIntoViewIfNeeded();
  await tile.getByRole('button', { name: 'Add charge' }).click();
  await dialog.getByLabel('Type').click();
  await first.getByRole('option', { name: 'Fee' }).click();
  await dialog.getByLabel('Description').fill(fee);
  await dialog.getByLabel('Price').fill('40');
  // This patient has no visit to take the provider from.
  await dialog.getByRole('combobox', { name: 'Rendering provider' }).click();
  await first.getByRole('option', { name: /Adeyemi/ }).click();
  await dialog.getByRole('button', { name: 'Add as draft' }).click();
  await expect(first.getByText('Charge added')).toBeVisible();
  const actions = byButton('/billing/charges', new RegExp(`^More for ${fee}`));
  const charge: OpenForm = async (who) => {
    await actions(who);
    await who.getByRole('menuitem', { name: 'Edit' }).click();
    return who.getByRole('dialog');
  };
  await meet({ pages, opens: charge, field: 'Description', hears: true }, wordsOf(fee));
  // The total is updated with the adopted version.
  const { late } = await collide({ pages, opens: charge, field: 'Price', hears: true }, '45.00', '46.00');
  await take(late);
  await expect(late.getByText('Total: $45.00')).toBeVisible();
  await late.getByRole('button', { name: 'Cancel' }).click();

  await first.goto('/billing/superBill');
  const more = first.getByRole('button', { name: /^More for Superbill/ }).first();
  const number = (await more.getAttribute('aria-label'))!;
  const superbill: OpenForm = async (who) => {
    await byButton('/billing/superBill', number)(who);
    await who.getByRole('menuitem', { name: 'Edit' }).click();
    return who.getByRole('dialog');
  };
  await meet({ pages, opens: superbill, field: 'Referred by' }, wordsOf(`Dr. Ames ${stamp}`));

  // A form that stays open is based on its own last save, and reports saves by others.
  for (const who of pages) await who.goto('/settings/billing-setup');
  const foot = (who: Page): Locator => who.getByRole('textbox', { name: 'Footer text', exact: true });
  const setup = (who: Page): Locator => who.getByRole('form', { name: 'Billing setup' });
  await expect(foot(second)).toBeVisible();
  for (const words of ['Thank you', 'Thank you very much']) {
    await foot(first).fill(words);
    const saved = first.waitForResponse((answer) => answer.request().postData()?.includes('UpdateBilling') === true);
    await save(setup(first));
    await saved;
    await expect(setup(first).getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(told(setup(first))).toBeHidden();
  }
  await foot(second).fill('With care');
  await save(setup(second));
  await expect(told(setup(second))).toBeVisible();
  await expect(foot(second)).toHaveValue('With care');
  await take(setup(second));
  await expect(foot(second)).toHaveValue('Thank you very much');
  await foot(second).fill('');
  await save(setup(second));
  await expect(second.getByText('Settings saved')).toBeVisible();
});
