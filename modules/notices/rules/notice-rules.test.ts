import { expect, test } from 'vitest';
import { checkNotice } from './check-notice.ts';
import { fillNotice } from './fill-notice.ts';

test('fills in variables; unknown or empty ones stay visible and block sending', () => {
  expect(
    fillNotice('Hello {first_name}, {constructor} {next_visit}', { first_name: 'Ada {clinic}', next_visit: '' }),
  ).toBe('Hello Ada {clinic}, {constructor} {next_visit}');
  expect(checkNotice({ channel: 'sms', subject: '', body: 'Hello {first_name}' })).toMatchObject([{ path: 'body' }]);
});

test('an email needs a subject, and a text has at most ten segments', () => {
  expect(checkNotice({ channel: 'sms', subject: '', body: 'Please call us.' })).toEqual([]);
  expect(checkNotice({ channel: 'email', subject: ' ', body: 'Please call us.' })).toMatchObject([{ path: 'subject' }]);
  expect(checkNotice({ channel: 'sms', subject: '', body: 'x'.repeat(1531) })).toMatchObject([{ path: 'body' }]);
  expect(checkNotice({ channel: 'pigeon', subject: '', body: 'x' })).toMatchObject([{ path: 'channel' }]);
});
