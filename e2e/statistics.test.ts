import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

test('a number is drilled into, compared, exported and saved as a view', async ({ signedIn }) => {
  const page = await signedIn('admin', '/statistics');
  await page
    .getByRole('list', { name: 'Reports' })
    .getByRole('link', { name: /No-shows and Cancellations/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No-shows and Cancellations', level: 1 })).toBeVisible();
  const table = page.getByRole('region', { name: 'No-shows and Cancellations, as a table' });
  const foot = table.getByRole('row', { name: /^Total/ });
  await expect(foot).toBeVisible();
  await expect(page.getByRole('region', { name: 'Definition' })).toContainText('that started in this period');
  await expectAccessible(page);

  const opens = foot.getByRole('button', { name: /Total, No-shows/ });
  const count = Number(await opens.textContent());
  expect(count).toBeGreaterThan(0);
  await opens.click();
  const rows = page.getByRole('dialog', { name: 'No-shows: Total' });
  await expect(rows.getByText(count === 1 ? '1 row' : `${count} rows`, { exact: true })).toBeVisible();
  await expect(rows.getByRole('row', { name: /No-show/ }).first()).toBeVisible();
  await expectAccessible(page);
  await rows.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'The year before' }).click();
  await expect(foot.getByText('no baseline').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Group by' }).click();
  await page.getByRole('option', { name: 'Weekday' }).click();
  await expect(table.getByRole('columnheader', { name: 'Weekday' })).toBeVisible();
  await expect(foot.getByRole('button', { name: /Total, No-shows/ })).toHaveText(String(count));

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFProvider,Scheduled,Attended,No-shows/);
  expect(csv.trimEnd().split('\r\n').at(-1)).toMatch(/^Total,/);

  const name = `By weekday ${test.info().project.name}`;
  await page.getByRole('button', { name: /^Views/ }).click();
  await page.getByRole('menuitem', { name: 'Save view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Send me its link every month').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/statistics/noShowAndCancellations');
  await expect(table.getByRole('columnheader', { name: 'Provider' })).toBeVisible();
  await page.getByRole('button', { name: /^Views/ }).click();
  await page
    .getByRole('menuitem', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(table.getByRole('columnheader', { name: 'Weekday' })).toBeVisible();
  await expect(page).toHaveURL(/by=weekday/);
  await page.getByRole('button', { name: /^Views/ }).click();
  await page.getByRole('menuitem', { name: `Change the view ${name}` }).click();
  await page.getByRole('dialog', { name: 'Change the view' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
});

test('every report loads, and an unsigned note becomes an urgent task', async ({ signedIn }) => {
  // It opens every report.
  test.setTimeout(600_000);
  const page = await signedIn('admin', '/statistics');
  const list = page.getByRole('list', { name: 'Reports' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const paths = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(paths).toEqual(
    expect.arrayContaining(
      ['monthlyTrend', 'sessionHistory', 'primitiveOrderingStats', 'unsignedAndIncompletedDocs'].map(
        (id) => `/statistics/${id}`,
      ),
    ),
  );
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(
        page.getByRole('region', { name: /, as a table$/ }).or(page.getByText('No data in this range')),
      ).toBeVisible();
      await expectAccessible(page);
    });
  }
  await page.goto('/statistics/unsignedAndIncompletedDocs');
  await page.getByRole('button', { name: /^Total, Unsigned/ }).click();
  const rows = page.getByRole('dialog', { name: 'Unsigned: Total' });
  await rows
    .getByRole('button', { name: /^Nudge/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Nudge', exact: true }).last().click();
  await expect(page.getByText(/Urgent task created/).first()).toBeVisible();
  if (!isPhone(page)) await expect(rows.getByRole('columnheader', { name: 'Missing' })).toBeVisible();
});

test('users without the right to a report do not find it @desktop', async ({ signedIn }) => {
  const page = await signedIn('desk', '/statistics/sessionHistory');
  await expect(page.getByText('Your role does not include this report')).toBeVisible();
  const side = page.getByRole('navigation', { name: 'Side panel' });
  await expect(side.getByRole('link', { name: 'No-shows and Cancellations' })).toBeVisible();
  await expect(side.getByRole('link', { name: 'Session History' })).toBeHidden();
});
