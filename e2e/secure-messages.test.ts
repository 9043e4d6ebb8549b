import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { draftStored, expect, expectAccessible, isPhone, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, makePatient } from './portal-patient.ts';

/** Unique words, to check that they don't appear where they must not. */
const WORDS = { subject: 'Zyzzyva', body: 'Quokkatail', answer: 'Bandersnatch', file: 'Jabberwock' };

/** Words that are inserted into a chart note, and thus stored as plain text. */
const NOTED = { subject: 'Brilligword', body: 'Uffishword', file: 'Tulgeyword' };

async function compose(page: Page, name: string, words: typeof NOTED): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'New Secure Message' }).click();
  const window = page.getByRole('dialog', { name: 'New Secure Message' });
  await window.getByLabel('Recipients').fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.keyboard.press('Escape');
  await window.getByLabel('Category').click();
  await page.getByRole('option', { name: 'Office Message' }).click();
  await window.getByLabel('Subject').fill(words.subject);
  await window.getByRole('textbox', { name: 'Message' }).fill(`Your result is fine. ${words.body}`);
  await window.getByLabel('Files on this computer').setInputFiles({
    name: 'result.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`The paper: ${words.file}`),
  });
  await expect(window.getByRole('list', { name: 'Attached files' })).toContainText('result.txt');
}

test('a member and a patient exchange messages with a file, each on their own device', async ({
  signedIn,
  ownPage,
}) => {
  test.setTimeout(600_000);
  const staff = await signedIn('doctor', '/securemessage/index');
  const patient = await makePatient(staff, isPhone(staff) ? 'Mimsy' : 'Borogove');
  await compose(staff, patient.name, WORDS);
  const window = staff.getByRole('dialog', { name: 'New Secure Message' });
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByText('Message sent')).toBeVisible();
  await expect(window).toBeHidden();

  // The email only says that there is a message.
  const portal = await ownPage();
  await portal.goto(await linkIn(portal, patient.email, 'New message from'));
  await portal.getByLabel('Date of birth').fill(BORN);
  await portal.getByRole('button', { name: 'Continue' }).click();
  const mailbox = portal.getByRole('region', { name: 'My messages' });
  await mailbox.getByRole('button', { name: new RegExp(WORDS.subject) }).click();
  await expect(mailbox.getByText(WORDS.body)).toBeVisible();
  const download = portal.waitForEvent('download');
  await mailbox.getByRole('button', { name: 'Save result.txt' }).click();
  const stream = await (await download).createReadStream();
  expect(Buffer.concat(await Array.fromAsync(stream)).toString()).toContain(WORDS.file);
  await mailbox.getByLabel('Your answer').fill(`Thank you, ${WORDS.answer}`);
  await mailbox.getByRole('button', { name: 'Send answer' }).click();
  await expect(mailbox.getByText(WORDS.answer)).toBeVisible();
  await expectAccessible(portal);

  // The doctor receives it without a reload, with a count.
  await staff.goto('/securemessage/index');
  const inbox = staff.getByRole('list', { name: 'Inbox' });
  await expect(inbox).toContainText(WORDS.subject);
  await expectAccessible(staff);
  await inbox.getByRole('listitem').filter({ hasText: patient.name }).getByRole('link').click();
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText(WORDS.answer);
  await expect(staff.getByText(new RegExp(`${patient.name}: read`))).toBeVisible();
  // The patient sees who has opened the answer.
  await portal.reload();
  await mailbox.getByRole('button', { name: new RegExp(WORDS.subject) }).click();
  await mailbox.getByText('Who opened this message').last().click();
  await expect(mailbox.getByText(/Marchetti, MD: \d\d\/\d\d\/\d{4}/).last()).toBeVisible();
  await expectAccessible(staff);
  // It opens at the newest message, with the reply box in sight; an attachment goes into the chart in one press.
  await expect(staff.getByRole('textbox', { name: 'Reply' })).toBeInViewport();
  await staff.getByRole('button', { name: 'Add to chart: result.txt' }).click();
  await expect(staff.getByRole('button', { name: 'In the chart: result.txt' })).toBeDisabled();
  await staff.getByRole('button', { name: /^result\.txt ·/ }).click();
  await expect(staff.getByRole('dialog', { name: 'result.txt' })).toContainText(WORDS.file);
  await staff.getByRole('dialog', { name: 'result.txt' }).getByRole('button', { name: 'Close' }).click();

  // The doctor's other devices can read it too; other members can't.
  const path = new URL(staff.url()).pathname;
  const elsewhere = await signedIn('doctor', path);
  await expect(elsewhere.getByRole('list', { name: 'Messages' })).toContainText(WORDS.answer);
  const nurse = await signedIn('nurse', path);
  await expect(nurse.getByText('This conversation does not exist, or you are not part of it')).toBeVisible();

  await expectNoWords(Object.values(WORDS), patient.name.split(' ')[1]!);
});

