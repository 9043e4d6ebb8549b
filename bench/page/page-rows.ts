import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '#checks/running/find-chromium.ts';
import { openDatabase } from '#platform/database.ts';
import type { BenchClinic } from '../bench-clinic.ts';
import { fillInbox } from '../fill-inbox.ts';
import { calendarRows } from './calendar-rows.ts';
import { firstVisitRow } from './first-visit-row.ts';
import { inboxRow } from './inbox-row.ts';
import { median, paintedAfter } from './painted.ts';
import { patientsPagesRow } from './patients-pages-row.ts';
import { SALUS, startServer } from '../processes.ts';
import { recordPageRows } from './record-page-rows.ts';
import type { Row } from '../row.ts';
import { shellRows } from './shell-rows.ts';
import { typingRows } from './typing-rows.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const INBOX = 2000;
const dist = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Measures the page's size and rendering speed in a real browser with a full clinic. */
export async function pageRows(databaseUrl: string, dataDir: string, clinic: BenchClinic): Promise<Row[]> {
  const executablePath = await findChromium(() => '');
  if (executablePath === null) return [];
  const database = openDatabase(databaseUrl, { connections: 4 });
  await fillInbox(database, { url: databaseUrl, folder: dataDir, count: INBOX }, clinic);
  await database.close();
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const origin = `http://127.0.0.1:${salus.port}`;
    const weights = [...(await weigh(browser, origin, clinic)), await patientsPagesRow(browser, origin)];
    const times = await timePage(browser, origin, clinic);
    return [...weights, ...times];
  } finally {
    await browser.close();
    await salus.stop();
  }
}

async function weigh(browser: Browser, origin: string, clinic: BenchClinic): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Then the page fetches no code of other areas ahead, which would be counted.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const loaded = new Map<string, number>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(path) && !loaded.has(path)) loaded.set(path, 0);
  });
  const fresh = async (): Promise<number> => {
    // The page's live stream never ends, so the network is never idle.
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
  // The calendar's own library is loaded on use, as the goal allows, and reported separately.
  const plain = areas.filter(([path]) => path !== '/scheduling/index');
  const [largest, weight] = plain.toSorted((a, b) => b[1] - a[1])[0]!;
  return [
    {
      name: 'first page, gzip JS + CSS, kB',
      ratio: first,
      goal: 200,
      lowerIsBetter: true,
      detail: `sign-in; the shell, the dashboard and the kit of Salus add ${afterSignIn.toFixed(0)} kB`,
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
  const openSignedIn = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'America/New_York' });
    await page.goto(`${origin}/login`);
    await signIn(page, clinic);
    return page;
  };
  const firstVisit = await firstVisitRow(openSignedIn);
  const page = await openSignedIn();
  const open = await median(7, async () => {
    await page.goto(`${origin}/patients/index`);
    const row = page.getByRole('row').nth(3);
    await row.hover();
    await page.waitForTimeout(300);
    const shown = '[data-page-shown]:not([data-kept="/patients/index"]) h1';
    return paintedAfter(page, () => row.click(), shown, /\/patients\/[0-9a-f-]{36}/);
  });
  const calendar = await calendarRows(page, origin, clinic).catch((error: unknown) => {
    process.stderr.write(`week calendar: ${String(error).split('\n')[0]}\n`);
    return [];
  });
  const records = await recordPageRows(page, origin).catch((error: unknown) => {
    process.stderr.write(`records: ${String(error).split('\n')[0]}\n`);
    return [];
  });
  const typing = await typingRows(page, origin).catch((error: unknown) => {
    process.stderr.write(`typing: ${String(error).split('\n')[0]}\n`);
    return [];
  });
  const inbox = await inboxRow(page, origin, INBOX).catch((error: unknown) => {
    process.stderr.write(`inbox: ${String(error).split('\n')[0]}\n`);
    return null;
  });
  const shell = await shellRows(page, origin).catch((error: unknown) => {
    process.stderr.write(`shell: ${String(error).split('\n')[0]}\n`);
    return [];
  });
  await page.close();
  return [
    firstVisit,
    ...shell,
    {
      name: 'open a patient from the list, to painted, ms',
      ratio: open,
      goal: 80,
      lowerIsBetter: true,
      detail: 'click to the first frame with the patient and the frames of the panels, median of 7',
    },
    ...calendar,
    ...records,
    ...typing,
    ...(inbox === null ? [] : [inbox]),
  ];
}

async function signIn(page: Page, clinic: BenchClinic): Promise<void> {
  await page.getByLabel('Username').fill(clinic.username);
  await page.getByLabel('Password', { exact: true }).fill(clinic.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}
