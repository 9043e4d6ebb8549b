import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('a doctor creates and deletes a calendar feed URL', async ({ signedIn }) => {
  test.setTimeout(600_000);
  const page = await signedIn('doctor2', '/settings/calendar-elsewhere');
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.locator('code', { hasText: '/api/feeds/' }).innerText();
  await expectAccessible(page);
  const path = new URL(address).pathname;
  const read = async () => page.request.get(path);
  const feed = await (await read()).text();
  expect(feed).toContain('BEGIN:VCALENDAR');
  expect(feed).toContain('SUMMARY:Busy');
  // It is selected once the server has confirmed it.
  await page.getByRole('radio', { name: 'Type and initials' }).click();
  await expect(page.getByText('Feed updated')).toBeVisible();
  expect(await (await read()).text()).toMatch(/SUMMARY:[A-Z]{2} · /);
  await page.getByRole('button', { name: 'Delete feed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete feed' }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await read()).status()).toBe(404);
});

test('a doctor links a Google calendar, whose events show as busy here', async ({ signedIn }) => {
  test.setTimeout(600_000);
  const page = await signedIn('doctor3', '/settings/calendar-elsewhere');
  await page.getByRole('button', { name: 'Link Google Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Google Calendar of the sandbox' })).toBeVisible();
  const account = `doctor3-${isPhone(page) ? 'phone' : 'desktop'}@example.com`;
  // It already has an event.
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.request.post(`${new URL(page.url()).origin}/calendar`, {
    form: { account, summary: 'Dentist', start: `${day}T15:00:00Z`, end: `${day}T16:00:00Z` },
  });
  await page.getByLabel('Email of the account').fill(account);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText(account)).toBeVisible();
  await expect(page.getByText('checked')).not.toContainText('not checked yet', { timeout: 60_000 });
  await expectAccessible(page);
  await page.goto(`/scheduling/index?view=day&day=${day}`);
  await expect(page.getByText('Busy elsewhere').first()).toBeVisible();
  await expect(page.getByText('Dentist')).toHaveCount(0);
  await page.goto('/settings/calendar-elsewhere');
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Google Calendar disconnected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link Google Calendar' })).toBeVisible();
});
