import type { Page } from '@playwright/test';
import { type Call, callAs } from './call-as.ts';
import { expect, expectAccessible, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, region: string, name: string) =>
  card(page, region).getByRole('listitem').filter({ hasText: name });

interface Booking {
  first: string;
  /** The last name of a doctor. */
  doctor: string;
  status: 'pending' | 'checkedin';
  /** Days from today. */
  later?: number;
}

/** Creates a patient of 45 years with an appointment in a free evening slot. */
async function bookPatient(call: Call, { first, doctor, status, later = 0 }: Booking): Promise<Booked> {
  const last = `Morning${Date.now()}`;
  const born = `${Number(dayInClinic().slice(0, 4)) - 45}-01-01`;
  const { create_patient } = await call<{ create_patient: { id: string } }>(
    'registration',
    'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }',
    { input: { first_name: first, last_name: last, gender: 'Female', date_of_birth: born } },
  );
  const { practice_info: info } = await call<{
    practice_info: {
      event_categories: { id: string }[];
      clinic_calendars: { calendar_id: string; last_name: string }[];
    };
  }>('calendar', '{ practice_info { event_categories { id } clinic_calendars { calendar_id last_name } } }');
  const calendar = info.clinic_calendars.find(({ last_name }) => last_name === doctor)!;
  for (let minute = 0; minute < 170; minute += 5) {
    const clock = `${20 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
    const event = {
      title: 'Checkup',
      status,
      start: `${dayInClinic(later)} ${clock}:00`,
      duration: 300,
      category_id: info.event_categories[0]!.id,
      calendar_ids: [calendar.calendar_id],
      patient_id: create_patient.id,
    };
    const { CreateEvent } = await call<{ CreateEvent: { event: { id: string } | null } }>(
      'calendar',
      'mutation ($e: EventInput!) { CreateEvent(event_input: $e) { event { id } } }',
      { e: event },
    );
    if (CreateEvent.event !== null)
      return {
        id: create_patient.id,
        eventId: CreateEvent.event.id,
        name: `${last}, ${first}`,
        whole: `${first} ${last}`,
      };
  }
  throw new Error('The evening is full.');
}

interface RoomingList {
  rooms: { id: string }[];
  visits: { event_id: string; version: number; state: string | null; doctors: string[] }[];
}

interface Booked {
  id: string;
  eventId: string;
  name: string;
  whole: string;
}

const dayInClinic = (later = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + later * 86_400_000);

/** The badge counts what the task list lists. */
async function expectOneList(page: Page, call: Call): Promise<void> {
  const counted = await call<{ getPendingTaskCounts: { Total: number } }>('task', '{ getPendingTaskCounts { Total } }');
  const listed = page.waitForResponse((answer) => answer.request().postData()?.includes('query Tasks(') === true);
  await page.goto('/tasks/ToDo');
  const { data } = (await (await listed).json()) as { data: { searchTask: { count: number } } };
  expect(data.searchTask.count).toBe(counted.getPendingTaskCounts.Total);
}

test('the nurse’s morning: vitals are taken, and the patient of another member’s calendar is brought to a room', async ({
  signedIn,
}) => {
  const page = await signedIn('nurse', '/dashboard');
  const call = await callAs(page, 'nurse');
  const patient = await bookPatient(call, { first: 'Nora', doctor: 'Pham', status: 'checkedin' });
  const here = row(page, 'Rooming', patient.name);
  await expect(here).toContainText('Arrived');
  await expect(here).toContainText('45 y');
  await expect(here).toContainText('Linh Pham');
  await expect(here).toContainText(/since \d+:\d\d [AP]M/);
  await expectAccessible(page);
  await card(page, 'Rooming')
    .getByText(/^Vitals to take/)
    .click();
  await here.getByRole('button', { name: `Take vitals ${patient.name}` }).click();
  const window = page.getByRole('dialog', { name: 'Add New Vital Record' });
  await window.getByLabel('Pulse Rate').fill('71');
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window).toBeHidden();
  await expect(here).toBeHidden();
  await card(page, 'Rooming')
    .getByText(/^In the clinic/)
    .click();
  await here.getByRole('button', { name: `Bring to room ${patient.name}` }).click();
  await page.getByRole('menuitem', { name: 'Exam room 2' }).click();
  await expect(here).toContainText('In room · Exam room 2');
  await here.getByRole('button', { name: `Mark ready ${patient.name}` }).click();
  await expect(here).toContainText('Ready · Exam room 2');
  await here.getByRole('button', { name: `More for ${patient.name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to Exam room 1' }).click();
  await expect(here).toContainText('Ready · Exam room 1');
  await here.getByRole('button', { name: `More for ${patient.name}` }).click();
  await page.getByRole('menuitem', { name: 'Patient left' }).click();
  await expect(here).toBeHidden();
  for (const name of ['Lab Results', 'Next Patient', 'Declined Cards']) await expect(card(page, name)).toHaveCount(0);
  await expectOneList(page, call);
});

test('the doctor’s morning: results on top, notes to sign, and the next patient is who is ready', async ({
  signedIn,
}, info) => {
  const [person, doctor] =
    info.project.name === 'phone' ? (['doctor2', 'Adeyemi'] as const) : (['doctor', 'Marchetti'] as const);
  const page = await signedIn(person, '/dashboard');
  const nurse = await callAs(page, 'nurse');
  const patient = await bookPatient(nurse, { first: 'Dora', doctor, status: 'checkedin' });
  const { roomingList } = await nurse<{ roomingList: RoomingList }>(
    'calendar',
    '{ roomingList { rooms { id } visits { event_id version state doctors } } }',
  );
  const move = async (id: string, version: number, to: object): Promise<unknown> =>
    nurse(
      'calendar',
      'mutation ($id: ID!, $version: Int!, $to: VisitMove!) { moveVisit(event_id: $id, version: $version, input: $to) { version } }',
      { id, version, to },
    );
  // Depending on the hour, patients of the demo clinic are ready for the doctor.
  for (const { event_id, version, state, doctors } of roomingList.visits)
    if (state === 'ready' && doctors.some((name) => name.includes(doctor)))
      await move(event_id, version, { state: 'left' });
  await move(patient.eventId, 0, { state: 'ready', room_id: roomingList.rooms[0]!.id });
  const next = row(page, 'Next Patient', patient.name);
  await expect(next).toContainText('45 y');
  await expect(next).toContainText('Ready · Exam room 1');
  await expect(card(page, 'Unsigned notes')).toBeVisible();
  const titles = await page.getByRole('region').getByRole('heading').allInnerTexts();
  expect(titles[0]).toBe('Lab Results');
  await expectAccessible(page);
  await next.getByRole('link', { name: patient.name }).click();
  await expect(page.getByRole('heading', { name: patient.whole })).toBeVisible();
  await expectOneList(page, await callAs(page, person));
});

test('the front desk’s morning: an appointment is confirmed, insurance and requests are there', async ({
  signedIn,
}) => {
  const page = await signedIn('desk', '/dashboard');
  const call = await callAs(page, 'desk');
  const patient = await bookPatient(call, { first: 'Della', doctor: 'Marchetti', status: 'pending', later: 1 });
  for (const name of ['Schedule of the Day', 'Insurance to verify', 'Patient Requests'])
    await expect(card(page, name)).toBeVisible();
  const all = card(page, 'Unconfirmed Appointments').getByRole('button', { name: /^Show all/ });
  const open = row(page, 'Unconfirmed Appointments', patient.whole);
  await expect(all.or(open).first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await expect(open).toBeVisible();
  await expectAccessible(page);
  await open.getByRole('button', { name: `Confirm ${patient.whole}` }).click();
  await expect(open).toBeHidden();
  // The row leaves the list at the click, before the server has answered.
  await expect
    .poll(() =>
      queryDatabase<{ status: string }>('select status from scheduling.event where id = $1', [patient.eventId]),
    )
    .toEqual([{ status: 'confirmed' }]);
  for (const name of ['Rooming', 'Next Patient', 'Lab Results', 'Unsigned notes'])
    await expect(card(page, name)).toHaveCount(0);
  await expectOneList(page, call);
});

test('the biller’s morning: charges to post, and a declined card until it is charged', async ({ signedIn }) => {
  const page = await signedIn('biller', '/dashboard');
  const call = await callAs(page, 'biller');
  const patient = await bookPatient(await callAs(page, 'desk'), {
    first: 'Bilal',
    doctor: 'Marchetti',
    status: 'pending',
    later: 30,
  });
  await queryDatabase(
    `insert into billing.payment (clinic_id, id, client_key, patient_id, practice_id, method, amount, status, card_last4,
       failure, taken_name, created_time, updated_time)
     select p.clinic_id, $1, $2, p.id, (select id from practice.practice where clinic_id = p.clinic_id limit 1), 'card', 4321,
       'failed', '0002', 'Your card was declined.', 'Card on file', now(), now()
     from patients.patient p where p.id = $3`,
    [crypto.randomUUID(), `four-mornings/${patient.id}`, patient.id],
  );
  await page.reload();
  const declined = row(page, 'Declined Cards', patient.whole);
  await expect(declined).toContainText('Your card was declined.');
  await expect(declined).toContainText('$43.21');
  await expect(card(page, 'Charges to post')).toBeVisible();
  for (const name of ['Rooming', 'Patient Requests', 'Unconfirmed Appointments', 'Lab Results'])
    await expect(card(page, name)).toHaveCount(0);
  await expectAccessible(page);
  await declined.getByRole('link', { name: patient.whole }).click();
  await expect(page.getByRole('heading', { name: patient.whole })).toBeVisible();
  await expectOneList(page, call);
});
