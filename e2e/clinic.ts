import { expect, test as base, type Page } from '@playwright/test';
import { comeIn, type Person } from './come-in.ts';

type Opens = (person: Person, path?: string) => Promise<Page>;

interface Fixtures {
  /** Opens a page in a browser of its own; what it says on its console as an error fails the test. */
  ownPage: () => Promise<Page>;
  /** Opens a page of its own for somebody, in a session of its own, at a path. The sign-in page isn't shown: it has journeys of its own. */
  signedIn: Opens;
  /** The same by the sign-in page, for what is about coming in and staying in. */
  signedInByHand: Opens;
}

/** A test on the running demo clinic; what a page says on its console as an error fails it. */
export const test = base.extend<Fixtures>({
  // The server's address is known only once it runs.
  baseURL: async ({}, use) => use(process.env['SALUS_URL']),
  ownPage: async ({ browser, contextOptions, baseURL }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    const failures: string[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => failures.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Minified React|Warning:/.test(message.text()))
          failures.push(message.text());
      });
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(failures).toEqual([]);
  },
  signedIn: async ({ ownPage }, use) => {
    await use(async (person, path = '/') => {
      const page = await ownPage();
      await comeIn(page, person);
      await page.goto(path);
      await expect(page.locator('main').first()).toBeVisible();
      await expect(page).not.toHaveURL(/\/login/);
      return page;
    });
  },
  signedInByHand: async ({ ownPage }, use) => {
    await use(async (person, path = '/') => {
      const page = await ownPage();
      await page.goto(`/login${path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`}`);
      await signIn(page, person);
      return page;
    });
  },
});

/** Fills the sign-in page and waits until it is left. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username').fill(`${person}@demo.salus`);
  await page.getByLabel('Password', { exact: true }).fill('salus-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  // Only the administrator belongs to both practices, and is asked which one.
  if (person === 'admin') await page.getByRole('button', { name: /Harborview Family Medicine/ }).click();
  await page.waitForURL((url) => url.pathname !== '/selectpractice');
}

/** Resolves when the server has taken over the next setting of the person on the page: layouts, the page style and the like are sent a moment late. */
export async function settingSaved(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.request().postData()?.includes('SaveUserSetting') === true);
}

/** Whether the page is laid out for a phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992;
}

export { expect };
export { expectAccessible } from './expect-accessible.ts';
