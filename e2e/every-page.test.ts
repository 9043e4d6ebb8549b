import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import type { Person } from './come-in.ts';

// They only look: whichever is free takes the next.
test.describe.configure({ timeout: 240_000, mode: 'parallel' });

type Scheme = 'light' | 'dark';

/** Where the links of the page that is shown lead. */
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
];
const MORE: Partial<Record<Person, string[]>> = {
  admin: [
    '/program/index/add_program',
    '/program_detail/index',
    '/program_detail/content',
    '/program_detail/patientList',
    '/patients/duplicates',
    '/patients/import',
    '/settings/e-prescribing-verify',
    '/settings/e-prescribing-main',
    '/demo/index',
  ],
  doctor: ['/patients/duplicates'],
};

// Whoever may open everything sees everything: what the others see of it is looked at in one scheme.
const SCHEMES: Partial<Record<Person, readonly Scheme[]>> = { admin: ['light', 'dark'] };

// So many pages are looked at in four turns, that none of them is the long one which everybody waits for.
const TURNS = { admin: 4, desk: 1 } as const;

for (const [person, turn] of [
  ...Array.from({ length: TURNS.admin }, (_, at) => ['admin', at] as const),
  ['desk', 0] as const,
]) {
  const part = TURNS[person] === 1 ? '' : `, part ${turn + 1} of ${TURNS[person]}`;
  test(`${person}: every page that they may open stands, fits the screen and is accessible${part}`, async ({
    signedIn,
  }) => {
    test.setTimeout(300_000);
    // The guide lists what somebody may open, area by area; the demo pages have a journey of their own.
    const page = await signedIn(person, '/guide/index');
    await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
    const paths = [...(await linksOf(page)), '/profile/index', '/settings/security', ...(MORE[person] ?? [])];
    const own = [...new Set(paths)].filter((_path, at) => at % TURNS[person] === turn);
    for (const path of own) await test.step(path, () => look(page, path, SCHEMES[person] ?? ['light']));
  });
}

test('every page that needs nobody stands and is accessible, light and dark', async ({ page }) => {
  for (const path of PUBLIC) await test.step(path, () => look(page, path, ['light', 'dark']));
});

async function look(page: Page, path: string, schemes: readonly Scheme[]): Promise<void> {
  // A page is looked at where it has come to, not on its way there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('h1:visible, [data-page-title]:visible').first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/(401|404)$/.test(path) ? /nowhere/ : /\/(401|404)(\?|$)/);
  await expect(page.locator('[data-skeleton]:visible, .mantine-Skeleton-root:visible')).toHaveCount(0);
  if (isPhone(page)) {
    // What is beyond the edge is cut off on a phone: it is measured as if it were not.
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
