import type { Page } from '@playwright/test';

/**
 * Returns the milliseconds from a click to the frame in which the URL and an element (or up to `most`) have appeared.
 */
export async function paintedAfter(
  page: Page,
  act: () => Promise<void>,
  selector: string,
  address: RegExp,
  most = 1,
): Promise<number> {
  await page.evaluate(
    ([target, pattern, count]) => {
      const state = window as unknown as { painted?: Promise<number> };
      state.painted = new Promise((resolve) => {
        let begun = 0;
        addEventListener('pointerdown', () => (begun = performance.now()), { once: true, capture: true });
        const look = (): void => {
          const there =
            begun > 0 &&
            new RegExp(pattern!).test(location.href) &&
            document.querySelectorAll(target!).length >= Number(count);
          if (there) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    [selector, address.source, String(most)],
  );
  await act();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/**
 * Returns the milliseconds from a click to the last frame in which the text of the shown page changed, so that a page
 * is not called painted before its rows have arrived. `address` is the path of that page; a second without changes and
 * placeholders ends the measurement.
 */
export async function settledAfter(page: Page, act: () => Promise<void>, address: string): Promise<number> {
  await page.evaluate((path) => {
    const state = window as unknown as { painted?: Promise<number> };
    state.painted = new Promise((resolve) => {
      let begun = 0;
      let changed = 0;
      let length = -1;
      addEventListener('pointerdown', () => (begun = performance.now()), { once: true, capture: true });
      const look = (): void => {
        const shown = begun > 0 ? document.querySelector(`[data-page-shown][data-kept^="${path}"]`) : null;
        const now = shown?.textContent.length ?? -1;
        if (now !== length) setTimeout(() => (changed = performance.now()));
        length = now;
        const isLoading = shown?.querySelector('[aria-busy="true"], [data-skeleton]') != null;
        if (changed > 0 && !isLoading && performance.now() - changed > 1000) resolve(changed - begun);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, address);
  await act();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/** Returns the median of several measurements. */
export async function median(times: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push(await measure());
  return found.toSorted((a, b) => a - b)[Math.floor(times / 2)]!;
}
