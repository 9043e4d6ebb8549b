import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

// A time for two doctors together, as for a patient on the phone; and an alternative if a time is taken.
test('the front desk finds a time for two doctors, and an alternative to a taken one', async ({ signedIn }, info) => {
  test.setTimeout(600_000);
  const phone = info.project.name === 'phone';
  // Each project uses a different week; this is its Monday.
  const day = phone ? '2028-04-10' : '2028-04-17';
  const desk = await signedIn('desk', `/scheduling/index?view=list&day=${day}`);
  await show(desk, /Pham/);
  await show(desk, /Adeyemi/);
  const title = `Together ${info.project.name}`;

  await test.step('a time at which both are free is found, and booked', async () => {
    const window = await fill(desk, title, day, '7:00 AM', [/Pham/, /Adeyemi/]);
    await window.getByRole('button', { name: 'Find a time' }).click();
    const times = desk.getByRole('dialog', { name: 'Find a time' });
    const monday = times.getByRole('group', { name: `Monday, Apr ${day.slice(8)}` });
    // Not before the clinic opens.
    await expect(monday.getByRole('button').first()).toHaveText('8:00 AM');
    await expectAccessible(desk);
    await monday.getByRole('button', { name: '9:00 AM' }).click();
    await expect(window.getByRole('combobox', { name: 'Start time' })).toHaveValue('9:00 AM');
    await window.getByRole('button', { name: 'Create event' }).click();
    await expect(window).toBeHidden();
    await expect(desk.getByRole('button', { name: new RegExp(`^9:00 .*${title}`) }).first()).toBeVisible();
  });

  await test.step('the same time again for one of them: another is offered, and taken at one press', async () => {
    const other = `Alone ${info.project.name}`;
    const window = await fill(desk, other, day, '9:00 AM', [/Adeyemi/]);
    await window.getByRole('button', { name: 'Create event' }).click();
    const question = desk.getByRole('dialog', { name: 'Time Conflict' });
    await expect(question.getByText(title)).toBeVisible();
    const others = question.getByRole('group', { name: 'Other times' });
    await expect(others.getByRole('button')).not.toHaveCount(0);
    await expectAccessible(desk);
    await others.getByRole('button').first().click();
    await expect(window).toBeHidden();
    await expect(desk.getByText('Event created').first()).toBeVisible();
    await expect(
      desk.getByRole('button', { name: new RegExp(`^9:20 .*${other}|^9:30 .*${other}`) }).first(),
    ).toBeVisible();
  });
});

async function show(page: Page, doctor: RegExp): Promise<void> {
  const panel = isPhone(page) ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Side panel' });
  if (isPhone(page)) await page.getByRole('button', { name: /^Calendars/ }).click();
  await panel.getByRole('checkbox', { name: doctor }).check();
  if (isPhone(page)) await leave(page);
}

async function fill(page: Page, title: string, day: string, time: string, doctors: readonly RegExp[]) {
  await page.getByRole('button', { name: 'New event', exact: true }).first().click();
  const window = page.getByRole('dialog', { name: 'New event' });
  await window.getByLabel('Title').fill(title);
  // A draft may be restored in the first moment.
  await page.waitForTimeout(300);
  await window.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: /^Follow-up/ }).click();
  const boxes = window.getByRole('group', { name: 'Assign to' }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  for (const doctor of doctors)
    await window.getByRole('group', { name: 'Assign to' }).getByRole('checkbox', { name: doctor }).check();
  await window
    .getByRole('textbox', { name: 'Start date' })
    .fill(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  await page.keyboard.press('Tab');
  await window.getByRole('combobox', { name: 'Start time' }).fill(time);
  await page.keyboard.press('Tab');
  return window;
}

/** Closes the sheet of calendars. */
async function leave(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1000 });
  }).toPass();
}
