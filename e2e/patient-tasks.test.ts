import sharp from 'sharp';
import { expect, expectAccessible, test } from './clinic.ts';
import { linkIn } from './newcomer.ts';
import { BORN, makePatient } from './portal-patient.ts';

test('a patient checks off, asks about and completes their tasks', async ({ signedIn, page }) => {
  test.slow();
  const patient = await makePatient(page, 'Tessa');
  const subject = `Measure at home ${Date.now()}`;
  await patient.call(
    'patient-task',
    'mutation ($input: PatientTaskInput!) { create_patient_task(input: $input) { id } }',
    {
      input: {
        patient_ids: [patient.id],
        subject,
        description: 'Twice a day',
        steps: ['In the morning', 'In the evening'],
      },
    },
  );
  await patient.call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', {
    id: patient.id,
  });
  await page.goto(await linkIn(page, patient.email, 'Your patient portal at'));
  await page.getByLabel('Date of birth').fill(BORN);
  await page.getByRole('button', { name: 'Continue' }).click();
  const tasks = page.getByRole('region', { name: 'My tasks' });
  await expect(tasks.getByText(subject)).toBeVisible();
  await tasks.getByRole('checkbox', { name: 'In the morning' }).click();
  await expect(tasks.getByRole('checkbox', { name: 'In the morning' })).toBeChecked();
  await tasks.getByRole('textbox', { name: `Comment on: ${subject}` }).fill('On which arm?');
  await tasks.getByRole('button', { name: 'Send' }).click();
  await expect(tasks.getByText('On which arm?')).toBeVisible();
  // A photo of several megabytes is shrunk in the browser; what can't be sent is said next to the buttons.
  const files = tasks.locator('input[type=file]');
  const photo = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  expect(photo.length).toBeGreaterThan(3_000_000);
  await files.setInputFiles({ name: 'IMG_0412.png', mimeType: 'image/png', buffer: photo });
  await expect(tasks.getByText('Files: IMG_0412.jpg')).toBeVisible();
  await files.setInputFiles({ name: 'IMG_0413.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(tasks.getByRole('alert')).toContainText('This browser can’t open IMG_0413.heic.');
  await expectAccessible(page);
  // A message about an appointment is recorded as a request, which appears at once.
  const messages = page.getByRole('region', { name: 'My messages' });
  await messages.getByRole('button', { name: 'Write a message' }).click();
  await messages.getByLabel('Topic').selectOption('Appointment');
  await messages.getByLabel('Message', { exact: true }).fill('May I come on Friday?');
  await messages.getByRole('button', { name: 'Send message' }).click();
  await expect(messages.getByLabel('Subject')).toBeFocused();
  await messages.getByLabel('Subject').fill('A visit');
  await messages
    .getByLabel('Files')
    .setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(messages.getByRole('alert')).toHaveText('empty.pdf is empty. Choose another file.');
  await messages.getByRole('button', { name: 'Send message' }).click();
  await expect(messages.getByText(/^Your message was sent, and your request was recorded/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'My requests' }).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(tasks.getByRole('checkbox', { name: 'In the morning' })).toBeChecked();
  await tasks.getByRole('button', { name: 'Mark as done' }).click();
  await expect(tasks.getByText('Done', { exact: true })).toBeVisible();

  const { list_patient_tasks: listed } = await patient.call<{
    list_patient_tasks: { subject: string; complete_time: string | null; comments: { content: string }[] }[];
  }>(
    'patient-task',
    'query ($id: ID!) { list_patient_tasks(patient_id: $id, completed: true) { subject complete_time comments { content } } }',
    { id: patient.id },
  );
  expect(listed).toMatchObject([
    { subject, complete_time: expect.any(String), comments: [{ content: 'On which arm?' }] },
  ]);
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  const tile = staff.getByRole('region', { name: 'Tasks', exact: true });
  await expect(async () => {
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(tile).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [100] });
});
