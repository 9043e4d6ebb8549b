import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import { dollars, queryDatabase } from './query-database.ts';

test('a visit is charged, paid by card in two parts, and partly refunded', async ({ signedIn }) => {
  const page = await signedIn('biller', '/patients/index');
  await page.getByLabel('Find a patient').fill(isPhone(page) ? 'Restrepo' : 'Solberg');
  await page
    .getByRole('row', { name: isPhone(page) ? /Restrepo/ : /Solberg/ })
    .first()
    .click();
  const tile = page.getByRole('region', { name: 'Billing' });
  await tile.scrollIntoViewIfNeeded();
  await tile.getByRole('button', { name: 'Add charge' }).click();
  const charge = page.getByRole('dialog', { name: /Add charge/ });
  await charge.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Fee' }).click();
  await charge.getByLabel('Description').fill('Travel certificate');
  await charge.getByLabel('Price').fill('80');
  await expect(charge.getByText('Total: $80.00')).toBeVisible();
  await expectAccessible(page);
  await charge.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByText('Charge posted')).toBeVisible();
  await expect(tile.getByText('Travel certificate')).toBeVisible();

  await tile.getByRole('button', { name: 'Take payment' }).click();
  const payment = page.getByRole('dialog', { name: /Take payment/ });
  await payment.getByLabel('Amount').fill('30');
  await expect(payment.getByText('Pays 1 charge: Travel certificate $30.00. Balance after: $50.00.')).toBeVisible();
  await payment.getByLabel('Method').click();
  await page.getByRole('option', { name: 'Card', exact: true }).click();
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Take payment' }).click();
  const card = page.getByRole('dialog', { name: /by card/ });
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await frame.getByLabel('Expires').fill('12 / 30');
  await frame.getByLabel('Security code').fill('123');
  await card.getByRole('button', { name: 'Pay $30.00' }).click();
  await expect(page.getByText('Payment taken').last()).toBeVisible();
  await expect(tile.getByText('$50.00 open')).toBeVisible();

  // The rest is paid at the card reader, for a chosen charge.
  await tile.getByRole('button', { name: 'Take payment' }).click();
  await payment.getByLabel('Method').click();
  await page.getByRole('option', { name: 'Card reader: Front desk reader' }).click();
  await payment.getByLabel('Apply to').click();
  await page.getByRole('option', { name: 'Chosen charges' }).click();
  await payment.getByLabel(/Travel certificate, \$50.00 open/).check();
  await expect(payment.getByText('Pays 1 charge: Travel certificate $50.00. Balance after: $0.00.')).toBeVisible();
  await expectAccessible(page);
  // The reader answers after a moment.
  const waits = card.getByText('Waiting for the card at the reader…').waitFor();
  await Promise.all([waits, payment.getByRole('button', { name: 'Take payment' }).click()]);
  await expect(tile.getByText('No open charges')).toBeVisible();

  await page.goto('/billing/payment');
  await page
    .getByRole('row', { name: isPhone(page) ? /Restrepo/ : /Solberg/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await expect(dialog.getByText('Travel certificate')).toBeVisible();
  await expect(dialog.getByText(/visa •••• 4242/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Amount').fill('20');
  await refund.getByLabel('Reason').click();
  await page.getByRole('option', { name: 'Overpaid' }).click();
  await refund.getByRole('button', { name: 'Refund to the card' }).click();
  await expect(page.getByText('Refund sent to the card')).toBeVisible();
  await expect(dialog.getByText('Partly refunded')).toBeVisible();

  // The ledger says the same: $80 charged and paid in two parts, $20 of it paid back.
  const entries = await queryDatabase<{ entry_type: string; amount: number }>(
    `select e.entry_type, sum(e.amount) as amount from billing.ledger_entry e
      left join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
      join patients.patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
      where p.last_name = $1 and e.created_time > now() - interval '1 hour'
        and (c.description = 'Travel certificate' and e.entry_type = 'charge' or e.entry_type in ('payment', 'refund'))
      group by 1 order by 1`,
    [isPhone(page) ? 'Restrepo' : 'Solberg'],
  );
  expect(entries).toEqual([
    { entry_type: 'charge', amount: 8000 },
    { entry_type: 'payment', amount: -8000 },
    { entry_type: 'refund', amount: 2000 },
  ]);
});

test('balances are shown, and a day is counted and closed @desktop', async ({ signedIn }) => {
  const page = await signedIn('biller', '/billing/balance');
  await expect(page.getByRole('row', { name: /Beaulieu/ })).toBeVisible();
  await expectAccessible(page);
  const [owed] = await queryDatabase<{ cents: number }>(
    `select sum(e.amount) as cents from billing.ledger_entry e
      join patients.patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id where p.last_name = 'Beaulieu'`,
  );
  await expect(page.getByRole('row', { name: /Beaulieu/ })).toContainText(dollars(owed!.cents));
  await page.getByRole('row', { name: /Beaulieu/ }).click();
  await expect(page.getByRole('dialog', { name: /Account of/ }).getByRole('region', { name: 'Ledger' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/billing/charges');
  await expect(page.getByRole('heading', { name: 'Charges' })).toBeVisible();
  // Billers read the setup, and managers change it.
  await page.goto('/settings/billing-setup');
  await expect(page.getByRole('table', { name: 'Billing setup' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.goto('/settings/products');
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New product' })).toHaveCount(0);
  await page.goto('/settings/stripe');
  await expect(page.getByText('Front desk reader')).toBeVisible();
  await expect(page.getByRole('button', { name: /Stripe|Connect/ })).toHaveCount(0);
  // A price is entered in the fee schedule, and another is set from a pasted list.
  await page.goto('/billing/feeSchedule');
  await page.getByText('All codes', { exact: true }).click();
  await page.getByLabel('Search codes').fill('99215');
  const price = page.getByRole('textbox', { name: 'Price of 99215' });
  await price.fill('301');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('1 price saved')).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  const list = page.getByRole('dialog', { name: 'Import prices' });
  await list.getByLabel('Or paste the rows').fill('99215\t200.00\nNONE1\t5');
  await list.getByLabel('Percent').fill('125.5');
  await list.getByLabel('Round to').click();
  await page.getByRole('option', { name: 'Nearest dollar' }).click();
  await list.getByRole('button', { name: 'Preview' }).click();
  await expect(list.getByText('Row 2: The code NONE1 does not exist.')).toBeVisible();
  await expect(list.getByRole('row', { name: /99215.*\$301\.00.*\$251\.00/ })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Save 1 price' }).click();
  await expect(price).toHaveValue('251.00');
  await page.goto('/billing/day');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('All balances match the ledger', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close day' }).click();
  const dialog = page.getByRole('dialog', { name: /^Close / });
  const counted = dialog.getByRole('textbox', { name: /counted/ });
  await expect(counted.first()).toBeVisible();
  await expectAccessible(page);
  // What each method should hold is what was paid with it less what was paid back, on this day of the book.
  const heading = (await dialog.getByRole('heading').first().textContent()) ?? '';
  const [month, date, year] = heading.replace('Close ', '').split('/');
  const expected = await queryDatabase<{ method: string; cents: number }>(
    `select p.method, -sum(e.amount) as cents from billing.ledger_entry e
      join billing.payment p on p.clinic_id = e.clinic_id and p.id = e.payment_id
      where e.book_day = $1 and e.entry_type in ('payment', 'refund') and p.method <> 'prepaid'
        and e.clinic_id = (select clinic_id from practice.member where email = 'biller@demo.salus') group by 1`,
    [`${year}-${month}-${date}`],
  );
  for (const { cents } of expected) await expect(dialog.getByText(`Expected ${dollars(cents)}`).first()).toBeVisible();
  await expect(counted).toHaveCount(expected.length);
  for (const field of await counted.all()) await field.fill('1');
  await dialog.getByRole('button', { name: 'Close day' }).click();
  await expect(dialog.getByText('The counted amount differs from the expected amount. Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason for difference').fill('Counted for practice');
  await dialog.getByRole('button', { name: 'Close day' }).click();
  await expect(page.getByText('Day closed')).toBeVisible();
  await expect(page.getByText(/Deposit slip/)).toBeVisible();
  const [closed] = await queryDatabase<{ difference: number; reason: string }>(
    `select difference, reason from billing.day_close where day = $1 and reason = 'Counted for practice'`,
    [`${year}-${month}-${date}`],
  );
  expect(closed).toEqual({
    difference: expected.length * 100 - expected.reduce((sum, { cents }) => sum + cents, 0),
    reason: 'Counted for practice',
  });
});

test('a payment plan is agreed on, and a superbill is created for a visit @desktop', async ({ signedIn }) => {
  const page = await signedIn('desk', '/billing/balance');
  await page.getByRole('row', { name: /Delgado/ }).click();
  const account = page.getByRole('dialog', { name: /Account of/ });
  await account.getByRole('button', { name: 'Payment plan' }).click();
  const dialog = page.getByRole('dialog', { name: /Payment plan of/ });
  await dialog.getByLabel('Number of payments').fill('1');
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(dialog.getByText('Enter 2 or more')).toBeVisible();
  await dialog.getByLabel('Number of payments').fill('5');
  await expect(dialog.getByText(/^5 payments of/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('Payment plan created')).toBeVisible();
  await expect(account.getByText(/\$0\.00 of .* paid/)).toBeVisible();
  await account.getByRole('button', { name: 'Superbill' }).click();
  const superbill = page.getByRole('dialog', { name: 'New superbill' });
  await superbill.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText(/Superbill \d+ made/)).toBeVisible();
  await page.goto('/billing/plan');
  const plan = page.getByRole('listitem').filter({ hasText: 'Delgado' });
  await plan.getByRole('button', { name: /Payments in the plan/ }).click();
  await expect(plan.getByRole('row')).toHaveCount(6);
  await expectAccessible(page);
  await plan.getByRole('button', { name: /Cancel the plan/ }).click();
  const why = page.getByRole('dialog', { name: /Cancel the plan/ });
  await why.getByLabel(/Reason/).fill('Pays at once');
  await why.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('Payment plan canceled')).toBeVisible();
});
