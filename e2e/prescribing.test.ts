import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

const SHOTS = process.env['SALUS_SHOTS'];

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  if (isPhone(page)) await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${SHOTS}/${name}-${isPhone(page) ? 'phone' : 'desk'}.png` });
}

async function openPatient(page: Page, name: string): Promise<void> {
  await page.getByLabel('Find a patient').fill(name);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .first()
    .click();
}

/** Chooses the pharmacy that confirms immediately. */
async function choosePharmacy(page: Page, dialog: ReturnType<Page['getByRole']>): Promise<void> {
  await dialog.getByRole('button', { name: 'Find a pharmacy by ZIP code' }).click();
  await dialog.getByLabel('ZIP code').fill('02128');
  await dialog.getByRole('button', { name: 'Search pharmacies' }).click();
  await dialog.getByRole('button', { name: /Show all/ }).click();
  await dialog
    .getByRole('button', { name: /^Select Beacon Apothecary/ })
    .first()
    .click();
}

async function send(page: Page, dialog: ReturnType<Page['getByRole']>): Promise<void> {
  await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
  await expect(dialog.getByRole('region', { name: 'Review' })).toBeVisible();
  await expect(dialog.getByText(/default, not changed/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  await expect(page.getByText('Pharmacy has confirmed the prescription.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a drug, a supply and a compound are prescribed and sent, and a prescription is canceled', async ({
  signedIn,
}) => {
  test.setTimeout(600_000);
  const page = await signedIn('doctor', '/patients/index');
  await openPatient(page, isPhone(page) ? 'Restrepo' : 'Zhang');
  const tile = page.getByRole('region', { name: 'Prescriptions', exact: true });
  await tile.scrollIntoViewIfNeeded();
  await tile.getByRole('button', { name: 'Prescribe a drug' }).click();
  await tile.getByLabel('Search drugs').fill('lisinopril 10');
  await page
    .getByRole('option', { name: /lisinopril 10 mg/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Prescribe new e-Rx' });
  await expect(dialog.getByLabel('Drug description')).toHaveValue(/lisinopril 10 mg/i);
  await expect(dialog.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('3');
  await shot(page, 'dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
  await expect(page.getByText(/Sig cannot be empty!|Pharmacy NCPDP ID cannot be empty\./).first()).toBeVisible();
  await choosePharmacy(page, dialog);
  await dialog.getByRole('textbox', { name: 'Quantity', exact: true }).fill('30');
  await dialog.getByRole('button', { name: 'Build the sig' }).click();
  await dialog.getByRole('button', { name: 'Use these directions' }).click();
  await expect(dialog.getByLabel('Sig', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByLabel('Days supply')).toHaveValue('30');
  await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
  await expect(dialog.getByRole('region', { name: 'Checks' })).toBeVisible();
  await shot(page, 'review');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await send(page, dialog);

  // The medication line renews it with the values of the last time.
  const renew = page.getByRole('button', { name: /^Renew lisinopril 10 mg/i }).first();
  await renew.click();
  await expect(dialog.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('30');
  await expect(dialog.getByLabel('Sig', { exact: false }).first()).toHaveValue(/once daily/);
  await expect(dialog.getByLabel('Days supply')).toHaveValue('30');
  await shot(page, 'renewal');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();

  await tile.getByRole('button', { name: 'A supply' }).click();
  await expect(dialog.getByLabel('Drug description')).toHaveValue('Supply name');
  await dialog.getByLabel('Sig', { exact: false }).first().fill('Use as told');
  await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
  await expect(page.getByText('Please enter the valid drug name for a supply.').first()).toBeVisible();
  await dialog.getByLabel('Drug description').fill('Blood pressure cuff');
  await dialog.getByLabel('Drug description').blur();
  await page.getByRole('button', { name: 'I refuse to attest' }).click();
  await expect(
    page.getByText('Your change to the drug description in this prescription has not been made.').first(),
  ).toBeVisible();
  await expect(dialog.getByLabel('Drug description')).toHaveValue('Supply name');
  await dialog.getByLabel('Drug description').fill('Blood pressure cuff');
  await dialog.getByLabel('Drug description').blur();
  await page.getByRole('button', { name: 'I attest that the above is true' }).click();
  await send(page, dialog);

  await tile.getByRole('button', { name: 'A compound' }).click();
  await dialog.getByLabel('Drug description').fill('Magic mouthwash');
  await dialog.getByLabel('Drug description').blur();
  await page.getByRole('button', { name: 'I attest that the above is true' }).click();
  await dialog.getByLabel('Sig', { exact: false }).first().fill('Swish and spit 4 times daily');
  await dialog.getByRole('button', { name: 'Add ingredient' }).click();
  await dialog.getByRole('textbox', { name: 'Ingredient 1' }).fill('Lidocaine 2% viscous');
  await dialog.getByRole('textbox', { name: 'Ingredient 2' }).fill('Nystatin suspension');
  await dialog.getByRole('button', { name: 'Save new eRx order' }).click();
  await expect(page.getByText('This Rx is saved successfully.')).toBeVisible();
  await tile.getByRole('button', { name: 'Open Magic mouthwash' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Ingredient 2' })).toHaveValue('Nystatin suspension');
  await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  await expect(page.getByText('Pharmacy has confirmed the prescription.').first()).toBeVisible();

  await tile.getByRole('button', { name: 'Cancel Rx Blood pressure cuff' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel Blood pressure cuff' });
  await cancel.getByLabel('Reason').fill('Not needed any more');
  await cancel.getByRole('button', { name: 'Cancel prescription' }).click();
  await expect(tile.getByText(/Cancellation sent|Canceled/).first()).toBeVisible();
  await expect(tile.getByText('Canceled', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await shot(page, 'tile');
  await expectAccessible(page);
});

test('a renewal is approved with changes, and a prior authorization with its number @desktop', async ({ signedIn }) => {
  test.setTimeout(600_000);
  const page = await signedIn('doctor', '/prescribing/renewals');
  const row = page
    .getByRole('list', { name: 'Renewal Requests' })
    .getByRole('listitem')
    .filter({ hasText: 'Omeprazole' });
  await expect(row.getByText(/matched to Patrick Doherty/)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Respond to Omeprazole/ }).click();
  const dialog = page.getByRole('dialog', { name: /renewal response/i });
  await expect(dialog.getByRole('columnheader', { name: 'Last dispensed' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Approved with changes' }).click();
  await expect(dialog.getByLabel('Refills', { exact: false })).toHaveValue('3');
  await dialog.getByLabel('Refills', { exact: false }).fill('1');
  await expectAccessible(page);
  await dialog.getByLabel('Order number of the new prescription').fill('');
  await dialog.getByRole('button', { name: 'Review the response' }).click();
  await expect(dialog.getByText('Please designate an order number for the new prescription.')).toBeVisible();
  await dialog.getByLabel('Order number of the new prescription').fill('1');
  await dialog.getByRole('button', { name: 'Review the response' }).click();
  await dialog.getByRole('button', { name: 'Send the response' }).click();
  await expect(dialog.getByText(/^Duplicate Order Number/)).toBeVisible();
  await dialog.getByLabel('Order number of the new prescription').fill('90001');
  await dialog.getByRole('button', { name: 'Review the response' }).click();
  await dialog.getByRole('button', { name: 'Send the response' }).click();
  await expect(page.getByText('The renewal response was sent.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/prescribing/changes');
  await page.getByRole('button', { name: /^Respond to Rizatriptan/ }).click();
  const change = page.getByRole('dialog', { name: /change response/i });
  await change.getByRole('radio', { name: 'Approved', exact: true }).click();
  await change.getByRole('button', { name: 'Review the response' }).click();
  await expect(change.getByText('The prior authorization number is missing.')).toBeVisible();
  await change.getByLabel('Prior authorization number').fill('PA-2026-77');
  await change.getByRole('button', { name: 'Review the response' }).click();
  await change.getByRole('button', { name: 'Send the response' }).click();
  await expect(page.getByText('The change response was sent.')).toBeVisible();

  for (const path of ['/prescribing/orders', '/prescribing/errors', '/prescribing/cancellations']) {
    await page.goto(path);
    await expect(page.locator('h1:visible').first()).toBeVisible();
    await expectAccessible(page);
  }
});
