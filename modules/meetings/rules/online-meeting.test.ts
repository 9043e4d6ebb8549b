import { expect, test } from 'vitest';
import { meetingInput, meetingPassword, pauseAfter, sameOnce } from './online-meeting.ts';

test('a password has 6 or 7 digits', () => {
  expect(meetingPassword(0.1, 0.000_012)).toBe('000012');
  expect(meetingPassword(0.9, 0.999_999_99)).toBe('9999999');
});

test.each([
  ['no password', { password: ' ' }],
  ['a long password', { password: '12345678901' }],
  ['a password with characters that Zoom rejects', { password: 'a b' }],
  ['an address without a domain', { password: '123456', invitees: ['ada'] }],
  ['a second header in an address', { password: '123456', invitees: ['ada@example.org\r\nBcc: x@example.org'] }],
])('%s is rejected', (_what, input) => {
  expect(meetingInput.safeParse(input).success).toBe(false);
});

test('omitted fields are empty', () => {
  expect(meetingInput.parse({ password: '123456' })).toEqual({ password: '123456', agenda: '', invitees: [] });
});

test('invitees are unique', () => {
  expect(sameOnce(['Ada@example.org', 'bo@example.org', 'ada@example.org'])).toEqual([
    'ada@example.org',
    'bo@example.org',
  ]);
});

test('retry delays increase, respect Retry-After, and end', () => {
  expect([1, 2, 8].map((attempts) => pauseAfter(attempts, null))).toEqual([2, 10, null]);
  expect(pauseAfter(1, 60)).toBe(60);
  expect(pauseAfter(1, 1e9)).toBe(7200);
});
