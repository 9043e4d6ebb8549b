import { expect, test } from './clinic.ts';
import { makePatient } from './portal-patient.ts';

test('on a low screen the event window shows that there is more, and the calendars are visible without scrolling', async ({
  signedIn,
}) => {
  const page = await signedIn('desk', '/scheduling/index');
  await page.setViewportSize({ width: 1440, height: 640 });
  const side = page.getByRole('navigation', { name: 'Side panel' });
  await expect(side.getByRole('group', { name: 'Clinic calendars' }).getByRole('checkbox').first()).toBeInViewport();
  // Open times are a line with a count until it is expanded.
  const released = side.getByText(/^Open times/).first();
  await expect(released).toBeVisible();
  await expect(side.getByRole('list', { name: 'Open times' })).toBeHidden();

  await page.getByRole('button', { name: 'New event', exact: true }).first().click();
  const window = page.getByRole('dialog', { name: 'New event' });
  await expect(window.getByRole('switch', { name: 'Repeats' })).toBeInViewport();
  for (const group of ['Recurrence', 'Notifications', 'Online meeting']) {
    const section = window.getByRole('group', { name: group });
    await section.scrollIntoViewIfNeeded();
    await expect(section).toBeInViewport();
  }
  await expect(window.getByRole('button', { name: 'Create event' })).toBeInViewport();
});

test('a taken time is reported with the patient who has it', async ({ signedIn }, info) => {
  test.skip(info.project.name === 'phone', 'the same window');
  const page = await signedIn('doctor', '/scheduling/index');
  const patient = await makePatient(page, 'Conrad');
  const [month, day, year] = patient.eventDay.split('/');
  await page.goto(`/scheduling/index?view=list&day=${year}-${month}-${day}`);
  await page.getByRole('button', { name: 'New event', exact: true }).first().click();
  const window = page.getByRole('dialog', { name: 'New event' });
  await window.getByLabel('Title').fill('At the same time');
  await window.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option').first().click();
  const { practice_info: clinic } = await patient.call<{
    practice_info: { clinic_calendars: { name: string }[] };
  }>('calendar', '{ practice_info { clinic_calendars { name } } }');
  const doctors = window.getByRole('group', { name: 'Assign to' });
  await expect(doctors.getByRole('checkbox', { name: clinic.clinic_calendars[0]!.name })).toBeVisible();
  for (const box of await doctors.getByRole('checkbox').all()) await box.uncheck();
  await doctors.getByRole('checkbox', { name: clinic.clinic_calendars[0]!.name }).check();
  await window.getByRole('textbox', { name: 'Start date' }).fill(patient.eventDay);
  await page.keyboard.press('Tab');
  await window.getByRole('combobox', { name: 'Start time' }).fill('10:00 AM');
  await page.keyboard.press('Tab');
  await window.getByRole('button', { name: 'Create event' }).click();
  const question = page.getByRole('dialog', { name: 'Time Conflict' });
  await expect(question.getByText(patient.name)).toBeVisible();
});
