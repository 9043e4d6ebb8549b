import { Buffer } from 'node:buffer';
import { expect, expectAccessible, test } from './clinic.ts';

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
