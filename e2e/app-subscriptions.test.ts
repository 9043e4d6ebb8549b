import { startHookApp, type HookApp } from '../sandbox/apps/hook-app.ts';
import { expect, expectAccessible, test } from './clinic.ts';
import { makePatient } from './portal-patient.ts';

let app: HookApp;
test.beforeAll(async () => {
  app = await startHookApp();
});
test.afterAll(() => app.close());

test('an administrator sees a notification that an app refused, sends it again, and turns the subscription off', async ({
  signedIn,
}) => {
  test.slow();
  const name = `Recalls ${Date.now()}`;
  const admin = await signedIn('admin', '/settings/apps');
  await admin.getByRole('button', { name: 'Register app' }).click();
  const form = admin.getByRole('dialog', { name: 'Register app' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Type' }).click();
  await admin.getByRole('option', { name: 'Backend service' }).click();
  await form.getByRole('textbox', { name: 'Allowed scopes' }).fill('system/*.rs system/Subscription.crs');
  await form.getByRole('textbox', { name: 'Public keys', exact: true }).fill(app.jwks);
  await form.getByRole('textbox', { name: 'Notification origins' }).fill(`${app.origin}/path`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter origins without a path, e.g. https://app.example.com')).toBeVisible();
  await form.getByRole('textbox', { name: 'Notification origins' }).fill(app.origin);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('App registered')).toBeVisible();

  await admin.getByText(name, { exact: true }).click();
  const dialog = admin.getByRole('dialog', { name, exact: true });
  await expect(dialog.getByText('No subscriptions')).toBeVisible();
  const clientId = await dialog.getByLabel('Client ID').inputValue();
  await app.subscribe(`${new URL(admin.url()).origin}/fhir/R4`, clientId, 'appointments');
  const rows = dialog.getByRole('region', { name: 'Subscriptions' });
  await expect(rows.getByText('Active')).toBeVisible({ timeout: 30_000 });
  expect(app.received[0]).toEqual({ type: 'handshake', focus: [], isSigned: true });

  app.status = 500;
  const doctor = await signedIn('doctor');
  const patient = await makePatient(doctor, 'Hooked');
  await expect(rows.getByText('The app answered with error 500.')).toBeVisible({ timeout: 30_000 });
  await expect(rows.getByText('Not delivered after')).toBeVisible();
  await expectAccessible(admin);

  app.status = 204;
  await rows.getByRole('button', { name: 'Send again Appointments' }).click();
  await expect(admin.getByText('Sending again')).toBeVisible();
  await expect(rows.getByText('Not delivered after')).toBeHidden();
  await expect
    .poll(() => app.received.filter(({ isSigned }) => isSigned).flatMap(({ focus }) => focus))
    .toContain(`${new URL(admin.url()).origin}/fhir/R4/Appointment/${patient.eventId}`);

  await rows.getByRole('button', { name: 'Turn off Appointments' }).click();
  await admin
    .getByRole('dialog', { name: 'Turn off the subscription to Appointments?' })
    .getByRole('button', { name: 'Turn off' })
    .click();
  await expect(rows.getByText('A member of the clinic turned it off.')).toBeVisible();
  await expectAccessible(admin);
});
