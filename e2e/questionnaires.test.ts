import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, makePatient, type PortalPatient } from './portal-patient.ts';

/** Returns the id of a questionnaire that every clinic has. */
async function idOf({ call }: PortalPatient, code: string): Promise<string> {
  const { questionnaires } = await call<{ questionnaires: { id: string; code: string | null }[] }>(
    'chart',
    '{ questionnaires { id code } }',
  );
  return questionnaires.find((one) => one.code === code)!.id;
}

/** Signs in with the newest link and the date of birth. */
async function comeInByLink(page: Page, patient: PortalPatient): Promise<void> {
  const link = await linkIn(page, patient.email, 'Questions from');
  // In the fragment, which is not sent to a server.
  expect(link).toMatch(/^\/questionnaires#/);
  // On a page that is already open, a new fragment alone would not reload.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('Date of birth').fill(BORN);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Scrolls to the patient's questionnaires, whose content loads only near the viewport. */
async function comeNear(staff: Page): Promise<void> {
  const heading = staff.getByRole('heading', { name: 'Questionnaires', exact: true }).first();
  const list = staff.getByRole('list', { name: 'Patient’s questionnaires' });
  await expect(async () => {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(list.or(staff.getByText('No questionnaires yet'))).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [100] });
}

const answer = (page: Page, question: string | RegExp, choice: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice, exact: true }).check();

test('a new patient’s intake is requested for the appointment, and its answers become requests', async ({
  signedIn,
  page: patientPage,
}) => {
  test.setTimeout(600_000);
  const patient = await makePatient(patientPage, 'Ina');
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  await test.step('chosen for the appointment, and sent', async () => {
    const { event_surveys_save: saved } = await patient.call<{ event_surveys_save: { status: string }[] }>(
      'chart',
      'mutation ($id: EventId!, $q: [ID!]!) { event_surveys_save(event_id: $id, questionnaire_ids: $q) { status } }',
      { id: patient.eventId, q: [await idOf(patient, 'intake')] },
    );
    expect(saved).toEqual([{ status: 'Sent' }]);
  });
  await comeInByLink(patientPage, patient);
  await expect(patientPage.getByRole('heading', { level: 1, name: 'New patient intake' })).toBeVisible();
  await expectAccessible(patientPage);
  await test.step('begun, left, and gone on with', async () => {
    await patientPage.getByRole('textbox', { name: /What brings you to us/ }).fill('Back pain since October');
    await answer(patientPage, /Do you have any allergies/, 'Yes');
    await patientPage.getByRole('button', { name: 'Add one' }).click();
    await patientPage.getByRole('textbox', { name: /What are you allergic to/ }).fill('Peanuts');
    await answer(patientPage, /What type of allergy is it/, 'Food');
    await expect(patientPage.getByText('Your answers are saved.')).toBeVisible();
    await patientPage.getByRole('button', { name: 'Finish later' }).click();
    await expect(patientPage.getByText('Open the same link to continue.')).toBeVisible();
    await comeInByLink(patientPage, patient);
    await expect(patientPage.getByRole('textbox', { name: /What are you allergic to/ })).toHaveValue('Peanuts');
  });
  await test.step('what is missing is said at the question, then it is sent', async () => {
    await patientPage.getByRole('button', { name: 'Send my answers' }).click();
    await expect(patientPage.getByText('Some questions still need an answer.')).toBeVisible();
    await answer(patientPage, /Do you take any medications/, 'No');
    await patientPage.getByRole('textbox', { name: /Your full name/ }).fill('Ina Example');
    await patientPage.getByRole('button', { name: 'Send my answers' }).click();
    await expect(patientPage.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
  await staff.reload();
  await comeNear(staff);
  await staff.getByRole('button', { name: /^New patient intake/ }).click();
  const dialog = staff.getByRole('dialog', { name: /New patient intake/ });
  await expect(dialog.getByText('Back pain since October')).toBeVisible();
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(staff.getByText('Reviewed', { exact: true }).first()).toBeVisible();
  // The allergy is a pending request; the response is part of the record.
  const { fetchRequests: found } = await patient.call<{ fetchRequests: { requests: { type: string }[] } }>(
    'patient_request',
    'query ($id: ID!) { fetchRequests(input: { where: { patient_id: { equals: $id } } }) { requests { type } } }',
    { id: patient.id },
  );
  expect(found.requests).toEqual([{ type: 'AddAllergy' }]);
});

test('a depression is tracked from the chart to the signed note, and a crisis answer is reported immediately', async ({
  signedIn,
  page: patientPage,
}) => {
  test.setTimeout(600_000);
  const patient = await makePatient(patientPage, 'Dora');
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  await comeNear(staff);
  await staff.getByRole('button', { name: 'Assign questionnaire' }).click();
  const ask = staff.getByRole('dialog', { name: 'Assign questionnaire' });
  await ask.getByRole('checkbox', { name: 'PHQ-9' }).check();
  await ask.getByRole('button', { name: 'Send link' }).click();
  await expect(staff.getByText(/Link is being sent to/)).toBeVisible();

  await comeInByLink(patientPage, patient);
  await expect(patientPage.getByRole('heading', { level: 1, name: 'Mood questionnaire' })).toBeVisible();
  const groups = patientPage.getByRole('radiogroup');
  await expect(groups).toHaveCount(9);
  await test.step('at item 9, before anything is submitted', async () => {
    await groups.nth(8).getByRole('radio', { name: 'Several days' }).check();
    await expect(patientPage.getByRole('alert').getByText(/Call or text 988/)).toBeVisible();
    await expectAccessible(patientPage);
    await comeNear(staff);
    const banner = staff.getByRole('alert', { name: /^Possible self-harm: Dora/ });
    await expect(banner.first()).toBeVisible();
    await expect(banner.first()).toContainText('You are responsible');
    await expect(async () => {
      const { searchTask } = await patient.call<{ searchTask: { taskList: { subject: string }[] } }>(
        'task',
        'query ($id: ID!) { searchTask(input: { patientID: $id }) { taskList { subject } } }',
        { id: patient.id },
      );
      expect(searchTask.taskList.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Dora'));
    }).toPass({ timeout: 60_000 });
    await expectAccessible(staff);
    await staff.getByRole('button', { name: /^Notifications/ }).click();
    await expect(staff.getByRole('img', { name: 'Emergency' }).first()).toBeVisible();
    await staff.keyboard.press('Escape');
    await banner.first().getByRole('button', { name: 'Mark as handled' }).click();
    const handle = staff.getByRole('dialog', { name: /Outcome for/ });
    await handle.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(handle.getByText('Choose an outcome.')).toBeVisible();
    await handle.getByRole('combobox', { name: 'Outcome' }).click();
    await staff.getByRole('option', { name: 'Safety plan made with patient' }).click();
    await handle.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(banner).toHaveCount(0);
  });
  await test.step('answered to the end', async () => {
    for (let item = 0; item < 8; item += 1)
      await groups.nth(item).getByRole('radio', { name: 'More than half the days' }).check();
    await patientPage.getByRole('button', { name: 'Send my answers' }).click();
    await expect(patientPage.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
  await test.step('read in the chart, written into the note, and signed with it', async () => {
    await staff.getByRole('heading', { name: 'Chart Notes' }).scrollIntoViewIfNeeded();
    await staff.getByRole('button', { name: 'New note' }).first().click();
    const soap = staff.getByRole('textbox', { name: 'SOAP note' });
    await soap.click();
    await staff.keyboard.press('ControlOrMeta+a');
    await staff.keyboard.press('Delete');
    await staff.keyboard.type('Feels low.');
    await expect(soap).toContainText('Feels low.');
    await expect(staff.getByTestId('save-status').filter({ visible: true })).toContainText(/^Saved/);
    await comeNear(staff);
    await staff.getByRole('button', { name: /^PHQ-9/ }).click();
    const dialog = staff.getByRole('dialog', { name: /PHQ-9/ });
    await expect(dialog.getByText('PHQ-9: 17 of 27, Moderately severe')).toBeVisible();
    await dialog.getByRole('button', { name: 'Insert into note' }).click();
    await expect(dialog.getByRole('button', { name: 'In this note' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(staff.getByText('Reviewed', { exact: true }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(soap).toContainText('PHQ-9: 17 of 27, Moderately severe');
    await expect(soap).toContainText('Feels low.');
    const diagnoses = staff.locator('[data-panel="icd10"]');
    await diagnoses.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await staff.getByRole('combobox', { name: 'Add diagnosis' }).fill('depression');
    await staff.getByRole('option').filter({ hasText: 'F32' }).first().click();
    await expect(staff.getByRole('list', { name: 'Diagnoses' }).getByText(/^F32/).first()).toBeVisible();
    await staff.getByRole('button', { name: 'Sign', exact: true }).click();
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: /^Sign (note|anyway)$/ })
      .click();
    await expect(staff.getByText(/It can no longer be changed/)).toBeVisible();
    await expect(staff.getByText(/PHQ-9: 17 of 27, Moderately severe/).first()).toBeVisible();
  });
});

test('a questionnaire is created, previewed, published and exported as FHIR', async ({ signedIn }, info) => {
  const page = await signedIn('admin', '/settings/questionnaire');
  const name = `Falls ${info.project.name} ${Date.now()}`;
  await expect(page.getByText('AUDIT-C')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New questionnaire' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Type' }).fill('Safety');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const add = async (kind: string, words: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Question' });
    // The one of the new question, not of the previous one.
    await expect(field).toHaveValue('');
    await field.fill(words);
  };
  await add('Yes or no', 'Have you fallen?');
  await add('Number', 'How many times?');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('button', { name: 'Move How many times? up' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Choose an earlier question')).toBeVisible();
  await page.getByRole('button', { name: 'Move How many times? down' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Patient preview' });
  await expect(preview.getByText('How many times?')).toHaveCount(0);
  await preview.getByRole('radio', { name: 'Yes' }).check();
  await expect(preview.getByText('How many times?')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 published')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as FHIR' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.fhir.json`);
});
