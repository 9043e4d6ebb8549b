import type { Locator, Page } from '@playwright/test';
import { expect, isPhone, test } from './clinic.ts';

/** Presses Tab until the focus reaches the goal; each stop must be visible and have a focus indicator. */
async function tabTo(page: Page, goal: Locator, most = 40): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, seen } = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const box = at.getBoundingClientRect();
      const isMarked = (element: Element): boolean => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      };
      const inSight = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
      const marked = [at, ...at.children, ...(at.parentElement === null ? [] : [at.parentElement])].some(isMarked);
      return {
        name: `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent}`.slice(0, 60),
        seen: at !== document.body && inSight && (marked || at.matches('input, textarea')),
      };
    });
    expect(seen, `the focus shows on ${name}`).toBe(true);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab did not come there');
}

const expectFocusIn = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('the whole shell works by keyboard: the focus is always visible, and Escape closes the topmost layer', async ({
  signedIn,
}) => {
  test.setTimeout(600_000);
  const page = await signedIn('nurse', '/guide/index');
  test.skip(isPhone(page), 'a phone has no keyboard');
  const heading = page.getByRole('heading', { level: 1, name: 'Guide' });
  await expect(heading).toBeVisible();
  const plus = page.getByRole('button', { name: 'New', exact: true });

  await test.step('past the header with one key, or through it', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.reload();
    await expect(heading).toBeVisible();
    // The tab bar updates a moment later, which must not affect the first Tab.
    await page.waitForTimeout(300);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await skip.focus();
    await tabTo(page, plus);
  });

  await test.step('the plus menu: open, look, away', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'New Task' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(plus).toBeFocused();
  });

  await test.step('a window takes the focus and gives it back', async () => {
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: 'New Appointment' }), 4);
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: 'New event' });
    await expectFocusIn(window);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(plus).toBeFocused();
  });

  await test.step('the bell', async () => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await tabTo(page, bell, 4);
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expectFocusIn(list);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bell).toBeFocused();
  });

  await test.step('the drawer', async () => {
    const account = page.getByRole('button', { name: /: account$/ });
    await tabTo(page, account, 2);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Page style' }), 10);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Page style' });
    await expectFocusIn(drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(account).toBeFocused();
  });

  await test.step('tabs and side panel', async () => {
    const tab = page.getByRole('tab', { name: 'Guide' });
    await tabTo(page, tab, 4);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
    // A page that has to be loaded first also gets the focus when it appears.
    const area = page.getByRole('navigation').getByRole('link', { name: 'Scheduling', exact: true });
    await area.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-kept="/scheduling/index"] [data-page-title]')).toBeFocused();
    await page.goto('/settings/security');
    const side = page.getByRole('navigation', { name: 'Side panel' });
    await expect(side.getByRole('button', { name: 'Collapse the side panel' })).toBeVisible();
    await page.keyboard.press('Alt+b');
    await expect(side.getByRole('button', { name: 'Open the side panel' })).toBeVisible();
    await page.keyboard.press('Alt+b');
    await expect(side.getByRole('button', { name: 'Collapse the side panel' })).toBeVisible();
  });

  await test.step('a question over a dialog: Escape answers the question only', async () => {
    await page.goto('/patients/index');
    const begin = page.getByRole('button', { name: 'New patient' });
    await begin.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New patient' });
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    await page.keyboard.type('Ada');
    // A layer that floats above the dialog is topmost.
    const choose = dialog.getByRole('button', { name: 'Choose from a calendar' }).first();
    await choose.focus();
    await page.keyboard.press('Enter');
    const month = page.getByRole('dialog', { name: 'Calendar' });
    await expect(month).toBeVisible();
    await expect(choose).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(month).toBeHidden();
    await expect(choose).toBeFocused();
    await dialog.getByLabel('First Name').focus();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Close without saving?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(begin).toBeFocused();
  });

  await test.step('what can be undone is reached from anywhere', async () => {
    const page = await signedIn('admin', '/demo/kit/feedback');
    const remove = page.getByRole('button', { name: 'Remove Ada' });
    await expect(remove).toBeVisible();
    await page.clock.install();
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(remove).toBeHidden();
    await page.keyboard.press('F8');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    // It waits as long as it has the focus.
    await page.clock.fastForward(8500);
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
  });
});
