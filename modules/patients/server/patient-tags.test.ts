import { beforeAll, expect, test } from 'vitest';
import { setModules } from '#platform/modules-of.ts';
import { isRefusal } from '#platform/refusal.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic, practice } from '#practice/server';
import { createPatient } from './create-patient.ts';
import { patients } from './index.ts';
import { patientTags } from './patient-tags.ts';
import { tagPatients } from './tag-patients.ts';

const house = useTestHouse();
beforeAll(() => setModules(house(), [practice, patients]));

test('patients follow their tags: renamed, coloured, merged and gone, each in the log', async () => {
  const clinic = await makeTestClinic(
    house(),
    [...practice.accessRules, ...patients.accessRules],
    [
      { tag: 'Old', color: '#112233' },
      { tag: 'Kept', color: '#445566' },
    ],
  );
  const request = await clinic.as('Admin');
  const ids: string[] = [];
  for (const first_name of ['Ada', 'Ben']) {
    const made = await createPatient(request, { first_name, last_name: 'Quist', gender: 'Female' });
    if (isRefusal(made)) throw new Error(made.message);
    ids.push(made.id);
  }
  await tagPatients(request, ids, 'Old', '#112233');
  await tagPatients(request, [ids[0]!], 'Kept', '#445566');
  const retag = (from: string, to: { tag: string; color: string } | null): Promise<number> =>
    house().database.transaction((tx) => patientTags.retag(tx, request, from, to));
  const counts = async () => Object.fromEntries(await patientTags.count(house().database.kysely, clinic.clinicId));

  expect(await retag('Old', { tag: 'Old', color: '#000000' })).toBe(2);
  expect(await retag('Old', { tag: 'New', color: '#000000' })).toBe(2);
  expect(await counts()).toEqual({ New: 2, Kept: 1 });
  expect(await retag('New', { tag: 'Kept', color: '#445566' })).toBe(2);
  expect(await counts()).toEqual({ Kept: 2 });
  expect(await retag('Kept', null)).toBe(2);
  expect(await counts()).toEqual({});
  const { count } = await house()
    .database.kysely.selectFrom('audit.inbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinic.clinicId)
    .where('patient_id', '=', ids[0]!)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThanOrEqual(6);
});
