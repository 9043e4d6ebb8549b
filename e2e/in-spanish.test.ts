import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn, mailTo } from './newcomer.ts';
import { BORN, makePatient, type PortalPatient } from './portal-patient.ts';

test.use({ locale: 'es-MX' });

const CATALOGS = [
  'kit',
  ...['requests', 'messages', 'tasks', 'eligibility', 'vitals'].map((name) => `modules/${name}/web`),
  ...['billing', 'booking', 'questionnaires', 'scheduling'].map((name) => `modules/${name}/web`),
];

/** The English texts of pages with Spanish translations, longest first. */
const ENGLISH = CATALOGS.flatMap((folder) =>
  Object.entries(JSON.parse(readFileSync(`${folder}/spanish.json`, 'utf8')) as Record<string, string>),
)
  .filter(([english, spanish]) => english !== spanish && /^[^{}]*\s[^{}]*$/.test(english))
  .map(([english]) => english);

/** Asserts that the page shows no English text that has a Spanish translation. */
async function expectNoEnglish(page: Page): Promise<void> {
  const shown = await page.locator('main').innerText();
  expect(ENGLISH.filter((text) => shown.includes(text))).toEqual([]);
}

/** The English parts of the clinic's messages, without placeholders. */
const SENT = ['requests', 'questionnaires', 'scheduling', 'billing']
  .flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(`modules/${name}/server/spanish.json`, 'utf8')) as Record<string, string>),
  )
  .flatMap((english) => english.split(/\{\w+\}/))
  .map((words) => words.trim())
  .filter((words) => /\p{L}+ \p{L}+ \p{L}/u.test(words));

function expectSpanish(text: string): void {
  expect(SENT.filter((words) => text.includes(words))).toEqual([]);
}

test('a patient with a Spanish browser signs in, sends a request and sees no English text of the product', async ({
  page,
}) => {
  test.slow();
  const patient = await makePatient(page, 'Lucia');
  await patient.call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', {
    id: patient.id,
  });
  const noEnglish = (): Promise<void> => expectNoEnglish(page);
  await page.goto(await linkIn(page, patient.email, 'Your patient portal at'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Fecha de nacimiento').fill('31/31/1980');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escriba la fecha como MM/DD/AAAA')).toBeVisible();
  await noEnglish();
  await page.getByLabel('Fecha de nacimiento').fill(BORN);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Lucia' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mis mensajes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mis tareas' })).toContainText('No tiene tareas.');
  await expectAccessible(page);
  await noEnglish();
  await page.getByRole('button', { name: 'Pedir una cita' }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Díganos qué tipo de visita necesita')).toBeVisible();
  await page.getByLabel('Día preferido').fill('09/14/2028');
  await noEnglish();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Su solicitud fue enviada.')).toBeVisible();
  // The user can choose the other language, and the tab remembers it.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Lucia' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Lucia' })).toBeVisible();
});

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-US' });

  test('a patient who prefers Spanish is written to in Spanish, and every page that a link opens is in Spanish', async ({
    page,
  }) => {
    test.slow();
    const patient = await makePatient(page, 'Marisol');
    const { call, id, email } = patient;
    await prefersSpanish(patient);
    await test.step('the invitation leads to a page in Spanish', async () => {
      await call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', {
        id,
      });
      expectSpanish(await mailTo(page, email, 'Su portal del paciente en'));
      await page.goto(await linkIn(page, email, 'Su portal del paciente en'));
      await page.getByLabel('Fecha de nacimiento').fill(BORN);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hola, Marisol' })).toBeVisible();
      await expectNoEnglish(page);
    });
    await test.step('the confirmation of an appointment is in Spanish, and so is the page of its link', async () => {
      await call(
        'calendar',
        `mutation ($id: EventId!, $n: [EventNotificationInput!]!) {
          EditEvent(event_id: $id, edit_type: EditOneTimeEvent, version: 1, event_input: { status: confirmed, event_notifications: $n }) { __typename }
        }`,
        { id: patient.eventId, n: [CONFIRMATION] },
      );
      const mail = await mailTo(page, email, 'Su cita');
      expectSpanish(mail);
      expect(mail).toMatch(/^Hola, Marisol: su cita con .* es el /);
      await page.goto('about:blank');
      await page.goto(await linkIn(page, email, 'Su cita'));
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText('Gracias. Confirmó que vendrá.')).toBeVisible();
      await expectNoEnglish(page);
    });
    await test.step('a questionnaire is answered in Spanish', async () => {
      const { questionnaires } = await call<{ questionnaires: { id: string; code: string | null }[] }>(
        'chart',
        '{ questionnaires { id code } }',
      );
      await call('chart', 'mutation ($input: SurveyInput!) { survey_create(input: $input) { id } }', {
        input: { clinic_patient_id: id, questionnaire_id: questionnaires.find(({ code }) => code === 'phq-2')!.id },
      });
      await call('chart', 'mutation ($id: ID!) { survey_send(clinic_patient_id: $id) { channel } }', { id });
      expectSpanish(await mailTo(page, email, 'Preguntas de'));
      await page.goto('about:blank');
      await page.goto(await linkIn(page, email, 'Preguntas de'));
      await page.getByLabel('Fecha de nacimiento').fill(BORN);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByText('Durante las últimas 2 semanas')).toBeVisible();
      for (const question of [/Poco interés o placer/, /decaído\(a\), deprimido\(a\)/])
        await page
          .getByRole('radiogroup', { name: question })
          .getByRole('radio', { name: 'Ningún día', exact: true })
          .check();
      await expectNoEnglish(page);
      await page.getByRole('button', { name: 'Enviar mis respuestas' }).click();
      await expect(page.getByRole('heading', { name: 'Gracias' })).toBeVisible();
    });
  });
});

const CONFIRMATION = {
  notification_type: 'initial_confirmation',
  notification_method: 'email',
  subject: 'Your appointment',
  message_template:
    'Hello {patient}, your appointment with {doctor} at {practice} is on {time}. To confirm or cancel: {link}',
};

async function prefersSpanish({ call, id }: PortalPatient): Promise<void> {
  await call(
    'registration',
    'mutation ($id: ID!) { update_patient_with_id(id: $id, version: 1, input: { preferred_language: "es" }) { id } }',
    { id },
  );
}
