import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, settingSaved, test } from './clinic.ts';

async function openSomebody(page: Page): Promise<void> {
  await page
    .getByPlaceholder(/Name, date of birth/)
    .first()
    .fill('Beaulieu');
  await page.getByRole('row').filter({ hasText: 'Beaulieu, Raymond' }).click();
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}/);
}

const tiles = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Patient details' }).getByRole('heading', { level: 2 }).allTextContents();

test('users arrange the patient page for themselves, also by keyboard, and the layout is saved', async ({
  signedIn,
}) => {
  const page = await signedIn('doctor2', '/patients/index');
  await openSomebody(page);
  await expect(page.getByRole('region', { name: 'Allergens', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Future Appointments' })).toBeVisible();
  await expectAccessible(page);
  const firstTiles = async (): Promise<string[]> => (await tiles(page)).slice(0, 2);
  await expect.poll(firstTiles).toEqual(['Allergens', 'Medications']);
  // The activity of a patient is part of the record; the audit log is not.
  await expect.poll(() => tiles(page)).toContain('Activity');
  await expect(page.getByRole('link', { name: 'All activity for this patient' })).toHaveCount(0);

  const menu = page.getByRole('button', { name: 'Arrange Medications' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: isPhone(page) ? 'Move up' : 'Move left' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(firstTiles).toEqual(['Medications', 'Allergens']);
  await page.getByRole('button', { name: 'Arrange Tags' }).click();
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).click();
  const saved = settingSaved(page);
  await page.getByRole('button', { name: 'Save my layout' }).click();
  await expect(page.getByText('Layout saved')).toBeVisible();
  await saved;

  await page.reload();
  await expect(page.getByRole('region', { name: 'Medications' })).toBeVisible();
  await expect.poll(firstTiles).toEqual(['Medications', 'Allergens']);
  await expect.poll(() => tiles(page)).not.toContain('Tags');

  const putBack = settingSaved(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Layout reset')).toBeVisible();
  await expect.poll(firstTiles).toEqual(['Allergens', 'Medications']);
  await putBack;

  // Print contains the record, without the app's frame.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Allergens', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Arrange Medications' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
});

test('the administrator exports a patient’s complete record as files to read and to import', async ({ signedIn }) => {
  const page = await signedIn('admin', '/patients/index');
  await openSomebody(page);
  const file = async (kind: RegExp): Promise<{ name: string; bytes: Buffer }> => {
    await page.getByRole('button', { name: 'Export record' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const pdf = await file(/PDF/);
  expect(pdf.name).toBe('patient-record.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);

  const json = await file(/JSON/);
  expect(json.name).toBe('patient-record.json');
  const record = JSON.parse(json.bytes.toString()) as {
    format: string;
    version: number;
    patient: { name: string };
    sections: { id: string; rows: Record<string, string>[] }[];
  };
  expect(record).toMatchObject({ format: 'salus.patient-record', version: 1, patient: { name: 'Raymond Beaulieu' } });
  const notes = record.sections.find(({ id }) => id === 'chart.notes');
  expect(notes?.rows[0]?.['Signed']).toMatch(/ by Dr\. Samuel Adeyemi/);

  // The log contains both, and the page shows it.
  const activity = page.getByRole('region', { name: 'Activity' });
  await page.reload();
  await activity.scrollIntoViewIfNeeded();
  await expect(activity.getByText('Export · Patient')).toHaveCount(2);
});

test('users without the right to export have no export button', async ({ signedIn }) => {
  const page = await signedIn('desk', '/patients/index');
  await openSomebody(page);
  await expect(page.getByRole('region', { name: 'Future Appointments' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export record' })).toHaveCount(0);
  const status = await page.evaluate(
    async (path) => (await fetch(`/api${path}/record.pdf`)).status,
    new URL(page.url()).pathname,
  );
  expect(status).toBe(401);
});
