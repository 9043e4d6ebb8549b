import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';

test('an order is sent, its results arrive in two parts, are corrected, reviewed and released', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('doctor', '/patients/index');
  await page.getByLabel('Find a patient').fill(isPhone(page) ? 'Tesfaye' : 'Venkataraman');
  await page
    .getByRole('row', { name: isPhone(page) ? /Tesfaye/ : /Venkataraman/ })
    .first()
    .click();
  const tile = page.getByRole('region', { name: 'Open Orders' });
  await tile.scrollIntoViewIfNeeded();
  await tile.getByRole('button', { name: 'Order tests' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order lab tests' });
  await dialog.getByLabel('Add a lab test').fill('comprehensive');
  await page.getByRole('option', { name: /Comprehensive Metabolic Panel/ }).click();
  const tests = dialog.getByRole('list', { name: 'Tests at Bayside Laboratory' }).first();
  await expect(tests.getByText('Comprehensive Metabolic Panel', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).first().click();
  await expect(dialog.getByText('Comprehensive Metabolic Panel requires a diagnosis.')).toBeVisible();
  await dialog.getByLabel('Diagnosis for Comprehensive Metabolic Panel').fill('hypertension');
  await page.getByRole('option', { name: /I10/ }).first().click();
  await expect(tests.getByText(/^I10 Essential/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).first().click();
  await expect(page.getByText('Waiting for Bayside Laboratory to confirm the order')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  // The laboratory sends partial results, all of them, and then a correction.
  const result = tile.getByRole('button', { name: /Comprehensive Metabolic Panel/ });
  await expect(result).toBeVisible({ timeout: 90_000 });
  await expect(tile.getByText(/corrected/)).toBeVisible({ timeout: 90_000 });
  await result.click();
  const shown = page.getByRole('dialog', { name: 'Lab result' });
  await expect(shown.getByText('Corrected, version 3')).toBeVisible();
  await expect(shown.getByRole('row', { name: /Potassium.*5\.4 mmol\/L.*4\.6 mmol\/L/ })).toBeVisible();
  await expectAccessible(page);
  await shown.getByText('Earlier versions (2)').click();
  await expect(shown.getByText(/Version \d, partial/)).toBeVisible();

  await shown.getByRole('button', { name: 'Withhold' }).click();
  const holdDialog = page.getByRole('dialog', { name: 'Withhold from the patient portal' });
  await holdDialog.getByRole('button', { name: 'Withhold' }).click();
  await expect(holdDialog.getByText('Reason is required')).toBeVisible();
  await holdDialog.getByLabel('Withhold through').fill('12/31/2099');
  await holdDialog.getByLabel('Reason').fill('To be told in person');
  await holdDialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await expect(shown.getByText(/^Released to the patient portal/)).toBeVisible();

  await shown.getByLabel('Action taken').click();
  await page.getByRole('option', { name: 'Patient notified' }).click();
  await shown.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByText('Result reviewed')).toBeVisible();
  await expect(shown.getByText(/Patient notified/).last()).toBeVisible();

  // Stored are one reviewed order, three versions of which the last counts, and what the page showed of it.
  const [stored] = await queryDatabase<Record<string, unknown>>(
    `select t.status, count(distinct r.id) as versions, max(r.version_number) filter (where r.is_current) as current,
        max(o.value_text) filter (where r.is_current and o.name ilike 'potassium%') as potassium, count(distinct v.id) as reviews
      from labs.test_order t join labs.report r on r.clinic_id = t.clinic_id and r.test_order_id = t.id
      join labs.observation o on o.clinic_id = r.clinic_id and o.report_id = r.id
      left join labs.review v on v.clinic_id = r.clinic_id and v.report_id = r.id
      join patients.patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
      where t.test_name = 'Comprehensive Metabolic Panel' and p.last_name = $1 and t.created_time > now() - interval '1 hour'
      group by t.id, t.status`,
    [isPhone(page) ? 'Tesfaye' : 'Venkataraman'],
  );
  expect(stored).toMatchObject({ status: 'Reviewed', versions: 3, current: 3, reviews: 1 });
  expect(String(stored!['potassium'])).toBe('4.6');
});

test('critical results are at the top of the queue; a result without a patient is matched manually', async ({
  signedIn,
}) => {
  const page = await signedIn('doctor', '/labs/results');
  const list = page.getByRole('list', { name: 'Results to review' });
  await expect(list.getByRole('listitem').first()).toContainText('Washington');
  await expect(page.getByRole('row', { name: /Potassium.*6\.3.*Critical high/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/labs/orders');
  await expect(page.getByRole('listitem').filter({ hasText: 'Complete Blood Count' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/labs/matching');
  const row = page.getByRole('list', { name: 'Results without a patient' }).getByRole('listitem').first();
  await expect(row).toContainText('No order number on the report.');
  await row.getByRole('button', { name: 'Match to patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which patient?' });
  await expect(dialog.getByText(/Same name and date of birth: Daniela Rivera/)).toBeVisible();
  await expectAccessible(page);
});

test('an administrator sets up a laboratory @desktop', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/lab-account');
  await page.getByRole('button', { name: /Test connection of Bayside/ }).click();
  await expect(page.getByText('Bayside Laboratory responded and accepted the account.')).toBeVisible();
  const name = `Harbor Paper Lab ${test.info().project.name}`;
  await page.getByRole('button', { name: 'New laboratory' }).click();
  await page
    .getByRole('dialog', { name: 'New laboratory' })
    .getByRole('textbox', { name: 'Name', exact: true })
    .fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/test-product');
  await page.getByRole('button', { name: 'Import compendium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import compendium' });
  await dialog.getByLabel('Laboratory').click();
  await page.getByRole('option', { name }).click();
  await dialog.getByLabel('Or paste the rows').fill('code,name,loinc\nX1,Special Test,718-7\nX2,,\n');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(/1 new, 0 updated/)).toBeVisible();
  await expect(dialog.getByText(/^Row 3:/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('textbox', { name: 'Search tests' }).fill('special');
  await expect(page.getByRole('list', { name: 'Tests' }).getByText('Special Test').first()).toBeVisible();
  await page.goto('/settings/lab-test');
  await expect(page.getByText('Yearly check')).toBeVisible();
  await expectAccessible(page);
});

test('a rejected message is corrected in the interface inbox and filed; a withdrawn value is struck out', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', '/labs/messages');
  const list = page.getByRole('list', { name: 'Inbound messages' });
  const row = list.getByRole('listitem').filter({ hasText: 'OBX-11' });
  await row.getByRole('button').click();
  await expect(page.getByText(/Acknowledged with AE/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'File again' }).click();
  await expect(page.getByText(/Not filed: OBX-11/)).toBeVisible();
  await page.getByRole('button', { name: 'Correct a copy' }).click();
  const copy = page.getByRole('textbox', { name: 'Corrected copy' });
  await expect(copy).toHaveValue(/^MSH/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const results = await signedIn('doctor', '/labs/results');
  await results
    .getByRole('list', { name: 'Results to review' })
    .getByText(/Lindqvist/)
    .click();
  await expect(results.getByText(/Withdrawn by the laboratory/).first()).toBeVisible();
  await expect(results.getByText(/Patient on the report:/)).toBeVisible();
  await expectAccessible(results);
});
