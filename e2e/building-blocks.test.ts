import { expect, expectAccessible, isPhone, settingSaved, test } from './clinic.ts';

const PAGES = [
  ['index', 'Building blocks'],
  ['permission', 'Permission'],
  ['icons', 'Icons'],
  ['error-pages', 'Error pages'],
  ['excel', 'Excel'],
  ['pdf', 'PDF'],
  ['clipboard', 'Clipboard'],
  ['kit/list', 'List'],
  ['kit/rows', 'Rows'],
  ['kit/fields', 'Form fields'],
  ['kit/panels', 'Panels'],
  ['kit/chart', 'Chart'],
  ['kit/feedback', 'Feedback'],
  ['kit/formats', 'Formats'],
] as const;

test('every component is accessible, light and dark', async ({ signedIn }) => {
  // Fourteen pages, each checked by axe twice.
  test.setTimeout(600_000);
  const page = await signedIn('admin', '/demo/index');
  for (const [path, title] of PAGES)
    await test.step(path, async () => {
      if (path !== 'index') await page.goto(`/demo/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (path === 'kit/panels') await expect(page.getByRole('button', { name: 'Arrange Notes' })).toBeVisible();
      if (path === 'kit/fields') await expect(page.getByText('Drop files here')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colours');
      }
    });
});

test('users who are neither admin nor editor have no access', async ({ signedIn }) => {
  const page = await signedIn('nurse', '/demo/permission');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
});

test('a list is sorted, rows are selected by keyboard, and its columns are chosen', async ({ signedIn }) => {
  const page = await signedIn('admin', '/demo/kit/list');
  const list = page.getByRole('grid', { name: 'People' });
  await list.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 rows selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 rows selected')).toBeHidden();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Mobile' }).uncheck();
  await page.getByRole('button', { name: 'Move Status up' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('Short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('View “Short” saved')).toBeVisible();
});

test('a list is exported as CSV and as an Excel file', async ({ signedIn }) => {
  const page = await signedIn('admin', '/demo/excel');
  await page.getByRole('textbox', { name: 'Find a person' }).fill('Quist, Ada');
  for (const [kind, name] of [
    ['CSV', /^People .*\.csv$/],
    ['Excel', /^People .*\.xlsx$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: `${kind}, all rows` }).click();
    expect((await download).suggestedFilename()).toMatch(name);
    await expect(page.getByRole('dialog', { name: 'Export People' })).toBeHidden();
  }
});

test('panels are arranged without a pointer, saved, and reset', async ({ signedIn }) => {
  const page = await signedIn('admin', '/demo/kit/panels');
  const order = (): Promise<string[]> =>
    page.getByRole('region', { name: 'Panels to arrange' }).getByRole('heading').allTextContents();
  await page.getByRole('button', { name: 'Arrange Notes' }).focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await items.filter({ hasText: 'Move up' }).click();
  // Users move a panel several times in a row, so the menu stays open until it is closed.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect.poll(async () => (await order())[0]).toBe('Notes');
  await page.getByRole('button', { name: 'Arrange Tasks' }).click();
  await items.filter({ hasText: 'Hide' }).click();
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeHidden();
  const saved = settingSaved(page);
  await page.getByRole('button', { name: 'Save my layout' }).click();
  await expect(page.getByText('Layout saved')).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: '1 hidden' })).toBeVisible();
  await expect.poll(async () => (await order())[0]).toBe('Notes');
  // Another test with the same user starts from this state.
  const putBack = settingSaved(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  await putBack;
});

test('panels are dragged by their title and resized by their corner, saved, and reset', async ({ signedIn }) => {
  const page = await signedIn('admin', '/demo/kit/panels');
  test.skip(isPhone(page), 'on a phone panels are stacked and arranged by their menus');
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const box = async (name: string) => (await panel(name).boundingBox())!;
  const order = async (): Promise<string[]> =>
    (await page.getByRole('region', { name: 'Panels to arrange' }).getByRole('heading').allTextContents()).slice(0, 3);
  await expect(panel('History')).toBeVisible();
  const first = await order();

  await test.step('a title is dragged to another place', async () => {
    const [from, to] = [await box(first[2]!), await box(first[0]!)];
    await page.mouse.move(from.x + 60, from.y + 18);
    await page.mouse.down();
    await page.mouse.move(from.x - 20, from.y + 22, { steps: 4 });
    await page.mouse.move(to.x + 60, to.y + 18, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await order())[0]).toBe(first[2]);
  });

  await test.step('a corner is dragged: two columns wider, and higher', async () => {
    const before = await box(first[2]!);
    await panel(first[2]!).hover();
    const corner = { x: before.x + before.width - 8, y: before.y + before.height - 8 };
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x + 120, corner.y + 60, { steps: 8 });
    await page.mouse.move(corner.x + before.width / 2, corner.y + 104, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await box(first[2]!)).width / before.width - 0.5)).toBe(1);
    expect((await box(first[2]!)).height).toBeGreaterThan(before.height + 80);
  });

  const saved = settingSaved(page);
  await page.getByRole('button', { name: 'Save my layout' }).click();
  await expect(page.getByText('Layout saved')).toBeVisible();
  await saved;
  const wide = await box(first[2]!);
  await page.reload();
  await expect.poll(async () => (await order())[0]).toBe(first[2]);
  await expect.poll(() => box(first[2]!)).toEqual(wide);
  const putBack = settingSaved(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(order).toEqual(first);
  await putBack;
});

test('a form shows errors next to each field, and restores what was removed', async ({ signedIn }) => {
  const page = await signedIn('admin', '/demo/kit/fields');
  await page.getByRole('textbox', { name: 'Time', exact: true }).fill('905');
  await page.getByRole('textbox', { name: 'Price' }).fill('1234.5');
  await page.getByRole('textbox', { name: 'Weight' }).fill('heavy');
  await expect(page.getByRole('textbox', { name: 'Time', exact: true })).toHaveValue('9:05 AM');
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('1,234.50');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const message of ['Second Name is Required', 'Please enter a number', 'Gender is Required'])
    await expect(page.getByText(message)).toBeVisible();

  await page.goto('/demo/kit/feedback');
  await page.getByRole('button', { name: 'Remove Ada' }).click();
  await expect(page.getByRole('button', { name: 'Remove Ada' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Ada' })).toBeVisible();
});

test('a page that crashes does not affect the shell, and its report contains no names', async ({ signedIn }) => {
  const page = await signedIn('admin', '/demo/error-pages');
  await page.getByRole('button', { name: 'A page that breaks' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByText('Kind: Error')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Patients' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Error pages' })).toBeVisible();
});

test('a lost connection is shown until it is restored', async ({ signedIn }) => {
  const page = await signedIn('admin', '/demo/index');
  await page.waitForTimeout(4000);
  await page.context().setOffline(true);
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Offline\./)).toBeHidden({ timeout: 60_000 });
});
