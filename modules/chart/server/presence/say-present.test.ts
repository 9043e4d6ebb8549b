import { expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { type BulkPatient, insertPatientsInBulk } from '#patients/server';
import { makeTestClinic } from '#practice/testing';
import { chart } from '../index.ts';
import { openNote } from '../open-note.ts';
import { sayPresent } from './say-present.ts';

const app = useTestApp();

test('a user with an open note is shown to others until they leave or time out', async () => {
  const clinic = await makeTestClinic(app(), chart.accessRules);
  const [doctor, nurse] = [await clinic.as('Doctor'), await clinic.as('Nurse')];
  const person = {
    gender: 'Female',
    date_of_birth: '1980-05-01',
    mailing_address: null,
    deceased_date: null,
    tags: [],
  };
  const [patientId] = await app().database.transaction((tx) =>
    insertPatientsInBulk(
      tx,
      clinic.clinicId,
      [{ ...person, first_name: 'Ada', last_name: 'Lang' } as unknown as BulkPatient],
      app().clock(),
    ),
  );
  const note = must(await openNote(doctor, { clinic_patient_id: patientId! }));
  const userIds: unknown[] = [];
  const stop = app().live.subscribe(({ topic, body }) => {
    if (topic === 'chart.note-presence') userIds.push((body as { user_id: string }).user_id);
  });
  const say = async (ctx: RequestContext, leaving = false, later = 0) => {
    const answer = await sayPresent({ ...ctx, now: new Date(app().clock().getTime() + later) }, note.id, leaving);
    return isDomainError(answer) ? answer.code : answer.map(({ name }) => name);
  };
  expect(await say(doctor)).toEqual([]);
  expect(await say(doctor, false, 30_000)).toEqual([]);
  expect(await say(nurse, false, 40_000)).toEqual(['Doctor Tester']);
  expect(await say(doctor, false, 60_000)).toEqual(['Nurse Tester']);
  // The nurse's computer resumes from sleep.
  expect(await say(doctor, false, 120_000)).toEqual([]);
  expect(await say(nurse, false, 130_000)).toEqual(['Doctor Tester']);
  expect(await say(doctor, true, 140_000)).toEqual(['Nurse Tester']);
  expect(await say(doctor, true, 141_000)).toEqual(['Nurse Tester']);
  expect(await say(nurse, false, 142_000)).toEqual([]);
  await expect.poll(() => userIds).toEqual([doctor, nurse, nurse, doctor].map(({ actor }) => actor.userId));
  stop();
  const foreign = await makeTestClinic(app(), chart.accessRules);
  expect(await say(await foreign.as('Doctor'))).toBe('NOT_FOUND');
  const nothing = await sayPresent(nurse, newId(), false);
  expect(isDomainError(nothing) && nothing.code).toBe('NOT_FOUND');
});
