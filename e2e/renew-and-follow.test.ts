import type { Locator, Page } from '@playwright/test';
import { callAs, type Call } from './call-as.ts';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

/** The sandbox's pharmacy that confirms at once, and the one that is busy for two attempts. */
const CONFIRMS = '9900011';
const BUSY = '9900138';
const DRUGS = ['lisinopril 10 mg tablet', 'amlodipine 5 mg tablet', 'atorvastatin 20 mg tablet'];

/** Creates a patient of this test only, and returns the id. */
async function addPatient(call: Call, lastName: string): Promise<string> {
  const { create_patient: made } = await call<{ create_patient: { id: string } }>(
    'registration',
    `mutation ($last: String!) { create_patient(input: { first_name: "Rhea", last_name: $last, date_of_birth: "1970-03-02",
      gender: "Female", mobile: "+1 6175550143", mailing_address: { address_line1: "1 Elm St", city: "Boston",
        state_or_provice: "MA", postal_code: "02128", country: "US" } }) { id } }`,
    { last: lastName },
  );
  return made.id;
}

/** Sends a prescription, so that the medication can be renewed. */
async function prescribe(call: Call, patientId: string, drug: string): Promise<void> {
  const input = {
    kind: 'drug',
    patient_id: patientId,
    pharmacy_ncpdp_id: CONFIRMS,
    drug_description: drug,
    product_qualifier: 'ND',
    quantity: '30',
    quantity_unit: 'C48542',
    days_supply: '30',
    substitutions: '0',
    refills: '0',
    sig: 'Take 1 tablet by mouth once daily',
    is_attested: true,
  };
  await call(
    'prescription',
    'mutation ($key: String!, $input: PrescriptionInput!) { sendPrescription(client_key: $key, input: $input) { code } }',
    { key: `${patientId} ${drug}`, input },
  );
}

const windowOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Prescribe new e-Rx' });

test('a doctor renews three medications by keyboard alone, in few steps @desktop', async ({
  signedIn,
  page: caller,
}) => {
  test.setTimeout(600_000);
  const call = await callAs(caller, 'doctor');
  const patientId = await addPatient(call, 'Threefold');
  for (const drug of DRUGS) await prescribe(call, patientId, drug);
  const page = await signedIn('doctor', `/patients/${patientId}`);
  const renewals = DRUGS.map((drug) => page.getByRole('button', { name: new RegExp(`^Renew ${drug}`, 'i') }));
  for (const renew of renewals) await expect(renew).toBeVisible();
  let steps = 0;
  const press = async (key: string): Promise<void> => {
    steps += 1;
    await page.keyboard.press(key);
  };
  const isFocused = (goal: Locator): Promise<boolean> => goal.evaluate((element) => element === document.activeElement);
  const tabTo = async (goal: Locator): Promise<void> => {
    for (let most = 60; most > 0; most -= 1) {
      await press('Tab');
      if (await isFocused(goal)) return;
    }
    throw new Error('Tab did not reach the button');
  };
  const order: Locator[] = [];
  const places = await Promise.all(renewals.map((renew) => renew.boundingBox()));
  for (const at of [0, 1, 2].toSorted((one, other) => places[one]!.y - places[other]!.y)) order.push(renewals[at]!);
  await page.getByRole('region', { name: 'Medications' }).getByRole('button', { name: 'Add Medication' }).focus();
  for (const renew of order) {
    await tabTo(renew);
    await press('Enter');
    await expect(windowOf(page).getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('30');
    await press('Control+Enter');
    await expect(windowOf(page).getByRole('region', { name: 'Review' })).toBeVisible();
    await expect(windowOf(page).getByRole('button', { name: 'Send to the pharmacy' })).toBeEnabled();
    await press('Control+Enter');
    await expect(windowOf(page)).toBeHidden();
    // The focus is back where the renewal started.
    await expect.poll(() => isFocused(renew)).toBe(true);
  }
  const tile = page.getByRole('region', { name: 'Prescriptions', exact: true });
  await expect(tile.getByText('Delivered to pharmacy')).toHaveCount(6);
  expect(steps).toBeLessThanOrEqual(36);
});

test('a prescription is found and followed from pick to “Filled” while the network is in trouble @desktop', async ({
  signedIn,
  page: caller,
}) => {
  test.setTimeout(600_000);
  const call = await callAs(caller, 'doctor');
  const patientId = await addPatient(call, 'Pursued');
  const page = await signedIn('doctor', `/patients/${patientId}`);
  const tile = page.getByRole('region', { name: 'Prescriptions', exact: true });
  await tile.getByRole('button', { name: 'Prescribe a drug' }).click();
  await tile.getByLabel('Search drugs').fill('amoxicillin 500');
  await page
    .getByRole('option', { name: /amoxicillin 500 mg/i })
    .first()
    .click();
  const dialog = windowOf(page);
  await dialog.getByRole('textbox', { name: 'Quantity', exact: true }).fill('21');
  await dialog.getByLabel('Refills').fill('0');
  await dialog.getByLabel('Sig', { exact: false }).first().fill('Take 1 capsule by mouth 3 times daily for 7 days');
  await dialog.getByRole('button', { name: 'Find a pharmacy by ZIP code' }).click();
  await dialog.getByLabel('ZIP code').fill('02128');
  await dialog.getByRole('button', { name: 'Search pharmacies' }).click();
  await dialog.getByRole('button', { name: /Show all/ }).click();
  await dialog
    .getByRole('button', { name: /^Select Cedar Apothecary/ })
    .first()
    .click();
  await expect(dialog.getByRole('combobox', { name: 'Pharmacy' })).toHaveValue(new RegExp(BUSY));
  await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
  await expect(dialog.getByRole('region', { name: 'Review' })).toBeVisible();
  const sent = page.waitForResponse((answer) => answer.request().postData()?.includes('sendPrescription') === true);
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  const { data } = (await (await sent).json()) as { data: { sendPrescription: { code: string } } };
  expect(data.sendPrescription.code).toBe('waiting');
  await expect(dialog).toBeHidden();

  await page.goto('/prescribing/orders');
  await page.getByLabel('Search by patient, drug, pharmacy or prescriber').fill('pursued amoxicillin');
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Rhea Pursued')).toBeVisible();
  // The network accepts the third attempt, and the pharmacy confirms and fills it; the page follows without a reload.
  await expect(row.getByText('Filled', { exact: true })).toBeVisible({ timeout: 300_000 });
  await expect(row.getByText(/Pharmacy report from/)).toBeVisible();
  await expectAccessible(page);
});

test('a controlled substance is recorded as prescribed elsewhere, with the check of the monitoring program', async ({
  signedIn,
  page: caller,
}) => {
  test.setTimeout(600_000);
  const call = await callAs(caller, 'doctor');
  const patientId = await addPatient(call, isPhone(caller) ? 'Handheld' : 'Scheduled');
  const page = await signedIn('doctor', `/patients/${patientId}`);
  const tile = page.getByRole('region', { name: 'Prescriptions', exact: true });
  await tile.getByRole('button', { name: 'Prescribe a drug' }).click();
  await tile.getByLabel('Search drugs').fill('oxycodone');
  await page
    .getByRole('option', { name: /oxycodone/i })
    .first()
    .click();
  const dialog = windowOf(page);
  await expect(dialog.getByText(/You are not allowed to prescribe controlled substance/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Prescription monitoring program of/ })).toHaveAttribute(
    'href',
    'https://massachusetts.pmpaware.net',
  );
  await dialog.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(dialog.getByText(/^Checked at/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByText('Sig cannot be empty!')).toBeVisible();
  await dialog.getByLabel('Sig', { exact: false }).first().fill('Take 1 tablet every 6 hours as needed for pain');
  await dialog.getByRole('textbox', { name: 'Quantity', exact: true }).fill('12');
  await dialog.getByRole('combobox', { name: 'Where' }).click();
  await page.getByRole('option', { name: 'On paper' }).click();
  await dialog.getByRole('button', { name: 'Record and print' }).click();
  await expect(dialog.getByText('Choose the exception that allows paper.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Where' }).click();
  await page.getByRole('option', { name: 'In my own EPCS system' }).click();
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(tile.getByText('In EPCS system')).toBeVisible();
  await expect(tile.getByText(/MA monitoring program checked at/)).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Medications' })
      .getByText(/^oxycodone/i)
      .first(),
  ).toBeVisible();
});

