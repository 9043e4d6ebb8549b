import type { Page } from '@playwright/test';
import { draftStored, expect, expectAccessible, isPhone, test } from './clinic.ts';

const soap = (page: Page) => page.getByRole('textbox', { name: 'SOAP note' });
const tray = (page: Page) => page.getByRole('region', { name: 'Not saved' });

async function type(page: Page, words: string): Promise<void> {
  await soap(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
}

/** Continues without finishing the word, as phone keyboards do. */
async function leave(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Visited pages/ }).click();
    await page.getByRole('dialog', { name: 'Visited pages' }).getByRole('button', { name: 'Dashboard' }).click();
  } else await page.keyboard.press('Alt+Digit1');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(soap(page)).toBeHidden();
}

test('an unfinished note survives closing its tab, a failed save and closing the browser', async ({ signedIn }, {
  project,
}) => {
  const page = await signedIn(project.name === 'phone' ? 'doctor' : 'doctor2');
  const mark = `(${project.name} ${Date.now()})`;
  const notes = page.getByRole('list', { name: 'Unsigned notes' }).getByRole('link');
  await notes.first().click();
  await expect(soap(page)).toBeVisible();
  const path = new URL(page.url()).pathname;

  await test.step('left in the middle of a word, it is there and saved', async () => {
    await type(page, ` ${mark} Sleeps bad`);
    await leave(page);
    await expect(tray(page)).toBeHidden();
    await page.goBack();
    await expect(soap(page)).toContainText(`${mark} Sleeps bad`);
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
  });

  let isDown = true;
  await page.context().route('**/api/chart', async (route) => {
    if (isDown && route.request().postData()?.includes('"operationName":"SaveChartNote"')) await route.abort();
    else await route.continue();
  });
  await test.step('what can’t be saved waits in a corner once the page is left', async () => {
    await type(page, 'ly since spring');
    await leave(page);
    await expect(tray(page)).toContainText('Chart note for');
    await expectAccessible(page);
  });

  await test.step('and is still there when the browser was closed', async () => {
    await draftStored(page, 'chart-note/');
    await draftStored(page, 'unsaved-forms');
    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto('/dashboard');
    await expect(tray(again)).toContainText('Chart note for');
    await tray(again).getByRole('button', { name: 'Go back and save' }).click();
    await expect(again).toHaveURL((url) => url.pathname === path);
    await expect(again.getByText(/^Your unsaved text was restored/)).toBeVisible();
    await expect(soap(again)).toContainText('Sleeps badly since spring');
    await expect(tray(again)).toBeHidden();
    isDown = false;
    await type(again, '. ');
    // A response may be that of the text before the last key: only the status says that everything has arrived.
    await expect(again.getByText(/^Saved/).first()).toBeVisible();
    await again.reload();
    await expect(soap(again)).toContainText(`${mark} Sleeps badly since spring.`);
    await expect(again.getByText(/^Your unsaved text was restored/)).toBeHidden();
  });
});
