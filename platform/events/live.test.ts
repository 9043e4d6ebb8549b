import { expect, test } from 'vitest';
import type { LiveMessage } from './live.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

test('delivers many messages of one commit in order, however large they are', async () => {
  const sent = Array.from({ length: 300 }, (_, index): LiveMessage => {
    const body = { id: index, text: 'é "\\'.repeat(index % 40) };
    return { clinicId: '01a1fe55-dbe6-7659-bae7-d9fc0142a1fe', topic: 'test.many', body };
  });
  const received: LiveMessage[] = [];
  const all = Promise.withResolvers<void>();
  const stop = app().live.subscribe((message) => {
    if (message.topic === 'test.many' && received.push(message) === sent.length) all.resolve();
  });
  await app().database.transaction((tx) => app().live.publishIn(tx, sent));
  await all.promise;
  stop();
  expect(received).toEqual(sent);
});
