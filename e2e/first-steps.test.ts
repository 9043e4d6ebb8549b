import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';

/**
 * The demo clinic is already set up, so the response is replaced by that of a new clinic. Returns a function that
 * advances the steps. The server's own test covers a real new clinic.
 */
async function asNewClinic(page: Page, begun: readonly string[]): Promise<(done: readonly string[]) => void> {
  let done = begun;
  await page.route('**/api/setting*', async (route) => {
    try {
      const answer = await route.fetch();
      const steps = ['practice.place', 'scheduling.hours', 'practice.members', 'deliveries.mail', 'patients.first'].map(
        (id) => ({
          id,
          is_done: done.includes(id),
          detail: null,
          can_mark: id === 'practice.members',
          is_marked: false,
        }),
      );
      const body = (await answer.text()).replace('"first_steps":[]', `"first_steps":${JSON.stringify(steps)}`);
      await route.fulfill({ response: answer, body });
    } catch {
      // The page has navigated away, and no longer needs the response.
    }
  });
  return (now) => {
    done = now;
  };
}

test('a new clinic’s administrator is guided through the setup, until it is dismissed', async ({ signedIn }) => {
  const page = await signedIn('admin', '/guide/index');
  const goOn = await asNewClinic(page, ['practice.place']);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'First steps' });
  await expect(card.getByText('1 of 5 done')).toBeVisible();
  await expect(card.getByRole('listitem').first()).toContainText('Add your practice and IDs');
  await expect(card.getByRole('img', { name: 'Done' })).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/patients/import');
  await expect(card.getByRole('link', { name: /^Can’t send email yet/ })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Mark done: Invite your colleagues' })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Set up email' }).click();
  await expect(page.getByText(/sets MAIL_URL/)).toBeInViewport();
  // A returning user finds completed steps checked.
  goOn(['practice.place', 'deliveries.mail']);
  await page.goBack();
  await expect(card.getByText('2 of 5 done')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('first_steps_away') === true);
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card).toHaveCount(0);
  await saved;
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Schedule of the Day' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('users without setup rights see no first steps', async ({ signedIn }) => {
  const page = await signedIn('desk', '/guide/index');
  await asNewClinic(page, []);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Schedule of the Day' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
});
