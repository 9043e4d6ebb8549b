import type { Locator, Page, Request } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { makePatient } from './portal-patient.ts';

const soap = (page: Page): Locator => page.getByRole('textbox', { name: 'SOAP note' });
const notice = (page: Page): Locator => page.getByText('Someone else changed this note');
/** The first paragraph of a section. */
const firstLine = (page: Page, section: string): Locator => soap(page).locator(`h2:text-is("${section}") + p`);

async function beginIn(page: Page, section: string): Promise<void> {
  await firstLine(page, section).click();
  await page.keyboard.press('End');
}

/** Types, and waits until the server has saved it. */
async function typeAndSave(page: Page, words: string): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => isSave(answer.request()) && answer.request().postData()!.includes(words),
  );
  await page.keyboard.type(` ${words}`);
  await saved;
}

function isSave(sent: Request): boolean {
  return sent.postData()?.includes('"operationName":"SaveChartNote"') === true;
}

/** Holds the saves of a page until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/chart', async (route) => {
    if (isSave(route.request())) await released;
    await route.continue();
  });
  return release;
}

test('two doctors write in one note, and are asked only about the same paragraph', async ({ signedIn, page: api }) => {
  test.slow();
  const patient = await makePatient(api, 'Ines');
  const first = await signedIn('doctor', `/patients/${patient.id}`);
  await expect(async () => {
    // A click whose page appeared only after the timeout.
    if (await soap(first).isVisible()) return;
    await first.getByRole('heading', { name: 'Chart Notes' }).scrollIntoViewIfNeeded({ timeout: 2000 });
    await first.getByRole('button', { name: 'New note' }).first().click({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(soap(first)).toBeVisible({ timeout: 60_000 });
  const second = await signedIn('doctor2', new URL(first.url()).pathname);
  await expect(soap(second)).toBeVisible({ timeout: 60_000 });
  const pages = [first, second] as const;
  const [complaint, advice] = ['Cough for three days, worse at night', 'Rest and plenty of fluids, back in a week'];

  await test.step('in different sections, at the same time: each sees what the other writes', async () => {
    await beginIn(first, 'Subjective');
    await beginIn(second, 'Plan');
    await Promise.all([first.keyboard.type(complaint, { delay: 25 }), second.keyboard.type(advice, { delay: 25 })]);
    for (const who of pages) {
      await expect(firstLine(who, 'Subjective')).toHaveText(complaint);
      await expect(firstLine(who, 'Plan')).toHaveText(advice);
    }
  });

  await test.step('and goes on where the caret was', async () => {
    await Promise.all([first.keyboard.type('. No fever.'), second.keyboard.type('. Call if worse.')]);
    for (const who of pages) {
      await expect(firstLine(who, 'Subjective')).toHaveText(`${complaint}. No fever.`);
      await expect(firstLine(who, 'Plan')).toHaveText(`${advice}. Call if worse.`);
      await expect(who.getByText(/^Saved/).first()).toBeVisible();
      await expect(notice(who)).toHaveCount(0);
    }
    await first.reload();
    await expect(firstLine(first, 'Subjective')).toHaveText(`${complaint}. No fever.`);
    await expect(firstLine(first, 'Plan')).toHaveText(`${advice}. Call if worse.`);
  });

  await test.step('in the same paragraph: the later one is asked', async () => {
    const release = await holdSaves(second);
    await beginIn(second, 'Subjective');
    const held = second.waitForRequest(isSave);
    await second.keyboard.type(' Lungs clear.');
    await held;
    await beginIn(first, 'Subjective');
    await typeAndSave(first, 'Smokes');
    release();
    await expect(notice(second)).toBeVisible();
    await second.getByRole('button', { name: 'Choose' }).click();
    const dialog = second.getByRole('dialog', { name: 'Someone else changed this note' });
    await expect(dialog).toContainText('No fever. Lungs clear.');
    await expect(dialog).toContainText('No fever. Smokes');
    await expectAccessible(second);
    // The other one goes on writing in the meantime.
    await typeAndSave(first, 'ten a day.');
    await dialog.getByRole('button', { name: 'Use this version' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('and both versions are in the note, without another question or a fragment', async () => {
    for (const who of pages) {
      await expect(soap(who).getByText(`${complaint}. No fever. Lungs clear.`, { exact: true })).toHaveCount(1);
      await expect(soap(who).getByText(`${complaint}. No fever. Smokes ten a day.`, { exact: true })).toHaveCount(1);
      await expect(soap(who).getByText(complaint)).toHaveCount(2);
      await expect(who.getByText(/^Saved/).first()).toBeVisible();
      await expect(notice(who)).toHaveCount(0);
    }
  });
});
