import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, comeNearRequests, makePatient, sendRequests } from './portal-patient.ts';

/** Sends the link from the current patient page, and signs in with it. */
async function enterPortal(staff: Page, portal: Page, patient: { email: string }): Promise<void> {
  await comeNearRequests(staff);
  await staff.getByRole('button', { name: 'Send portal invitation' }).click();
  await staff.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(staff.getByText('Success sent invitation')).toBeVisible();
  await portal.goto(await linkIn(portal, patient.email, 'Your patient portal at'));
  await portal.getByLabel('Date of birth').fill(BORN);
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
}

/** Replaces all kinds of spaces in a time with ordinary ones. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Returns a day that no other test books, different for each project. MM/DD/YYYY. */
const wishedDay = (): string => (test.info().project.name === 'phone' ? '09/13/2028' : '09/12/2028');
const takenDay = (): string => (test.info().project.name === 'phone' ? '2028-06-07' : '2028-06-06');

/** The form input of each kind of request, and the title of its window for the clinic. */
const KINDS: readonly { button: string; heading: string; fill: (page: Page) => Promise<void> }[] = [
  {
    button: 'Request an appointment',
    heading: 'Make Appointment',
    fill: async (page) => {
      await page.getByLabel('Visit type').selectOption({ index: 1 });
      await page.getByLabel('Preferred day').fill(wishedDay());
    },
  },
  { button: 'Cancel an appointment', heading: 'Cancel Appointment', fill: async () => undefined },
  {
    button: 'Change my information',
    heading: 'Patient Information Update',
    fill: async (page) => page.getByLabel('Mobile').fill('(617) 555-0177'),
  },
  { button: 'Send measurements', heading: 'Add Vital', fill: async (page) => page.getByLabel('Pulse Rate').fill('71') },
  {
    button: 'Add a medication',
    heading: 'Add Medication History',
    fill: async (page) => page.getByLabel('Name and strength').fill('Ibuprofen 400 mg'),
  },
  {
    button: 'Add an allergy',
    heading: 'Add Allergy',
    fill: async (page) => {
      await page.getByLabel('Allergic to').fill('Shrimp');
      await page.getByLabel('Category').selectOption('food');
    },
  },
  { button: 'Remove a medication', heading: 'Delete Medication History', fill: async () => undefined },
  { button: 'Remove an allergy', heading: 'Delete Allergy', fill: async () => undefined },
];

async function sendAll(portal: Page): Promise<void> {
  for (const { button, fill } of KINDS) {
    await portal.getByRole('navigation', { name: 'Send a request' }).getByRole('button', { name: button }).click();
    await fill(portal);
    await portal.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(portal.getByText('Your request was sent.')).toBeVisible();
  }
  await expect(portal.getByRole('region', { name: 'My requests' }).getByRole('listitem')).toHaveCount(KINDS.length);
}

