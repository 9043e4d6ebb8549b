import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

// The minified version, read once, because it is injected into every checked document.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOADING = '[data-skeleton], .mantine-Skeleton-root';

/**
 * Expects that axe finds no violations on the page, by WCAG 2.2 AA and best practices; or only checks the colors, if
 * the same page was already checked in another color scheme.
 */
export async function expectAccessible(page: Page, of: 'all' | 'colours' = 'all'): Promise<void> {
  // Every page has a heading; without one, it has not loaded yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(comeToRest, LOADING);
  // Injected once per document: the app has no iframes, and axe's own handling of them takes seconds.
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(AXE);
  const rules = of === 'all' ? '' : `, runOnly: ['color-contrast', 'link-in-text-block']`;
  const found = await page.evaluate<string[]>(`(async () => {
    const options = { resultTypes: ['violations'], preload: { assets: ['media'] }${rules} };
    // Selectors of elements are computed only if there are violations.
    const first = await axe.run({ ...options, selectors: false });
    if (first.violations.length === 0) return [];
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(' | '));
  })()`);
  expect(found).toEqual([]);
}

/**
 * Runs in the browser: resolves when no animation is running (a fading dialog has reduced contrast), nothing in view is
 * loading, and nothing has changed for a moment. Pages that never settle are checked as they are.
 */
async function comeToRest(loading: string): Promise<void> {
  const [quietMs, patienceMs, mostMs] = [100, 350, 1500];
  const started = performance.now();
  let changed = started;
  const changes = new MutationObserver(() => (changed = performance.now()));
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const isMoving = (): boolean =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  // Content outside of the viewport loads when it is scrolled into view.
  const isLoading = (): boolean =>
    [...document.querySelectorAll(loading)].some((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
    });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = performance.now();
    if (now - started >= mostMs) break;
    if (isMoving() || isLoading()) changed = now;
    else if (now - changed >= quietMs || now - started >= patienceMs) break;
  }
  changes.disconnect();
}
