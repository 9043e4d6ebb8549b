import { expect, expectAccessible, test } from './clinic.ts';

test('a nurse records vitals, confirms an unusual value, and views them over time', async ({ signedIn }) => {
  const page = await signedIn('nurse', '/patients/index');
  await page.getByLabel('Find a patient').fill('al-Masri');
  await page
    .getByRole('row', { name: /al-Masri/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Vitals' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Add vitals' }).click();
  const window = page.getByRole('dialog', { name: 'Add New Vital Record' });
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('please fill at lease one vital record').first()).toBeVisible();

  await window.getByLabel('Pulse Rate').fill('271');
  await window.getByLabel('Height: feet').fill('5');
  await window.getByLabel('Height: inches').fill('4');
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('Really 271 BPM? Above 260 is hardly ever seen.')).toBeVisible();
  await expectAccessible(page);

  // Typed text survives leaving the page.
  await page.waitForTimeout(400);
  await page.reload();
  await page.getByRole('button', { name: 'Add vitals' }).click();
  await expect(window.getByLabel('Pulse Rate')).toHaveValue('271');
  // The time of the measurement is when it was typed, not when it is saved.
  await expect(window.getByLabel('Taken: day')).not.toHaveValue('');
  await window.getByRole('button', { name: 'Save' }).click();
  await window.getByRole('button', { name: 'Yes, it is correct' }).click();
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Success Created')).toBeVisible();
  await expect(page.getByText('5′ 4″').first()).toBeVisible();

  await page.getByRole('button', { name: 'Show More' }).click();
  const history = page.getByRole('dialog', { name: 'Patient Vital History' });
  await history.getByRole('button', { name: 'Pulse Rate' }).click();
  await expect(history.getByRole('row', { name: /271 BPM.*High.*Confirmed/ })).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('button', { name: /Entered in error: 271/ }).click();
  await history.getByLabel('Reason').fill('Typed twice');
  await history.getByRole('button', { name: 'Entered in error', exact: true }).click();
  await expect(history.getByText('Entered in error: Typed twice')).toBeVisible();
});

test('an administrator configures the vitals', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/vital-setup');
  const name = `Peak flow ${test.info().project.name}`;
  await page.getByRole('button', { name: 'New vital' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Unit').fill('L/min');
  await page.getByLabel('Normal from').fill('400');
  await page.getByLabel('Normal to').fill('300');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a number at or above the lower limit')).toBeVisible();
  await page.getByLabel('Normal to').fill('600');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
  await expect(row.filter({ hasText: '400–600 L/min' })).toBeVisible();
  await page.getByRole('button', { name: `Take ${name} out of use` }).click();
  await page.getByRole('button', { name: `Reactivate ${name}` }).click();
  await expect(page.getByRole('button', { name: `Take ${name} out of use` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Take ${name} out of use` }).click();
});
