import type { Page } from '@playwright/test';
import { median, paintedAfter } from './painted.ts';
import type { Row } from '../row.ts';

// By then the page has fetched the code of records and windows ahead.
const READING_MS = 5000;

/** Measures how fast a note and the prescription form open, from the click to the frame that shows them. */
export async function recordPageRows(page: Page, origin: string): Promise<Row[]> {
  const note = await median(5, async () => {
    await page.goto(`${origin}/chart/index`);
    const row = page.getByRole('row').nth(3);
    await row.hover();
    await page.waitForTimeout(READING_MS);
    return paintedAfter(page, () => row.click(), '[data-page-shown] .ProseMirror h2', /\/chart\/index\/.+/);
  });
  const form = await median(5, async () => {
    await page.goto(`${origin}/patients/index`);
    await page.getByRole('row').nth(3).click();
    await page.getByRole('button', { name: 'Prescribe a drug' }).click();
    await page.getByPlaceholder('Search drugs').fill('am');
    const drug = page.getByRole('option').first();
    await drug.waitFor();
    await page.waitForTimeout(READING_MS);
    return paintedAfter(page, () => drug.click(), '[role=dialog] textarea', /\/patients\//);
  });
  const words = 'click to the first frame, after five seconds on the page before, median of 5';
  return [
    { name: 'open a note, to its words painted, ms', ratio: note, goal: 150, lowerIsBetter: true, detail: words },
    { name: 'prescription form, to painted, ms', ratio: form, goal: 150, lowerIsBetter: true, detail: words },
  ];
}