test('an order set is prepared for a patient, and a favorite is saved into a set @desktop', async ({
  signedIn,
  page: caller,
}) => {
  test.setTimeout(600_000);
  const call = await callAs(caller, 'doctor');
  const patientId = await addPatient(call, 'Ordered');
  // Of this run only: favorites are the doctor's.
  const set = `Set ${patientId}`;
  for (const drug of DRUGS.slice(0, 2)) {
    const input = {
      name: `${drug} daily`,
      kind: 'drug',
      drug_description: drug,
      product_qualifier: 'ND',
      sig: 'Take 1 tablet by mouth once daily',
      quantity: '30',
      quantity_unit: 'C48542',
      days_supply: '30',
      refills: '2',
      substitutions: '0',
      pharmacy_ncpdp_id: CONFIRMS,
      set_name: set,
    };
    await call(
      'prescription',
      'mutation ($key: String!, $input: FavouriteInput!) { savePrescriptionFavourite(client_key: $key, input: $input) { id } }',
      { key: `${patientId} ${drug}`, input },
    );
  }
  const page = await signedIn('doctor', `/patients/${patientId}`);
  const tile = page.getByRole('region', { name: 'Prescriptions', exact: true });
  await tile.getByRole('button', { name: 'Favorites and order sets' }).click();
  await tile.getByRole('checkbox', { name: set }).check();
  await expectAccessible(page);
  await tile.getByRole('button', { name: 'Prepare 2 prescriptions' }).click();
  await expect(page.getByText('2 prescriptions prepared')).toBeVisible();
  await expect(tile.getByText('Not sent')).toHaveCount(2);
  await tile.getByRole('button', { name: `Open ${DRUGS[0]}` }).click();
  const dialog = windowOf(page);
  await expect(dialog.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('30');
  await dialog.getByLabel('Order set of the new favorite').fill('Another set');
  await dialog.getByRole('button', { name: 'Save as favorite' }).click();
  await expect(page.getByText('Favorite saved')).toBeVisible();
});
