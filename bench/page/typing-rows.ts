import type { Page } from '@playwright/test';
import type { Row } from '../row.ts';

const SLOWER = 4;
const KEYS = 120;
/** A fast typist. */
const BETWEEN_KEYS_MS = 80;
/** A frame at 60 Hz, and what the clock rounds. */
const FRAME_MS = 17.5;

/** Measures typing in a note with all panels in a browser that is four times slower. */
export async function typingRows(page: Page, origin: string): Promise<Row[]> {
  await page.goto(`${origin}/chart/index`);
  await page.getByRole('row').nth(5).click();
  const text = page.locator('[data-page-shown] [data-field=note] .ProseMirror');
  await text.waitFor();
  await page.waitForTimeout(5000);
  const panels = await page.locator('[data-page-shown] section[data-panel]').count();
  await text.locator('p').first().click();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchFrames);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const { frames, keys } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
  const sorted = keys.toSorted((a, b) => a - b);
  const late = sorted[Math.floor(sorted.length * 0.95)]!;
  const setting = `${panels} panels, ${KEYS} keys, processor four times slower`;
  return [
    {
      name: 'typing in a note, four times slower, share of frames under 17 ms',
      ratio: frames.filter((ms) => ms <= FRAME_MS).length / frames.length,
      goal: 0.95,
      lowerIsBetter: false,
      detail: `${setting}; the longest of ${frames.length} frames ${Math.max(...frames).toFixed(0)} ms`,
    },
    {
      name: 'typing in a note, four times slower, key to painted p95, ms',
      ratio: late,
      goal: 34,
      lowerIsBetter: true,
      detail: `${setting}; two frames at 60 Hz, median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} ms`,
    },
  ];
}

interface Seen {
  frames: number[];
  keys: number[];
}

/** Records the time between frames, and from each key to the end of the frame that shows it; runs in the page. */
function watchFrames(): void {
  const seen: Seen = { frames: [], keys: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  let last = 0;
  const frame = (at: number): void => {
    if (last > 0) seen.frames.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - timeStamp))),
    { capture: true },
  );
}
