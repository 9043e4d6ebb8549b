import type { Locator, Page } from '@playwright/test';
import { expect, test } from './clinic.ts';
import { newcomer } from './newcomer.ts';
import {
  byButton,
  collide,
  meet,
  type OpenForm,
  save,
  saveAsItIsTold,
  saveUnread,
  take,
  told,
  wordsOf,
} from './two-at-once.ts';

const stamp = Date.now() % 1_000_000;

test('two users change one template, one holiday and one verified number', async ({ signedIn }) => {
  test.slow();
  const first = await signedIn('admin', '/settings/notice-template');
  const second = await signedIn('admin');
  const name = `Reminder ${stamp}`;
  const dialog = first.getByRole('dialog');
  await first.getByRole('button', { name: 'New template' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('Please call us');
  await save(dialog);
  await expect(dialog).toBeHidden();
  const pages = [first, second] as const;
  const template = byButton('/settings/notice-template', `Edit ${name}`);
  await meet({ pages, opens: template, field: 'Text', scans: true }, wordsOf('Please call us back'));

  const closed = `Closed ${stamp}`;
  await first.goto('/settings/calendar');
  await first.getByRole('button', { name: 'New holiday' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(closed);
  await dialog.getByRole('textbox', { name: 'First day', exact: true }).fill('12/27/2031');
  await save(dialog);
  await expect(dialog).toBeHidden();
  const holiday = byButton('/settings/calendar', new RegExp(`^Edit ${closed}`));
  await meet({ pages, opens: holiday, field: 'Reason' }, wordsOf(closed));
  // Only the newest version can be deleted.
  await first.reload();
  await first.getByRole('button', { name: new RegExp(`^Delete ${closed}`) }).click();
  await first.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(first.getByText('Days off deleted')).toBeVisible();

  const clinic = `Clinic ${stamp}`;
  const digits = `617555${String(stamp % 10_000).padStart(4, '0')}`;
  const twice = async (form: Locator): Promise<Locator> => {
    for (const field of ['Fax number given to you', 'Repeat fax number'])
      await form.getByRole('textbox', { name: field }).fill(digits);
    return form;
  };
  await first.goto('/settings/fax-numbers');
  await first.getByRole('button', { name: 'New number' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(clinic);
  await save(await twice(dialog));
  await expect(dialog).toBeHidden();
  const opens = byButton('/settings/fax-numbers', new RegExp(`^Verify number for ${clinic}`));
  const checks: OpenForm = async (who, mayStay) => twice(await opens(who, mayStay));
  const { late } = await collide({ pages, opens: checks, field: 'Name' }, `${clinic} East`, `${clinic} West`, true);
  await save(late);
  await expect(late).toBeHidden();
  await expect(second.getByText(`${clinic} West`)).toBeVisible();
});

test('two users change one role and one member, and the last choice is saved', async ({ signedIn, page }) => {
  test.slow();
  const email = await newcomer(page, 'two.admins');
  const first = await signedIn('admin', '/settings/role/new');
  const second = await signedIn('admin');
  const role = `Locum ${stamp}`;
  await first.getByLabel('Role name').fill(role);
  await first.getByLabel('Description').fill('Comes in at times');
  await first.getByRole('combobox', { name: 'Start from a preset role' }).click();
  await first.getByRole('option', { name: 'Doctor', exact: true }).click();
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByText(`Role ${role} saved.`)).toBeVisible();
  await first.waitForURL(/\/settings\/role$/);
  const opens: OpenForm = async (who) => {
    await who.goto('/settings/role');
    await who.getByText(role, { exact: true }).click();
    return who.getByRole('form', { name: 'Role' });
  };
  const [early, late] = await Promise.all([opens(first), opens(second)]);
  const reach = (form: Locator): Locator => form.getByLabel('Book events: for');
  await reach(early).selectOption({ label: 'Only their own' });
  await late.getByLabel('Description').fill('Comes in at weekends');
  const saveNow = await saveUnread(late);
  await save(early);
  await expect(first.getByText(`Role ${role} saved.`)).toBeVisible();
  await saveNow();
  await expect(told(late)).toContainText(role);
  await expect(late.getByRole('button', { name: /^Save/ })).toBeEnabled();
  await expect(late.getByLabel('Description')).toHaveValue('Comes in at weekends');
  // Saving would revoke what the other user granted: the summary says so before.
  await expect(late.getByText(/1 with a different scope/)).toBeVisible();
  await take(late);
  await expect(reach(late)).toHaveValue('self');
  await expect(late.getByLabel('Description')).toHaveValue('Comes in at times');
  await expect(late.getByText('No changes to rights.')).toBeVisible();
  await late.getByLabel('Description').fill('Comes in at weekends');
  await save(late);
  await expect(second.getByText(`Role ${role} saved.`)).toBeVisible();

  const member = async (who: Page): Promise<Locator> => {
    await who.goto('/settings/member');
    await who.getByLabel('Search members').fill(email);
    await expect(who.getByRole('row').filter({ hasText: 'Comer' })).toHaveCount(1);
    await who.getByRole('row').filter({ hasText: 'Comer' }).click();
    return who.getByRole('dialog', { name: /Comer/ });
  };
  const [before, after] = await Promise.all([member(first), member(second)]);
  await after.getByLabel('Biller').check();
  await before.getByLabel('Manager').check();
  // Its list is live: the second user sees the notice while still choosing, and no choice is lost. A click in the same
  // moment overwrites nothing that the user has not read.
  const clicked = saveAsItIsTold(after);
  await save(before);
  await expect(before).toBeHidden();
  await clicked;
  await expect(after.getByRole('button', { name: /^Save/ })).toBeEnabled();
  await expect(told(after)).toContainText('Manager');
  await expect(after.getByLabel('Biller')).toBeChecked();
  await save(after);
  await expect(after).toBeHidden();
  const now = await member(first);
  await expect(now.getByLabel('Biller')).toBeChecked();
  await expect(now.getByLabel('Manager')).not.toBeChecked();
});

test('one user changes an absence on two pages, and ends it on one of them', async ({ signedIn }) => {
  const first = await signedIn('doctor3', '/securemessage/index');
  const second = await signedIn('doctor3');
  const pages = [first, second] as const;
  const opens = byButton('/securemessage/index', /^Automatic reply/);
  const away: OpenForm = async (who, mayStay) => {
    const form = await opens(who, mayStay);
    await form.getByRole('textbox', { name: 'First day' }).fill('12/01/2031');
    await form.getByRole('textbox', { name: 'Last day' }).fill('12/10/2031');
    return form;
  };
  await meet({ pages, opens: away, field: 'Reply' }, wordsOf('I am away'));
  // If it no longer exists, the input becomes a new one.
  const [early, late] = await Promise.all([away(first), away(second)]);
  await early.getByRole('button', { name: 'End now' }).click();
  await expect(early).toBeHidden();
  await late.getByRole('textbox', { name: 'Reply' }).fill('I am away all the same');
  await save(late);
  await expect(told(late)).toContainText('the absence has ended');
  await save(late);
  await expect(late).toBeHidden();
  // A recreated record starts at version one, and its conflict is reported anyway.
  const { late: last } = await collide({ pages, opens: away, field: 'Reply' }, 'Away for long', 'Away for longer');
  await last.getByRole('button', { name: 'End now' }).click();
  await expect(last).toBeHidden();
});

test('one user changes a report view and a lab order on two pages', async ({ signedIn }) => {
  test.slow();
  const first = await signedIn('doctor', '/statistics/noShowAndCancellations?by=weekday');
  const second = await signedIn('doctor');
  const name = `By weekday ${stamp}`;
  await first.getByRole('button', { name: /^Views/ }).click();
  await first.getByRole('menuitem', { name: 'Save view…' }).click();
  await first.getByRole('dialog').getByLabel('Name').fill(name);
  await save(first.getByRole('dialog'));
  await expect(first.getByRole('dialog')).toBeHidden();
  const views = byButton('/statistics/noShowAndCancellations', /^Views/);
  const view: OpenForm = async (who, mayStay) => {
    await views(who, mayStay);
    await who.getByRole('menuitem', { name: new RegExp(`^Change the view ${name}`) }).click();
    return who.getByRole('dialog');
  };
  const pages = [first, second] as const;
  await meet({ pages, opens: view, field: 'Name' }, wordsOf(name));
  const last = await view(first);
  await last.getByRole('button', { name: 'Remove' }).click();
  await expect(last).toBeHidden();

  await first.goto('/patients/index');
  await first.getByLabel('Find a patient').fill('Solberg');
  await first
    .getByRole('row', { name: /Solberg/ })
    .first()
    .click();
  await first.waitForURL(/\/patients\/[0-9a-f-]{30,}/);
  const { pathname } = new URL(first.url());
  const ordering = (who: Page): Locator => who.getByRole('dialog', { name: 'Order lab tests' });
  const orders = async (who: Page): Promise<Locator> => {
    if (new URL(who.url()).pathname !== pathname || (await ordering(who).count()) > 0) await who.goto(pathname);
    const tile = who.getByRole('region', { name: 'Open Orders' });
    await tile.scrollIntoViewIfNeeded();
    await tile.getByRole('button', { name: 'Order tests' }).click();
    return ordering(who);
  };
  const dialog = await orders(first);
  await dialog.getByLabel('Add a lab test').fill('comprehensive');
  await first.getByRole('option', { name: /Comprehensive Metabolic Panel/ }).click();
  const details: OpenForm = async (who, mayStay = false) => {
    const list = mayStay && (await ordering(who).isVisible()) ? ordering(who) : await orders(who);
    await list.getByRole('button', { name: 'Details' }).first().click();
    return who.getByRole('dialog', { name: /^Order at/ });
  };
  await expect(dialog.getByRole('button', { name: 'Details' }).first()).toBeVisible();
  await meet({ pages, opens: details, field: 'Comments to the laboratory', hears: true }, wordsOf('Hard to draw'));
});

test('one user changes their working hours on two pages', async ({ signedIn }) => {
  const first = await signedIn('doctor3', '/settings/calendar');
  const hours = (who: Page): Locator => who.getByRole('form', { name: 'Working hours' });
  const own = (who: Page): Locator => hours(who).getByRole('switch', { name: 'Custom hours' });
  // Another journey may have opened the clinic on a weekend.
  await expect(own(first)).toBeVisible();
  if (!(await own(first).isChecked())) await own(first).check({ force: true });
  const weekend = hours(first).getByRole('button', { name: /^Remove time range on S(atur|un)day$/ });
  const ranges = await weekend.count();
  while ((await weekend.count()) > 0) await weekend.first().click();
  if (ranges > 0) {
    await save(hours(first));
    await expect(first.getByText('Working hours saved')).toBeVisible();
    await expect(first.getByText('Working hours saved')).toBeHidden();
  }
  const second = await signedIn('doctor3', '/settings/calendar');
  const add = async (who: Page, day: string): Promise<void> => {
    if (!(await own(who).isChecked())) await own(who).check({ force: true });
    await hours(who)
      .getByRole('button', { name: `Add hours on ${day}` })
      .click();
    // Too short for an appointment.
    for (const [field, time] of [
      ['from', '11:00 PM'],
      ['to', '11:01 PM'],
    ] as const)
      await hours(who)
        .getByRole('textbox', { name: `${day} ${field}` })
        .fill(time);
  };
  const sunday = (who: Page): Locator => hours(who).getByRole('textbox', { name: 'Sunday from' });
  const saturday = (who: Page): Locator => hours(who).getByRole('textbox', { name: 'Saturday from' });
  await add(second, 'Saturday');
  await add(first, 'Sunday');
  await save(hours(first));
  await expect(first.getByText('Working hours saved')).toBeVisible();
  await expect(told(hours(first))).toBeHidden();
  await expect(told(hours(second))).toContainText('Sunday 11:00 PM – 11:01 PM');
  await expect(saturday(second)).toHaveValue('11:00 PM');
  await take(hours(second));
  await expect(sunday(second)).toHaveValue('11:00 PM');
  await expect(saturday(second)).toHaveCount(0);
  await hours(second).getByRole('button', { name: 'Remove time range on Sunday' }).click();
  await save(hours(second));
  await expect(second.getByText('Working hours saved')).toBeVisible();
  await expect(sunday(second)).toHaveCount(0);
  await expect(told(hours(first))).toBeVisible();
});

test('two users change one questionnaire, and one question group', async ({ signedIn }) => {
  const first = await signedIn('admin', '/settings/questionnaire');
  const name = `Falls at home ${stamp}`;
  const at = (who: Page, field: string): Locator => who.getByRole('main').getByRole('textbox', { name: field });
  await first.getByRole('button', { name: 'New questionnaire' }).click();
  await first.getByRole('textbox', { name: 'Name' }).fill(name);
  await first.getByRole('textbox', { name: 'Type' }).fill('Safety');
  await first.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(first.getByRole('heading', { level: 1, name })).toBeVisible();
  const second = await signedIn('admin', new URL(first.url()).pathname);
  const main = second.getByRole('main');
  const saves = (who: Page): Promise<void> => who.getByRole('button', { name: 'Save', exact: true }).click();
  await at(second, 'Comments').fill('For those who live alone');
  await at(first, 'Name').fill(`${name}, renamed`);
  await saves(first);
  await expect(first.getByText('Saved', { exact: true })).toBeVisible();
  await saves(second);
  await expect(told(main)).toContainText(`${name}, renamed`);
  await expect(at(second, 'Comments')).toHaveValue('For those who live alone');
  await saves(second);
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();
  await expect(told(main)).toBeHidden();
  await at(first, 'Comments').fill('For everybody');
  await saves(first);
  await expect(told(first.getByRole('main'))).toContainText(`“${name}”`);
  await take(first.getByRole('main'));
  await expect(at(first, 'Name')).toHaveValue(name);
  await expect(at(first, 'Comments')).toHaveValue('For those who live alone');

  await first.getByRole('button', { name: 'Add question' }).click();
  await first.getByRole('menuitem', { name: 'Yes or no', exact: true }).click();
  await first.getByRole('textbox', { name: 'Question' }).fill('Have you fallen?');
  await first.getByRole('button', { name: 'More', exact: true }).click();
  await first.getByRole('menuitem', { name: 'Save as group' }).click();
  await first.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(first.getByText('Group saved')).toBeVisible();
  const opens = byButton('/settings/questionnaire', new RegExp(`^Edit ${name}`));
  await meet({ pages: [first, second], opens, field: 'Name' }, wordsOf(name));
});
