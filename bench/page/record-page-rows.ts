import type { Page } from '@playwright/test';
import { median, paintedAfter } from './painted.ts';
import type { Row } from '../row.ts';

// By then the page has fetched the code of records and windows ahead.
const READING_MS = 5000;
// A person looks at a note or a form before the next one.
const BETWEEN_MS = 2500;
const WORDS = '[data-page-shown] [data-field=note] h2';
const EDITOR = '[data-page-shown] .ProseMirror h2';

/**
 * Measures how fast a note and the prescription form open, from the click to the frame that shows them: the first one
 * after the page was loaded, and later ones, as for a person who has worked for a while.
 */
export async function recordPageRows(page: Page, origin: string): Promise<Row[]> {
  const first = 'click to the first frame, the first one after loading the page, five seconds later, median of 5';
  const later = 'click to the first frame, others were opened since the page was loaded, median of 5';
  return [
    row('open a note, to its words painted, ms', await firstNote(page, origin, WORDS), first),
    row('open a note, page in use, to its words painted, ms', await laterNote(page, origin, WORDS), later),
    row('open a note, page in use, to its editor painted, ms', await laterNote(page, origin, EDITOR), later),
    row('prescription form, to painted, ms', await firstForm(page, origin), first),
    row(
      'prescription form, page in use, to painted, ms',
      await laterForm(page, origin),
      `${later}, each of another drug`,
    ),
  ];
}

async function firstNote(page: Page, origin: string, shown: string): Promise<number> {
  return median(5, async () => {
    await page.goto(`${origin}/chart/index`);
    return openNote(page, 2, shown);
  });
}

async function laterNote(page: Page, origin: string, shown: string): Promise<number> {
  await page.goto(`${origin}/chart/index`);
  let at = 2;
  await openNote(page, at, shown);
  return median(5, async () => {
    await page.waitForTimeout(BETWEEN_MS);
    await page.getByRole('navigation').getByRole('link', { name: 'Chart', exact: true }).first().click();
    at += 1;
    return openNote(page, at, shown);
  });
}

async function openNote(page: Page, at: number, shown: string): Promise<number> {
  const note = page.locator('[data-page-shown] [role=row]').nth(at);
  await note.hover();
  await page.waitForTimeout(READING_MS);
  return paintedAfter(page, () => note.click(), shown, /\/chart\/index\/.+/);
}

async function firstForm(page: Page, origin: string): Promise<number> {
  return median(5, async () => {
    await openPatient(page, origin);
    return openForm(page, 0);
  });
}

async function laterForm(page: Page, origin: string): Promise<number> {
  await openPatient(page, origin);
  let at = 0;
  await openForm(page, at);
  return median(5, async () => {
    await page.waitForTimeout(BETWEEN_MS);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    at += 1;
    return openForm(page, at);
  });
}

async function openPatient(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/patients/index`);
  await page.getByRole('row').nth(3).click();
}

async function openForm(page: Page, at: number): Promise<number> {
  await page.getByRole('button', { name: 'Prescribe a drug' }).click();
  await page.getByPlaceholder('Search drugs').fill('am');
  const drug = page.getByRole('option').nth(at);
  await drug.waitFor();
  await page.waitForTimeout(READING_MS);
  return paintedAfter(page, () => drug.click(), '[role=dialog] textarea', /\/patients\//);
}

const row = (name: string, ratio: number, detail: string): Row => ({
  name,
  ratio,
  goal: 150,
  lowerIsBetter: true,
  detail,
});
