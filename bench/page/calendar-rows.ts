import type { Page } from '@playwright/test';
import type { BenchClinic } from '../bench-clinic.ts';
import { median, paintedAfter } from './painted.ts';
import type { Row } from '../row.ts';

// Events outside of the viewport are not rendered yet.
const EVENTS = ['main [role=button][class*="_event_"]', 'main button[class*="_box_"]']
  .map((each) => `${each}:not([data-ahead] *)`)
  .join(', ');
const MOST = 1900;

/** Measures how fast a week of many doctors renders: on arrival, and when prefetched. */
export async function calendarRows(page: Page, origin: string, clinic: BenchClinic): Promise<Row[]> {
  const week = await timeWeek(page, origin, clinic);
  const next = await timeNextWeek(page, origin, clinic);
  return [
    {
      name: 'week calendar, 8 doctors, 2,000 events, to painted, ms',
      ratio: week,
      goal: 200,
      lowerIsBetter: true,
      detail: 'from the answer to the first frame with the events, median of 5',
    },
    {
      name: 'next week, fetched ahead, 2,000 events, to painted, ms',
      ratio: next,
      goal: 120,
      lowerIsBetter: true,
      detail: 'from the press to the first frame with the events, median of 5',
    },
  ];
}

/**
 * Returns the time from the arrival of a week's events to the frame that shows all of them: 8 doctors side by side,
 * 2,000 events.
 */
async function timeWeek(page: Page, origin: string, clinic: BenchClinic): Promise<number> {
  const choices = { calendars: clinic.calendarIds.slice(0, 8), view: 'week', weekends: false };
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [`salus-own/calendar/${clinic.userId}`, JSON.stringify(choices)],
  );
  const day = dayIn(clinic, 2);
  return median(5, async () => {
    await page.goto(`${origin}/scheduling/index?view=week&day=${day}`);
    return page.evaluate(
      ([events, most]) =>
        new Promise<number>((resolve, reject) => {
          const until = performance.now() + 20_000;
          const look = (): void => {
            const shown = document.querySelectorAll(events!).length;
            if (shown >= Number(most)) {
              const arrived = performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.endsWith('/api/calendar'))
                .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
                .filter((at) => at < performance.now());
              const frame = performance.now();
              requestAnimationFrame(() =>
                setTimeout(() => resolve(Math.max(frame, performance.now()) - Math.max(...arrived))),
              );
            } else if (performance.now() > until) reject(new Error(`only ${shown} events were painted`));
            else requestAnimationFrame(look);
          };
          look();
        }),
      [EVENTS, String(MOST)],
    );
  });
}

/**
 * Returns the time from the click on "Next week" to the frame with its 2,000 events, after the page has prefetched
 * them.
 */
async function timeNextWeek(page: Page, origin: string, clinic: BenchClinic): Promise<number> {
  const before = dayIn(clinic, -5);
  const after = dayIn(clinic, 2);
  return median(5, async () => {
    await page.goto(`${origin}/scheduling/index?view=week&day=${before}`);
    await page.getByRole('button', { name: 'Next week' }).hover();
    await page.waitForTimeout(3000);
    return paintedAfter(
      page,
      () => page.getByRole('button', { name: 'Next week' }).click(),
      EVENTS,
      new RegExp(after),
      MOST,
    );
  });
}

const dayIn = ({ fullWeek }: BenchClinic, days: number): string =>
  new Date(fullWeek.getTime() + days * 86_400_000).toISOString().slice(0, 10);
