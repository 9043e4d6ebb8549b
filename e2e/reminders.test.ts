import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { comeNearRequests } from './portal-patient.ts';

// Messages to patients and their answers: an appointment is booked with a confirmation and a reminder, which are read
// in the sandbox's outbox, confirmed by the link and shown in the calendar; a cancellation by the link becomes a
// request for the staff.
test('a patient is notified of an appointment, confirms it by the link, and later asks to cancel it', async ({
  signedIn,
  page: patient,
}, info) => {
  test.setTimeout(600_000);
  const phone = info.project.name === 'phone';
  const desk = await signedIn('desk', '/scheduling/index?view=list&day=2028-02-01');
  await show(desk, /Pham/);
  const person = await makePatient(desk, `Told${Date.now()}`);
  const day = phone ? '2028-02-02' : '2028-02-03';
  const title = `Bandage ${info.project.name}`;

  await test.step('the desk books it, with a confirmation and a reminder', async () => {
    await desk.goto(`/scheduling/index?view=list&day=${day}`);
    await desk.getByRole('button', { name: 'New event', exact: true }).first().click();
    const window = desk.getByRole('dialog', { name: 'New event' });
    await window.getByLabel('Title').fill(title);
    // A draft may be restored in the first moment.
    await desk.waitForTimeout(300);
    await window.getByRole('combobox', { name: 'Type' }).click();
    await desk.getByRole('option', { name: /^Follow-up/ }).click();
    await window.getByRole('combobox', { name: 'Patient' }).pressSequentially(person.last);
    await desk.getByRole('option', { name: new RegExp(person.last) }).click();
    for (const box of await window.getByRole('group', { name: 'Assign to' }).getByRole('checkbox').all())
      await box.uncheck();
    await window.getByRole('group', { name: 'Assign to' }).getByRole('checkbox', { name: /Pham/ }).check();
    await window.getByRole('textbox', { name: 'Start date' }).fill(`${day.slice(5, 7)}/${day.slice(8)}/2028`);
    await desk.keyboard.press('Tab');
    await window.getByRole('combobox', { name: 'Start time' }).fill('10:00 AM');
    await desk.keyboard.press('Tab');
    await window.getByRole('button', { name: 'Notify the patient' }).click();
    await window.getByRole('switch', { name: 'Confirmation' }).click();
    await window.getByRole('button', { name: 'Save confirmation' }).click();
    await window.getByRole('button', { name: 'New reminder' }).click();
    // An open editor is saved with the event.
    await expect(window.getByRole('button', { name: 'Add reminder' })).toBeVisible();
    await window.getByRole('button', { name: 'Create event' }).click();
    await expect(window).toBeHidden();
  });

  let link = '';
  await test.step('the patient reads it, follows the link and confirms', async () => {
    link = await linkIn(patient, person.email, 'Your appointment');
    await patient.goto(link);
    await expect(patient.getByText(/February \d, 2028 at 10:00 AM/)).toBeVisible();
    await expect(patient.getByText(person.last)).toHaveCount(0);
    await expectAccessible(patient);
    await patient.getByRole('button', { name: 'Confirm' }).click();
    await expect(patient.getByText('Thank you. You have confirmed that you are coming.')).toBeVisible();
  });

  const event = desk.getByRole('button', { name: new RegExp(`${person.last}.*${title}`) }).first();
  await test.step('the calendar shows it, and what has become of the message', async () => {
    await expect(event).toHaveAccessibleName(/Confirmed by the patient/);
    await event.click();
    const card = desk.getByRole('dialog', { name: new RegExp(person.last) });
    await expect(card.getByText('Confirmed by the patient')).toBeVisible();
    await expectAccessible(desk);
    await card.getByRole('button', { name: 'Edit event' }).click();
    const window = desk.getByRole('dialog', { name: new RegExp(person.last) }).filter({ hasText: 'Assign to' });
    await expect(window.getByText('Confirmed by the patient')).toBeVisible();
    await expect(
      window.getByRole('list', { name: 'Messages to patient' }).getByText(/^Confirmation.*Sent/),
    ).toBeVisible();
    await expect(window.getByRole('list', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(2);
    await window.getByRole('button', { name: 'Cancel', exact: true }).click();
  });

  await test.step('the patient asks to cancel', async () => {
    await patient.getByRole('button', { name: 'Cancel' }).click();
    await patient.getByRole('button', { name: 'Ask to cancel' }).click();
    await expect(patient.getByText('You have asked to cancel.')).toBeVisible();
    await expect(event).toHaveAccessibleName(/Patient asked to cancel/);
  });

  await test.step('the staff find one request, and approving it cancels the appointment', async () => {
    await desk.goto(`/patients/${person.id}`);
    const requests = desk.getByRole('list', { name: 'Patient’s requests' });
    await comeNearRequests(desk);
    await expect(requests.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(1);
    await requests.getByRole('button', { name: 'Cancel Appointment' }).click();
    const window = desk.getByRole('dialog', { name: 'Patient Request: Cancel Appointment' });
    await window.getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('Request approved.').last()).toBeVisible();
    await desk.goto(`/scheduling/index?view=list&day=${day}`);
    await expect(event).toHaveAccessibleName(/Canceled/);
    await patient.reload();
    await expect(patient.getByText('This appointment was canceled.')).toBeVisible();
  });
});

async function show(page: Page, doctor: RegExp): Promise<void> {
  const panel = isPhone(page) ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Side panel' });
  if (isPhone(page)) await page.getByRole('button', { name: /^Calendars/ }).click();
  await panel.getByRole('checkbox', { name: doctor }).check();
  if (isPhone(page)) await leave(page);
}

/** Creates a patient for this test only, with an email address. */
async function makePatient(page: Page, last: string): Promise<{ id: string; last: string; email: string }> {
  const call = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.reload();
  const { authorization } = (await call).headers() as { authorization: string };
  const email = `ada.${last}@example.org`.toLowerCase();
  const query = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';
  const input = { first_name: 'Ada', last_name: last, gender: 'Female', date_of_birth: '1980-05-01', email };
  const answer = await page.request.post('/api/registration', {
    headers: { authorization },
    data: { query, variables: { input } },
  });
  const { data } = (await answer.json()) as { data: { create_patient: { id: string } } };
  return { id: data.create_patient.id, last, email };
}

/** Closes the sheet of calendars. */
async function leave(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1000 });
  }).toPass();
}
