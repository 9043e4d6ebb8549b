import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { setModules } from '#platform/modules-of.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { practice } from '#practice/server';
import { makeTestClinic } from '#practice/testing';
import { createPatient } from '../create-patient.ts';
import { patients } from '../index.ts';
import { patientTags } from './patient-tags.ts';
import { tagPatients } from './tag-patients.ts';

const app = useTestApp();
beforeAll(() => setModules(app(), [practice, patients]));

test('patients follow changes of the tag list: rename, recolor, merge and delete, each with an audit entry', async () => {
  const clinic = await makeTestClinic(
    app(),
    [...practice.accessRules, ...patients.accessRules],
    [
      { tag: 'Old', color: '#112233' },
      { tag: 'Kept', color: '#445566' },
    ],
  );
  const ctx = await clinic.as('Admin');
  const ids: string[] = [];
  for (const first_name of ['Ada', 'Ben']) {
    const made = must(await createPatient(ctx, { first_name, last_name: 'Quist', gender: 'Female' }));
    ids.push(made.id);
  }
  await tagPatients(ctx, ids, 'Old', '#112233');
  await tagPatients(ctx, [ids[0]!], 'Kept', '#445566');
  const retag = (from: string, to: { tag: string; color: string } | null): Promise<number> =>
    app().database.transaction((tx) => patientTags.retag(tx, ctx, from, to));
  const counts = async () => Object.fromEntries(await patientTags.count(app().database.kysely, clinic.clinicId));

  expect(await retag('Old', { tag: 'Old', color: '#000000' })).toBe(2);
  expect(await retag('Old', { tag: 'New', color: '#000000' })).toBe(2);
  expect(await counts()).toEqual({ New: 2, Kept: 1 });
  expect(await retag('New', { tag: 'Kept', color: '#445566' })).toBe(2);
  expect(await counts()).toEqual({ Kept: 2 });
  expect(await retag('Kept', null)).toBe(2);
  expect(await counts()).toEqual({});
  const { count } = await app()
    .database.kysely.selectFrom('audit.inbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinic.clinicId)
    .where('patient_id', '=', ids[0]!)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThanOrEqual(6);
});
