import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';

/** Chooses an option of a list that opens below a field. */
async function choose(page: Page, option: string | RegExp): Promise<void> {
  await page.getByRole('option', { name: option }).first().click();
}

test('stock is ordered, received, dispensed from two lots, counted with a sale in between, and recalled', async ({
  signedIn,
}) => {
  test.setTimeout(600_000);
  const page = await signedIn('admin', '/inventory/restockSetup');
  const item = `Selenium ${test.info().project.name} 200 mcg`;

  // An item and its product.
  await page.getByRole('button', { name: 'New item' }).click();
  const itemDialog = page.getByRole('dialog', { name: 'New item' });
  await itemDialog.getByLabel('Name').fill(item);
  await itemDialog.getByRole('combobox', { name: 'Type' }).click();
  await choose(page, 'Supplement');
  await itemDialog.getByRole('textbox', { name: 'Unit', exact: true }).fill('bottle');
  await itemDialog.getByLabel('Reorder level').fill('5');
  await itemDialog.getByLabel('Target').fill('20');
  await itemDialog.getByRole('combobox', { name: 'Preferred vendor' }).click();
  await choose(page, 'Evergreen Nutraceuticals');
  await expectAccessible(page);
  await itemDialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Item added')).toBeVisible();
  await page.goto('/settings/products');
  await page.getByRole('button', { name: 'New product' }).click();
  const product = page.getByRole('dialog', { name: 'New product' });
  await product.getByLabel('Name').fill(item);
  await product.getByRole('combobox', { name: 'Type' }).click();
  await choose(page, 'Supplement');
  await product.getByLabel('Price').fill('18.50');
  await product.getByRole('combobox', { name: 'Item', exact: true }).fill(item);
  await choose(page, new RegExp(item));
  await product.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product added')).toBeVisible();

  // Ordered, and received in two lots.
  await page.goto('/inventory/restock');
  await page.getByLabel(`Select ${item}`).click();
  await page.getByRole('button', { name: 'Draft orders' }).click();
  const row = page.getByRole('list', { name: 'Purchase orders' }).getByRole('listitem').filter({ hasText: item });
  await row.getByRole('button', { name: /Mark as ordered/ }).click();
  await row.getByRole('button', { name: /Receive order/ }).click();
  const receipt = page.getByRole('dialog', { name: /Receive order/ });
  await receipt.getByLabel(`Units of ${item}`).fill('4');
  await receipt.getByLabel(`Lot of ${item}`).fill('SE-1');
  await receipt.getByLabel(`Expires of ${item}`).fill('12/31/2098');
  await receipt.getByRole('button', { name: 'Receive' }).click();
  await expect(row.getByText('Partly received')).toBeVisible();
  await row.getByRole('button', { name: /Receive order/ }).click();
  await receipt.getByLabel(`Lot of ${item}`).fill('SE-2');
  await receipt.getByLabel(`Expires of ${item}`).fill('12/31/2099');
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Receive' }).click();
  await expect(row.getByText('Received', { exact: true })).toBeVisible();

  // Dispensed from both lots.
  const sell = async (quantity: string): Promise<void> => {
    await page.goto('/inventory/dispenseByPatient');
    await page.getByRole('combobox', { name: 'Patient' }).fill('Wei Zhang');
    await page
      .getByRole('option', { name: /Zhang, Wei/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Dispense', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Dispense' });
    await dialog.getByRole('combobox', { name: 'Product' }).fill(item);
    await choose(page, new RegExp(item));
    await dialog.getByLabel('Quantity').fill(quantity);
    if (quantity === '6') {
      await expect(dialog.getByText(/4 of lot SE-1.*2 of lot SE-2/)).toBeVisible();
      await expectAccessible(page);
    }
    await dialog.getByRole('button', { name: 'Dispense' }).click();
    await expect(page.getByText(`${item} dispensed`)).toBeVisible();
  };
  await sell('6');
  await page.getByText('Dispensed', { exact: true }).first().click();
  const record = page.getByRole('list', { name: 'Dispensed' }).getByRole('listitem').filter({ hasText: item });
  await expect(record).toContainText('4 of lot SE-1');
  await expectAccessible(page);

  // Counted, with a sale in between: one unit is missing.
  await page.goto('/inventory/audit');
  await page.getByRole('button', { name: 'New count' }).click();
  const begin = page.getByRole('dialog', { name: 'New count' });
  await begin.getByRole('combobox', { name: 'Location' }).click();
  await choose(page, 'Dispensary');
  await begin.getByRole('combobox', { name: 'Only these items' }).fill(item);
  await choose(page, item);
  await page.keyboard.press('Tab');
  await begin.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText(/Count \d+ started/)).toBeVisible();
  await page.getByLabel(`Counted quantity of ${item}, lot SE-2`).fill('13');
  const url = page.url();
  await page.keyboard.press('Tab');
  await page.getByLabel(`Reason for ${item}, lot SE-2`).fill('One was broken');
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/inventory') && (answer.request().postData() ?? '').includes('One was broken'),
  );
  await page.keyboard.press('Tab');
  await saved;
  await expect(page.getByText('1 of 1 counted')).toBeVisible();
  await expectAccessible(page);
  await sell('2');
  await page.goto(url);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('cell', { name: /^-1 / })).toBeVisible();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();

  // Recalled: the affected patients are listed.
  await page.goto('/inventory/inventorydetails');
  await page.getByRole('combobox', { name: 'Item', exact: true }).fill(item);
  await choose(page, new RegExp(item));
  await expect(page.getByRole('row', { name: /SE-2/ })).toContainText('11 bottles');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Actions on lot SE-2/ }).click();
  await page.getByRole('menuitem', { name: 'Recall' }).click();
  const recall = page.getByRole('dialog', { name: /^Recall/ });
  await recall.getByLabel('Reason').fill('Glass in the bottle');
  await recall.getByRole('button', { name: 'Recall' }).click();
  const patients = page.getByRole('list', { name: 'Patients to notify' });
  await expect(patients).toContainText('Zhang');
  await expectAccessible(page);
  await patients.getByRole('button', { name: /Mark as notified/ }).click();
  await page
    .getByRole('dialog', { name: /was notified/ })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(patients.getByText(/Notified by/)).toBeVisible();

  // Every movement of the day is stored, and the stock is their sum.
  const moved = await queryDatabase<{ kind: string; quantity: number }>(
    `select m.kind, sum(m.quantity) as quantity from inventory.movement m
      join inventory.item i on i.clinic_id = m.clinic_id and i.id = m.item_id where i.item_name = $1 group by 1 order by 1`,
    [item],
  );
  expect(moved).toEqual([
    { kind: 'count', quantity: -1 },
    { kind: 'dispense', quantity: -8 },
    { kind: 'purchase', quantity: 20 },
  ]);
  const [stock] = await queryDatabase<{ quantity: number; held: number }>(
    `select sum(s.quantity) as quantity, sum(s.quantity) filter (where l.held_reason is not null) as held
      from inventory.stock s join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
      join inventory.item i on i.clinic_id = s.clinic_id and i.id = s.item_id where i.item_name = $1`,
    [item],
  );
  expect(stock).toEqual({ quantity: 11, held: 11 });
});

