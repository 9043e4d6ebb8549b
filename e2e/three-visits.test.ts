import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';
import { bookTelehealth, makeAdult, storedNote } from './visiting-adult.ts';

// Three visits by a doctor in a hurry: each is walked from its note alone, until it is signed.

const soap = (page: Page) => page.getByRole('textbox', { name: 'SOAP note' });
const panel = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`);

/** Opens a new note from the patient page. */
async function openFromPatient(page: Page): Promise<void> {
  // The tiles are still loading, so the button may be replaced.
  await expect(async () => {
    if (await soap(page).isVisible()) return;
    await page.getByRole('heading', { name: 'Chart Notes' }).scrollIntoViewIfNeeded({ timeout: 2000 });
    await page.getByRole('button', { name: 'New note' }).first().click({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(soap(page)).toBeVisible();
}

/** Replaces the empty note by a sentence. */
async function write(page: Page, text: string): Promise<void> {
  await soap(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
  await expect(soap(page)).toContainText(text);
}

/** Adds a code in a panel by what is typed; Enter picks the first result. */
async function addCode(page: Page, kind: 'diagnosis' | 'procedure', typed: string, code: string): Promise<void> {
  await panel(page, kind === 'diagnosis' ? 'icd10' : 'cpt').evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const field = page.getByRole('combobox', { name: `Add ${kind}` });
  await field.fill(typed);
  await expect(page.locator('[role=option][data-combobox-selected]')).toContainText(code);
  await field.press('Enter');
  const list = page.getByRole('list', { name: kind === 'diagnosis' ? 'Diagnoses' : 'Procedures' });
  await expect(list.getByText(code, { exact: true }).first()).toBeVisible();
}

/** Chooses the level of the visit by its time. */
async function levelByTime(page: Page, patient: 'New' | 'Established', minutes: string, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Visit level' }).click();
  const dialog = page.getByRole('dialog', { name: 'Visit level' });
  await dialog.getByText(patient, { exact: true }).click();
  await dialog.getByText('Time', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill(minutes);
  await expect(dialog.getByRole('status')).toHaveText(code);
  await dialog.getByRole('button', { name: 'Add to procedures' }).click();
  await expect(page.getByRole('list', { name: 'Procedures' }).getByText(code, { exact: true }).first()).toBeVisible();
}

/** Asks to sign; returns the panel with what is missing, if anything is. */
async function askToSign(page: Page, title: 'Before you sign' | 'Sign this note?') {
  await expect(page.getByTestId('save-status').filter({ visible: true })).toContainText(/^Saved/);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function signFrom(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Sign note' }).click();
  await expect(page.getByText(/It can no longer be changed/)).toBeVisible();
}

test('an adult with three problems: vitals, orders, a prescription and a questionnaire, all in the note @desktop', async ({
  signedIn,
  page: api,
}) => {
  test.setTimeout(600_000);
  const patient = await makeAdult(api, 'Rosa');
  const problems = [
    ['E11.9', 'Type 2 diabetes'],
    ['I10', 'Hypertension'],
    ['E78.5', 'Hyperlipidemia'],
  ] as const;
  for (const [icd_code, problem_name] of problems)
    await patient.call(
      'chart',
      'mutation ($id: ID!, $input: ProblemInput!) { chart_problem_create(patient_id: $id, input: $input) { id } }',
      { id: patient.id, input: { icd_code, problem_name } },
    );
  const page = await signedIn('doctor', `/patients/${patient.id}`);
  await openFromPatient(page);
  const address = page.url();

  await test.step('a template, from the button of the editor', async () => {
    await soap(page).click();
    await page.getByRole('button', { name: 'Templates' }).first().click();
    await page
      .getByRole('option', { name: /throat/i })
      .first()
      .click();
    await expect(soap(page)).toContainText('Sore throat for');
    await write(page, 'Doing well on all medications.');
  });

  await test.step('the problems are offered as diagnoses before a word is typed', async () => {
    const field = page.getByRole('combobox', { name: 'Add diagnosis' });
    for (const [code] of problems) {
      await field.click();
      await page.getByRole('option').filter({ hasText: code }).first().click();
      await expect(
        page.getByRole('list', { name: 'Diagnoses' }).getByText(code, { exact: true }).first(),
      ).toBeVisible();
    }
  });

  await test.step('vitals', async () => {
    await page.getByRole('button', { name: 'Add vitals' }).click();
    const window = page.getByRole('dialog', { name: 'Add New Vital Information' });
    await window.getByLabel('Pulse Rate').fill('72');
    await window.getByRole('button', { name: 'Save' }).click();
    await expect(window).toBeHidden();
  });

  await test.step('a questionnaire is answered in the room', async () => {
    await panel(page, 'chart questionnaire').evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await page.getByRole('button', { name: 'Answer GAD-7' }).click();
    const dialog = page.getByRole('dialog', { name: /GAD-7/ });
    const questions = dialog.getByRole('radiogroup');
    // The last one appears with the first answer that is not zero.
    for (const [at, digit] of ['1', '1', '1', '1', '0', '1', '0', '1'].entries()) {
      await expect(questions.nth(at).locator('input:focus')).toHaveCount(1);
      await page.keyboard.press(digit);
    }
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Insert into note' }).click();
    await dialog.getByRole('button', { name: 'Mark as reviewed' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(soap(page)).toContainText('GAD-7: 5 of 21');
  });

  await test.step('a laboratory test is ordered, and forgotten', async () => {
    await panel(page, 'lab order').evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await page.getByLabel('Add a lab test').fill('comprehensive');
    await page.getByRole('option', { name: /Comprehensive Metabolic Panel/ }).click();
    await expect(panel(page, 'lab order').getByText('Comprehensive Metabolic Panel', { exact: true })).toBeVisible();
  });

  await test.step('a drug is added, and prescribed to the pharmacy', async () => {
    const drugs = panel(page, 'drug name');
    await drugs.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await drugs.getByRole('button', { name: 'Search drugs' }).last().click();
    await page.getByRole('combobox', { name: 'Search drugs' }).fill('lisinopril 10');
    await page
      .getByRole('option', { name: /lisinopril 10 mg/i })
      .first()
      .click();
    await drugs
      .getByRole('list', { name: 'Drugs' })
      .getByRole('button', { name: /^lisinopril 10 mg/i })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Prescribe new e-Rx' });
    await expect(dialog.getByLabel('Drug description')).toHaveValue(/lisinopril 10 mg/i);
    await dialog.getByRole('button', { name: 'Find a pharmacy by ZIP code' }).click();
    await dialog.getByLabel('ZIP code').fill('02128');
    await dialog.getByRole('button', { name: 'Search pharmacies' }).click();
    await dialog.getByRole('button', { name: /Show all/ }).click();
    await dialog
      .getByRole('button', { name: /^Select Beacon Apothecary/ })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: 'Quantity', exact: true }).fill('30');
    await dialog.getByRole('button', { name: 'Build the sig' }).click();
    await dialog.getByRole('button', { name: 'Use these directions' }).click();
    await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
    await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
    await expect(page.getByText('Pharmacy has confirmed the prescription.').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the level of the visit, with the evidence of the note', async () => {
    await page.getByRole('button', { name: 'Visit level' }).click();
    const dialog = page.getByRole('dialog', { name: 'Visit level' });
    await dialog.getByText('Established', { exact: true }).click();
    await expect(dialog.getByText(/In this note: E11\.9 .*; I10 .*; E78\.5 /)).toBeVisible();
    await expect(dialog.getByText(/In this note: lisinopril 10 mg/i)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('99213');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add to procedures' }).click();
    await expect(page.getByRole('list', { name: 'Procedures' }).getByText('99213', { exact: true })).toBeVisible();
  });

  await test.step('the unsent order is found before signing, and sent', async () => {
    const missing = await askToSign(page, 'Before you sign');
    await expectAccessible(page);
    await missing.getByRole('button', { name: /Comprehensive Metabolic Panel/ }).click();
    // The panel is shown, with the focus on its first field.
    await expect(page.getByLabel('Add a lab test')).toBeFocused();
    const order = panel(page, 'lab order');
    await order.getByLabel('Diagnosis for Comprehensive Metabolic Panel').fill('E11.9');
    await page
      .getByRole('option', { name: /E11\.9/ })
      .filter({ visible: true })
      .first()
      .click();
    await order.getByRole('button', { name: 'Send' }).first().click();
    await expect(page.getByText('Waiting for Bayside Laboratory to confirm the order')).toBeVisible();
    // Until the laboratory has confirmed it, the order is not sent.
    await expect(order.getByText(/^(Sent|Collected|Partial|Final)$/).first()).toBeVisible();
    await signFrom(page, await askToSign(page, 'Sign this note?'));
  });

  expect(page.url()).toBe(address);
  expect(await storedNote(patient.id)).toEqual({
    mode: 'office',
    state: 'signed',
    diagnoses: 'E11.9 I10 E78.5',
    procedures: '99213',
  });
  const [stored] = await queryDatabase(
    `select (select string_agg(value::text, ' ') from vitals.record where patient_id = $1) as pulse,
        (select string_agg(test_name, ', ') from labs.test_order where patient_id = $1 and status <> 'Draft') as tests,
        (select count(*) from prescribing.prescription where patient_id = $1 and sent_time is not null) as sent,
        (select string_agg(score::text, ' ') from questionnaires.survey where patient_id = $1) as score`,
    [patient.id],
  );
  expect(stored).toEqual({ pulse: '72', tests: 'Comprehensive Metabolic Panel', sent: 1, score: '5' });
});

test('a new patient: the level is that of a new patient, and nothing speaks against it', async ({
  signedIn,
  page: api,
}) => {
  test.slow();
  const patient = await makeAdult(api, 'Nadia');
  const page = await signedIn('doctor', `/patients/${patient.id}`);
  await openFromPatient(page);
  const address = page.url();
  await write(page, 'First visit. Back pain since last week.');
  await page.getByRole('button', { name: 'No known allergies' }).click();
  await expect(page.getByText('Allergies not recorded').filter({ visible: true })).toHaveCount(0);
  await addCode(page, 'diagnosis', 'back pain', 'M54.50');
  await page.getByRole('button', { name: 'Actions for M54.50' }).click();
  await page.getByRole('menuitem', { name: 'Add to problem list' }).click();
  await expect(page.getByRole('list', { name: 'Active problems' })).toContainText('M54.50');
  await levelByTime(page, 'New', '30', '99203');
  // Nothing is missing, and no earlier visit speaks against the code.
  await signFrom(page, await askToSign(page, 'Sign this note?'));
  expect(page.url()).toBe(address);
  expect(await storedNote(patient.id)).toEqual({
    mode: 'office',
    state: 'signed',
    diagnoses: 'M54.50',
    procedures: '99203',
  });
});

test('a telehealth visit from the calendar: the missing modifier is found before signing @desktop', async ({
  signedIn,
  page: api,
}) => {
  test.slow();
  const patient = await makeAdult(api, 'Tess');
  const day = await bookTelehealth(patient);
  const page = await signedIn('doctor', `/scheduling/index?view=list&day=${day}`);
  await page.getByRole('button', { name: `${patient.name}, Video visit` }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Chart note' }).click();
  await expect(soap(page)).toBeVisible();
  const address = page.url();
  await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked();
  await write(page, 'Seen by video from home. Mood stable.');
  await addCode(page, 'diagnosis', 'anxiety', 'F41.9');
  await levelByTime(page, 'Established', '20', '99213');
  const missing = await askToSign(page, 'Before you sign');
  await missing.getByRole('button', { name: /99213 has no telehealth modifier/ }).click();
  // The panel is shown, with the focus on its first field.
  await expect(page.getByRole('combobox', { name: 'Add procedure' })).toBeFocused();
  const modifiers = page.getByRole('combobox', { name: 'Modifiers for 99213' });
  await modifiers.fill('95');
  await modifiers.press('Enter');
  await expect(page.getByRole('list', { name: 'Procedures' }).getByText('95', { exact: true })).toBeVisible();
  await signFrom(page, await askToSign(page, 'Sign this note?'));
  expect(page.url()).toBe(address);
  expect(await storedNote(patient.id)).toEqual({
    mode: 'video',
    state: 'signed',
    diagnoses: 'F41.9',
    procedures: '99213-95',
  });
});
