import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { queryDatabase } from './query-database.ts';

const PHONE = { width: 390, height: 844 };
const DOCTORS = { phone: 'Dr. Linh Pham, DO', desktop: 'Dr. Helen Marchetti, MD' } as const;

test('a patient requests a time online, nobody else can take it, and the desk accepts', async ({
  ownPage,
  signedIn,
}, info) => {
  test.setTimeout(600_000);
  const project = info.project.name === 'phone' ? 'phone' : 'desktop';
  const stamp = `${project}${Date.now()}`;
  const [ada, ben] = [person('Ada', stamp), person('Ben', stamp)];
  const [first, second] = [await ownPage(), await ownPage()];
  let time = '';

  await test.step('a new patient chooses a time on a phone and enters their details', async () => {
    await first.setViewportSize(PHONE);
    time = await chooseTime(first, DOCTORS[project]);
    await first.getByRole('button', { name: 'Send request' }).click();
    await expect(first.getByText('First name is required')).toBeVisible();
    await expectAccessible(first);
    await fillIn(first, ada);
  });

  await test.step('someone else chooses the same time', async () => {
    expect(await chooseTime(second, DOCTORS[project])).toBe(time);
    await fillIn(second, ben);
  });

  await test.step('the first who sends gets it', async () => {
    await first.getByRole('button', { name: 'Send request' }).click();
    await expect(first.getByRole('heading', { name: 'We got your request' })).toBeVisible();
    await expect(first.getByText(/The clinic confirms by/)).toBeVisible();
    await expectAccessible(first);
  });

  await test.step('the other one is told, keeps what they typed, and chooses another time', async () => {
    await second.getByRole('button', { name: 'Send request' }).click();
    await expect(second.getByText('This time was just taken. Choose another time.')).toBeVisible();
    await expect(second.getByLabel('Last name')).toHaveValue(ben.last);
    await expect(second.getByRole('textbox', { name: 'Email' })).toHaveValue(ben.email);
    await expectAccessible(second);
    await laterDays(second);
    await times(second).last().click();
    await second.getByRole('button', { name: 'Send request' }).click();
    await expect(second.getByRole('heading', { name: 'We got your request' })).toBeVisible();
  });

  const desk = await signedIn('desk', '/scheduling/online-booking');
  await test.step('the desk accepts one for a new patient', async () => {
    await desk.getByText(`${ada.last}, Ada`).first().click();
    const dialog = desk.getByRole('dialog', { name: `Ada ${ada.last}` });
    await expect(dialog.getByText('<b>Cough</b>')).toBeVisible();
    await dialog.getByRole('radio', { name: /^New patient/ }).check();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByText('Gender is Required')).toBeVisible();
    await expectAccessible(desk);
    await dialog.getByRole('radio', { name: 'Female' }).check();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByText('Appointment booked')).toBeVisible();
    await expect(desk.getByText(`${ada.last}, Ada`)).toHaveCount(0);
    const booked = await queryDatabase<{ status: string; date_of_birth: string }>(
      `select e.status, p.date_of_birth from scheduling.event e
       join patients.patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id where p.last_name = $1`,
      [ada.last],
    );
    expect(booked).toEqual([{ status: 'confirmed', date_of_birth: '1980-05-01' }]);
  });

  await test.step('and declines the other with a reason, which is sent', async () => {
    await desk.getByText(`${ben.last}, Ben`).first().click();
    await desk
      .getByRole('dialog', { name: `Ben ${ben.last}` })
      .getByRole('button', { name: 'Decline' })
      .click();
    const dialog = desk.getByRole('dialog', { name: `Decline the request of Ben ${ben.last}` });
    await dialog.getByLabel('Reason').fill('Please call us for this appointment.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(desk.getByText('Request declined')).toBeVisible();
    await expect(desk.getByText(`${ben.last}, Ben`)).toHaveCount(0);
    const sent = await queryDatabase<{ state: string; recipient: string }>(
      `select r.state, d.recipient from booking.request r
       join deliveries.delivery d on d.clinic_id = r.clinic_id and d.about_id = r.id::text where r.last_name = $1`,
      [ben.last],
    );
    expect(sent).toEqual([{ state: 'declined', recipient: ben.email }]);
  });
});

test('an unknown address is not found, and an administrator sets up online booking', async ({ ownPage, signedIn }) => {
  const visitor = await ownPage();
  await visitor.goto('/book/no-such-clinic');
  await expect(visitor).toHaveURL(/\/404$/);
  const admin = await signedIn('admin', '/settings/online-booking');
  await expect(admin.getByRole('textbox', { name: 'Address' })).toHaveValue('harborview');
  await expect(admin.getByText('New patients only')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Add event type' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add event type' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose at least one member')).toBeVisible();
  await expectAccessible(admin);
});

interface Visitor {
  first: string;
  last: string;
  email: string;
}

const person = (first: string, stamp: string): Visitor => ({
  first,
  last: `Online${first}${stamp}`,
  email: `${first}.${stamp}@example.org`.toLowerCase(),
});

const times = (page: Page) => page.getByRole('button', { name: /^\d{1,2}:\d{2}\s[AP]M$/ });

/** Shows the next days and waits for them. */
async function laterDays(page: Page): Promise<void> {
  const read = page.waitForResponse((answer) => answer.request().postData()?.includes('BookingTimes') === true);
  await page.getByRole('button', { name: 'Later times' }).click();
  await read;
  await expect(times(page).first()).toBeVisible();
}

/** Chooses an annual physical in about a month, where no other test books: the last time shown. */
async function chooseTime(page: Page, doctor: string): Promise<string> {
  await page.goto('/book/harborview');
  await page.getByRole('radio', { name: 'No, I’m new' }).click();
  await page.getByRole('radio', { name: /Annual physical/ }).click();
  await page.getByRole('radio', { name: doctor }).click();
  await expect(times(page).first()).toBeVisible();
  for (let turn = 0; turn < 5; turn += 1) await laterDays(page);
  const chosen = times(page).last();
  const shown = await chosen.textContent();
  await chosen.click();
  await expect(page.getByRole('button', { name: 'Change time' })).toBeVisible();
  return shown ?? '';
}

async function fillIn(page: Page, { first, last, email }: Visitor): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Date of birth').fill('05/01/1980');
  await page.getByLabel('Phone').fill('(617) 555-0188');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Reason for the appointment').fill('<b>Cough</b>');
  await page.getByLabel('The clinic may call, text or email me about this request.').check();
}
