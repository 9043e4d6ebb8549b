import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { cancelDeliveriesAbout, cancelDelivery } from './cancel-delivery.ts';
import { openContent } from './content.ts';
import { readDeliveries } from './deliveries.sql.ts';
import { queueDelivery, type NewMessage } from './queue-delivery.ts';

const app = useTestApp();

function message(clinicId: string, more: Partial<NewMessage> = {}): NewMessage {
  return {
    clinicId,
    key: 'reminder',
    channel: 'email',
    to: 'ada@example.org',
    subject: 'Reminder',
    text: 'Tuesday at ten',
    about: { type: 'event', id: 'e1' },
    ...more,
  };
}

const queue = (one: NewMessage) => app().database.transaction((tx) => queueDelivery(tx, one));
const read = (clinicId: string, id = 'e1') => readDeliveries(app().database.kysely, clinicId, { type: 'event', id });

test('a second call with the same key replaces the first', async () => {
  const clinicId = newId();
  const sendAt = new Date('2026-12-01T10:00:00Z');
  await queue(message(clinicId));
  await queue(message(clinicId, { to: 'byron@example.org', text: 'Wednesday', sendAt }));
  expect(await read(clinicId)).toEqual([
    {
      key: 'reminder',
      channel: 'email',
      to: 'byron@example.org',
      state: 'queued',
      sendAt,
      sentTime: null,
      error: null,
    },
  ]);
});

test('a clinic can’t affect another one’s keys', async () => {
  const [mine, theirs] = [newId(), newId()];
  await queue(message(mine));
  await queue(message(theirs, { to: 'else@example.org' }));
  await app().database.transaction((tx) => cancelDelivery(tx, mine, 'reminder', new Date(0)));
  expect((await read(mine))[0]?.state).toBe('cancelled');
  expect((await read(theirs))[0]?.state).toBe('queued');
});

test('all deliveries about one thing are canceled together, and can be restored', async () => {
  const clinicId = newId();
  await queue(message(clinicId));
  await queue(message(clinicId, { key: 'confirmation', channel: 'sms', to: '+16175550143' }));
  await queue(message(clinicId, { key: 'other', about: { type: 'event', id: 'e2' } }));
  await app().database.transaction((tx) => cancelDeliveriesAbout(tx, clinicId, { type: 'event', id: 'e1' }));
  expect((await read(clinicId)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  expect((await read(clinicId, 'e2')).map(({ state }) => state)).toEqual(['queued']);
  await queue(message(clinicId));
  expect((await read(clinicId)).map(({ state }) => state)).toEqual(['queued', 'cancelled']);
});

test('content is encrypted at rest, and is not in the events', async () => {
  const clinicId = newId();
  await queue(message(clinicId, { text: 'Ada has measles' }));
  const { rows } = await app().database.pool.query(
    'select content, key from deliveries.delivery where clinic_id = $1',
    [clinicId],
  );
  expect(rows[0].content.toString('latin1')).not.toContain('measles');
  const content = await openContent(app().keys, `${clinicId} reminder`, rows[0].content);
  expect(content).toMatchObject({ subject: 'Reminder', text: 'Ada has measles' });
  await expect(openContent(app().keys, `${clinicId} other`, rows[0].content)).rejects.toThrow();
  const events = await app().database.pool.query('select body from platform.outbox where clinic_id = $1', [clinicId]);
  expect(Object.keys(events.rows[0].body).sort()).toEqual(['about_id', 'about_type', 'id', 'state']);
});

test('nothing is queued if the transaction is rolled back', async () => {
  const clinicId = newId();
  const failing = app().database.transaction(async (tx) => {
    await queueDelivery(tx, message(clinicId));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read(clinicId)).toEqual([]);
});
