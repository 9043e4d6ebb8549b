import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import type { Person } from './come-in.ts';

// A complete workday, from a phone call at the front desk to the administrator's evening. On a desktop the appointment
// is drawn with the mouse, on a phone it is typed.
test('a clinic’s day', async ({ signedIn }, info) => {
  test.setTimeout(600_000);
  const phone = info.project.name === 'phone';
  const doctor: { person: Person; name: string } = phone
    ? { person: 'doctor2', name: 'Dr. Samuel Adeyemi, MD' }
    : { person: 'doctor', name: 'Dr. Helen Marchetti, MD' };
  const patient = { first: 'Ingrid', last: `Day ${info.project.name}`, whole: `Ingrid Day ${info.project.name}` };

  let record = '';

  const desk = await signedIn('desk', '/patients/index');
  await test.step('the front desk takes a new patient in', async () => {
    await desk.getByRole('button', { name: 'New patient' }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'New patient' });
    await dialog.getByLabel('First Name').fill(patient.first);
    await dialog.getByLabel('Last Name').fill(patient.last);
    await dialog.getByRole('combobox', { name: 'Gender' }).click();
    await desk.getByRole('option', { name: 'Female', exact: true }).click();
    await dialog.getByRole('button', { name: 'Create patient' }).click();
    await expect(desk.getByRole('heading', { name: patient.whole })).toBeVisible();
    record = new URL(desk.url()).pathname.split('/').at(-1)!;
  });

  await test.step('books an appointment', async () => {
    await desk.goto('/scheduling/index');
    await desk.getByRole('button', { name: 'Today' }).waitFor();
    if (!phone) await expectAccessible(desk);
    if (phone) await desk.getByRole('button', { name: /new event/i }).click();
    else await drawEvening(desk);
    const window = desk.getByRole('dialog', { name: 'New event' });
    await window.getByRole('button', { name: 'Create event' }).click();
    await expect(window.getByText('Title and Event Type are required for new event.').first()).toBeVisible();
    await window.getByLabel('Title').fill(`Visit ${info.project.name}`);
    await window.getByRole('combobox', { name: 'Type' }).click();
    await desk
      .getByRole('option', { name: /follow-up/i })
      .first()
      .click();
    await window.getByRole('combobox', { name: 'Patient' }).pressSequentially(patient.last);
    await desk
      .getByRole('option', { name: new RegExp(patient.last) })
      .first()
      .click();
    const doctors = window.getByRole('group', { name: 'Assign to' });
    await expect(doctors.getByRole('checkbox', { name: doctor.name })).toBeVisible();
    for (const box of await doctors.getByRole('checkbox').all()) await box.uncheck();
    await doctors.getByRole('checkbox', { name: doctor.name }).check();
    if (phone) {
      await window.getByRole('combobox', { name: 'Start time' }).fill('6:10 PM');
      await desk.keyboard.press('Tab');
      await window.getByRole('combobox', { name: 'End time' }).fill('6:30 PM');
      await desk.keyboard.press('Tab');
    }
    await window.getByRole('button', { name: 'Create event' }).click();
    await expect(desk.getByText('Event created')).toBeVisible();
  });

  await test.step('moves it and checks the patient in', async () => {
    const event = desk.getByRole('button', { name: new RegExp(patient.whole) }).first();
    if (phone) await event.scrollIntoViewIfNeeded();
    else await dragDown(desk, event, 40);
    if (!phone) await expect(desk.getByText(/moved to/)).toBeVisible();
    await event.click();
    const card = desk.getByRole('dialog').last();
    await expectAccessible(desk);
    await card.getByRole('button', { name: 'Check in' }).click();
    await expect(event).toHaveAccessibleName(/checked in/i);
  });

  const sentence = `Cough for three days, no fever. Slept badly, drank tea with honey (${info.project.name}).`;
  await test.step('the doctor sees the day, opens the note and writes; the browser is killed', async () => {
    const page = await signedIn(doctor.person, '/dashboard');
    const row = page.getByRole('listitem').filter({ hasText: patient.whole }).first();
    await expect(row).toContainText('Checked in');
    await expectAccessible(page);
    await row.getByRole('button', { name: /chart note/i }).click();
    await expect(page).toHaveURL(/\/chart\/index\/Y2hhcnRub3RlO/);
    const editor = page.getByRole('textbox', { name: /SOAP note/ });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(sentence);
    // The last word is on the page, and the computer has had a moment to store it.
    await expect(editor).toContainText(sentence);
    await page.waitForTimeout(600);
    await page.context().close();
  });

  await test.step('not a word is lost; the doctor signs, and then the note stands', async () => {
    const page = await signedIn(doctor.person, '/dashboard');
    await page
      .getByRole('listitem')
      .filter({ hasText: patient.whole })
      .first()
      .getByRole('button', { name: /chart note/i })
      .click();
    await expect(page.getByRole('textbox', { name: /SOAP note/ })).toContainText(sentence);
    await expectAccessible(page);
    const saves = page.waitForRequest((request) => request.url().endsWith('/api/chart'));
    await page.reload();
    const token = (await saves).headers()['authorization']!;
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Sign (note|anyway)$/ })
      .click();
    await expect(page.getByText(/Signed by/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /SOAP note/ })).toHaveCount(0);
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expectAccessible(page);

    const encoded = new URL(page.url()).pathname.split('/').at(-1)!;
    const id = Buffer.from(decodeURIComponent(encoded), 'base64').toString().replace('chartnote:', '');
    const change = await page.request.post('/api/chart', {
      headers: { authorization: token },
      data: {
        query: `mutation { chart_note_update(id: "${id}", version: 99, input: { note: "<p>other</p>" }) { id } }`,
      },
    });
    expect((await change.json()).errors[0].extensions.code).toBe('NOTE_SIGNED');
  });

  await test.step('the administrator sees who did and who looked, and that nobody has altered it', async () => {
    const page = await signedIn('admin', `/audit_logs/index?view=patient&patient=${record}`);
    for (const words of [doctor.name, /Chart note/])
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /verify log/i }).click();
    await expect(page.getByText(/This log has not been altered/)).toBeVisible();
    await expectAccessible(page);
  });
});

/** Draws a 20-minute appointment at 5:30 PM with the mouse. */
async function drawEvening(page: Page): Promise<void> {
  // Whatever day of the week it is; before scrolling, because showing other days resets the scroll position.
  await page.getByRole('switch', { name: 'Show weekends' }).check();
  const label = page.getByText('5PM', { exact: true }).first();
  await expect(async () => {
    await label.scrollIntoViewIfNeeded({ timeout: 5000 });
    await page.waitForTimeout(300);
    await expect(label).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'America/New_York' }).format(new Date());
  const head = `${written({ weekday: 'short' })} ${written({ month: 'numeric', day: 'numeric' })}`;
  const header = await page.getByText(head, { exact: true }).first().boundingBox();
  const hour = await label.boundingBox();
  const x = header!.x + header!.width / 2;
  const y = hour!.y + 4;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 5 });
  await page.mouse.move(x, y + 20, { steps: 5 });
  await page.mouse.up();
}

async function dragDown(page: Page, event: ReturnType<Page['locator']>, pixels: number): Promise<void> {
  const box = (await event.boundingBox())!;
  const x = box.x + box.width / 3;
  const y = box.y + Math.min(8, box.height / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + pixels / 2, { steps: 6 });
  await page.mouse.move(x, y + pixels, { steps: 6 });
  await page.mouse.up();
}