test('a room is restocked by its rule, a package is scanned, and a severe interaction requires a reason', async ({
  signedIn,
}) => {
  test.setTimeout(600_000);
  const page = await signedIn('admin', '/inventory/restockSetup');
  const item = `Ibuprofen ${test.info().project.name} 600 mg tablet`;
  await page.getByRole('button', { name: 'New item' }).click();
  const itemDialog = page.getByRole('dialog', { name: 'New item' });
  await itemDialog.getByLabel('Name').fill(item);
  await itemDialog.getByRole('textbox', { name: 'Unit', exact: true }).fill('tablet');
  await itemDialog.getByLabel('Barcode').fill('00312345678906');
  await itemDialog.getByRole('combobox', { name: 'Preferred vendor' }).click();
  await choose(page, 'Evergreen Nutraceuticals');
  await itemDialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Item added')).toBeVisible();
  await page.goto('/settings/products');
  await page.getByRole('button', { name: 'New product' }).click();
  const product = page.getByRole('dialog', { name: 'New product' });
  await product.getByLabel('Name').fill(item);
  await product.getByRole('combobox', { name: 'Type' }).click();
  await choose(page, 'Drug');
  await product.getByLabel('Price').fill('4.00');
  await product.getByRole('combobox', { name: 'Item', exact: true }).fill(item);
  await choose(page, new RegExp(item));
  await product.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product added')).toBeVisible();

  // The dispensary has a minimum stock.
  await page.goto('/inventory/restockSetup?tab=rules');
  await page.getByRole('button', { name: 'New rule' }).click();
  const rule = page.getByRole('dialog', { name: 'New rule' });
  await rule.getByRole('combobox', { name: 'Item' }).fill(item);
  await choose(page, new RegExp(item));
  await rule.getByRole('combobox', { name: 'Location' }).click();
  await choose(page, 'Dispensary');
  await rule.getByLabel('Minimum').fill('20');
  await rule.getByLabel('Order up to').fill('20');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule.getByText('Enter a number above the minimum')).toBeVisible();
  await rule.getByLabel('Order up to').fill('60');
  await expectAccessible(page);
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rule added')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/inventory/restock');
  await page.getByLabel(`Select ${item} at Dispensary`).click();
  await page.getByRole('button', { name: 'Draft orders' }).click();
  const row = page.getByRole('list', { name: 'Purchase orders' }).getByRole('listitem').filter({ hasText: item });
  await expect(row).toContainText('to Dispensary');
  await row.getByRole('button', { name: /Mark as ordered/ }).click();

  // The barcode is scanned, not typed.
  await row.getByRole('button', { name: /Receive order/ }).click();
  const receipt = page.getByRole('dialog', { name: /Receive order/ });
  await receipt.getByLabel('Scan').fill('(01)00312345678906(17)281231(10)IB-7(21)S1');
  await page.keyboard.press('Enter');
  await expect(receipt.getByLabel(`Lot of ${item}`)).toHaveValue('IB-7');
  await expect(receipt.getByLabel(`Expires of ${item}`)).toHaveValue('12/31/2028');
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Receive' }).click();
  await expect(row.getByText('Received', { exact: true })).toBeVisible();

  // Dispensing it to a patient on apixaban requires a reason.
  await page.goto('/inventory/dispenseByPatient');
  await page.getByRole('combobox', { name: 'Patient' }).fill('Thomas Gallagher');
  await page
    .getByRole('option', { name: /Gallagher, Thomas/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Dispense', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dispense' });
  await dialog.getByLabel('Scan').fill('(01)00312345678906(17)281231(10)IB-7(21)S1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/From scanned lot IB-7, serial number S1/)).toBeVisible();
  await expect(dialog.getByText(/Ibuprofen with apixaban \(severe\)/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dispense anyway' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason for dispensing anyway').fill('One dose, with food');
  await dialog.getByRole('button', { name: 'Dispense anyway' }).click();
  await expect(page.getByText(`${item} dispensed`)).toBeVisible();
  await page.getByText('Dispensed', { exact: true }).first().click();
  const record = page.getByRole('list', { name: 'Dispensed' }).getByRole('listitem').filter({ hasText: item });
  await expect(record).toContainText(/despite .*Ibuprofen with apixaban.*: One dose, with food/);
  await expect(record).toContainText('serial number S1');
  await expectAccessible(page);
});

