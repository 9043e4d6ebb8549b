import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import type { Person } from './come-in.ts';

// These tests only read, so they run in parallel.
test.describe.configure({ timeout: 240_000, mode: 'parallel' });

type Scheme = 'light' | 'dark';

/** Returns the targets of the links on the current page. */
async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

const PUBLIC = [
  '/login',
  '/reset',
  '/checkemail',
  '/about-us',
  '/privacy',
  '/terms',
  '/404',
  '/401',
  '/sandbox/outbox',
  '/offered-time',
  '/book/harborview',
  '/kiosk',
];
const MORE: Partial<Record<Person, string[]>> = {
  admin: [
    '/program/index/add_program',
    '/program_detail/index',
    '/program_detail/content',
    '/program_detail/patientList',
    '/patients/duplicates',
    '/patients/import',
    '/patients/import_records',
    '/patients/rehearsal',
    '/settings/e-prescribing-verify',
    '/settings/e-prescribing-main',
    '/demo/index',
  ],
  doctor: ['/patients/duplicates'],
};

// The administrator has access to all pages; for the other users, one color scheme is enough.
const SCHEMES: Partial<Record<Person, readonly Scheme[]>> = { admin: ['light', 'dark'] };

// The administrator's pages are split into four tests, so that none of them takes too long.
const TURNS = { admin: 4, desk: 1 } as const;

for (const [person, turn] of [
  ...Array.from({ length: TURNS.admin }, (_, at) => ['admin', at] as const),
  ['desk', 0] as const,
]) {
  const part = TURNS[person] === 1 ? '' : `, part ${turn + 1} of ${TURNS[person]}`;
  test(`${person}: every page that they may open loads, fits the screen and is accessible${part}`, async ({
    signedIn,
  }) => {
    test.setTimeout(600_000);
    // The guide lists the accessible pages by area; the demo pages have their own tests.
    const page = await signedIn(person, '/guide/index');
    await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
    const paths = [...(await linksOf(page)), '/profile/index', '/settings/security', ...(MORE[person] ?? [])];
    const own = [...new Set(paths)].filter((_path, at) => at % TURNS[person] === turn);
    for (const path of own) await test.step(path, () => look(page, path, SCHEMES[person] ?? ['light']));
  });
}

test('every public page loads and is accessible, light and dark', async ({ page }) => {
  for (const path of PUBLIC) await test.step(path, () => look(page, path, ['light', 'dark']));
});

async function look(page: Page, path: string, schemes: readonly Scheme[]): Promise<void> {
  // Checks the final state of a page, without animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('h1:visible, [data-page-title]:visible').first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/(401|404)$/.test(path) ? /nowhere/ : /\/(401|404)(\?|$)/);
  await expect(page.locator('[data-skeleton]:visible, .mantine-Skeleton-root:visible')).toHaveCount(0);
  if (isPhone(page)) {
    // Overflow is clipped on a phone: measure as if it were not.
    const tooWide = await page.evaluate(() => {
      const root = document.documentElement;
      root.style.overflowX = 'visible';
      const width = root.scrollWidth - window.innerWidth;
      root.style.overflowX = '';
      return width;
    });
    expect(tooWide, 'wider than the screen, in px').toBeLessThanOrEqual(0);
  }
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, at === 0 ? 'all' : 'colours');
  }
}
