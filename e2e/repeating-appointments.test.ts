import type { Page } from '@playwright/test';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

// The front desk books a series: conflicts are resolved in one dialog, one occurrence is moved, the rest are moved
// later, and the end is cut off.
test('a recurring appointment', async ({ signedIn }, info) => {
  test.setTimeout(600_000);
  // Each project uses different weeks and a different doctor, whose title may change.
  const phone = info.project.name === 'phone';
  const [month, doctor] = phone ? ['04', 'Samuel Adeyemi, MD'] : ['03', 'Linh Pham, DO'];
  const title = `Therapy ${info.project.name}`;
  const desk = await signedIn('desk', `/scheduling/index?view=list&day=2027-${month}-08`);
  await choose(desk, doctor);

  await test.step('something stands in its way already', async () => {
    await fill(desk, { title: `Taken ${info.project.name}`, day: `${month}/15/2027`, time: '9:15 AM', doctor });
    await desk.getByRole('dialog', { name: 'New event' }).getByRole('button', { name: 'Create event' }).click();
    await expect(desk.getByText('Event created').first()).toBeVisible();
  });

  await test.step('four times a week is booked: what is in the way is told, and moved', async () => {
    const window = await fill(desk, { title, day: `${month}/08/2027`, time: '9:00 AM', doctor });
    await window.getByRole('switch', { name: 'Repeats' }).click();
    await expect(window.getByText(/Every week on Monday, 10 times|Every week on Thursday, 10 times/)).toBeVisible();
    await window.getByRole('textbox', { name: 'Number of events' }).fill('4');
    await expectAccessible(desk);
    await window.getByRole('button', { name: 'Create event' }).click();
    const question = desk.getByRole('dialog', { name: 'Time Conflict' });
    await expect(
      question.getByText('This event has a time conflict with others. Are you sure to create this event?'),
    ).toBeVisible();
    await expect(question.getByText('1 of 4 events conflict with other events.')).toBeVisible();
    await expectAccessible(desk);
    await expect(desk.getByText('Event created')).toHaveCount(0);
    await question.getByRole('button', { name: 'Book 4 events' }).click();
    await expect(desk.getByText('Event created').first()).toBeVisible();
    await expect(window).toBeHidden();
  });

  await test.step('the second one stands beside what was there', async () => {
    await desk.goto(`/scheduling/index?view=list&day=2027-${month}-15`);
    await expect(desk.getByRole('button', { name: new RegExp(`^8:45 .*${title}`) }).first()).toBeVisible();
  });

  await test.step('a conflict that is declined writes nothing, and one that is accepted keeps its reason', async () => {
    const window = await fill(desk, {
      title: `Double ${info.project.name}`,
      day: `${month}/15/2027`,
      time: '8:50 AM',
      doctor,
    });
    await window.getByRole('button', { name: 'Create event' }).click();
    const question = desk.getByRole('dialog', { name: 'Time Conflict' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(desk.getByText('Create event canceled').first()).toBeVisible();
    await window.getByRole('button', { name: 'Create event' }).click();
    await question.getByRole('button', { name: 'Book anyway' }).click();
    await expect(question.getByText('Enter a reason for booking a time that is already taken.')).toBeVisible();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Short visit');
    await question.getByRole('button', { name: 'Book anyway' }).click();
    await expect(window).toBeHidden();
  });

  await test.step('this and following move to the afternoon', async () => {
    await desk.goto(`/scheduling/index?view=list&day=2027-${month}-22`);
    await desk
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click();
    const card = desk.getByRole('dialog', { name: title });
    await expect(card.getByText('Part of a series')).toBeVisible();
    await card.getByRole('button', { name: 'Edit event' }).click();
    const window = desk.getByRole('dialog', { name: title });
    await window.getByRole('combobox', { name: 'Start time' }).fill('3:00 PM');
    await desk.keyboard.press('Tab');
    await window.getByRole('button', { name: 'Save' }).click();
    const scope = desk.getByRole('dialog', { name: 'Change the series' });
    await scope.getByRole('radio', { name: 'This and following events' }).check();
    await expectAccessible(desk);
    await scope.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Event updated').first()).toBeVisible();
    await desk.goto(`/scheduling/index?view=list&day=2027-${month}-29`);
    await expect(desk.getByRole('button', { name: new RegExp(`^3:00 .*${title}`) }).first()).toBeVisible();
    await desk.goto(`/scheduling/index?view=list&day=2027-${month}-08`);
    await expect(desk.getByRole('button', { name: new RegExp(`^9:00 .*${title}`) }).first()).toBeVisible();
  });

  await test.step('one is moved by the keyboard alone', async () => {
    const event = desk.getByRole('button', { name: new RegExp(`^9:00 .*${title}`) }).first();
    const bar = desk.getByRole('group', { name: `Move ${title}` });
    const takeUp = async (): Promise<void> => {
      await event.focus();
      await desk.keyboard.press('Enter');
      await desk.getByRole('dialog', { name: title }).getByRole('button', { name: 'Move or resize…' }).press('Enter');
      await expect(bar).toBeFocused();
    };
    await takeUp();
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Escape');
    await expect(event).toBeFocused();
    await takeUp();
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('ArrowRight');
    await expect(bar.getByText(/9:15 – 9:\d\d AM/)).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(/moved to/).first()).toBeVisible();
    const moved = desk.getByRole('button', { name: new RegExp(`^9:15 .*${title}`) }).first();
    await expect(moved).toBeFocused();
    const length = await moved.textContent();
    await desk.keyboard.press('Enter');
    await desk.getByRole('dialog', { name: title }).getByRole('button', { name: 'Move or resize…' }).press('Enter');
    await expect(bar).toBeFocused();
    await desk.keyboard.press('Shift+ArrowDown');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(/now ends at /).first()).toBeVisible();
    await expect(moved).toBeFocused();
    expect(await moved.textContent()).not.toBe(length);
    await desk.keyboard.press('Control+z');
    await expect(moved).toHaveText(length ?? '');
    await expect(moved).toBeFocused();
  });

  await test.step('the whole series is deleted', async () => {
    await desk
      .getByRole('button', { name: new RegExp(`^9:15 .*${title}`) })
      .first()
      .click();
    await desk.getByRole('dialog', { name: title }).getByRole('button', { name: 'Delete event' }).click();
    const scope = desk.getByRole('dialog', { name: 'Delete from the series' });
    await scope.getByRole('radio', { name: 'All events of the series' }).check();
    await scope.getByRole('button', { name: 'Delete' }).click();
    await expect(desk.getByText('Events deleted').first()).toBeVisible();
    await expect(desk.getByRole('button', { name: new RegExp(title) })).toHaveCount(0);
    // After the last appointment was deleted, the focus moves to the calendar's heading.
    await expect(desk.locator('[data-page-shown] [data-page-title]')).toBeFocused();
  });
});

async function choose(page: Page, doctor: string): Promise<void> {
  const panel = isPhone(page) ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Side panel' });
  if (isPhone(page)) await page.getByRole('button', { name: /^Calendars/ }).click();
  await panel.getByRole('checkbox', { name: doctor }).check();
  if (isPhone(page)) await page.keyboard.press('Escape');
}

async function fill(page: Page, event: { title: string; day: string; time: string; doctor: string }) {
  await page.getByRole('button', { name: 'New event', exact: true }).first().click();
  const window = page.getByRole('dialog', { name: 'New event' });
  await window.getByLabel('Title').fill(event.title);
  // A draft may be restored in the first moment.
  await page.waitForTimeout(300);
  await window.getByRole('combobox', { name: 'Type' }).click();
  await page
    .getByRole('option', { name: /follow-up/i })
    .first()
    .click();
  const boxes = window.getByRole('group', { name: 'Assign to' }).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) {
    const name = await box.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '');
    await box.setChecked(name.includes(event.doctor));
  }
  await window.getByRole('textbox', { name: 'Start date' }).fill(event.day);
  await page.keyboard.press('Tab');
  await window.getByRole('combobox', { name: 'Start time' }).fill(event.time);
  await page.keyboard.press('Tab');
  return window;
}
