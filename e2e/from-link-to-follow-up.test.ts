// Over 300 lines: one flow through every area, step by step.
import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';

const SUPPLEMENT = 'Magnesium glycinate 200 mg';
const PROGRAM = 'Blood pressure at home: six weeks';
const DOCTOR = 'Dr. Helen Marchetti, MD';

/** Times of this evening, different for each screen size, so that they don't conflict. */
const timesOf = (page: Page) =>
  isPhone(page)
    ? ([
        ['From', '8:10 PM'],
        ['To', '8:40 PM'],
      ] as const)
    : ([
        ['From', '7:10 PM'],
        ['To', '7:40 PM'],
      ] as const);

/** Returns the current day in the clinic's time zone, MM/DD/YYYY. */
const today = (): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  }).format(new Date());

/** Scrolls to a tile of a patient page: its content loads only near the viewport, and moves while loading. */
async function comeNear(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true });
  await expect(async () => {
    await region.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(region).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  return region;
}

/** Returns a panel of the note, scrolled into view. */
async function panelOf(page: Page, name: string) {
  const panel = page.getByRole('region', { name, exact: true });
  await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return panel;
}

// One patient through every area, with each step done by the appropriate member; everything is done through pages.
test('a new patient’s link becomes a signed, paid, dispensed and followed-up visit', async ({ signedIn, ownPage }) => {
  test.setTimeout(600_000);
  const last = `Whole${Date.now()}`;
  const name = `Juno ${last}`;
  const email = `juno.${last}@example.org`.toLowerCase();
  const desk = await signedIn('desk', '/patients/index');
  const portal = await ownPage();
  let record = '';

  const askOnPortal = async (button: string, fill: () => Promise<void>): Promise<void> => {
    await portal.getByRole('navigation', { name: 'Send a request' }).getByRole('button', { name: button }).click();
    await fill();
    await portal.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(portal.getByText('Your request was sent.')).toBeVisible();
  };
  const openRequest = async (heading: string) => {
    await comeNear(desk, 'Requests');
    await desk.getByRole('list', { name: 'Patient’s requests' }).getByRole('button', { name: heading }).click();
    return desk.getByRole('dialog', { name: `Patient Request: ${heading}` });
  };

  await test.step('the front desk takes her in and sends the link to her own page', async () => {
    await desk.getByRole('button', { name: 'New patient' }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'New patient' });
    await dialog.getByLabel('First Name').fill('Juno');
    await dialog.getByLabel('Last Name').fill(last);
    await dialog.getByLabel('Date of birth').fill('04/12/1984');
    await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await dialog.getByRole('combobox', { name: 'Gender', exact: true }).click();
    await desk.getByRole('option', { name: 'Female', exact: true }).click();
    await dialog.getByRole('button', { name: 'Create patient' }).click();
    await expect(desk.getByRole('heading', { name })).toBeVisible();
    record = new URL(desk.url()).pathname;
    await comeNear(desk, 'Requests');
    await desk.getByRole('button', { name: 'Send portal invitation' }).click();
    await desk.getByRole('button', { name: 'Send invitation', exact: true }).click();
    await expect(desk.getByText('Success sent invitation')).toBeVisible();
  });

  await test.step('she comes in by it, tells her address and asks for an appointment', async () => {
    await portal.goto(await linkIn(portal, email, 'Your patient portal at'));
    await portal.getByLabel('Date of birth').fill('04/12/1984');
    await portal.getByRole('button', { name: 'Continue' }).click();
    await askOnPortal('Change my information', async () => {
      await portal.getByLabel('Street and number').fill('12 Bennington St');
      await portal.getByLabel('City', { exact: true }).fill('Boston');
      await portal.getByLabel('State', { exact: true }).fill('MA');
      await portal.getByLabel('Postal code').fill('02128');
    });
    await askOnPortal('Request an appointment', async () => {
      await portal.getByLabel('Visit type').selectOption({ index: 1 });
      await portal.getByLabel('Preferred day').fill(today());
    });
  });

  await test.step('the front desk takes both over, and checks her in from the calendar', async () => {
    const address = await openRequest('Patient Information Update');
    await address.getByRole('button', { name: 'Approve' }).click();
    await expect(address).toHaveCount(0);
    const wish = await openRequest('Make Appointment');
    await wish.getByLabel('Title').fill('Sore throat');
    for (const [edge, at] of timesOf(desk)) {
      await wish.getByLabel(`${edge}: day`).fill(today());
      await wish.getByLabel(`${edge}: time`).fill(at);
      await wish.getByLabel(`${edge}: time`).press('Tab');
    }
    await wish.getByRole('checkbox', { name: DOCTOR }).check();
    await wish.getByRole('button', { name: 'Approve' }).click();
    await expect(wish).toHaveCount(0);
    await desk.goto('/scheduling/index');
    await desk.getByRole('button', { name: 'Today' }).waitFor();
    // Whatever day of the week it is, and whatever other calendars exist.
    if (isPhone(desk)) await desk.getByRole('button', { name: /^Calendars/ }).click();
    else await desk.getByRole('switch', { name: 'Show weekends' }).check();
    const calendars = isPhone(desk) ? desk.getByRole('dialog') : desk.getByRole('navigation', { name: 'Side panel' });
    await calendars.getByRole('checkbox', { name: DOCTOR }).check();
    if (isPhone(desk)) await desk.keyboard.press('Escape');
    const event = desk.getByRole('button', { name: new RegExp(name) }).first();
    await event.scrollIntoViewIfNeeded();
    await event.click();
    await desk.getByRole('dialog').last().getByRole('button', { name: 'Check in' }).click();
    await expect(event).toHaveAccessibleName(/checked in/i);
  });

  const nurse = await signedIn('nurse', record);
  await test.step('the nurse measures, and asks what she answers on her own page', async () => {
    await comeNear(nurse, 'Vitals');
    const vitals = nurse.getByRole('dialog', { name: 'Add New Vital Record' });
    // Panels above may still grow between pressing and releasing the button.
    await expect(async () => {
      await nurse.getByRole('button', { name: 'Add vitals' }).click({ timeout: 5000 });
      await expect(vitals).toBeVisible({ timeout: 5000 });
    }).toPass();
    await vitals.getByLabel('Pulse Rate').fill('78');
    await vitals.getByRole('button', { name: 'Save' }).click();
    await expect(nurse.getByText('Success Created')).toBeVisible();
    await comeNear(nurse, 'Questionnaires');
    await nurse.getByRole('button', { name: 'Assign questionnaire' }).click();
    const ask = nurse.getByRole('dialog', { name: 'Assign questionnaire' });
    await ask.getByRole('checkbox', { name: 'PHQ-2' }).check();
    await ask.getByRole('button', { name: 'Send link' }).click();
    await expect(nurse.getByText(/Link is being sent to/)).toBeVisible();
    await portal.reload();
    await portal
      .getByRole('region', { name: 'Questions for you' })
      .getByRole('button', { name: 'Mood: two questions' })
      .click();
    const groups = portal.getByRole('region', { name: 'Mood: two questions' }).getByRole('radiogroup');
    await groups.nth(0).getByRole('radio', { name: 'Several days' }).check();
    await groups.nth(1).getByRole('radio', { name: 'Not at all' }).check();
    await portal.getByRole('button', { name: 'Send my answers' }).click();
    await expect(portal.getByText('Thank you. Your clinic has received your answers.')).toBeVisible();
  });

  const doctor = await signedIn('doctor', '/dashboard');
  await test.step('the doctor opens the visit and writes it, with codes', async () => {
    await doctor
      .getByRole('listitem')
      .filter({ hasText: name })
      .first()
      .getByRole('button', { name: /chart note/i })
      .click();
    const soap = doctor.getByRole('textbox', { name: 'SOAP note' });
    await soap.click();
    await doctor.keyboard.press('ControlOrMeta+a');
    await doctor.keyboard.press('Delete');
    await doctor.keyboard.type('Sore throat for two days, no fever.');
    for (const [kind, panel, typed, code] of [
      ['diagnosis', 'ICD-10', 'acute pharyngitis', 'J02.9'],
      ['procedure', 'CPT', '99213', '99213'],
    ] as const) {
      const place = await panelOf(doctor, panel);
      await doctor.getByRole('combobox', { name: `Add ${kind}` }).fill(typed);
      await doctor.getByRole('option').filter({ hasText: code }).first().click();
      await expect(place.getByText(code, { exact: true }).first()).toBeVisible();
    }
    const surveys = await panelOf(doctor, 'Questionnaires');
    await expect(surveys.getByRole('listitem').filter({ hasText: /^PHQ-2/ })).toContainText('Negative screen');
  });

  await test.step('prescribes from the note', async () => {
    const drugs = await panelOf(doctor, 'Drug name');
    await drugs.getByRole('button', { name: 'Search drugs' }).last().click();
    await drugs.getByRole('combobox', { name: 'Search drugs' }).fill('amoxicillin 500');
    await doctor
      .getByRole('option', { name: /amoxicillin 500 mg/i })
      .first()
      .click();
    await drugs
      .getByRole('button', { name: /^Amoxicillin 500 mg/ })
      .first()
      .click();
    const dialog = doctor.getByRole('dialog', { name: 'Prescribe new e-Rx' });
    await dialog.getByRole('button', { name: 'Find a pharmacy by ZIP code' }).click();
    await dialog.getByLabel('ZIP code').fill('02128');
    await dialog.getByRole('button', { name: 'Search pharmacies' }).click();
    await dialog.getByRole('button', { name: /Show all/ }).click();
    await dialog
      .getByRole('button', { name: /^Select Beacon Apothecary/ })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: 'Quantity', exact: true }).fill('20');
    await dialog.getByRole('textbox', { name: 'Refills', exact: true }).fill('0');
    await dialog.getByRole('textbox', { name: 'Sig', exact: true }).fill('1 capsule twice a day for 10 days');
    await dialog.getByRole('button', { name: 'Send new eRx order' }).click();
    await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
    await expect(doctor.getByText('Pharmacy has confirmed the prescription.').first()).toBeVisible({ timeout: 60_000 });
  });

  await test.step('orders a lab test, and hands a supplement out', async () => {
    const lab = await panelOf(doctor, 'Lab Orders');
    await lab.getByRole('textbox', { name: 'Add a lab test' }).fill('comprehensive');
    await doctor.getByRole('option', { name: /Comprehensive Metabolic Panel/ }).click();
    // The list may be rendered again while its option is clicked.
    await expect(async () => {
      await lab.getByLabel('Diagnosis for Comprehensive Metabolic Panel').fill('J02.9');
      const option = doctor.getByRole('option', { name: /J02\.9/ }).first();
      await option.click({ timeout: 5000 });
      await expect(lab.getByText(/^J02\.9 /)).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    await lab.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(lab.getByText(/ · sent \d\d\/\d\d\/\d{4}/)).toBeVisible({ timeout: 60_000 });
    const shelf = await panelOf(doctor, 'Supplement');
    await shelf.getByRole('combobox', { name: 'Product to dispense' }).fill('Magnesium');
    await doctor
      .getByRole('option', { name: new RegExp(SUPPLEMENT) })
      .first()
      .click();
    await shelf.getByRole('button', { name: 'Order', exact: true }).click();
    await shelf.getByRole('button', { name: `Dispense ${SUPPLEMENT}` }).click();
    await doctor
      .getByRole('dialog', { name: `Dispense ${SUPPLEMENT}` })
      .getByRole('button', { name: 'Dispense', exact: true })
      .click();
    await expect(doctor.getByText(`${SUPPLEMENT} dispensed`)).toBeVisible();
  });

  await test.step('signs, and leaves a follow-up to the nurse', async () => {
    await doctor.getByRole('button', { name: 'Sign', exact: true }).click();
    await doctor
      .getByRole('dialog')
      .getByRole('button', { name: /^Sign (note|anyway)$/ })
      .click();
    await expect(doctor.getByText(/It can no longer be changed/)).toBeVisible();
    await doctor.getByRole('button', { name: 'Note actions' }).click();
    await doctor.getByRole('menuitem', { name: 'Create task' }).click();
    const task = doctor.getByRole('dialog', { name: 'Create New Task' });
    await task.getByLabel('Subject').fill(`Call ${last}`);
    await task.getByRole('combobox', { name: 'Assignees' }).fill('Fontaine');
    await doctor
      .getByRole('option', { name: /Fontaine/ })
      .first()
      .click();
    await task.getByLabel('Subject').click();
    await task.getByRole('combobox', { name: 'Type' }).click();
    await doctor.getByRole('option', { name: 'Follow-up' }).click();
    await task.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(doctor.getByText('Task created')).toBeVisible();
  });

  await test.step('the visit and the supplement are charged, paid by card, and have a receipt', async () => {
    const biller = await signedIn('biller', record);
    const tile = await comeNear(biller, 'Billing');
    for (const charge of ['Office visit', SUPPLEMENT]) {
      await tile.getByRole('button', { name: `More for ${charge}` }).click();
      await biller.getByRole('menuitem', { name: 'Post' }).click();
      await expect(tile.getByRole('listitem').filter({ hasText: charge })).not.toContainText('Draft');
    }
    await tile.getByRole('button', { name: 'Take payment' }).click();
    const payment = biller.getByRole('dialog', { name: /Take payment/ });
    // The amount due is filled in.
    await expect(payment.getByLabel('Amount')).not.toHaveValue('');
    await payment.getByLabel('Method').click();
    await biller.getByRole('option', { name: 'Card', exact: true }).click();
    await payment.getByRole('button', { name: 'Take payment' }).click();
    const card = biller.getByRole('dialog', { name: /by card/ });
    const frame = biller.frameLocator('iframe[title="Card details"]');
    await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
    await frame.getByLabel('Expires').fill('12 / 30');
    await frame.getByLabel('Security code').fill('123');
    await card.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(biller.getByText('Payment taken').last()).toBeVisible();
    await expect(tile.getByText('No open charges')).toBeVisible();
    await biller.goto('/billing/receipt');
    await expect(
      biller.getByRole('list', { name: 'Receipts' }).getByRole('listitem').filter({ hasText: name }),
    ).toContainText('4242');
  });

  await test.step('the doctor writes to her, and she answers', async () => {
    await doctor.goto('/securemessage/index');
    await doctor.getByRole('button', { name: 'New', exact: true }).click();
    await doctor.getByRole('banner').getByRole('button', { name: 'New Secure Message' }).click();
    const window = doctor.getByRole('dialog', { name: 'New Secure Message' });
    await window.getByLabel('Recipients').fill(last);
    await doctor.getByRole('option', { name: new RegExp(last) }).click();
    await doctor.keyboard.press('Escape');
    await window.getByLabel('Category').click();
    await doctor.getByRole('option', { name: 'Office Message' }).click();
    await window.getByLabel('Subject').fill('Your throat');
    await window.getByRole('textbox', { name: 'Message' }).fill('Call us if a fever comes.');
    await window.getByRole('button', { name: 'Send' }).click();
    await expect(doctor.getByText('Message sent')).toBeVisible();
    const mailbox = portal.getByRole('region', { name: 'My messages' });
    // It can be undone for ten seconds, and is not delivered until then.
    await expect(async () => {
      await portal.reload();
      await expect(mailbox.getByRole('button', { name: /Your throat/ })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    await mailbox.getByRole('button', { name: /Your throat/ }).click();
    await mailbox.getByLabel('Your answer').fill('I will, thank you');
    await mailbox.getByRole('button', { name: 'Send answer' }).click();
    await expect(mailbox.getByText('I will, thank you')).toBeVisible();
  });

  await test.step('the nurse puts her into a program, which she finds, and does what was left to her', async () => {
    await nurse.goto('/program/index');
    await nurse.getByRole('row', { name: new RegExp(PROGRAM) }).click();
    await nurse.getByRole('link', { name: 'Enroll patients' }).click();
    await nurse.getByRole('textbox', { name: 'Search patients' }).fill(last);
    await nurse
      .getByRole('row', { name: new RegExp(last) })
      .getByRole('checkbox')
      .click();
    await nurse.getByRole('button', { name: 'Enroll', exact: true }).click();
    await expect(nurse.getByText('1 patient enrolled')).toBeVisible();
    await portal.reload();
    await expect(portal.getByRole('region', { name: PROGRAM })).toBeVisible();
    await nurse.goto('/tasks/FollowUp');
    const task = nurse.getByRole('listitem').filter({ hasText: `Call ${last}` });
    await task.getByRole('checkbox', { name: `Select: Call ${last}` }).check();
    await nurse.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Done' }).click();
    await expect(task).toBeHidden();
  });

  await test.step('statistics tell what was handed out and earned, down to her', async () => {
    const admin = await signedIn('admin', '/statistics/productQuantityStats');
    await admin.getByRole('button', { name: new RegExp(`^${SUPPLEMENT}, Dispensed`) }).click();
    await expect(admin.getByRole('dialog').getByRole('row').filter({ hasText: name })).toBeVisible();
    await admin.goto('/statistics/productIncomeStats');
    await admin.getByRole('button', { name: new RegExp(`${SUPPLEMENT}, Net`) }).click();
    await expect(admin.getByRole('dialog').getByRole('row').filter({ hasText: name })).toBeVisible();
  });
});