test('a sent message can be undone for a few seconds with its text intact, and is also sent if the page is closed', async ({
  signedIn,
}) => {
  const staff = await signedIn('doctor2', '/securemessage/index');
  const nurse = await signedIn('nurse', '/securemessage/index');
  const subject = `Called back ${Date.now()}`;
  await staff.getByRole('main').getByRole('button', { name: 'New Secure Message' }).click();
  const window = staff.getByRole('dialog', { name: 'New Secure Message' });
  await window.getByLabel('Recipients').fill('Fontaine');
  await staff.getByRole('option', { name: /Fontaine/ }).click();
  await staff.keyboard.press('Escape');
  await window.getByLabel('Subject').fill(subject);
  await window.getByRole('textbox', { name: 'Message' }).fill('Not like this');
  await window.getByRole('combobox', { name: 'If unread' }).click();
  await staff.getByRole('option', { name: 'Remind me after 3 days' }).click();
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(window).toBeHidden();
  await staff.getByRole('button', { name: 'Undo' }).click();
  await expect(window.getByLabel('Subject')).toHaveValue(subject);
  await expect(window.getByRole('combobox', { name: 'If unread' })).toHaveValue('Remind me after 3 days');
  await expect(window).toContainText('Fontaine');
  await window.getByRole('textbox', { name: 'Message' }).fill('Like this');
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByText('Message sent')).toBeVisible();
  await expect(nurse.getByRole('link', { name: subject })).toHaveCount(0);
  await staff.close();
  await expect(nurse.getByRole('link', { name: subject })).toBeVisible({ timeout: 60_000 });
  await nurse.getByRole('link', { name: subject }).click();
  await expect(nurse.getByRole('list', { name: 'Messages' })).toContainText('Like this');
  await expect(nurse.getByText('Not like this')).toHaveCount(0);
});

