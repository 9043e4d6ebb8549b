import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { migrate, readMigrations } from '#platform/migrate.ts';
import { dropDatabase } from '#platform/testing/drop-database.ts';
import { useTestApp } from '#platform/testing/test-app.ts';

// A database of the first version migrates to this one, whatever values it contains.
const app = useTestApp();

test('keeps allergies of the first version without losing any of their text', async () => {
  const steps = await readMigrations(fileURLToPath(new URL('../../..', import.meta.url)));
  const name = `first_version_${newId().replaceAll('-', '')}`;
  await app().database.pool.query(`create database ${name}`);
  const url = new URL(app().database.url);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, { connections: 2 });
  try {
    await migrate(database, steps, { upTo: '20261121-0999' });
    const [clinicId, patientId] = [newId(), newId()];
    // The patients of these allergies don't matter for this test.
    await database.pool.query('alter table patients.allergy drop constraint allergy_clinic_id_patient_id_fkey');
    const words = [
      ['Peanuts', 'Hives', 'Mild', 'active'],
      ['Latex', null, ' SEVERE ', 'Active'],
      ['Pollen', 'Sneezing', 'very bad', 'Entered in error'],
      ['Dust', null, '', 'unknown'],
      ['Cats', null, null, 'resolved'],
    ];
    for (const [substance, reaction, severity, status] of words)
      await database.pool.query(
        `insert into patients.allergy (clinic_id, id, patient_id, substance, category, reaction, severity, status, created_time)
         values ($1, $2, $3, $4, 'food', $5, $6, $7, now())`,
        [clinicId, newId(), patientId, substance, reaction, severity, status],
      );
    await migrate(database, steps);
    const { rows } = await database.pool.query(
      'select substance, reaction, severity, status from patients.allergy where clinic_id = $1 order by substance',
      [clinicId],
    );
    expect(rows.map(({ substance, reaction, severity, status }) => [substance, reaction, severity, status])).toEqual([
      ['Cats', null, null, 'resolved'],
      ['Dust', 'unknown', null, 'active'],
      ['Latex', null, 'severe', 'active'],
      ['Peanuts', 'Hives', 'mild', 'active'],
      ['Pollen', 'Sneezing, very bad', null, 'entered_in_error'],
    ]);
  } finally {
    await database.close();
    await dropDatabase(app().database, name);
  }
});
