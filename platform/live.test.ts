import { expect, test } from 'vitest';
import type { LiveMessage } from './live.ts';
import { useTestHouse } from './testing/test-house.ts';

const house = useTestHouse();

test('many messages of one commit come in their order, however much room they take', async () => {
  const sent = Array.from({ length: 300 }, (_, index): LiveMessage => {
    const body = { id: index, text: 'é "\\'.repeat(index % 40) };
    return { clinicId: '01a1fe55-dbe6-7659-bae7-d9fc0142a1fe', topic: 'test.many', body };
  });
  const heard: LiveMessage[] = [];
  const all = Promise.withResolvers<void>();
  const stop = house().live.subscribe((message) => {
    if (message.topic === 'test.many' && heard.push(message) === sent.length) all.resolve();
  });
  await house().database.transaction((tx) => house().live.publishIn(tx, sent));
  await all.promise;
  stop();
  expect(heard).toEqual(sent);
});