test('a message goes to a team, is forwarded to a colleague with its file, and is added to a note', async ({
  signedIn,
}) => {
  test.setTimeout(600_000);
  const staff = await signedIn('doctor', '/securemessage/index');
  const patient = await makePatient(staff, isPhone(staff) ? 'Outgrabe' : 'Frabjous');
  await compose(staff, patient.name, NOTED);
  const window = staff.getByRole('dialog', { name: 'New Secure Message' });
  await window.getByRole('button', { name: 'Send' }).click();
  // A page that is left before sending restores the message.
  await expect(window).toBeHidden();
  await staff.goto('/securemessage/index?folder=Sent');
  await expect(staff.getByRole('navigation', { name: 'Folders' }).locator('[aria-current]')).toHaveText('Sent');
  const row = staff.getByRole('list', { name: 'Sent' }).getByRole('listitem').filter({ hasText: patient.name });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await row.getByRole('link').click();
  const messages = staff.getByRole('list', { name: 'Messages' });
  await expect(messages).toContainText(NOTED.body);

  // Forwards it with its attachment.
  await messages.getByRole('button', { name: 'Forward' }).click();
  await expect(window.getByRole('list', { name: 'Forwarded files' })).toContainText('result.txt');
  await window.getByLabel('Recipients').fill('Adeyemi');
  await staff.getByRole('option', { name: /Adeyemi/ }).click();
  await staff.keyboard.press('Escape');
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(window).toBeHidden();
  const colleague = await signedIn('doctor2', '/securemessage/index');
  const forwarded = colleague.getByRole('list', { name: 'Inbox' }).getByRole('link', { name: `Fwd: ${NOTED.subject}` });
  await expect(forwarded.first()).toBeVisible({ timeout: 60_000 });
  await forwarded.first().click();
  await colleague.getByRole('button', { name: /^result\.txt ·/ }).click();
  await expect(colleague.getByRole('dialog', { name: 'result.txt' })).toContainText(NOTED.file);

  // The front desk replies, and can read the conversation from then on.
  await staff.getByRole('combobox', { name: 'Replies' }).click();
  await staff.getByRole('option', { name: 'Front desk' }).click();
  await expect(staff.getByRole('combobox', { name: 'Replies' })).toHaveValue('Front desk');
  const desk = await signedIn('desk', '/securemessage/index?folder=To+answer');
  const given = desk.getByRole('list', { name: 'To answer' }).getByRole('listitem').filter({ hasText: patient.name });
  await given.getByRole('link').click();
  await expect(desk.getByRole('list', { name: 'Messages' })).toContainText(NOTED.body);

  // A canned reply is inserted into the box before it is sent.
  await staff.getByRole('combobox', { name: 'Template' }).click();
  await staff.getByRole('option', { name: 'Your results are in' }).click();
  await expect(staff.getByRole('textbox', { name: 'Reply' })).toHaveValue(new RegExp(patient.name.split(' ')[0]!));
  await staff.getByRole('textbox', { name: 'Reply' }).fill('');

  await messages.getByRole('button', { name: 'Add to note' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Add to note' });
  await dialog.getByRole('button', { name: 'Add to note' }).click();
  await staff.getByRole('button', { name: 'Open note' }).click();
  const noteMessages = staff.getByRole('list', { name: 'Messages in this note' });
  await expect(noteMessages).toContainText(NOTED.body);
  await expectAccessible(staff);
  await noteMessages.getByRole('link', { name: NOTED.subject }).click();
  await expect(staff).toHaveURL(/securemessage\/[0-9a-f-]+/);
});

test('text typed into a message survives a reload', async ({ signedIn }) => {
  const staff = await signedIn('doctor2', '/securemessage/index');
  await staff.getByRole('main').getByRole('button', { name: 'New Secure Message' }).click();
  const window = staff.getByRole('dialog', { name: 'New Secure Message' });
  await window.getByLabel('Subject').fill('Half of it');
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(window.getByText('Enter a recipient')).toBeVisible();
  await draftStored(staff, 'window/');
  await staff.reload();
  await expect(window.getByLabel('Subject')).toHaveValue('Half of it');
  await window.getByRole('button', { name: 'Cancel' }).click();
});

test('a document is filed in a patient’s chart, with its type and date, and is shown next to it', async ({
  signedIn,
}) => {
  const staff = await signedIn('nurse', '/securemessage/drive');
  await expect(staff.getByText('This folder is empty')).toBeVisible();
  const patient = await makePatient(staff, isPhone(staff) ? 'Slithy' : 'Tove');
  await staff.goto(`/patients/${patient.id}`);
  const add = staff.getByRole('button', { name: 'Add document' });
  await expect(async () => {
    await staff
      .getByRole('heading', { name: 'Documents', exact: true })
      .evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(add).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await add.click();
  const dialog = staff.getByRole('dialog', { name: 'Add document' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear colleague'),
  });
  await dialog.getByLabel('Title').fill('Letter of the cardiologist');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Choose a type')).toBeVisible();
  await dialog.getByLabel('Type').click();
  await staff.getByRole('option', { name: 'Letter' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await staff
    .getByRole('list', { name: 'Documents' })
    .getByRole('button', { name: /Letter of the/ })
    .first()
    .click();
  const shown = staff.getByRole('dialog', { name: 'Letter of the cardiologist' });
  await expect(shown).toContainText('Dear colleague');
});

/**
 * Expects that no file of the database, including its write-ahead log, contains one of these words; a name stored in
 * plain text must be found, as a control.
 */
async function expectNoWords(words: readonly string[], control: string): Promise<void> {
  const folder = process.env['SALUS_DATA']!;
  const found = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
    for (const word of [...words, control]) if (bytes.includes(word)) found.add(word);
  }
  expect([...found]).toEqual([control]);
}
