import { expect, expectAccessible, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';

test('a month of vendor-owned stock is settled and reopened, and a public program requires an eligibility @desktop', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', '/inventory/settlements');
  const months = page.getByRole('list', { name: 'Vendor-owned stock' });
  const month = months.getByRole('listitem').filter({ hasText: 'To settle' }).last();
  const name = (await month.locator('strong').textContent()) ?? '';
  await expectAccessible(page);
  await month.getByRole('button', { name: /^Settle/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Settle / });
  const used = /Stock used: (\$[\d.]+)/.exec((await dialog.textContent()) ?? '')![1]!;
  await dialog.getByLabel('Invoice number').fill('NE-C-1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Settle' }).click();
  const settled = months.getByRole('listitem').filter({ hasText: name });
  await expect(settled.getByText('Settled', { exact: true })).toBeVisible();
  await expect(settled).toContainText(`paid ${used}`);
  const stored = await queryDatabase<{ amount_cents: number }>(
    `select amount_cents from inventory.vendor_settlement where invoice_number = 'NE-C-1'`,
  );
  expect(stored).toEqual([{ amount_cents: Math.round(Number(used.slice(1)) * 100) }]);
  await settled.getByRole('button', { name: /^Reopen/ }).click();
  const reopen = page.getByRole('dialog', { name: /^Reopen / });
  await reopen.getByLabel('Reason').fill('Wrong invoice');
  await reopen.getByRole('button', { name: 'Reopen' }).click();
  await expect(settled.getByText('To settle')).toBeVisible();

  await page.getByText('Public programs', { exact: true }).click();
  await expect(page.getByRole('row', { name: /VFC.*Influenza A\/B rapid test.*Medicaid/ })).toBeVisible();
  await expectAccessible(page);

  const nurse = await signedIn('nurse', '/inventory/dispenseByPatient');
  await nurse.getByRole('combobox', { name: 'Patient' }).fill('Wei Zhang');
  await nurse
    .getByRole('option', { name: /Zhang, Wei/ })
    .first()
    .click();
  await nurse.getByRole('button', { name: 'Dispense', exact: true }).first().click();
  const dispense = nurse.getByRole('dialog', { name: 'Dispense' });
  await dispense.getByRole('combobox', { name: 'Product' }).fill('Influenza A/B');
  await nurse
    .getByRole('option', { name: /Influenza A\/B/ })
    .first()
    .click();
  await dispense.getByText('Public program', { exact: true }).click();
  await dispense.getByRole('button', { name: 'Dispense' }).click();
  await expect(dispense.getByText('Choose why the patient is eligible')).toBeVisible();
  await dispense.getByRole('combobox', { name: 'Eligibility' }).click();
  await nurse.getByRole('option', { name: 'Medicaid' }).click();
  await expectAccessible(nurse);
  await dispense.getByRole('button', { name: 'Dispense' }).click();
  await expect(dispense.getByText('VFC is for patients younger than 19')).toBeVisible();
});
