import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Somebody of the demo clinic. */
export type Person = 'admin' | 'doctor' | 'doctor2' | 'doctor3' | 'nurse' | 'desk' | 'biller';

interface Fixtures {
  /** Opens a page of its own for somebody, signed in, at a path. */
  signedIn: (person: Person, path?: string) => Promise<Page>;
}

/** A test on the running demo clinic; what a page says on its console as an error fails it. */
export const test = base.extend<Fixtures>({
  // The server's address is known only once it runs.
  baseURL: async ({}, use) => use(process.env['SALUS_URL']),
  signedIn: async ({ browser, contextOptions, baseURL }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    const faults: string[] = [];
    await use(async (person, path = '/') => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Minified React|Warning:/.test(message.text()))
          faults.push(message.text());
      });
      await page.goto(`/login${path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`}`);
      await signIn(page, person);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

/** Fills the sign-in page and waits until it is left. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('User name').fill(`${person}@demo.salus`);
  await page.getByLabel('Password', { exact: true }).fill('salus-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  // Only the administrator belongs to both practices, and is asked which one.
  if (person === 'admin') await page.getByRole('button', { name: /Harborview Family Medicine/ }).click();
  await page.waitForURL((url) => url.pathname !== '/selectpractice');
}

/** Nothing for axe to find on what the page shows, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A fading dialog has the contrast of a faded one.
  await page.waitForTimeout(350);
  // In the page itself, once for each document: Salus has no frames, and a second page to gather their findings costs seconds.
  await page.evaluate(`typeof axe === 'undefined' && (() => { ${axe.source} })()`);
  const violations = await page.evaluate<{ id: string; targets: string[] }[]>(`
    axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })))`);
  expect(violations.map(({ id, targets }) => `${id}: ${targets.slice(0, 3).join(' | ')}`)).toEqual([]);
}

/** Whether the page is laid out for a phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992;
}

export { expect };
