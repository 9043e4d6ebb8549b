import type { Page } from '@playwright/test';
import { startSmartApp, type SmartApp } from '../sandbox/apps/smart-app.ts';
import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, makePatient } from './portal-patient.ts';

let app: SmartApp;
test.beforeAll(async () => {
  app = await startSmartApp();
});
test.afterAll(() => app.close());

const origin = (): string => `http://127.0.0.1:${app.port}`;

/** Registers the test app in the settings, as an administrator does. */
async function register(admin: Page, name: string): Promise<void> {
  await admin.getByRole('button', { name: 'Register app' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Register app' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Redirect URIs' }).fill(`${origin()}/callback`);
  await dialog.getByRole('textbox', { name: 'Launch URL' }).fill(`${origin()}/launch`);
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('App registered')).toBeVisible();
  await admin.getByText(name, { exact: true }).click();
  app.clientId = await admin.getByRole('dialog', { name, exact: true }).getByLabel('Client ID').inputValue();
}

/** Opens an app from the patient page that is shown; returns its tab. */
async function openApp(page: Page, name: string): Promise<Page> {
  const open = page.getByRole('button', { name: `Open ${name}` });
  await expect(async () => {
    await page
      .getByRole('heading', { name: 'Apps', exact: true })
      .evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(open).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), open.click()]);
  return tab;
}

test('an administrator registers an app; a doctor opens it from a patient, and a patient allows it', async ({
  signedIn,
  ownPage,
}) => {
  test.slow();
  const name = `Growth ${Date.now()}`;
  const admin = await signedIn('admin', '/settings/apps');
  await register(admin, name);

  const doctor = await signedIn('doctor');
  const patient = await makePatient(doctor, 'Smart');
  await doctor.goto(`/patients/${patient.id}`);
  const tab = await openApp(doctor, name);
  await expect(tab.getByText(`${name} asks for access`)).toBeVisible({ timeout: 60_000 });
  await expect(tab.getByText(`Patient: ${patient.name}`)).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('checkbox', { name: 'Vital signs and results' }).uncheck();
  await tab.getByRole('button', { name: 'Allow' }).click();
  await expect(tab.getByRole('heading', { name: 'Connected' })).toBeVisible();
  await expect(tab.getByText(`Patient ${patient.id}`)).toBeVisible();
  await expect(tab.getByText('Scopes fhirUser launch openid patient/Patient.r', { exact: true })).toBeVisible();

  const phone = await ownPage();
  const { call } = patient;
  await call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', {
    id: patient.id,
  });
  const link = await linkIn(phone, patient.email, 'Your patient portal at');
  await phone.goto(link);
  await phone.getByLabel('Date of birth').fill(BORN);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Smart');
  const second = await phone.context().newPage();
  await second.goto(`${origin()}/?iss=${encodeURIComponent(`${new URL(phone.url()).origin}/fhir/R4`)}`);
  await second.getByRole('button', { name: 'I’m a patient' }).click();
  await expect(second.getByRole('heading', { name: `${name} asks for access` })).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Allow' }).click();
  await expect(second.getByRole('heading', { name: 'Connected' })).toBeVisible();
  await expect(second.getByText(`Patient ${patient.id}`)).toBeVisible();

  await second.goto('/authorize-app?request=unknown');
  await expect(second.getByText('This request has expired. Start again in the app.')).toBeVisible();
  await expectAccessible(second);

  await phone.reload();
  await expect(phone.getByRole('button', { name: `Revoke access of ${name}` })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: `Revoke access of ${name}` }).click();
  await expect(phone.getByRole('heading', { name: 'Apps with access' })).toBeHidden();

  await doctor.goto('/settings/my-apps');
  await expect(doctor.getByRole('button', { name: `Revoke ${name}` })).toBeVisible();
  await expectAccessible(doctor);

  await admin.reload();
  await admin.getByText(name, { exact: true }).click();
  await admin.getByRole('button', { name: 'Switch off' }).click();
  await admin
    .getByRole('dialog', { name: `Switch off ${name}?` })
    .getByRole('button', { name: 'Switch off' })
    .click();
  await expect(admin.getByText('App switched off')).toBeVisible();
});

test('a doctor opens the app of the demo clinic from a patient', async ({ signedIn }) => {
  test.slow();
  const doctor = await signedIn('doctor');
  const patient = await makePatient(doctor, 'Viewer');
  await doctor.goto(`/patients/${patient.id}`);
  const tab = await openApp(doctor, 'Vitals Viewer');
  await tab.getByRole('button', { name: 'Allow' }).click();
  await expect(tab.getByRole('heading', { name: 'Connected' })).toBeVisible();
  await expect(tab.getByText(`Patient ${patient.id}`)).toBeVisible();
  await expect(tab.getByText('FHIR 200')).toBeVisible();
});
