// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { ApiRefusal, mountSignedIn } from '#kit/testing/mount-signed-in.tsx';
import { DispenseDialog } from './dispense-dialog.tsx';

const order = {
  id: 'o',
  product_id: 'p',
  product_name: 'Amoxicillin 500 mg capsule',
  left: 2,
  directions: '1 capsule twice a day',
  prescriber: 'Dr. Marchetti',
};
const safe = {
  outcome: 'none',
  alerts: [],
  unchecked: [],
  coverage: 'Allergies and interactions',
  needs_reason: false,
  public_stock: 0,
  last_eligibility: null,
};
const allergy = {
  ...safe,
  outcome: 'alert',
  needs_reason: true,
  alerts: [{ kind: 'allergy', severity: 'severe', title: 'Allergy to penicillin', text: 'Recorded in the chart.' }],
};
const lot = {
  lot_id: 'l',
  lot_number: 'A1',
  expires_on: '2027-12-31',
  location_name: 'Dispensary',
  quantity: 2,
  expires_in_therapy: false,
  programme: '',
};
const patient = { first_name: 'Wei', last_name: 'Zhang', date_of_birth: '1980-04-02', user_patient_id: '1042' };

async function open(more: Record<string, () => object> = {}) {
  const state = { closed: 0 };
  const page = await mountSignedIn(
    <DispenseDialog of={{ patientId: 'w', order }} onClose={() => (state.closed += 1)} />,
    ['inventory.dispense'],
    {
      DispensePrescribers: () => ({ dispense_prescribers: [] }),
      PickedPatient: () => ({ search_patients: { patient_list: [patient] } }),
      DispensePreview: () => ({ dispense_preview: [lot] }),
      DispenseSafety: () => ({ dispense_safety: safe }),
      Dispense: () => ({ dispense: { id: 'd', item_name: order.product_name, lots: [] } }),
      ...more,
    },
  );
  await page.settle(() => document.body.textContent.includes('lot A1'));
  return { page, state, sent: () => page.calls.filter(({ name }) => name === 'Dispense') };
}
const shown = (): string => document.body.textContent ?? '';

test('shows patient and lots, and dispenses what is left of the order', async () => {
  const { page, state, sent } = await open();
  expect(shown()).toContain('Wei Zhang');
  expect(shown()).toContain('Born 04/02/1980');
  expect(shown()).toContain('2 of lot A1, expires 12/31/2027, Dispensary');
  await page.click('Dispense');
  await page.settle(() => state.closed === 1);
  expect(sent()).toHaveLength(1);
  expect(sent()[0]!.variables['input']).toMatchObject({
    patient_id: 'w',
    order_id: 'o',
    quantity: 2,
    stock_owner: 'clinic',
    program_eligibility: null,
    override_reason: null,
  });
});

test('an allergy turns the button red-worded and requires a reason', async () => {
  const { page, state, sent } = await open({ DispenseSafety: () => ({ dispense_safety: allergy }) });
  await page.settle(() => shown().includes('Allergy to penicillin'));
  await page.click('Dispense anyway');
  expect(shown()).toContain('Enter a reason.');
  expect(sent()).toEqual([]);
  await page.type('Reason for dispensing anyway', 'Tolerated in 2024');
  await page.click('Dispense anyway');
  await page.settle(() => state.closed === 1);
  expect(sent()[0]!.variables['input']).toMatchObject({ override_reason: 'Tolerated in 2024' });
});

test('a warning that only the server knows keeps the dialog open and asks for the reason', async () => {
  const { page, state } = await open({
    Dispense: () => {
      throw new ApiRefusal('SAFETY_WARNING', 'A severe safety alert was found.', [
        { path: 'input.override_reason', message: 'Interaction: bleeding' },
      ]);
    },
  });
  await page.click('Dispense');
  await page.settle(() => shown().includes('Interaction: bleeding'));
  page.button('Dispense anyway');
  expect(state.closed).toBe(0);
});

test('a failed try is repeated with a new key', async () => {
  let tries = 0;
  const { page, state, sent } = await open({
    Dispense: () => {
      tries += 1;
      if (tries === 1) throw new ApiRefusal('OUT_OF_STOCK', 'Not enough in stock.');
      return { dispense: { id: 'd', item_name: order.product_name, lots: [] } };
    },
  });
  await page.click('Dispense');
  await page.settle(() => shown().includes('Not enough in stock.'));
  await page.click('Dispense');
  await page.settle(() => state.closed === 1);
  const keys = sent().map(({ variables }) => variables['client_key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test('an unfinished check is said, and wrong quantities are not sent', async () => {
  const { page, sent } = await open({
    DispenseSafety: () => {
      throw new ApiRefusal('UNAVAILABLE', 'The compendium is not available.');
    },
  });
  await page.settle(() => shown().includes('Some safety checks could not be done.'));
  await page.type('Quantity', '0');
  await page.click('Dispense');
  expect(shown()).toContain('Enter a whole number');
  expect(sent()).toEqual([]);
});

test('stock of a public program requires the eligibility, and shows the last one', async () => {
  const last = { eligibility: 'medicaid', on: '2026-03-02' };
  const { page, sent } = await open({
    DispenseSafety: () => ({ dispense_safety: { ...safe, public_stock: 5, last_eligibility: last } }),
    DispensePreview: () => ({ dispense_preview: [{ ...lot, programme: 'VFC' }] }),
  });
  await page.settle(() => shown().includes('Public program'));
  const choice = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  await act(async () => choice.find(({ value }) => value === 'public')!.click());
  await page.settle(() => shown().includes('Last time (03/02/2026): Medicaid'));
  await page.click('Dispense');
  expect(shown()).toContain('Choose why the patient is eligible');
  expect(sent()).toEqual([]);
});