/** Opens each request from the patient page and handles it. */
async function handleAll(staff: Page, id: string, handle: (heading: string) => Promise<void>): Promise<void> {
  await staff.goto(`/patients/${id}`);
  await comeNearRequests(staff);
  const list = staff.getByRole('list', { name: 'Patient’s requests' });
  for (const { heading } of KINDS) {
    await list.getByRole('button', { name: heading }).first().click();
    const window = staff.getByRole('dialog', { name: `Patient Request: ${heading}` });
    await expect(window.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await handle(heading);
    await expect(window).toHaveCount(0);
  }
}

test('a patient signs in with the link and the date of birth, and each kind of request is approved', async ({
  signedIn,
  page: portal,
}) => {
  test.setTimeout(600_000);
  const patient = await makePatient(portal, 'Ada');
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  await comeNearRequests(staff);
  await staff.getByRole('button', { name: 'Send portal invitation' }).click();
  await staff.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(staff.getByText('Success sent invitation')).toBeVisible();
  const link = await linkIn(portal, patient.email, 'Your patient portal at');
  // In the fragment, which is not sent to a server.
  expect(link).toMatch(/^\/portal#/);
  await portal.goto(link);
  await expect(portal.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(portal);
  await portal.getByLabel('Date of birth').fill('05/02/1980');
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByText('This is not the date of birth on file. 4 attempts left.')).toBeVisible();
  await portal.getByLabel('Date of birth').fill(BORN);
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByRole('button', { name: 'Remove Latex' })).toBeVisible();
  await expectAccessible(portal);
  await portal.reload();
  await expect(portal.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  await sendAll(portal);

  await handleAll(staff, patient.id, async (heading) => {
    const window = staff.getByRole('dialog', { name: `Patient Request: ${heading}` });
    if (heading === 'Make Appointment') {
      await window.getByLabel('Title').fill('');
      await window.getByRole('button', { name: 'Approve' }).click();
      await expect(staff.getByText('Please enter title for this appointment').first()).toBeVisible();
      await window.getByLabel('Title').fill('Visit');
      await window.getByRole('button', { name: 'Find a time' }).click();
      const times = staff.getByRole('dialog', { name: 'Find a time' });
      const first = times.getByRole('group').first().getByRole('button').first();
      const time = plain((await first.textContent())!);
      await first.click();
      await expect.poll(async () => plain(await window.getByLabel('From: time').inputValue())).toBe(time);
      await expectAccessible(staff);
    }
    if (heading === 'Add Medication History') {
      await window.getByLabel('Medicine Name').fill('Ibuprofen 200 mg');
      await expect(window.getByText('Sent: Ibuprofen 400 mg')).toBeVisible();
    }
    if (heading === 'Add Allergy') {
      await window.getByLabel('Substance').fill('Shellfish');
      await expect(window.getByText('Sent: Shrimp')).toBeVisible();
    }
    if (heading === 'Delete Allergy') {
      // Missing values are not guessed.
      await window.getByRole('button', { name: 'Approve' }).click();
      await expect(window.getByText('Choose an allergy status')).toBeVisible();
      await window.getByRole('radio', { name: 'Resolved' }).check();
    }
    await window.getByRole('button', { name: 'Approve' }).click();
    await expect(staff.getByText('Handle request success').last()).toBeVisible();
    await expect(staff.getByText('Request approved.').last()).toBeVisible();
    // The user's own approval is not reported as someone else's change.
    await expect(staff.getByText('Someone else just changed this patient')).toHaveCount(0);
  });
  await portal.reload();
  await expect(portal.getByText('Done')).toHaveCount(KINDS.length);
  await expect(portal.getByRole('button', { name: 'Remove Ibuprofen 200 mg' })).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Remove Shellfish' })).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Remove Latex' })).toHaveCount(0);

  await portal.getByRole('button', { name: 'Sign out' }).click();
  await expect(portal.getByText('You are signed out.')).toBeVisible();
  await portal.goto('about:blank');
  await portal.goto(link);
  await expect(portal.getByText('This link was already used. Each link works once.')).toBeVisible();
  await portal.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(portal.getByText(/we sent a new link/)).toBeVisible();
});

test(
  'each kind of request is set to pending, then declined with a reason that the patient can read',
  { tag: '@desktop' },
  async ({ signedIn, page: portal }) => {
    test.setTimeout(600_000);
    const patient = await makePatient(portal, 'Eva');
    const staff = await signedIn('doctor', `/patients/${patient.id}`);
    await enterPortal(staff, portal, patient);
    await sendAll(portal);
    await handleAll(staff, patient.id, async (heading) => {
      const window = staff.getByRole('dialog', { name: `Patient Request: ${heading}` });
      await expect(window.getByRole('button', { name: 'Pending' })).toBeVisible();
      const place = await window.boundingBox();
      await window.getByRole('button', { name: 'Pending' }).click();
      const later = staff.getByRole('dialog', { name: 'Mark as pending' });
      if (heading === 'Add Allergy') {
        // Without input there is no confirmation.
        await expect(later.getByLabel('Note')).toBeFocused();
        await staff.keyboard.press('Escape');
        await expect(later).toHaveCount(0);
        await window.getByRole('button', { name: 'Pending' }).click();
      }
      await later.getByLabel('Note').fill('Ask the patient');
      // On a phone, the previous toast may cover the buttons, but clicks pass through it.
      await later.getByRole('button', { name: 'Mark as pending' }).click();
      await expect(window.getByText(/Pending by .*Ask the patient/)).toBeVisible();
      expect(await window.boundingBox()).toEqual(place);
      await window.getByRole('button', { name: 'Decline' }).click();
      const no = staff.getByRole('dialog', { name: 'Decline request' });
      await no.getByRole('button', { name: 'Decline request' }).click();
      await expect(no.getByText('Enter a reason. It is shown to the patient.')).toBeVisible();
      await no.getByLabel('Reason').fill('Please call us first');
      // Input survives a failed save.
      if (heading === 'Add Allergy') {
        await staff.route('**/api/patient_request', (route) => route.abort());
        await no.getByRole('button', { name: 'Decline request' }).click();
        await expect(no.getByText(/what you typed is still here/i)).toBeVisible();
        await staff.unroute('**/api/patient_request');
        await staff.keyboard.press('Escape');
        await staff.getByRole('button', { name: 'Keep editing' }).click();
        await expect(no.getByLabel('Reason')).toHaveValue('Please call us first');
      }
      await no.getByRole('button', { name: 'Decline request' }).click();
      // Its message disappears after three seconds; a busy machine takes longer.
      await expect(no).toHaveCount(0);
    });
    await portal.reload();
    await expect(portal.getByText('Our answer: Please call us first')).toHaveCount(KINDS.length);
  },
);

