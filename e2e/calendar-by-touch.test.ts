import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './clinic.ts';

const DAY = '2029-05-15';
const DOCTOR = /Marchetti/;

// A long press, then a move: on an event it drags the event, on an empty area it draws an appointment. A quick swipe
// scrolls.
test('an appointment is drawn, moved and extended by touch', async ({ signedIn }, info) => {
  test.skip(info.project.name !== 'phone', 'requires a touch screen');
  test.setTimeout(600_000);
  const page = await signedIn('doctor', `/scheduling/index?view=day&day=${DAY}`);
  const finger = await fingerOn(page);
  const title = `By finger ${Date.now()}`;
  const event = page.getByRole('button', { name: new RegExp(title) }).first();

  await test.step('drawn', async () => {
    await only(page, DOCTOR);
    const nine = await hour(page, '9AM');
    const column = (await page.getByRole('columnheader').last().boundingBox())!;
    const x = column.x + column.width / 2;
    await finger.draw({ x, y: nine + 3 }, { x, y: nine + 43 });
    const window = page.getByRole('dialog', { name: 'New event' });
    await expect(window.getByRole('combobox', { name: 'Start time' })).toHaveValue(/^9:\d\d AM$/);
    await window.getByLabel('Title').fill(title);
    await page.waitForTimeout(300);
    await window.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: /^Procedure/ }).click();
    await window.getByRole('button', { name: 'Create event' }).click();
    await expect(window).toBeHidden();
    await expect(event).toHaveAccessibleName(/^9:00 – 9:30/);
  });

  await test.step('moved', async () => {
    const from = await middle(event);
    const nine = await hour(page, '9AM');
    const ten = await hour(page, '10AM');
    await finger.draw(from, { x: from.x, y: from.y + (ten - nine) });
    await expect(page.getByText(/moved to .*10:/)).toBeVisible();
    await expect(event).toHaveAccessibleName(/^10:/);
  });

  await test.step('made longer by its edge', async () => {
    const before = (await event.boundingBox())!;
    await finger.rest(await middle(event));
    const edge = { x: before.x + before.width / 2, y: before.y + before.height };
    await finger.pull(edge, { x: edge.x, y: edge.y + before.height });
    // It is removed for a moment during the render.
    await expect.poll(async () => (await event.boundingBox())?.height ?? 0).toBeGreaterThan(before.height * 1.5);
  });

  await test.step('what only passes over an appointment moves nothing', async () => {
    const name = await event.getAttribute('aria-label').then(async (label) => label ?? (await event.innerText()));
    // An event that is still being dragged would move immediately.
    await page.touchscreen.tap(12, (await hour(page, '1PM')) + 6);
    // The drop must be rendered before the next touch.
    await page.waitForTimeout(800);
    const from = await middle(event);
    await finger.pull(from, { x: from.x, y: from.y - 120 });
    await page.waitForTimeout(500);
    expect(await event.getAttribute('aria-label').then(async (label) => label ?? (await event.innerText()))).toBe(name);
  });
});

test('in a week of many calendars, a long press drags an appointment', async ({ signedIn }, info) => {
  test.skip(info.project.name !== 'phone', 'requires a touch screen');
  test.setTimeout(600_000);
  const page = await signedIn('doctor', '/dashboard');
  // With five or more calendars each has a lane: four of the clinic's, whatever their number, and a guest's.
  await page.route('**/api/calendar', async (route) => {
    if (!(route.request().postData() ?? '').includes('clinic_calendars')) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      data?: { practice_info?: { clinic_calendars?: { last_name: string }[] } };
    };
    const calendars = body.data?.practice_info?.clinic_calendars;
    if (calendars !== undefined) {
      const own = calendars.filter(({ last_name }) => last_name === 'Marchetti');
      const others = calendars.filter(({ last_name }) => last_name !== 'Marchetti').slice(0, 3);
      const guest = {
        ...calendars[0],
        calendar_id: '01900000-0000-7000-8000-000000000001',
        user_id: '01900000-0000-7000-8000-000000000002',
        name: 'Dr. Guest',
        last_name: 'Guest',
      };
      calendars.splice(0, calendars.length, ...own, ...others, guest);
    }
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/scheduling/index?view=week&day=2029-05-22');
  await page.getByRole('button', { name: /^Calendars/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('checkbox')).toHaveCount(5);
  for (const box of await sheet.getByRole('checkbox').all()) await box.setChecked(true);
  await leave(page);
  const title = `In a lane ${Date.now()}`;
  await page.getByRole('button', { name: 'New event', exact: true }).first().click();
  const window = page.getByRole('dialog', { name: 'New event' });
  await window.getByLabel('Title').fill(title);
  await page.waitForTimeout(300);
  await window.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: /^Procedure/ }).click();
  await window.getByRole('textbox', { name: 'Start date' }).fill('05/22/2029');
  await page.keyboard.press('Tab');
  await window.getByRole('combobox', { name: 'Start time' }).fill('9:00 AM');
  await page.keyboard.press('Tab');
  await window.getByRole('button', { name: 'Create event' }).click();
  await expect(window).toBeHidden();
  const box = page.getByRole('button', { name: new RegExp(title) }).first();
  await box.scrollIntoViewIfNeeded();
  const finger = await fingerOn(page);
  const from = await middle(box);
  const [nine, ten] = [await hour(page, '9AM'), await hour(page, '10AM')];
  await finger.draw(from, { x: from.x, y: from.y + (ten - nine) });
  await expect(page.getByText(/moved to .*10:00 AM/)).toBeVisible();
  // Adjacent weeks are rendered off screen; each must be visible only in its place.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(box).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Tuesday, May 29, 2029' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(box).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

interface Point {
  x: number;
  y: number;
}

/** Dispatches touch events as the browser receives them. */
async function fingerOn(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  // Waits with a timer of the page: on a busy machine, the page's own timer of a long press is late too.
  const pressed = () => page.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve, 550)));
  const glide = async (from: Point, to: Point): Promise<void> => {
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
      await page.waitForTimeout(25);
    }
  };
  return {
    /** A long press, followed by a move. */
    async draw(from: Point, to: Point) {
      await touch('touchStart', [from]);
      await pressed();
      await glide(from, to);
      await touch('touchEnd', []);
    },
    /** A long press without a move. */
    async rest(at: Point) {
      await touch('touchStart', [at]);
      await pressed();
      await touch('touchEnd', []);
    },
    /** A move without a long press. */
    async pull(from: Point, to: Point) {
      await touch('touchStart', [from]);
      await page.waitForTimeout(60);
      await glide(from, to);
      await touch('touchEnd', []);
    },
  };
}

async function middle(of: Locator): Promise<Point> {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + Math.min(height / 2, 12) };
}

/** Returns the vertical position of an hour on the page. */
async function hour(page: Page, words: string): Promise<number> {
  return (await page.getByText(words, { exact: true }).first().boundingBox())!.y;
}

/** Shows only one doctor's calendar. */
async function only(page: Page, doctor: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Calendars/ }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: doctor }).check();
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) {
    const name = await box.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '');
    if (!doctor.test(name)) await box.uncheck();
  }
  await leave(page);
}

/** Closes the sheet of calendars. */
async function leave(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1000 });
  }).toPass();
}
