import type { Page } from '@playwright/test';
import type { Row } from '../row.ts';
import { settledAfter } from './painted.ts';

const TURNS = 3;
// As long as somebody reads the dashboard.
const READING_MS = 12_000;
const AREAS: readonly [link: RegExp, path: string][] = [
  [/^Patients/, '/patients/'],
  [/^Scheduling/, '/scheduling/'],
  [/^Tasks/, '/tasks/'],
  [/^Billing/, '/billing/'],
  [/^Inventory/, '/inventory/'],
  [/^Chart/, '/chart/'],
  [/^Messages/, '/securemessage/'],
];

/** Measures the first visit of each area after a sign-in, up to the frame with its rows. */
export async function firstVisitRow(openSignedIn: () => Promise<Page>): Promise<Row> {
  const times = new Map<string, number[]>(AREAS.map(([, path]) => [path, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    const page = await openSignedIn();
    await page.waitForTimeout(READING_MS);
    for (const [name, path] of AREAS) {
      const link = page.getByRole('navigation').getByRole('link', { name }).first();
      times.get(path)!.push(await settledAfter(page, () => link.click(), path));
    }
    await page.close();
  }
  const medians = [...times]
    .map(([path, all]): [string, number] => [path, all.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)]!])
    .toSorted((one, other) => other[1] - one[1]);
  return {
    name: 'first visit of an area, to painted, ms',
    ratio: medians[0]![1],
    goal: 250,
    lowerIsBetter: true,
    detail: `the slowest, median of ${TURNS} each: ${medians.map(([path, ms]) => `${path} ${ms.toFixed(0)}`).join(', ')}`,
  };
}
