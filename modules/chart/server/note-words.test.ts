import { expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { type BulkPatient, insertPatientsInBulk } from '#patients/server';
import { makeTestClinic } from '#practice/testing';
import { findNotes } from './find-notes.ts';
import { globalsearch } from './globalsearch.ts';
import { chart } from './index.ts';
import { openNote } from './open-note.ts';
import { signNote } from './sign-note.ts';
import { addAddendum } from './signing/add-addendum.ts';

const app = useTestApp();

test('finds open and signed notes by their words, their addenda, and their patient', async () => {
  const clinic = await makeTestClinic(app(), chart.accessRules);
  const doctor = await clinic.as('Doctor');
  const person = {
    gender: 'Female',
    date_of_birth: '1980-05-01',
    mailing_address: null,
    deceased_date: null,
    tags: [],
  };
  const [ada, bea] = await app().database.transaction((tx) =>
    insertPatientsInBulk(
      tx,
      clinic.clinicId,
      ['Ada', 'Coughlin'].map((name) => ({ ...person, first_name: name, last_name: 'Lang' }) as unknown as BulkPatient),
      app().clock(),
    ),
  );
  const make = async (patient: string, note: string) =>
    must(await openNote(doctor, { clinic_patient_id: patient, note }));
  const open = await make(ada!, '<p>Dry <b>cough</b> for two weeks, no fevers.</p>');
  const signed = await make(ada!, '<p>Knee injection; the cough has gone.</p>');
  const other = await make(bea!, '<p>Well-child visit.</p>');
  must(await signNote(doctor, signed.id, signed.version));
  must(await addAddendum(doctor, newId(), signed.id, 'Allergic to latex.'));
  const found = async (where: object, ctx: RequestContext = doctor, either = false) => {
    const query = { where, orderBy: null, skip: 0, take: 20, texts: 'none' as never, counted: true, either };
    return must(await findNotes(ctx, query))
      .notes.map(({ id }) => id)
      .toSorted();
  };
  expect(await found({ words: 'coughing' })).toEqual([open.id, signed.id].toSorted());
  expect(await found({ words: 'cough fever' })).toEqual([open.id]);
  expect(await found({ words: 'inj' })).toEqual([signed.id]);
  expect(await found({ words: 'latex' })).toEqual([signed.id]);
  expect(await found({ words: 'cough', signed: true })).toEqual([signed.id]);
  expect(await found({ words: '&|!' })).toEqual([]);
  // Tags are not words.
  expect(await found({ words: 'strong' })).toEqual([]);
  // One search field for both: words of one note, and the patient's name of another.
  expect(await found({ search: 'cough' }, doctor, true)).toEqual([open.id, signed.id, other.id].toSorted());
  expect(await found({ search: 'cough' })).toEqual([other.id]);
  // The global search finds the same.
  const search = globalsearch.Query!.searchChartNote as (...args: unknown[]) => Promise<{ id: string }[]>;
  const hits = await search(null, { data: { keyword: 'fever' } }, doctor, { fieldNodes: [{}], fragments: {} });
  expect(hits.map(({ id }) => id)).toEqual([open.id]);
  const long = {
    where: { words: 'x'.repeat(201) },
    orderBy: null,
    skip: 0,
    take: 20,
    texts: 'none' as never,
    counted: false,
  };
  expect(isDomainError(await findNotes(doctor, long))).toBe(true);
  const foreign = await makeTestClinic(app(), chart.accessRules);
  expect(await found({ words: 'cough' }, await foreign.as('Doctor'))).toEqual([]);
});
