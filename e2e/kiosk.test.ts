import type { Page } from '@playwright/test';
import { callAs } from './call-as.ts';
import { expect, expectAccessible, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';

/** Registers a device in the settings and returns its pairing link. */
async function register(admin: Page, name: string, kind: string): Promise<string> {
  await admin.getByRole('button', { name: 'New device' }).click();
  const dialog = admin.getByRole('dialog', { name: 'New device' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: kind }).check();
  await dialog.getByRole('combobox', { name: 'Practice' }).click();
  await admin.getByRole('option', { name: 'Harborview Family Medicine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const pairing = admin.getByRole('dialog', { name: `Pair ${name}` });
  const code = await pairing.getByRole('status', { name: 'Pairing code' }).innerText();
  await expectAccessible(admin);
  await pairing.getByRole('button', { name: 'Done' }).click();
  return `/kiosk#${code}`;
}

/** Books a patient of this test for an appointment that is starting. */
async function book(page: Page, last: string): Promise<string> {
  const call = await callAs(page, 'doctor');
  const person = { first_name: 'Kira', last_name: last, gender: 'Female', date_of_birth: '1980-05-01' };
  const { create_patient } = await call<{ create_patient: { id: string } }>(
    'registration',
    'mutation ($i: PatientInput!) { create_patient(input: $i) { id } }',
    { i: { ...person, mobile: '+1 6175550199' } },
  );
  const { practice_info: info } = await call<{
    practice_info: { event_categories: { id: string }[]; clinic_calendars: { calendar_id: string }[] };
  }>('calendar', '{ practice_info { event_categories { id } clinic_calendars { calendar_id } } }');
  const { CreateEvent } = await call<{ CreateEvent: { event: { id: string } } }>(
    'calendar',
    'mutation ($e: EventInput!) { CreateEvent(event_input: $e, conflict_reason: "Test") { event { id } } }',
    {
      e: {
        title: 'Checkup',
        start: '2033-03-01 10:00:00',
        duration: 1800,
        category_id: info.event_categories[0]!.id,
        patient_id: create_patient.id,
        calendar_ids: [info.clinic_calendars[0]!.calendar_id],
      },
    },
  );
  const { id } = CreateEvent.event;
  // At any hour the calendar may be full, so the appointment is moved to now in the database.
  await queryDatabase(
    `update scheduling.event set start_time = now(), end_time = now() + interval '30 minutes' where id = $1`,
    [id],
  );
  await queryDatabase(
    `update scheduling.event_attendee set start_time = now(), end_time = now() + interval '30 minutes' where event_id = $1`,
    [id],
  );
  return id;
}

test('a tablet is paired, a patient checks in, and the display calls the number to a room', async ({
  signedIn,
  ownPage,
}, info) => {
  test.setTimeout(300_000);
  const last = `Kiosk${info.project.name}`;
  const admin = await signedIn('admin', '/settings/kiosk');
  await expect(admin.getByText('Front desk tablet')).toBeVisible();
  await expectAccessible(admin);
  const [tabletLink, displayLink] = [
    await register(admin, `Tablet ${info.project.name}`, 'Check-in tablet'),
    await register(admin, `Screen ${info.project.name}`, 'Waiting-room display'),
  ];
  const [tablet, display] = [await ownPage(), await ownPage()];

  await test.step('both are paired by their codes', async () => {
    for (const [page, link] of [
      [tablet, tabletLink],
      [display, displayLink],
    ] as const) {
      await page.goto(link);
      await page.getByRole('button', { name: 'Pair' }).click();
      await expect(page).toHaveURL(/\/kiosk$/);
    }
    await expect(display.locator('time')).toHaveText(/\d+:\d\d [AP]M/);
    await expectAccessible(display);
  });

  const eventId = await book(admin, last);
  await test.step('strangers learn nothing', async () => {
    await tablet.getByRole('textbox', { name: 'Last name' }).fill(`${last}x`);
    await tablet.getByRole('textbox', { name: 'Date of birth' }).fill('05/01/1980');
    await tablet.getByRole('button', { name: 'Continue' }).click();
    await expect(tablet.getByText('We can’t check you in here. Please see the front desk.')).toBeVisible();
    await expectAccessible(tablet);
  });

  await test.step('the patient checks in', async () => {
    await tablet.getByRole('textbox', { name: 'Last name' }).fill(last.toUpperCase());
    await tablet.getByRole('button', { name: 'Continue' }).click();
    await expect(tablet.getByText('Hello, Kira')).toBeVisible();
    await expect(tablet.getByText('•••-0199')).toBeVisible();
    await expectAccessible(tablet);
    await tablet.getByRole('button', { name: 'Yes, this is right' }).click();
    await expect(tablet.getByRole('heading', { name: 'Do you have insurance?' })).toBeVisible();
    await tablet.getByRole('button', { name: 'Continue without insurance' }).click();
    await expect(tablet.getByRole('heading', { name: 'Your visit today' })).toBeVisible();
    await expectAccessible(tablet);
    await tablet.getByRole('button', { name: 'Check in' }).click();
    await expect(tablet.getByRole('heading', { name: 'You’re checked in' })).toBeVisible();
  });
  const number = await tablet.getByRole('status', { name: 'Your number' }).innerText();
  await expectAccessible(tablet);

  await test.step('nothing of the patient stays', async () => {
    await tablet.getByRole('button', { name: 'Done' }).click();
    await expect(tablet.getByRole('heading', { name: 'Welcome. Please check in.' })).toBeVisible();
    await expect(tablet.getByRole('textbox', { name: 'Last name' })).toHaveValue('');
    const stored = await tablet.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('Kira');
    await tablet.goto('about:blank');
    await tablet.goBack();
    await expect(tablet.getByRole('textbox', { name: 'Last name' })).toHaveValue('');
  });

  await test.step('the display shows the room', async () => {
    const call = await callAs(admin, 'doctor');
    const { roomingList } = await call<{
      roomingList: {
        visits: { event_id: string; ticket: string; version: number }[];
        rooms: { id: string; name: string }[];
      };
    }>('calendar', '{ roomingList { visits { event_id ticket version } rooms { id name } } }');
    const visit = roomingList.visits.find(({ event_id }) => event_id === eventId)!;
    expect(visit.ticket).toBe(number);
    const [room] = roomingList.rooms;
    await call(
      'calendar',
      `mutation ($e: ID!, $v: Int!, $r: ID!) {
        moveVisit(event_id: $e, version: $v, input: { state: in_room, room_id: $r }) { event_id }
      }`,
      { e: eventId, v: visit.version, r: room!.id },
    );
    const row = display.getByRole('listitem').filter({ hasText: number });
    await expect(row).toContainText(room!.name, { timeout: 30_000 });
    await expect(display.getByText(last)).toHaveCount(0);
    await expectAccessible(display);
  });

  await test.step('a device that is switched off is signed out', async () => {
    await admin.getByText(`Tablet ${info.project.name}`, { exact: true }).click();
    await admin.getByRole('button', { name: 'Switch off' }).click();
    await admin
      .getByRole('dialog', { name: /Switch Tablet/ })
      .getByRole('button', { name: 'Switch off' })
      .click();
    await expect(admin.getByText('Device switched off')).toBeVisible();
    await tablet.getByRole('textbox', { name: 'Last name' }).fill(last);
    await tablet.getByRole('textbox', { name: 'Date of birth' }).fill('05/01/1980');
    await tablet.getByRole('button', { name: 'Continue' }).click();
    await expect(tablet.getByRole('heading', { name: 'Pair this device' })).toBeVisible();
  });
});
