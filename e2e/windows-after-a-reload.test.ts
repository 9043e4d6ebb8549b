import type { Page } from '@playwright/test';
import { draftStored, expect, test } from './clinic.ts';
import { makePatient } from './portal-patient.ts';

const newEvent = (page: Page) => page.getByRole('dialog', { name: 'New event' });

async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('region', { name: 'Schedule of the Day' })).toBeVisible();
}

test('after a reload a window with input is restored; an empty one and a closed one are not', async ({ signedIn }) => {
  const page = await signedIn('doctor3', '/dashboard');
  const begin = page.getByRole('button', { name: 'New event' });
  await begin.click();
  await expect(newEvent(page)).toBeVisible();
  await reloaded(page);
  await expect(newEvent(page)).toHaveCount(0);

  await begin.click();
  await newEvent(page).getByLabel('Title').fill('Tea with the team');
  await draftStored(page, '/window/');
  await reloaded(page);
  await expect(newEvent(page).getByLabel('Title')).toHaveValue('Tea with the team');

  await newEvent(page).getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await expect(newEvent(page)).toHaveCount(0);
  // Immediately, before the vault could write it.
  await reloaded(page);
  await expect(newEvent(page)).toHaveCount(0);
});

test('a window is restored as long as its record exists', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/dashboard');
  const { id, eventId, call } = await makePatient(page, 'Wilma');
  await page.goto(`/patients/${id}`);
  await page.getByRole('button', { name: 'Check-up' }).first().click();
  const window = page.getByRole('dialog', { name: /Wilma/ });
  await expect(window.getByLabel('Title')).toHaveValue('Check-up');
  await window.getByLabel('Title').fill('Check-up with labs');
  await draftStored(page, '/window/');
  const noted =
    'mutation ($id: EventId!) { EditEvent(event_id: $id, edit_type: EditOneTimeEvent, version: 1, event_input: { notes: "Bring the list" }) { __typename } }';
  await call('calendar', noted, { id: eventId });
  await page.reload();
  // The input is kept next to what another user has saved since, and does not overwrite it.
  await expect(window.getByLabel('Title')).toHaveValue('Check-up with labs');
  await expect(window.getByText('Someone else changed this event since you opened it.')).toBeVisible();
  await window.getByRole('button', { name: 'Save my changes' }).click();
  await expect(window).toHaveCount(0);
  await page.getByRole('button', { name: 'Check-up with labs' }).first().click();
  await expect(window.getByLabel('Notes')).toHaveValue('Bring the list');
  await page.reload();
  await expect(window.getByLabel('Title')).toHaveValue('Check-up with labs');
  await call('calendar', 'mutation ($id: EventId!) { DeleteEvent(event_id: $id, version: 3) { __typename } }', {
    id: eventId,
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Wilma/ })).toBeVisible();
  await expect(page.getByText('This event no longer exists')).toHaveCount(0);
  await expect(window).toHaveCount(0);
});
