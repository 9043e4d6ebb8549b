import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('a doctor links Zoom and plans an online meeting, its invitee gets an email, and deleting the event deletes the meeting', async ({
  signedIn,
}, info) => {
  test.setTimeout(600_000);
  // Each project uses a different invitee and week.
  const invitee = `pat-${info.project.name}@example.org`;
  const page = await signedIn('doctor', '/settings/VA-Internal');
  // Not linked yet.
  await expect(page).toHaveURL(/VA-OAuth-authorization/);
  await page.goto('/settings/VA-OAuth');
  await page.getByRole('button', { name: 'Link Zoom' }).click();
  // The sandbox's consent page.
  await expect(page.getByRole('heading', { name: 'Zoom of the sandbox' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Online meetings for your appointments use')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);

  const month = isPhone(page) ? '06' : '05';
  await page.goto(`/scheduling/index?view=list&day=2027-${month}-03`);
  await page.getByRole('button', { name: 'New event', exact: true }).first().click();
  const window = page.getByRole('dialog', { name: 'New event' });
  await window.getByLabel('Title').fill('Talk about results');
  // A draft may be restored in the first moment.
  await page.waitForTimeout(300);
  await window.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option').first().click();
  await window.getByRole('textbox', { name: 'Start date' }).fill(`${month}/03/2027`);
  await page.keyboard.press('Tab');
  await window.getByLabel('Meet online with Zoom').click();
  const password = window.getByLabel('Meeting password');
  await expect(password).toHaveValue(/^\d{6,7}$/);
  await password.fill('');
  await window.getByRole('button', { name: 'Create event' }).click();
  await expect(window.getByText('An online meeting needs a password').first()).toBeVisible();
  await window.getByRole('button', { name: 'Generate' }).click();
  await window.getByRole('combobox', { name: 'Invitees' }).fill(`${invitee},`);
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Create event' }).click();
  await expect(window).toBeHidden();

  await page.goto('/settings/VA-Internal');
  await expect(page).toHaveURL(/VA-OAuth-upcoming-meetings/);
  const row = page.getByRole('row').filter({ hasText: invitee });
  await expect(row).toContainText('Ready', { timeout: 60_000 });
  await expectAccessible(page);
  await expect
    .poll(
      async () => {
        const { messages } = await (await page.request.get('/api/sandbox/messages')).json();
        return messages.filter(({ to }: { to: string }) => to === invitee);
      },
      { timeout: 60_000 },
    )
    .toMatchObject([{ attachments: [{ name: 'invite.ics' }] }]);

  await row.click();
  const opened = page.getByRole('dialog', { name: 'Talk about results' });
  await expect(opened.getByText(`${invitee}: invited`)).toBeVisible();
  await expect(opened.getByRole('link', { name: 'Join meeting' })).toHaveAttribute('href', /\/j\/\d+/);
  await opened.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(page.getByText('No upcoming meetings')).toBeVisible();
  await expect
    .poll(
      async () => {
        const { messages } = await (await page.request.get('/api/sandbox/messages')).json();
        return messages.some(
          ({ to, subject }: { to: string; subject: string }) => to === invitee && subject.startsWith('Canceled'),
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
});
