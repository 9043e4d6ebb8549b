import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('a doctor creates a task, completes it, and reverts that', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/tasks/index');
  await expect(page).toHaveURL(/\/tasks\/ToDo$/);
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const subject = `Call the pharmacy ${test.info().project.name}`;
  await page.getByRole('button', { name: 'New Task' }).first().click();
  const made = page.getByRole('dialog', { name: 'Create New Task' });
  await made.getByRole('button', { name: 'Create' }).click();
  await expect(made.getByText('Please enter subject')).toBeVisible();
  await made.getByLabel('Subject').fill(subject);
  await made.getByLabel('New step').fill('Look up the number');
  await made.getByLabel('New step').press('Enter');
  await made.getByLabel('Tags').fill('Refill');
  await made.getByLabel('Tags').press('Enter');
  await made.getByLabel('Subject').focus();
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Task created')).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: subject });
  if (isPhone(page)) {
    // The filters are behind one button.
    await expect(page.getByRole('combobox', { name: 'Owner' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Owner' })).toBeVisible();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
  }
  await row.getByRole('button', { name: subject }).click();
  const window = page.getByRole('dialog', { name: 'Update Task' });
  // Due date, steps, files and comments are in sight.
  if (!isPhone(page))
    for (const part of ['Due date: day', 'New step', 'Comment'])
      await expect(window.getByLabel(part, { exact: true })).toBeInViewport({ ratio: 1 });
  await window.getByRole('checkbox', { name: 'Look up the number' }).check();
  await expect(window.getByText('Steps (1 of 1 done)')).toBeVisible();
  await window.getByRole('button', { name: 'Look up the number', exact: true }).dblclick();
  await window.getByLabel('Step (leave blank to delete)').fill('Find the number');
  await window.getByLabel('Step (leave blank to delete)').press('Enter');
  await expect(window.getByRole('checkbox', { name: 'Find the number' })).toBeChecked();
  await window.getByLabel('Comment', { exact: true }).press('Control+Enter');
  await expect(window.getByText('Blank comment')).toBeVisible();
  await window.getByLabel('Comment', { exact: true }).fill('They close at five.');
  await window.getByLabel('Comment', { exact: true }).press('Control+Enter');
  await expect(page.getByText('Comment submitted')).toBeVisible();
  await expect(window.getByText('They close at five.')).toBeVisible();
  await window.getByLabel('Tags').fill('refill');
  await window.getByLabel('Tags').press('Enter');
  await expect(window.getByText('Duplicate tag')).toBeVisible();
  await window.getByRole('button', { name: 'Task History' }).click();
  await expect(window.getByText('Step completed: Look up the number')).toBeVisible();
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(window).toBeHidden();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('text typed without Enter is saved with the task', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/tasks/ToDo');
  const subject = `Half typed ${test.info().project.name} ${Date.now()}`;
  await page.getByRole('button', { name: 'New Task' }).first().click();
  const made = page.getByRole('dialog', { name: 'Create New Task' });
  await made.getByLabel('Subject').fill(subject);
  await made.getByLabel('New step').fill('A step without Enter');
  await made.getByLabel('Tags').fill('Half');
  await made.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Task created')).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: subject }).getByRole('button', { name: subject }).click();
  const window = page.getByRole('dialog', { name: 'Update Task' });
  await expect(window.getByRole('checkbox', { name: 'A step without Enter' })).toBeVisible();
  await expect(window.getByText('Half', { exact: true })).toBeVisible();
  await window.getByLabel('Comment', { exact: true }).fill('A comment without Ctrl+Enter');
  await window.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Task updated')).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: subject }).getByRole('button', { name: subject }).click();
  await expect(window.getByText('A comment without Ctrl+Enter')).toBeVisible();
});

test('a task is reassigned to a nurse, who is notified by bell and badge', async ({ signedIn }) => {
  const nurse = await signedIn('nurse', '/tasks/ToDo');
  const page = await signedIn('doctor', '/tasks/ToDo');
  const subject = `Bring the scale back ${test.info().project.name} ${Date.now()}`;
  await page.getByRole('button', { name: 'New Task' }).first().click();
  const made = page.getByRole('dialog', { name: 'Create New Task' });
  await made.getByLabel('Subject').fill(subject);
  await made.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('listitem').filter({ hasText: subject }).getByRole('button', { name: subject }).click();
  const window = page.getByRole('dialog', { name: 'Update Task' });
  await window.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Forward…' }).click();
  const forward = page.getByRole('dialog', { name: 'Forward task' });
  await forward.getByLabel('To').click();
  await forward.getByLabel('To').fill('Fontaine');
  await page
    .getByRole('option', { name: /Fontaine/ })
    .first()
    .click();
  await forward.getByLabel('Note').fill('It is in room 2.');
  await forward.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByText('Task reassigned')).toBeVisible();

  // She receives it without a reload.
  const hers = nurse.getByRole('listitem').filter({ hasText: subject });
  await expect(hers).toBeVisible();
  await hers.getByRole('checkbox', { name: `Select: ${subject}` }).check();
  await nurse.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Done' }).click();
  await expect(hers).toBeHidden();
  await expect(nurse.getByText('Task done')).toBeVisible();
});

test('the dashboard shows due tasks, and checks one off after two seconds', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/dashboard');
  const upcoming = page.getByRole('region', { name: 'Upcoming Tasks' });
  await upcoming.scrollIntoViewIfNeeded();
  await upcoming.getByText('Month', { exact: true }).click();
  await expect(upcoming.getByRole('list', { name: 'Upcoming tasks' })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Quick Check List' });
  await checks.scrollIntoViewIfNeeded();
  const item = `Stamps ${test.info().project.name} ${Date.now()}`;
  await checks.getByLabel('New checklist item').fill(item);
  await checks.getByLabel('New checklist item').press('Enter');
  const box = checks.getByRole('checkbox', { name: item });
  // Checked and unchecked within two seconds, even on a slow computer.
  await box.dblclick();
  await page.waitForTimeout(2500);
  await expect(box).toBeVisible();
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(box).toBeHidden();
  await expectAccessible(page);
});

test('a task is created from the plus menu and from a patient, and found again @desktop', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/patients/index');
  await page.getByLabel('Find a patient').fill('Beaulieu');
  await page
    .getByRole('row', { name: /Beaulieu/ })
    .first()
    .click();
  const tile = page.getByRole('region', { name: 'Tasks' });
  await tile.scrollIntoViewIfNeeded();
  await tile.getByRole('button', { name: 'New Task' }).click();
  const made = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(made.getByRole('combobox', { name: 'Patient' })).toHaveValue(/Beaulieu/);
  const subject = `Ask for the list ${Date.now()}`;
  await made.getByLabel('Subject').fill(subject);
  await made.getByRole('button', { name: 'Create' }).click();
  await expect(tile.getByText(subject)).toBeVisible();
  if (isPhone(page)) return;
  await page.goto('/tasks/ToDo');
  await page
    .getByRole('group', { name: 'Tasks shown' })
    .or(page.getByRole('radiogroup', { name: 'Tasks shown' }))
    .getByText('Quick notes')
    .click();
  await page.getByLabel('New quick note').fill('For the cupboard');
  await page.getByLabel('New quick note').press('Enter');
  await expect(page.getByRole('button', { name: 'For the cupboard', exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
