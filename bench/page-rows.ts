import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '#checks/running/find-chromium.ts';
import type { BenchClinic } from './bench-clinic.ts';
import { SALUS, startServer } from './processes.ts';
import type { Row } from './row.ts';
import { shellRows } from './shell-rows.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const dist = fileURLToPath(new URL('../dist/web', import.meta.url));

/** What the page weighs, and how fast it paints, in a real browser against a full clinic. */
export async function pageRows(databaseUrl: string, dataDir: string, clinic: BenchClinic): Promise<Row[]> {
  const executablePath = await findChromium(() => '');
  if (executablePath === null) return [];
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const origin = `http://127.0.0.1:${salus.port}`;
    const weights = await weigh(browser, origin, clinic);
    const times = await timePage(browser, origin, clinic);
    return [...weights, ...times];
  } finally {
    await browser.close();
    await salus.stop();
  }
}

async function weigh(browser: Browser, origin: string, clinic: BenchClinic): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = new Map<string, number>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(path) && !loaded.has(path)) loaded.set(path, 0);
  });
  const fresh = async (): Promise<number> => {
    // The page's live stream never ends, so that the network is never idle.
    await page.waitForTimeout(2000);
    let sum = 0;
    for (const [path, size] of loaded) {
      if (size > 0) continue;
      const weight = gzipSync(await readFile(`${dist}${path}`)).length / 1000;
      loaded.set(path, weight);
      sum += weight;
    }
    return sum;
  };
  await page.goto(`${origin}/login`);
  const first = await fresh();
  await signIn(page, clinic);
  const afterSignIn = await fresh();
  const areas: [string, number][] = [];
  for (const path of ['/patients/index', '/audit_logs/index', '/chart/index', '/scheduling/index']) {
    await page.goto(`${origin}${path}`);
    areas.push([path, await fresh()]);
  }
  await page.close();
  // The calendar's own library is loaded on use, as the goal allows, and told beside.
  const plain = areas.filter(([path]) => path !== '/scheduling/index');
  const [largest, weight] = plain.toSorted((a, b) => b[1] - a[1])[0]!;
  return [
    {
      name: 'first page, gzip JS + CSS, kB',
      ratio: first,
      goal: 200,
      lowerIsBetter: true,
      detail: `sign-in; the shell, the dashboard and the kit of the house add ${afterSignIn.toFixed(0)} kB`,
    },
    {
      name: "another area's chunk, gzip, kB",
      ratio: weight,
      goal: 60,
      lowerIsBetter: true,
      detail: `${largest}; with its library the calendar has ${areas.at(-1)![1].toFixed(0)} kB`,
    },
  ];
}

async function timePage(browser: Browser, origin: string, clinic: BenchClinic): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'America/New_York' });
  await page.goto(`${origin}/login`);
  await signIn(page, clinic);
  const open = await median(7, async () => {
    await page.goto(`${origin}/patients/index`);
    const row = page.getByRole('row').nth(3);
    await row.hover();
    await page.waitForTimeout(300);
    const shown = '[data-page-shown]:not([data-kept="/patients/index"]) h1';
    return paintedAfter(page, () => row.click(), shown, /\/patients\/[0-9a-f-]{36}/);
  });
  const week = await timeWeek(page, origin, clinic).catch((error: unknown) => {
    process.stderr.write(`week calendar: ${String(error).split('\n')[0]}\n`);
    return null;
  });
  const shell = await shellRows(page, origin).catch((error: unknown) => {
    process.stderr.write(`shell: ${String(error).split('\n')[0]}\n`);
    return [];
  });
  await page.close();
  return [
    ...shell,
    {
      name: 'open a patient from the list, to painted, ms',
      ratio: open,
      goal: 100,
      lowerIsBetter: true,
      detail: 'click to the first frame with the patient and the frames of the panels, median of 7',
    },
    ...(week === null
      ? []
      : [
          {
            name: 'week calendar, 8 doctors, 2,000 events, to painted, ms',
            ratio: week,
            goal: 250,
            lowerIsBetter: true,
            detail: 'from the answer to the first frame with the events, median of 5',
          },
        ]),
  ];
}

/** From the arrival of a week's events to the frame that shows them all: 8 doctors side by side, 2,000 events. */
async function timeWeek(page: Page, origin: string, clinic: BenchClinic): Promise<number> {
  const choices = { calendars: clinic.calendarIds.slice(0, 8), view: 'week', weekends: false };
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [`salus-calendar/${clinic.userId}`, JSON.stringify(choices)],
  );
  const day = new Date(clinic.fullWeek.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  return median(5, async () => {
    await page.goto(`${origin}/scheduling/index?view=week&day=${day}`);
    return page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const until = performance.now() + 20_000;
          const look = (): void => {
            const shown = document.querySelectorAll(
              'main [role=button][class*="_event_"], main button[class*="_box_"]',
            ).length;
            if (shown >= 1900) {
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
    );
  });
}

/** Milliseconds from an action to the frame after the address and an element are there. */
async function paintedAfter(page: Page, act: () => Promise<void>, selector: string, address: RegExp): Promise<number> {
  await page.evaluate(
    ([wanted, pattern]) => {
      const state = window as unknown as { painted?: Promise<number> };
      state.painted = new Promise((resolve) => {
        let begun = 0;
        addEventListener('pointerdown', () => (begun = performance.now()), { once: true, capture: true });
        const look = (): void => {
          const there =
            begun > 0 && new RegExp(pattern!).test(location.pathname) && document.querySelector(wanted!) !== null;
          if (there) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    [selector, address.source],
  );
  await act();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

async function signIn(page: Page, clinic: BenchClinic): Promise<void> {
  await page.getByLabel('User name').fill(clinic.username);
  await page.getByLabel('Password', { exact: true }).fill(clinic.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function median(times: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push(await measure());
  return found.toSorted((a, b) => a - b)[Math.floor(times / 2)]!;
}
