import type { Page } from '@playwright/test';
import { callAs } from './call-as.ts';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';

const DOCTOR = 'Dr. Samuel Adeyemi, MD';

test('a canceled appointment is offered to a patient on the waitlist, who accepts it by link', async ({
  signedIn,
  page: patients,
}, info) => {
  test.setTimeout(600_000);
  const { name: project } = info.project;
  // Each project uses a different day: a Tuesday or a Wednesday in about seven weeks.
  const day = weekdayAhead(project === 'phone' ? 3 : 2);
  const people = await makePeople(patients, project, day);
  const [ada, ben] = people.waiting;
  const desk = await signedIn('desk', '/scheduling/waiting-list');

  await test.step('two patients are put on the list', async () => {
    await addToList(desk, ada!.last, { day, priority: 'Urgent' });
    await addToList(desk, ben!.last, { day, priority: 'Soon' });
    await narrow(desk, ada!.last);
    await expect(row(desk, ada!.last)).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('nobody is on it twice for the same', async () => {
    const window = await fillEntry(desk, ada!.last, { day, priority: 'Routine' });
    await window.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(window.getByText('This patient is already on the waiting list for this type')).toBeVisible();
    await expectAccessible(desk);
    await window.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(window).toBeHidden();
  });

  await test.step('an appointment is canceled on the calendar', async () => {
    await desk.goto(`/scheduling/index?view=list&day=${day}`);
    await show(desk);
    await desk
      .getByRole('button', { name: new RegExp(people.sitting) })
      .first()
      .click();
    await desk.getByRole('button', { name: 'Cancel event' }).click();
    await expect(desk.getByRole('button', { name: 'Cancel event' })).toBeHidden();
  });

  await test.step('the desk sees what is freed and whom it suits, and offers it to both', async () => {
    await desk.goto('/scheduling/waiting-list');
    const released = desk
      .getByRole('listitem')
      .filter({ hasText: '10:00 – 10:30 AM' })
      .filter({ hasText: shortDay(day) });
    await expect(released).toContainText(DOCTOR, { timeout: 60_000 });
    await expectAccessible(desk);
    await released.getByRole('button', { name: /2 patients waiting/ }).click();
    const dialog = desk.getByRole('dialog', { name: /10:00 – 10:30 AM/ });
    // The more urgent one is first.
    await expect(dialog.getByRole('listitem').first()).toContainText(ada!.last);
    await dialog.getByRole('radio', { name: /All at the same time/ }).check();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Offer to 2' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      desk
        .getByRole('listitem')
        .filter({ hasText: `Offered: ${shortDay(day)}` })
        .first(),
    ).toContainText(ada!.last);
  });

  await test.step('one patient takes it by the link of the message', async () => {
    await patients.goto(await linkIn(patients, ada!.email, 'A time is available'));
    await expect(patients.getByText(DOCTOR)).toBeVisible();
    await expect(patients.getByText(ada!.last)).toHaveCount(0);
    await expectAccessible(patients);
    await patients.getByRole('button', { name: 'Take this time' }).click();
    await expect(patients.getByText('This time is yours.')).toBeVisible();
    await patients.reload();
    await expect(patients.getByText('This time is yours.')).toBeVisible();
  });

  await test.step('the other finds it gone, and is told so', async () => {
    const link = await linkIn(patients, ben!.email, 'A time is available');
    await patients.goto('about:blank');
    await patients.goto(link);
    await expect(patients.getByText('This time is no longer available.')).toBeVisible();
    await expectAccessible(patients);
    await expect(patients.getByRole('button', { name: 'Take this time' })).toHaveCount(0);
    await expect
      .poll(
        async () =>
          (await subjects(patients, ben!.email)).filter((one) => one.endsWith('is no longer available')).length,
      )
      .toBe(1);
  });

  await test.step('the calendar shows the appointment, and the list whom it still holds', async () => {
    await narrow(desk, ben!.last);
    await expect(row(desk, ben!.last)).toContainText('Waiting');
    await desk.goto(`/scheduling/index?view=list&day=${day}`);
    await expect(desk.getByRole('button', { name: new RegExp(ada!.last) }).first()).toBeVisible();
  });

  await test.step('who waits no more is taken off, and back with one press', async () => {
    await desk.goto('/scheduling/waiting-list');
    await narrow(desk, ben!.last);
    await row(desk, ben!.last).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove from list' }).click();
    await expect(row(desk, ben!.last)).toHaveCount(0);
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(row(desk, ben!.last)).toBeVisible();
  });
});

interface People {
  waiting: { last: string; email: string }[];
  /** The title of the appointment that will be canceled. */
  sitting: string;
}

/** Creates two patients for this test only, and an appointment at ten. */
async function makePeople(page: Page, project: string, day: string): Promise<People> {
  const call = await callAs(page, 'desk');
  const waiting = ['Ada', 'Ben'].map((first) => {
    const last = `${first}waits${Date.now()}`;
    return { first, last, email: `${last}@example.org`.toLowerCase() };
  });
  for (const { first, last, email } of waiting)
    await call('registration', 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }', {
      input: { first_name: first, last_name: last, gender: 'Female', email },
    });
  const { practice_info: setup } = await call<{
    practice_info: { event_categories: { id: string }[]; clinic_calendars: { calendar_id: string; name: string }[] };
  }>('calendar', '{ practice_info { event_categories { id } clinic_calendars { calendar_id name } } }');
  const calendar = setup.clinic_calendars.find(({ name }) => name === DOCTOR)!;
  const sitting = `Sitting ${project} ${Date.now()}`;
  const event = {
    title: sitting,
    start: `${day} 10:00:00`,
    duration: 1800,
    category_id: setup.event_categories[0]!.id,
  };
  await call(
    'calendar',
    'mutation ($e: EventInput!) { CreateEvent(event_input: $e, conflict_reason: "Test") { event { id } } }',
    { e: { ...event, calendar_ids: [calendar.calendar_id] } },
  );
  return { waiting, sitting };
}

