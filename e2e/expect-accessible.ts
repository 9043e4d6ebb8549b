import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

// Of half the length of the other, and read once: it goes into every document that is looked through.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOADING = '[data-skeleton], .mantine-Skeleton-root';

/**
 * Nothing for axe to find on what the page shows, by WCAG 2.2 AA and its best practices; or of its colours alone, where the same page has
 * been looked through in another scheme.
 */
export async function expectAccessible(page: Page, of: 'all' | 'colours' = 'all'): Promise<void> {
  // Every page says what it is; one that doesn't yet is not there.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(comeToRest, LOADING);
  // In the page itself, once for each document: Salus has no frames, and a second page to gather their findings costs seconds.
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(AXE);
  const rules = of === 'all' ? '' : `, runOnly: ['color-contrast', 'link-in-text-block']`;
  const found = await page.evaluate<string[]>(`(async () => {
    const options = { resultTypes: ['violations'], preload: { assets: ['media'] }${rules} };
    // Where an element stands is worked out only once there is something to tell of one.
    const first = await axe.run({ ...options, selectors: false });
    if (first.violations.length === 0) return [];
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(' | '));
  })()`);
  expect(found).toEqual([]);
}

/**
 * Runs in the browser: resolves when nothing fades or slides any more (a fading dialog has the contrast of a faded one), nothing in
 * sight loads, and nothing has changed for a moment; some pages never rest, and are looked at as they are.
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
  // What is out of sight loads when somebody comes near it.
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
