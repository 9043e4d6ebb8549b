import type { Page } from '@playwright/test';
import { median, paintedAfter } from './painted.ts';
import type { Row } from '../row.ts';

const FIRST_PAGE = 10;
// By then the page has fetched the code of other areas ahead.
const READING_MS = 5000;

/** Measures how fast the inbox of a member with 2,000 conversations opens, ten per page. */
export async function inboxRow(page: Page, origin: string, count: number): Promise<Row> {
  const open = await median(5, async () => {
    await page.goto(`${origin}/dashboard`);
    const link = page
      .getByRole('navigation')
      .getByRole('link', { name: /^Messages/ })
      .first();
    await link.hover();
    await page.waitForTimeout(READING_MS);
    const rows = '[data-page-shown] li a[href^="/securemessage/"]';
    return paintedAfter(page, () => link.click(), rows, /\/securemessage\//, FIRST_PAGE);
  });
  return {
    name: `inbox of ${count.toLocaleString('en-US')} conversations, to painted, ms`,
    ratio: open,
    goal: 100,
    lowerIsBetter: true,
    detail: 'click to the first frame with the newest ten, decrypted, five seconds after loading the page, median of 5',
  };
}