test(
  'an appointment requested for a taken time is booked at the nearest free time',
  { tag: '@desktop' },
  async ({ signedIn, page }) => {
    const patient = await makePatient(page, 'Ivo');
    const { practice_info: info } = await patient.call<{
      practice_info: { event_categories: { id: string }[]; clinic_calendars: { calendar_id: string; name: string }[] };
    }>('calendar', '{ practice_info { event_categories { id } clinic_calendars { calendar_id name } } }');
    const calendar = info.clinic_calendars.find(({ name }) => name.includes('Pham'))!;
    const category_id = info.event_categories[0]!.id;
    const day = takenDay();
    const event = {
      title: 'Blood test',
      start: `${day} 10:00:00`,
      duration: 1800,
      category_id,
      patient_id: patient.id,
    };
    await patient.call('calendar', 'mutation ($e: EventInput!) { CreateEvent(event_input: $e) { event { id } } }', {
      e: { ...event, calendar_ids: [calendar.calendar_id] },
    });
    const data = { category_id, wished_date: day, wished_time: '10:00' };
    await sendRequests(page, patient, [{ type: 'MakeAppointment', data }]);
    const staff = await signedIn('doctor', `/patients/${patient.id}`);
    await comeNearRequests(staff);
    await staff.getByRole('list', { name: 'Patient’s requests' }).getByRole('button').first().click();
    const window = staff.getByRole('dialog', { name: 'Patient Request: Make Appointment' });
    await window.getByRole('button', { name: 'Approve' }).click();
    const conflict = staff.getByRole('dialog', { name: 'Time Conflict' });
    await expect(conflict.getByText('Blood test')).toBeVisible();
    await expectAccessible(staff);
    await conflict.getByRole('button', { name: 'Book anyway' }).click();
    await expect(conflict.getByText('Enter a reason for booking')).toBeVisible();
    const other = conflict.getByRole('group', { name: 'Other times' }).getByRole('button').first();
    const time = plain((await other.textContent())!.split(', ').at(-1)!);
    await other.click();
    await expect(conflict).toBeHidden();
    await expect(staff.getByText('The time can be changed in the form. Approve when it works.')).toBeVisible();
    await expect.poll(async () => plain(await window.getByLabel('From: time').inputValue())).toBe(time);
    await window.getByRole('button', { name: 'Approve' }).click();
    await expect(staff.getByText('Request approved.').last()).toBeVisible();
    const { patientEvents } = await patient.call<{ patientEvents: { start: string }[] }>(
      'calendar',
      'query ($id: ID!) { patientEvents(patient_id: $id) { start } }',
      { id: patient.id },
    );
    const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/New_York' });
    expect(patientEvents.map(({ start }) => plain(clock.format(Date.parse(start))))).toContain(time);
  },
);

test('shows the dashboard and the list of all requests', async ({ signedIn }) => {
  const page = await signedIn('desk', '/dashboard');
  const card = page.getByRole('region', { name: 'Patient Requests' });
  await expect(card.getByRole('listitem').first()).toBeVisible();
  expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await card.getByRole('button', { name: 'All Patient Requests' }).click();
  const all = page.getByRole('dialog', { name: 'All Patient Requests' });
  for (const tab of ['Approved', 'Declined', 'Pending', 'Withdrawn', 'Unsolved']) {
    await all.getByRole('radiogroup', { name: 'Requests by status' }).getByText(tab, { exact: true }).click();
    await expect(all.getByText(/\d+ requests?$/)).toBeVisible();
  }
  await expect(all.getByLabel('Requests per page').first()).toHaveValue('10 / page');
  await expectAccessible(page);
  await all.getByLabel('Requests per page').first().click();
  await page.getByRole('option', { name: '40 / page' }).click();
  await all.getByRole('button', { name: /Zhang/ }).first().click();
  const request = page.getByRole('dialog', { name: 'Patient Request: Add Allergy' });
  // Users without the right to change allergies can't approve one either.
  await expect(request.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(request.getByRole('button', { name: 'Decline' })).toBeEnabled();
  await request.getByRole('link', { name: /Zhang/ }).click();
  await expect(page).toHaveURL(/\/patients\//);
  // On a phone a window would cover the page that its link opens.
  if (isPhone(page)) await expect(request).toBeHidden();
  else await expect(request).toBeVisible();
});
