import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { makePatient } from './portal-patient.ts';

const soap = (page: Page) => page.getByRole('textbox', { name: 'SOAP note' });

/** Returns the number of blanks left in the SOAP note. */
const blanksOf = async (page: Page): Promise<number> =>
  (await soap(page).innerText()).match(/\*\*\*|\{[^{}|]+\|[^{}]+\}/g)?.length ?? 0;

/** Types a code into a panel's field and chooses the first result. */
async function addCode(page: Page, kind: 'diagnosis' | 'procedure', typed: string, code: string): Promise<void> {
  // On a phone a panel is rendered when it is scrolled near the viewport.
  const panel = page.locator(`[data-panel="${kind === 'diagnosis' ? 'icd10' : 'cpt'}"]`);
  await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const field = page.getByRole('combobox', { name: `Add ${kind}` });
  await field.fill(typed);
  await expect(page.getByRole('option').filter({ hasText: code }).first()).toBeVisible();
  await page.getByRole('option').filter({ hasText: code }).first().click();
  const list = page.getByRole('list', { name: kind === 'diagnosis' ? 'Diagnoses' : 'Procedures' });
  await expect(list.getByText(code, { exact: true }).first()).toBeVisible();
}

test('a visit becomes a signed note with codes, a template, a handout and an addendum', async ({
  signedIn,
  page: api,
}, testInfo) => {
  // A complete visit, in both sizes concurrently.
  test.slow();
  const patient = await makePatient(api, 'Thea');
  const page = await signedIn('doctor', `/patients/${patient.id}`);
  // The tiles are still loading, so the element may be replaced.
  await expect(async () => {
    // A click whose page appeared only after the timeout.
    if (await soap(page).isVisible()) return;
    await page.getByRole('heading', { name: 'Chart Notes' }).scrollIntoViewIfNeeded({ timeout: 2000 });
    await page.getByRole('button', { name: 'New note' }).first().click({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(soap(page)).toBeVisible({ timeout: 60_000 });

  await test.step('a template by its nickname, its blanks by F2', async () => {
    await soap(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('.throat');
    // The suggestions follow the typed letters.
    const templates = page.getByRole('listbox', { name: 'Templates' });
    await expect(templates.getByRole('option').first()).toContainText('.throat');
    await page.keyboard.press('Enter');
    await expect(soap(page)).toContainText('Sore throat for ***');
    await page.keyboard.type('3');
    await expect(soap(page)).toContainText('Sore throat for 3 days');
  });

  await test.step('two diagnoses and three procedures with what they were for', async () => {
    await addCode(page, 'diagnosis', 'cough', 'R05.9');
    await addCode(page, 'diagnosis', 'headache', 'R51.9');
    await addCode(page, 'procedure', '99213', '99213');
    await addCode(page, 'procedure', '81002', '81002');
    await addCode(page, 'procedure', '93000', '93000');
    const of = page.getByRole('group', { name: 'Diagnoses for 99213' });
    await of.getByRole('button', { name: /^R51\.9/ }).click();
    // In order of importance: the first one was added with the procedure.
    await expect(of.getByRole('button', { name: /^1\. R05\.9/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(of.getByRole('button', { name: /^2\. R51\.9/ })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the level of the visit comes from what is chosen', async () => {
    if (testInfo.project.name !== 'desktop') return;
    await page.getByRole('button', { name: 'Visit level' }).click();
    const dialog = page.getByRole('dialog', { name: 'Visit level' });
    await expect(dialog.getByText(/In this note: R05\.9/)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('No code yet');
    await dialog.getByText('Established', { exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText('99212');
    await dialog.getByText('Time', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('30');
    await expect(dialog.getByRole('status')).toHaveText('99214');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add to procedures' }).click();
    const list = page.getByRole('list', { name: 'Procedures' });
    await expect(list.getByText('99214', { exact: true })).toBeVisible();
    await expect(list.getByText('99213', { exact: true })).toHaveCount(0);
  });

  await test.step('the diagnoses change places by the keyboard', async () => {
    await page.getByRole('button', { name: 'Move R51.9' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('list', { name: 'Diagnoses' }).getByRole('listitem').first()).toContainText('R51.9');
  });

  await test.step('a handout is given', async () => {
    await page.getByRole('button', { name: 'Give handout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give handout' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Sore throat at home');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Drink enough, and rest.');
    await dialog.getByRole('button', { name: 'Give', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sore throat at home', exact: true })).toBeVisible();
  });
  await expectAccessible(page);

  await test.step('blanks stop the signature', async () => {
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Before you sign' });
    await expect(dialog.getByText(/blanks in the SOAP note/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Sign/ })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /blanks in the SOAP note/ }).click();
    await expect(dialog).toBeHidden();
    await expect(soap(page)).toBeFocused();
  });

  await test.step('each choice is made by its number', async () => {
    const choices = page.getByRole('listbox', { name: 'Choices' });
    const selected = (): Promise<string> => page.evaluate(() => String(getSelection()));
    for (let left = await blanksOf(page); left > 0; left -= 1) {
      await page.keyboard.press('F2');
      await expect.poll(selected).toMatch(/^(\*\*\*|\{.+\})$/);
      // If allergies are not recorded, there is a blank without choices.
      if ((await selected()) === '***') await page.keyboard.type('not asked');
      else {
        await expect(choices).toBeVisible();
        await page.keyboard.press('1');
        await expect(choices).toBeHidden();
      }
      await expect.poll(() => blanksOf(page)).toBe(left - 1);
    }
    await expect(soap(page)).toContainText('fever yes');
  });

  await test.step('signed, everything of it is locked', async () => {
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Sign (note|anyway)$/ }).click();
    await expect(page.getByText(/It can no longer be changed/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Add diagnosis' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Give handout' })).toHaveCount(0);
  });

  await test.step('what is left to do becomes a task that leads back', async () => {
    await page.getByRole('button', { name: 'Note actions' }).click();
    await page.getByRole('menuitem', { name: 'Create task' }).click();
    const window = page.getByRole('dialog', { name: 'Create New Task' });
    await expect(window.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Note from /);
    await window.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Task created')).toBeVisible();
  });

  await test.step('an addendum stands below it', async () => {
    await page.getByRole('button', { name: 'Add addendum' }).click();
    await page.getByRole('textbox', { name: 'Addendum' }).fill('Strep test negative.');
    await page.getByRole('button', { name: 'Sign addendum' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign addendum' }).click();
    await expect(page.getByRole('list', { name: 'Addenda' })).toContainText('Strep test negative.');
  });
});

test('templates are created and deactivated @desktop', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/settings/chart-template');
  const nickname = `t${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Short visit');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await dialog.getByRole('textbox', { name: 'Template text' }).click();
  await page.keyboard.type('Seen today: ***');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: `.${nickname}` });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Deactivate/ }).click();
  await expect(page.getByRole('list', { name: 'Inactive templates' })).toContainText(nickname);
});