test('two users change one package: the second sees what the first saved, and adopts it', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/products');
  const dialog = page.getByRole('dialog');
  const visit = `Visit ${test.info().project.name}`;
  const whole = `Three visits ${test.info().project.name}`;
  for (const name of [visit, whole]) {
    await page.getByRole('button', { name: 'New product' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Price').fill('50');
    if (name === whole) {
      await dialog.getByRole('combobox', { name: 'Type' }).click();
      await choose(page, 'Package');
      await dialog.getByRole('combobox', { name: 'Add a product to the package' }).fill(visit);
      await choose(page, new RegExp(visit));
    }
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  const other = await signedIn('admin', '/settings/products');
  for (const who of [page, other]) {
    await who.locator('main').getByLabel('Search products', { exact: true }).fill(whole);
    await expect(who.getByRole('row').filter({ hasText: '$' })).toHaveCount(1);
    await who.getByRole('row').filter({ hasText: whole }).click();
  }
  await dialog.getByLabel('Price').fill('99');
  const theirs = other.getByRole('dialog');
  await theirs.getByLabel(`Quantity of ${visit}`).fill('3');
  await theirs.getByLabel('Price').fill('120');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();
  const conflict = dialog.getByText(`Someone else saved changes: ${whole}, $120.00. Save again to overwrite them.`);
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use their version' }).click();
  await expect(conflict).toBeHidden();
  await expect(dialog.getByLabel('Price')).toHaveValue('120.00');
  await expect(dialog.getByLabel(`Quantity of ${visit}`)).toHaveValue('3');
  await dialog.getByLabel('Price').fill('125');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: whole }).filter({ hasText: '$125.00' })).toBeVisible();
});
