import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';

// A single white pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a fax is written, previewed and sent; one is received and filed in a chart', async ({ signedIn }, info) => {
  test.slow();
  const page = await signedIn('desk', '/fax/sent');
  const to = `Echo ${info.project.name}`;
  // The sandbox returns faxes to a number with this ending.
  const number = info.project.name === 'phone' ? '(617) 321-0105' : '(617) 322-0105';
  await expect(page.getByRole('list', { name: 'Sent faxes' }).getByText('Harbor Cardiology').first()).toBeVisible();
  await page.getByRole('button', { name: 'New eFax' }).click();
  const window = page.getByRole('dialog', { name: 'New eFax' });
  await window.getByRole('textbox', { name: 'To', exact: true }).fill(to);
  await window.getByRole('textbox', { name: 'Fax number', exact: true }).fill(number);
  await window.getByRole('textbox', { name: 'Repeat fax number' }).fill('(617) 555-0000');
  await window
    .getByLabel('Files on this computer')
    .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: PNG });
  await window.getByRole('button', { name: 'Preview' }).click();
  await expect(window.getByText(/The two numbers differ/)).toBeVisible();
  await expectAccessible(page);
  await window.getByRole('textbox', { name: 'Repeat fax number' }).fill(number);
  await window.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Fax 2 pages to/ }).click();
  await expect(page.getByText('Fax is being sent')).toBeVisible();
  const row = page.getByRole('list', { name: 'Sent faxes' }).getByRole('listitem').filter({ hasText: to });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);

  // The number was wrong: it is corrected, and the pages are kept.
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Sent to the wrong recipient' }).click();
  const why = page.getByRole('dialog', { name: 'Sent to the wrong recipient' });
  await why.getByRole('textbox').fill('A private number; the owner destroyed it');
  await why.getByRole('button', { name: 'Record' }).click();
  await row.getByRole('button', { name: /^Correct number/ }).click();
  await expect(window.getByRole('textbox', { name: 'To', exact: true })).toHaveValue(to);
  await expect(window.getByRole('list', { name: 'Page order' }).getByText('Pages.pdf')).toBeVisible();
  await window.getByRole('textbox', { name: 'Fax number', exact: true }).fill('(617) 323-0100');
  await window.getByRole('textbox', { name: 'Repeat fax number' }).fill('(617) 323-0100');
  await window.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('button', { name: /^Fax 2 pages to/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await window.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/fax/received');
  const came = page.getByRole('listitem').filter({ hasText: number });
  await expect(came).toBeVisible({ timeout: 90_000 });
  await came.getByRole('button', { name: /^File fax/ }).click();
  const dialog = page.getByRole('dialog', { name: /^File fax/ });
  await dialog.getByRole('button', { name: 'File', exact: true }).click();
  await expect(dialog.getByText('Choose a type')).toBeVisible();
  await dialog.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Referral' }).click();
  await dialog.getByRole('combobox', { name: 'Patient' }).fill('Tesfaye');
  await page
    .getByRole('option', { name: /Tesfaye/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'File', exact: true }).click();
  await expect(page.getByText('Filed in the chart')).toBeVisible();
  await expect(came).toHaveCount(0);
});

test('a number is verified once, and can be chosen from then on @desktop', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/fax-numbers');
  const name = `Clinic ${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: 'New number' }).click();
  const dialog = page.getByRole('dialog', { name: 'New number' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  const digits = String(Date.now() % 10_000).padStart(4, '0');
  await dialog.getByRole('textbox', { name: 'Fax number given to you' }).fill(`(617) 444-${digits}`);
  await dialog.getByRole('textbox', { name: 'Repeat fax number' }).fill(`617444${digits}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Fax numbers' }).getByText(name)).toBeVisible();
  await expectAccessible(page);
});

test('a packet from the chart is ordered, previewed without a cover page and sent; the same packet asks first', async ({
  signedIn,
}, info) => {
  const page = await signedIn('doctor', '/fax/sent');
  const to = `Packet ${info.project.name} ${Date.now()}`;
  const number = `(617) 32${info.project.name === 'phone' ? 6 : 7}-${String(1000 + (Date.now() % 8000))}`;
  const [patient] = await queryDatabase<{ first_name: string; last_name: string }>(
    `select p.first_name, p.last_name from patients.patient p
     where p.deleted_time is null
       and exists (select 1 from chart.chart_note n where n.clinic_id = p.clinic_id and n.patient_id = p.id and n.signed_time is not null)
       and exists (select 1 from labs.report r where r.clinic_id = p.clinic_id and r.patient_id = p.id and r.is_current) limit 1`,
  );
  const compose = async (): Promise<Locator> => {
    await page.getByRole('button', { name: 'New eFax' }).click();
    const window = page.getByRole('dialog', { name: 'New eFax' });
    await window.getByRole('textbox', { name: 'To', exact: true }).fill(to);
    await window.getByRole('textbox', { name: 'Fax number', exact: true }).fill(number);
    await window.getByRole('textbox', { name: 'Repeat fax number' }).fill(number);
    await window.getByRole('combobox', { name: /^Patient/ }).fill(patient!.last_name);
    await page
      .getByRole('option', { name: new RegExp(patient!.first_name) })
      .first()
      .click();
    await window.getByRole('button', { name: 'From the chart' }).click();
    const chart = window.getByRole('group', { name: 'Chart', exact: true });
    await chart.getByRole('group', { name: 'Chart notes' }).getByRole('checkbox').first().check();
    await chart.getByRole('group', { name: 'Lab results' }).getByRole('checkbox').first().check();
    await expect(chart.getByRole('group', { name: 'Documents and letters' })).toBeVisible();
    await chart.getByRole('button', { name: 'Add 2' }).click();
    await expect(window.getByRole('list', { name: 'Page order' }).getByRole('listitem')).toHaveCount(2);
    await window.getByRole('checkbox', { name: 'Cover page' }).uncheck();
    return window;
  };
  const window = await compose();
  const order = window.getByRole('list', { name: 'Page order' }).getByRole('listitem');
  const [note, result] = await order.allInnerTexts();
  await order.nth(1).getByRole('button', { name: /up$/ }).click();
  await expect(order.first()).toHaveText(result!);
  await expect(order.nth(1)).toHaveText(note!);
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Fax \d+ pages to/ }).click();
  await expect(page.getByText('Fax is being sent')).toBeVisible();
  const again = await compose();
  await again.getByRole('list', { name: 'Page order' }).getByRole('button', { name: /up$/ }).nth(1).click();
  await again.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/The same pages were faxed to this number on/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fax \d+ pages to .* again$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await again.getByRole('button', { name: 'Cancel' }).click();

  const list = page.getByRole('list', { name: 'Sent faxes' });
  await page.getByRole('textbox', { name: 'Search sent faxes' }).fill(to);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText(to);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(to);
});
