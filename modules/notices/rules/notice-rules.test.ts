import { expect, test } from 'vitest';
import { checkNotice } from './check-notice.ts';
import { fillNotice } from './fill-notice.ts';

test('variables are filled, what is unknown or empty is seen and stops it', () => {
  expect(
    fillNotice('Hello {first_name}, {constructor} {next_visit}', { first_name: 'Ada {clinic}', next_visit: '' }),
  ).toBe('Hello Ada {clinic}, {constructor} {next_visit}');
  expect(checkNotice({ channel: 'sms', subject: '', body: 'Hello {first_name}' })).toMatchObject([{ path: 'body' }]);
});

test('a mail needs a subject, a text has room for ten parts', () => {
  expect(checkNotice({ channel: 'sms', subject: '', body: 'Please call us.' })).toEqual([]);
  expect(checkNotice({ channel: 'email', subject: ' ', body: 'Please call us.' })).toMatchObject([{ path: 'subject' }]);
  expect(checkNotice({ channel: 'sms', subject: '', body: 'x'.repeat(1531) })).toMatchObject([{ path: 'body' }]);
  expect(checkNotice({ channel: 'pigeon', subject: '', body: 'x' })).toMatchObject([{ path: 'channel' }]);
});