const row = (page: Page, last: string) => page.getByRole('row').filter({ hasText: last });

async function narrow(page: Page, last: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search patients' }).fill(last);
}

async function fillEntry(page: Page, last: string, entry: { day: string; priority: string }) {
  await page.getByRole('button', { name: /^Add( to waiting list)?$/ }).click();
  const window = page.getByRole('dialog', { name: 'Add to waiting list' });
  await window.getByRole('combobox', { name: 'Patient' }).pressSequentially(last);
  await page
    .getByRole('option', { name: new RegExp(last) })
    .first()
    .click();
  await window.getByRole('combobox', { name: 'Type' }).click();
  await page
    .getByRole('option', { name: /follow-up/i })
    .first()
    .click();
  await window.getByRole('radio', { name: entry.priority }).check();
  await window.getByRole('checkbox', { name: DOCTOR }).check();
  const [year, month, date] = entry.day.split('-');
  for (const edge of ['From', 'Until'])
    await window.getByRole('textbox', { name: edge, exact: true }).fill(`${month}/${date}/${year}`);
  return window;
}

async function addToList(page: Page, last: string, entry: { day: string; priority: string }): Promise<void> {
  const window = await fillEntry(page, last, entry);
  await window.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(window).toBeHidden();
}

async function show(page: Page): Promise<void> {
  const panel = isPhone(page) ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Side panel' });
  if (isPhone(page)) await page.getByRole('button', { name: /^Calendars/ }).click();
  await panel.getByRole('checkbox', { name: DOCTOR }).check();
  if (isPhone(page)) await page.keyboard.press('Escape');
}

async function subjects(page: Page, email: string): Promise<string[]> {
  const { messages } = (await (await page.request.get('/api/sandbox/messages')).json()) as {
    messages: { to: string; subject: string }[];
  };
  return messages.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}

/** Returns the first day of this weekday (Sunday is 0) that is at least 45 days from now, YYYY-MM-DD. */
function weekdayAhead(weekday: number): string {
  const at = new Date(Date.now() + 45 * 86_400_000);
  at.setUTCDate(at.getUTCDate() + ((weekday - at.getUTCDay() + 7) % 7));
  return at.toISOString().slice(0, 10);
}

/** `Tue, Jan 12` */
function shortDay(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  return at.toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
}
