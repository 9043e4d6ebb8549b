import type { Page } from '@playwright/test';
import type { Row } from '../row.ts';

/** Measures how fast the shell responds to an experienced user: the palette, the visited pages, and layout shifts. */
export async function shellRows(page: Page, origin: string): Promise<Row[]> {
  const shift = await largestShift(page, origin);
  await page.goto(`${origin}/dashboard`);
  await page.waitForTimeout(4000);
  const palette = await median(9, async () => {
    const taken = await paintedAfterKey(page, '[role=listbox] [role=option]', () => page.keyboard.press('Control+k'));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
    return taken;
  });
  await page.goto(`${origin}/patients/index`);
  await page.locator('[role=row]').nth(3).waitFor();
  await page.goto(`${origin}/dashboard`);
  await page.waitForTimeout(1500);
  await page.keyboard.press('Alt+Digit2');
  await page.waitForTimeout(1500);
  let at = 2;
  const tabs = await median(9, async () => {
    at = at === 2 ? 1 : 2;
    const path = at === 1 ? '/dashboard' : '/patients/index';
    const taken = await paintedAfterKey(page, `[data-page-shown][data-kept="${path}"]`, () =>
      page.keyboard.press(`Alt+Digit${at}`),
    );
    await page.waitForTimeout(300);
    return taken;
  });
  return [
    row('palette open, to painted, ms', palette, 50, 'Ctrl+K to the first frame with its lines, median of 9'),
    row('switching tabs, to painted, ms', tabs, 100, 'Alt+1 and Alt+2 between dashboard and patients, median of 9'),
    row('layout shift', shift.sum, 0.02, `the largest while a page opens: ${shift.path}`),
  ];
}

const row = (name: string, ratio: number, goal: number, detail: string): Row => ({
  name,
  ratio,
  goal,
  lowerIsBetter: true,
  detail,
});

/** Returns the largest layout shift score while one of the pages opens, as reported by the browser. */
async function largestShift(page: Page, origin: string): Promise<{ path: string; sum: number }> {
  await page.addInitScript(() => {
    const state = window as unknown as { shifted: number };
    state.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) state.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let largest = { path: '', sum: 0 };
  for (const path of ['/dashboard', '/patients/index', '/scheduling/index', '/chart/index', '/audit_logs/index']) {
    await page.goto(`${origin}${path}`);
    await page.waitForTimeout(2500);
    const sum = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    if (sum >= largest.sum) largest = { path, sum };
  }
  return largest;
}

/** Returns the milliseconds from a key press to the frame in which an element has appeared. */
async function paintedAfterKey(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((target) => {
    const state = window as unknown as { painted?: Promise<number> };
    state.painted = new Promise((resolve) => {
      let begun = 0;
      addEventListener('keydown', () => (begun = performance.now()), { capture: true });
      const look = (): void => {
        const there = begun > 0 && document.querySelector(target) !== null;
        if (there) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, selector);
  await press();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

async function median(times: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push(await measure());
  return found.toSorted((a, b) => a - b)[Math.floor(times / 2)]!;
}
