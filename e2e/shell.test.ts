import { expect, expectAccessible, isPhone, test } from './clinic.ts';

const bar = { name: 'Visited pages' };

test('visited pages are tabs that preserve input, and work by keyboard', async ({ signedIn }) => {
  const page = await signedIn('desk', '/patients/index');
  if (isPhone(page)) {
    await expect(page.getByRole('button', { name: /^Visited pages/ })).toBeVisible();
    return;
  }
  const tabs = page.getByRole('tablist', bar).getByRole('tab');
  await expect(tabs).toHaveText(['Dashboard', 'Patients']);

  await test.step('typed text outlives the way to another page and back', async () => {
    const search = page.getByPlaceholder(/Name, date of birth/);
    await search.fill('Zzz');
    await page.keyboard.press('Alt+Digit1');
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(search).toBeHidden();
    await page.keyboard.press('Alt+Digit2');
    await expect(page).toHaveURL(/\/patients\/index/);
    await expect(search).toHaveValue('Zzz');
  });

  await test.step('the menu of a tab', async () => {
    await tabs.nth(1).focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem')).toHaveText(['Refresh', 'Close', 'Close Others', 'Close All']);
    await expectAccessible(page);
    const header = page.getByRole('banner');
    await header.evaluate((element) => element.setAttribute('data-seen', ''));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/patients\/index/);
    await expect(page.getByPlaceholder(/Name, date of birth/)).toBeVisible();
    // Only the page is remounted: the shell, and the pages of other tabs, stay.
    await expect(header).toHaveAttribute('data-seen');
    await tabs.nth(0).click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText(['Refresh', 'Close Others', 'Close All']);
    await page.keyboard.press('Escape');
  });

  await test.step('a reload keeps the tabs; Delete and the middle button close them', async () => {
    await page.goto('/guide/index');
    await expect(tabs).toHaveText(['Dashboard', 'Patients', 'Guide']);
    await page.reload();
    await expect(tabs).toHaveText(['Dashboard', 'Patients', 'Guide']);
    await tabs.nth(2).focus();
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/\/patients\/index/);
    await tabs.nth(1).click({ button: 'middle' });
    await expect(tabs).toHaveText(['Dashboard']);
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test('the page style applies immediately and survives a reload', async ({ signedIn }, { project }) => {
  // Each project uses a different user, because a page style is saved.
  const page = await signedIn(project.name === 'phone' ? 'doctor3' : 'biller');
  await page.getByRole('button', { name: /: account$/ }).click();
  await page.getByRole('button', { name: 'Page style' }).click();
  const drawer = page.getByRole('dialog', { name: 'Page style' });
  await drawer.getByLabel('Plum').check({ force: true });
  // Each change is saved with a delay, alone or with the next: the last request has them all.
  const last = [`"textSize":"large"`, `"scheme":"dark"`, ...(isPhone(page) ? [] : [`"tagsView":false`])];
  const saved = page.waitForResponse((answer) => {
    const sent = answer.request().postData() ?? '';
    return sent.includes('SaveUserSetting') && last.every((part) => sent.includes(part));
  });
  await drawer.getByText('Large').click();
  await drawer.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  if (!isPhone(page)) {
    await drawer.getByLabel('Open Tags-View').uncheck({ force: true });
    await expect(page.getByRole('tablist', { ...bar, includeHidden: true })).toBeHidden();
  }
  await saved;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  const accent = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--salus-accent').trim());
  await expect.poll(accent).toBe('#c88fd9');
});

test('the dashboard’s day is chosen in the side panel; the guide and the profile load', async ({ signedIn }) => {
  const page = await signedIn('nurse', '/dashboard');
  const side = page.getByRole('navigation', { name: 'Side panel' });
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await side.getByRole('button', { name: 'Next month' }).click();
  await side.getByRole('button', { name: /^15 / }).click();
  const day = page.getByRole('button', { name: /^\w{3}, \w{3} 15$/ });
  // On a phone the menu closes after a choice.
  if (isPhone(page)) await expect(side).toBeHidden();
  await expect(day).toBeVisible();
  await day.click();
  await expect(page.getByRole('button', { name: 'Today', exact: true }).last()).toBeVisible();
  await expect(day).toBeHidden();
  await page.goto('/guide/index');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile/index');
  await expect(page.getByRole('definition').filter({ hasText: /^Nurse$/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe('while the user reads the dashboard', () => {
  test.use({ savesData: false });

  test('the areas are rendered ahead, and read nothing until they are visited', async ({ signedIn }) => {
    const page = await signedIn('nurse', '/dashboard');
    // A phone renders no page ahead.
    if (isPhone(page)) return;
    const read: string[] = [];
    page.on('request', (request) => {
      const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
      if (operation !== undefined) read.push(operation);
    });
    const kept = (path: string) => page.locator(`[data-kept="${path}"]`);
    await expect(kept('/tasks/ToDo')).toBeAttached();
    await expect(kept('/settings/facility').or(kept('/program/index')).first()).toBeAttached();
    expect(read).not.toContain('Tasks');
    expect(read).not.toContain('PatientList');

    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Tasks/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tasks\/ToDo/);
    await expect(page.locator('[data-page-shown]')).toHaveAttribute('data-kept', '/tasks/ToDo');
    await expect.poll(() => read).toContain('Tasks');
    await expect(page.getByRole('tablist', bar).getByRole('tab')).toHaveText(['Dashboard', 'Tasks']);
    await expectAccessible(page);

    await test.step('a closed tab is not rendered again', async () => {
      await page.getByRole('tablist', bar).getByRole('tab').nth(1).click({ button: 'middle' });
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(kept('/tasks/ToDo')).toHaveCount(0);
    });
  });
});
