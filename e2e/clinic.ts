import { expect, test as base, type Page } from '@playwright/test';
import { comeIn, type Person } from './come-in.ts';

type OpenPage = (person: Person, path?: string) => Promise<Page>;

interface Fixtures {
  /** The browser saves data: nothing is loaded ahead, which would take most of the time of two cores. */
  savesData: boolean;
  /** Opens a page in a separate browser context; an error on its console fails the test. */
  ownPage: () => Promise<Page>;
  /**
   * Opens a page for a member at a path, with a separate session. It skips the sign-in page, which has its own tests.
   */
  signedIn: OpenPage;
  /** The same through the sign-in page, for tests about signing in and staying signed in. */
  signedInByHand: OpenPage;
}

/** A test on the running demo clinic; an error on a page's console fails it. */
export const test = base.extend<Fixtures>({
  // The server's URL is known only once it runs.
  baseURL: async ({}, use) => use(process.env['SALUS_URL']),
  savesData: [true, { option: true }],
  ownPage: async ({ browser, contextOptions, baseURL, savesData }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    const failures: string[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      contexts.push(context);
      if (savesData)
        await context.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
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

/** Fills in the sign-in page and waits for the next page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username').fill(`${person}@demo.salus`);
  await page.getByLabel('Password', { exact: true }).fill('salus-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  // Only the administrator belongs to both practices, and is asked which one to use.
  if (person === 'admin') await page.getByRole('button', { name: /Harborview Family Medicine/ }).click();
  await page.waitForURL((url) => url.pathname !== '/selectpractice');
}

/**
 * Resolves when the server has saved the user's next setting: layouts, the page style and so on are sent with a delay.
 */
export async function settingSaved(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.request().postData()?.includes('SaveUserSetting') === true);
}

/**
 * Resolves when the browser has stored a draft whose key contains `part`. Drafts are encrypted and written a moment
 * after the last change.
 */
export async function draftStored(page: Page, part: string): Promise<void> {
  const keys = (): Promise<string[]> =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('salus', 1);
          opening.onerror = () => reject(opening.error ?? new Error('The browser could not open its store.'));
          opening.onsuccess = () => {
            const reading = opening.result.transaction('entries').objectStore('entries').getAllKeys();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result.map(String));
            };
          };
        }),
    );
  await expect
    .poll(async () => (await keys()).some((key) => key.startsWith('draft/') && key.includes(part)))
    .toBe(true);
}

/** Returns whether the page has the phone layout. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992;
}

export { expect };
export { expectAccessible } from './expect-accessible.ts';
