import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { notifications } from './index.ts';
import { readUnread } from './notifications.sql.ts';
import { notify } from './notify.ts';

const app = useTestApp();

test('notifies every given member once, in the transaction, without content in the event', async () => {
  const clinic = await makeTestClinic(app(), notifications.accessRules);
  const [{ actor: doctor }, { actor: nurse }] = [await clinic.as('Doctor'), await clinic.as('Nurse')];
  const { clinicId } = clinic;
  const notification = { source: 'Tasks', type: 'New task', description: 'Call Ada Lovelace', passId: 't1' } as const;
  await app().database.transaction((tx) =>
    notify(tx, { clinicId, userIds: [doctor.userId, nurse.userId, doctor.userId], ...notification }),
  );
  for (const { userId } of [doctor, nurse]) {
    const unread = await readUnread(app().database.kysely, clinicId, userId, 10);
    expect(unread).toMatchObject([{ source: 'Tasks', description: 'Call Ada Lovelace', pass_id: 't1', path: null }]);
  }
  const { rows } = await app().database.pool.query('select topic, body from platform.outbox where clinic_id = $1', [
    clinicId,
  ]);
  expect(rows).toEqual(
    [doctor, nurse].map(({ userId }) => ({ topic: 'notifications.changed', body: { user_id: userId } })),
  );
});

test('rejects a user of another clinic', async () => {
  const [own, foreign] = [
    await makeTestClinic(app(), notifications.accessRules),
    await makeTestClinic(app(), notifications.accessRules),
  ];
  const { actor } = await foreign.as('Doctor');
  const pending = app().database.transaction((tx) =>
    notify(tx, {
      clinicId: own.clinicId,
      userIds: [actor.userId],
      source: 'Settings',
      type: 'x',
      description: 'x',
      passId: 'x',
    }),
  );
  await expect(pending).rejects.toMatchObject({ code: '23503' });
});
