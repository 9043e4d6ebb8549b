import { expect, test } from './clinic.ts';

test.use({ serviceWorkers: 'allow', savesData: false });

test('airplane mode and back loses nothing', async ({ signedIn }) => {
  // The page's files are copied at low priority.
  test.slow();
  const page = await signedIn('doctor');
  const context = page.context();
  const note = page.getByRole('textbox', { name: 'SOAP note' });
  const newEvent = page.getByRole('dialog', { name: 'New event' });
  const words = `Typed on a plane ${Date.now()}`;
  const openNewEvent = async (): Promise<void> => {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('button', { name: 'New Appointment' }).click();
    await expect(newEvent.getByLabel('Title')).toBeVisible();
  };

  await test.step('the page’s files are kept once the browser is idle, and nothing else', async () => {
    await page.getByRole('list', { name: 'Unsigned notes' }).getByRole('link').last().click();
    await expect(note).toBeVisible();
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const caches = await window.caches.keys();
      const files = await Promise.all(
        caches.map(async (name) =>
          (await (await window.caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      return files.flat();
    });
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter((path) => !/^\/(assets\/[\w.-]+|color-scheme\.js|salus\.svg)?$/.test(path))).toEqual([]);
  });

  await context.setOffline(true);
  await test.step('an area that was not opened before waits, and the last page stays', async () => {
    await expect(page.getByText('Offline. What you type is saved on this computer.')).toBeVisible();
    await note.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` ${words}`);
    await page.getByRole('link', { name: 'Inventory' }).first().click();
    await expect(page.getByText('Offline. The page opens when the connection is back.')).toBeVisible();
    await expect(note).toContainText(words);
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeHidden();
    await expect(page.getByText('Network Error')).toBeHidden();
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Restock', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Offline\./)).toBeHidden();
  // What the window reads is kept from the first time that it is opened.
  await openNewEvent();
  await newEvent.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(newEvent).toBeHidden();

  await context.setOffline(true);
  await openNewEvent();
  await newEvent.getByLabel('Title').fill(words);
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(newEvent).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Restock' })).toBeVisible();
  await expect(page.getByText('Offline. What you type is saved on this computer.')).toBeVisible();

  await context.setOffline(false);
  await expect(newEvent.getByLabel('Title')).toHaveValue(words);
  await expect(page.getByText(/^Offline\./)).toBeHidden();
  await newEvent.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await page.getByRole('tab').nth(1).click();
  await expect(note).toContainText(words);
});
