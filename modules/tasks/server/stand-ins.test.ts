import { beforeEach, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { saveAbsence } from './commands/absences.ts';
import { tasks } from './index.ts';
import { peopleOf } from './owners.sql.ts';

const app = useTestApp();
const NOW = new Date('2026-11-23T14:00:00Z');
let clinic: TestClinic;
let doctor: RequestContext;
let nurse: RequestContext;
let desk: RequestContext;

beforeEach(async () => {
  clinic = await makeTestClinic(app(), tasks.accessRules);
  const at = async (role: 'Doctor' | 'Nurse' | 'Front desk'): Promise<RequestContext> => ({
    ...(await clinic.as(role)),
    now: NOW,
  });
  [doctor, nurse, desk] = [await at('Doctor'), await at('Nurse'), await at('Front desk')];
});

const away = (who: RequestContext, by: RequestContext, firstDay = '2026-11-23', lastDay = '2026-11-27') =>
  saveAbsence(who, { userId: null, substituteId: by.actor.userId, firstDay, lastDay });
const id = ({ actor }: RequestContext): string => actor.userId;
const rung = async (who: RequestContext): Promise<string[]> =>
  (await peopleOf(app().database.kysely, clinic.clinicId, { userId: id(who) }, NOW)).toSorted();
const these = (...people: RequestContext[]): string[] => people.map(id).toSorted();
const issues = (answer: unknown): unknown => (isDomainError(answer) ? answer.issues : null);

/** Absences that validation would reject, e.g. from before loops were rejected. */
async function awayAnyway(who: RequestContext, by: RequestContext): Promise<void> {
  await app().database.pool.query(
    `insert into tasks.absence (clinic_id, user_id, substitute_user_id, first_day, last_day)
     values ($1, $2, $3, '2026-11-23', '2026-11-27')
     on conflict (clinic_id, user_id) do update set substitute_user_id = excluded.substitute_user_id`,
    [clinic.clinicId, id(who), id(by)],
  );
}

test('rejects an absence that points back on the same days, with a field error', async () => {
  expect(issues(await away(nurse, doctor))).toBeNull();
  expect(issues(await away(doctor, nurse))).toEqual([
    {
      path: 'substituteID',
      message:
        'Nurse Tester is away from 11/23/2026 to 11/27/2026, covered by Doctor Tester. Choose someone who is here.',
    },
  ]);
  expect(issues(await away(doctor, desk))).toBeNull();
  expect(issues(await away(desk, nurse, '2026-11-27', '2026-11-30'))).toMatchObject([{ path: 'substituteID' }]);
  expect(issues(await away(desk, nurse, '2026-11-28', '2026-11-30'))).toBeNull();
});

test('two concurrent absences can’t point at each other', async () => {
  const answers = await Promise.all([away(nurse, doctor), away(doctor, nurse)]);
  expect(answers.filter((answer) => issues(answer) === null)).toHaveLength(1);
});

test('notifies the end of a chain of substitutes', async () => {
  await away(nurse, doctor);
  await away(doctor, desk);
  expect(await rung(nurse)).toEqual(these(nurse, desk));
});

test('notifies a present member if absences point at each other anyway', async () => {
  await awayAnyway(nurse, doctor);
  await awayAnyway(doctor, nurse);
  expect(await rung(nurse)).toEqual(these(nurse, desk));
  const colleague = { ...(await clinic.as('Nurse', 'Second')), now: NOW };
  expect(await rung(nurse)).toEqual(these(nurse, colleague));
});

test('notifies a present member if the substitute has left', async () => {
  await away(nurse, doctor);
  await app().database.pool.query(
    'update practice.member set is_active = false where clinic_id = $1 and user_id = $2',
    [clinic.clinicId, id(doctor)],
  );
  expect(await rung(nurse)).toEqual(these(nurse, desk));
});

test('notifies the administrators if everyone who works on tasks is absent', async () => {
  const admin = await clinic.as('Manager');
  await app().database.pool.query(
    `insert into practice.role_rule (clinic_id, role_id, access_rule)
     select clinic_id, role_id, 'practice.members' from practice.member_role where clinic_id = $1 and user_id = $2
     on conflict do nothing`,
    [clinic.clinicId, id(admin)],
  );
  await awayAnyway(nurse, doctor);
  await awayAnyway(doctor, desk);
  await awayAnyway(desk, nurse);
  await awayAnyway(admin, nurse);
  expect(await rung(doctor)).toEqual(these(doctor, admin));
  expect(await peopleOf(app().database.kysely, clinic.clinicId, { userId: newId() }, NOW)).toContain(id(admin));
});
