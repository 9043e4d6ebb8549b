import { expect, test } from 'vitest';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic } from '#practice/server';
import { addCalendar, readCalendars, scheduling } from './index.ts';
import { welcomeMember } from './welcome-member.ts';

const house = useTestHouse();

test('who joins and sets their own hours has a calendar, one; who only books for others has none', async () => {
  const clinic = await makeTestClinic(house(), scheduling.accessRules);
  const { clinicId } = clinic;
  const [doctor, desk] = [await clinic.as('Doctor'), await clinic.as('Front desk')];
  const join = (userId: string) =>
    house().database.transaction((tx) =>
      welcomeMember(house(), tx, { clinicId, topic: 'practice.member-joined', body: { user_id: userId } }),
    );
  for (const { actor } of [doctor, doctor, desk]) await join(actor.userId);
  const calendars = await readCalendars(house().database.kysely, clinicId);
  expect(calendars.map(({ user_id }) => user_id)).toEqual([doctor.actor.userId]);
});

test('who joins has a colour that nobody has yet', async () => {
  const clinic = await makeTestClinic(house(), scheduling.accessRules);
  const { clinicId } = clinic;
  const [first, second] = [(await clinic.as('Doctor')).actor.userId, (await clinic.as('Admin')).actor.userId];
  await house().database.transaction(async (tx) => {
    // The second of the palette, as the clinic's founder chose it: counting alone would give it again.
    await addCalendar(tx, { clinicId, userId: first, color: '#5f3dc4' });
    await welcomeMember(house(), tx, { clinicId, topic: 'practice.member-joined', body: { user_id: second } });
  });
  const calendars = await readCalendars(house().database.kysely, clinicId);
  expect(new Set(calendars.map(({ color }) => color)).size).toBe(2);
});
