import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, makePatient } from './portal-patient.ts';

test('a program is created, sorted and started with a patient, who follows it in the patient portal', async ({
  signedIn,
  page: patientPage,
}) => {
  test.setTimeout(600_000);
  const patient = await makePatient(patientPage, 'Petra');
  const page = await signedIn('doctor', '/program/index');
  const name = `Sleep better ${Date.now()}`;
  await test.step('made, with three pieces of content', async () => {
    await page.getByRole('link', { name: 'Add program' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await page.getByLabel('Name').fill(name);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No content yet')).toBeVisible();
    for (const [title, day] of [
      ['A quiet hour', '0'],
      ['The bedroom', '0'],
      ['Looking back', '9'],
    ] as const) {
      await page.getByRole('button', { name: 'Add content' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add content' });
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByRole('textbox', { name: 'Text' }).fill(`About ${title}.`);
      await dialog.getByLabel('Release').fill(day);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
  });
  const list = page.getByRole('list', { name: 'Program content' });
  await test.step('moved by a button, and made a gate', async () => {
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Move The bedroom up' }).click();
    await expect(list.getByRole('listitem').first()).toContainText('The bedroom');
    await list.getByRole('button', { name: 'The bedroom', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'The bedroom' });
    await dialog.getByRole('switch', { name: 'Gate' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('listitem').first()).toContainText('Gate');
    await page.reload();
    await expect(list.getByRole('listitem').first()).toContainText('The bedroom');
    await expectAccessible(page);
  });
  await test.step('a patient is enrolled, once', async () => {
    await page.goto('/program/index');
    await page.getByLabel('Search programs').fill(name);
    await page.getByRole('row', { name: new RegExp(name) }).click();
    await page.getByRole('link', { name: 'Enroll patients' }).click();
    for (const turn of ['first', 'again']) {
      await page.getByLabel('Search patients', { exact: true }).fill(patient.name);
      const row = page.getByRole('row', { name: new RegExp(patient.name) });
      await expect(row).toBeVisible();
      await row.getByRole('checkbox').click();
      await page.getByRole('button', { name: 'Enroll', exact: true }).click();
      await expect(
        turn === 'first' ? page.getByText('1 patient enrolled') : page.getByText(/Already enrolled in this program/),
      ).toBeVisible();
    }
    await expectAccessible(page);
  });
  await test.step('the patient reads what is open, and what waits opens with it', async () => {
    await patientPage.goto('about:blank');
    await patientPage.goto(await linkIn(patientPage, patient.email, 'New information from'));
    await patientPage.getByLabel('Date of birth').fill(BORN);
    await patientPage.getByRole('button', { name: 'Continue' }).click();
    const mine = patientPage.getByRole('region', { name });
    await expect(mine.getByText('Opens after “The bedroom”').first()).toBeVisible();
    await mine.getByRole('button', { name: 'View: The bedroom' }).click();
    await expect(mine.getByText('About The bedroom.')).toBeVisible();
    await expectAccessible(patientPage);
    await mine.getByRole('button', { name: 'Mark as done: The bedroom' }).click();
    await expect(mine.getByRole('button', { name: 'View: A quiet hour' })).toBeVisible();
    await expect(mine.getByText(/1 of 3 done, 33%/)).toBeVisible();
  });
  await test.step('the clinic sees it, releases the rest early, pauses and withdraws', async () => {
    await page.getByRole('link', { name: 'Enrolled patients' }).click();
    const row = page.getByRole('row', { name: new RegExp(patient.name) });
    await expect(row).toContainText('33%');
    await row.click();
    const drawer = page.getByRole('dialog', { name: patient.name });
    await drawer.getByRole('button', { name: 'Release now Looking back' }).click();
    await expect(drawer.getByText(/released early by/)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Pause' }).click();
    await expect(drawer.getByText('Paused', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'Restart' }).click();
    await expect(drawer.getByText('In progress')).toBeVisible();
    await drawer.getByRole('button', { name: 'Withdraw' }).click();
    const withdraw = page.getByRole('dialog', { name: `Withdraw ${patient.name}` });
    await withdraw.getByRole('button', { name: 'Withdraw' }).click();
    await expect(withdraw.getByText('Reason is required')).toBeVisible();
    await withdraw.getByLabel('Reason').fill('Moved away');
    await withdraw.getByRole('button', { name: 'Withdraw' }).click();
    await expect(drawer.getByText('Moved away')).toBeVisible();
  });
});

test('the demo clinic has an active program with an overdue patient', async ({ signedIn }) => {
  const page = await signedIn('nurse', '/program/index');
  await page.getByRole('row', { name: /Blood pressure at home/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Blood pressure at home/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Overdue patients' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  if (!isPhone(page)) await page.getByRole('navigation', { name: 'Side panel' }).getByText('Patients').click();
  else await page.goto('/program_detail/patientList');
  await expect(page.getByRole('row', { name: /Beaulieu/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ferrante/ })).toContainText('Paused');
  await expectAccessible(page);
});
