import { expect, test } from 'vitest';
import { postNotification } from './post-notification.ts';

const post = (url: string, mayCallItself: boolean) =>
  postNotification({ url: new URL(url), headers: {}, body: '{}', timeoutMs: 500, mayCallItself });

test.each([
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/hook',
  'https://localhost/hook',
  'http://localhost:1/hook',
  'http://app.example.com/hook',
])('%s is not called in production', async (url) => {
  expect(await post(url, false)).toBe('private-address');
});

test('an installation for development calls its own machine, and no other private address', async () => {
  expect(await post('http://127.0.0.1:1/hook', true)).toBe('unreachable');
  expect(await post('http://10.0.0.1/hook', true)).toBe('private-address');
  expect(await post('https://192.168.0.1/hook', true)).toBe('private-address');
});
