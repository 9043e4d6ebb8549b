import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Row } from '../row.ts';

const dist = fileURLToPath(new URL('../../dist/web', import.meta.url));
// The loaded code is the same whether or not the link is valid.
const PAGES = ['/appointment#none', '/offered-time#none', '/portal#none'];

/** Measures the total download of the largest patient page behind a link; each with an empty cache. */
export async function patientsPagesRow(browser: Browser, origin: string): Promise<Row> {
  const weights: { path: string; weight: number }[] = [];
  for (const path of PAGES) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const fetched = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|css)$/.test(pathname)) fetched.add(pathname);
    });
    await page.goto(origin + path);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(1500);
    const sizes = [...fetched].map(async (file) => gzipSync(await readFile(dist + file)).length / 1000);
    weights.push({
      path: path.split('#')[0]!,
      weight: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    });
    await context.close();
  }
  return {
    name: "a patient's page behind a link, in all, gzip JS + CSS, kB",
    ratio: Math.max(...weights.map(({ weight }) => weight)),
    goal: 200,
    lowerIsBetter: true,
    detail: weights.map(({ path, weight }) => `${path} ${weight.toFixed(0)} kB`).join(', '),
  };
}
