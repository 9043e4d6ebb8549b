import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, makePatient } from './portal-patient.ts';

for (const path of ['/appointment', '/offered-time', '/portal']) {
  test(`${path}: a page that a patient opens loads nothing of the app`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
    await page.goto(`${path}#none`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('load');
    expect(fetched.filter((file) => /\/assets\/(kit|signed-in-routes|modules)-.*\.js$/.test(file))).toEqual([]);
    await expectAccessible(page);
  });
}

test('an invalid link offers no retry, a lost connection does', async ({ page }) => {
  const again = page.getByRole('button', { name: 'Try again' });
  for (const path of ['/appointment', '/offered-time']) {
    await page.goto(`${path}#none`);
    await expect(page.getByText('This link is not valid')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('call your clinic');
    await expect(again).toHaveCount(0);
  }
  await page.route('**/api/calendar*', (route) => route.abort());
  await page.goto('/dashboard#away');
  await page.goto('/appointment#none');
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('This link is not valid')).toBeVisible();
});

test('an implausible measurement must be confirmed before it is sent; a used link shows whom to call', async ({
  page,
  browser,
  baseURL,
}) => {
  const patient = await makePatient(page, 'Vita');
  await patient.call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', {
    id: patient.id,
  });
  const link = await linkIn(page, patient.email, 'Your patient portal at');
  await page.goto(link);
  await page.getByLabel('Date of birth').fill(BORN);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('navigation', { name: 'Send a request' })
    .getByRole('button', { name: 'Send measurements' })
    .click();
  await page.getByLabel('Pulse Rate').fill('710');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Really 710 BPM\? Normal is /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pulse Rate: yes, it is correct' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your request was sent.')).toBeVisible();

  const other = await browser.newContext({ baseURL });
  const late = await other.newPage();
  await late.goto(link);
  await expect(late.getByText(/This link was already used\. .* You can reach .* at \(\d{3}\)/)).toBeVisible();
  await expect(late.getByRole('link', { name: /^\(\d{3}\)/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expect(late.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(late);
  await other.close();
});
