import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, expectAccessible, test } from './clinic.ts';
import { freePort, ready } from './global-setup.ts';

const SALUS = fileURLToPath(new URL('../bin/salus.mjs', import.meta.url));
const PASSWORD = 'seven purple otters waltzing';
let folder: string;
let origin: string;
let link: string;
let server: ChildProcess;

// A server and database of its own: a real clinic would close the demo clinic of the other tests.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'salus-first-day-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  };
  const clinic = ['create-clinic', '--name', 'First Day Clinic', '--admin', 'Ada,Lang,ada@example.org'];
  const { stdout } = await promisify(execFile)(process.execPath, [SALUS, ...clinic], { env });
  link = /http\S+auth-redirect\S+/.exec(stdout)![0];
  server = spawn(process.execPath, [SALUS, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await ready(origin);
});

test.afterAll(async () => {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

test('an administrator takes a new clinic from its creation to a paid visit @desktop', async ({ ownPage }) => {
  test.slow();
  const page = await ownPage();
  const steps = page.getByRole('region', { name: 'First steps' });

  await test.step('the link leads to a password and to the first steps, none of which is done', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Welcome to First Day Clinic' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await page.waitForURL(/\/dashboard/);
    await expect(steps.getByText('0 of 12 done')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a price', async () => {
    await steps.getByRole('link', { name: 'Can’t bill yet: no code has a price yet' }).click();
    await page.getByText('All codes', { exact: true }).click();
    await page.getByLabel('Search codes').fill('99213');
    await page.getByRole('textbox', { name: 'Price of 99213' }).fill('140');
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect(page.getByText('1 price saved')).toBeVisible();
  });

  await test.step('hours and federal holidays', async () => {
    await page.goto(`${origin}/settings/calendar`);
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('Working hours saved')).toBeVisible();
    await page.getByRole('button', { name: 'Federal holidays' }).click();
    const dialog = page.getByRole('dialog', { name: 'Federal holidays' });
    await dialog.getByLabel('Columbus Day').uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const holidays = page.getByRole('region', { name: 'Clinic holidays' });
    await expect(holidays.getByText('Juneteenth').first()).toBeVisible();
    await expect(holidays.getByText('Columbus Day')).toHaveCount(0);
  });

  await test.step('chart templates', async () => {
    await page.goto(`${origin}/settings/chart-template`);
    await page.getByRole('button', { name: 'Starter templates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Starter templates' });
    await dialog.getByRole('button', { name: 'Add templates' }).click();
    await expect(dialog.getByText('Select a template')).toBeVisible();
    await dialog.getByLabel('SOAP note').check();
    await dialog.getByLabel('Back pain').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add templates' }).click();
    await expect(page.getByRole('list', { name: 'Active templates' }).getByText('Back pain')).toBeVisible();
  });

  await test.step('a patient is booked', async () => {
    await page.goto(`${origin}/patients/rehearsal`);
    await page.getByRole('button', { name: 'Create patient' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const event = page.getByRole('dialog', { name: 'New event' });
    await event.getByLabel('Title').fill('First visit');
    await event.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Office visit' }).click();
    await event.getByRole('checkbox', { name: 'Ada Lang' }).check();
    await event.getByRole('button', { name: 'Create event' }).click();
    await expect(page.getByText('Event created')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Book an appointment' })).toContainText('Pick a type');
    await expect(page.getByRole('button', { name: 'Book', exact: true })).toHaveCount(0);
  });

  await test.step('seen', async () => {
    await page.getByRole('link', { name: 'Open patient: See the patient' }).click();
    await page.getByRole('button', { name: 'New note' }).click();
    const soap = page.getByRole('textbox', { name: 'SOAP note' });
    await soap.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('Feels well.');
    await page.locator('[data-panel="cpt"]').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.getByRole('combobox', { name: 'Add procedure' }).fill('99213');
    await page.getByRole('option').filter({ hasText: '99213' }).first().click();
    const procedures = page.getByRole('list', { name: 'Procedures' });
    await expect(procedures.getByText('99213', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Sign (note|anyway)$/ }).click();
    await expect(page.getByText(/Signed by/).first()).toBeVisible();
  });

  await test.step('billed and paid', async () => {
    await page.goto(`${origin}/patients/rehearsal`);
    await page.getByRole('link', { name: 'Open patient: Bill the visit' }).click();
    const tile = page.getByRole('region', { name: 'Billing' });
    await tile.scrollIntoViewIfNeeded();
    await tile.getByRole('button', { name: /^More for Office visit/ }).click();
    await page.getByRole('menuitem', { name: /^Post/ }).click();
    await expect(page.getByText('Charge posted')).toBeVisible();
    await tile.getByRole('button', { name: 'Take payment' }).click();
    const payment = page.getByRole('dialog', { name: /Take payment/ });
    await payment.getByLabel('Amount').fill('140');
    await payment.getByRole('button', { name: 'Take payment' }).click();
    await expect(tile.getByText('No open charges')).toBeVisible();
  });

  await test.step('and removed: the first steps know, and no list has the patient', async () => {
    await page.goto(`${origin}/patients/rehearsal`);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove patient' }).click();
    await expect(page.getByText(/^Last rehearsal removed/)).toBeVisible();
    await page.goto(`${origin}/patients/index`);
    await expect(page.getByText('No patients yet').first()).toBeVisible();
    await page.goto(`${origin}/dashboard`);
    await expect(steps.getByText('5 of 12 done')).toBeVisible();
    await expect(steps.getByText(/^Can’t bill yet/)).toHaveCount(0);
    await steps.getByRole('button', { name: 'Mark done: Review the event types' }).click();
    await expect(steps.getByText('6 of 12 done')).toBeVisible();
  });
});
