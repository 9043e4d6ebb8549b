import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj trailer<</Root 1 0 R>>',
);

// A returning patient: unchanged facts are carried over and confirmed, while a nurse views the note.
test('data of an earlier note is carried over, highlighted, and confirmed', async ({ signedIn }) => {
  test.slow();
  const title = `Knee exercises ${test.info().project.name}`;
  const page = await signedIn('doctor', '/settings/template');

  await test.step('a PDF becomes a handout of the clinic', async () => {
    const file = { name: `${title.replaceAll(' ', '_')}.pdf`, mimeType: 'application/pdf', buffer: PDF };
    await page.getByLabel('Upload PDF: file').setInputFiles(file);
    await expect(
      page.getByRole('list', { name: 'Handouts' }).getByRole('button', { name: title, exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await page.goto('/patients/index');
  const [first, last] = isPhone(page) ? ['Samuel', 'Goldstein'] : ['Priya', 'Venkataraman'];
  await page
    .getByRole('textbox', { name: /Search|Find/ })
    .first()
    .fill(`${first} ${last}`);
  await page
    .getByRole('row')
    .filter({ hasText: `${last}, ${first}` })
    .click();
  await expect(async () => {
    // A click whose page appeared only after the timeout.
    if (await page.getByRole('textbox', { name: 'SOAP note' }).isVisible()) return;
    await page.getByRole('heading', { name: 'Chart Notes' }).scrollIntoViewIfNeeded({ timeout: 2000 });
    await page.getByRole('button', { name: 'New note' }).first().click({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole('textbox', { name: 'SOAP note' })).toBeVisible({ timeout: 60_000 });

  await test.step('diagnoses and procedures come along, marked', async () => {
    await near(page, page.getByRole('combobox', { name: 'Earlier note' }));
    await page.getByRole('combobox', { name: 'Earlier note' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: /^Diagnoses \(\d+\)$/ }).click();
    await expect(page.getByText(/^Diagnoses: \d of \d carried over/).first()).toBeVisible();
    await page.getByRole('button', { name: /^Procedures \(\d+\)$/ }).click();
    await expect(page.getByText(/^Procedures: \d of \d carried over/).first()).toBeVisible();
    const panel = page.locator('[data-panel="icd10"]');
    await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(panel.getByText(/^Carried over from \d\d-\d\d-\d{4}$/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what still holds is confirmed; the rest is told before the signature', async () => {
    const marks = page.locator('[data-panel="icd10"]').getByRole('button', { name: /^Confirm/ });
    for (let left = await marks.count(); left > 0; left -= 1) {
      await marks.first().click();
      await expect(marks).toHaveCount(left - 1);
    }
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Before you sign' });
    await expect(dialog.getByText(/procedures? carried over but not confirmed/)).toBeVisible();
    await expect(dialog.getByText(/diagnos[ei]s carried over/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('beside the note stands who it is about, with the way to their page, and what is ordered', async () => {
    const beside = page.getByRole('complementary', { name: 'Patient' });
    await near(page, beside.getByRole('heading', { name: 'Open Orders' }));
    await expect(beside.getByRole('link', { name: 'Open the patient’s page' })).toHaveAttribute(
      'href',
      /^\/patients\//,
    );
  });

  await test.step('the PDF is given and looked at', async () => {
    await page.getByRole('button', { name: 'Give handout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give handout' });
    await dialog.getByRole('combobox', { name: 'Clinic handouts' }).click();
    await page.getByRole('option', { name: `${title} (PDF)` }).click();
    await dialog.getByRole('button', { name: 'Give', exact: true }).click();
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title }).locator('iframe')).toBeVisible();
  });

  await test.step('who else is in the note is told to both', async () => {
    const nurse = await signedIn('nurse', new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(nurse.getByText('Also in this note: Dr. Helen Marchetti')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Also in this note: /)).toBeVisible({ timeout: 60_000 });
    await nurse.getByRole('link', { name: 'Patients' }).first().click();
    await expect(page.getByText(/^Also in this note: /)).toHaveCount(0, { timeout: 60_000 });
  });
});

/** On a phone a panel is rendered when it is scrolled near the viewport. */
async function near(page: Page, what: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await what.scrollIntoViewIfNeeded({ timeout: 1500 });
  }).toPass({ timeout: 60_000 });
}
