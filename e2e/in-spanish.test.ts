import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, makePatient } from './portal-patient.ts';

test.use({ locale: 'es-MX' });

const CATALOGS = [
  'kit',
  ...['requests', 'messages', 'tasks', 'eligibility', 'vitals'].map((name) => `modules/${name}/web`),
];

/** The English texts of pages with Spanish translations, longest first. */
const ENGLISH = CATALOGS.flatMap((folder) =>
  Object.entries(JSON.parse(readFileSync(`${folder}/spanish.json`, 'utf8')) as Record<string, string>),
)
  .filter(([english, spanish]) => english !== spanish && /^[^{}]*\s[^{}]*$/.test(english))
  .map(([english]) => english);

test('a patient with a Spanish browser signs in, sends a request and sees no English text of the product', async ({
  page,
}) => {
  test.slow();
  const patient = await makePatient(page, 'Lucia');
  await patient.call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', {
    id: patient.id,
  });
  const noEnglish = async (): Promise<void> => {
    const shown = await page.locator('main').innerText();
    expect(ENGLISH.filter((text) => shown.includes(text))).toEqual([]);
  };
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
