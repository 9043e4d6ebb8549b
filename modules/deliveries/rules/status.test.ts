import { expect, test } from 'vitest';
import { deliveryProblem, deliveryWords } from './status.ts';

test('a message that waits for a mail server is not called sent, and says why', () => {
  expect(deliveryWords('no_server')).toEqual({ word: 'Not sent', tone: 'warning' });
  expect(deliveryProblem('no_server', 'email', null)).toMatch(/^No mail server is set up/);
  expect(deliveryProblem('no_server', 'sms', null)).toMatch(/^No text message provider/);
});

test('a bounced address is explained; sent and queued messages have no problem', () => {
  expect(deliveryProblem('bounced', 'email', 'smtp-550')).toBe('The address was rejected. It may no longer exist.');
  expect(deliveryProblem('failed', 'email', 'smtp-421')).toBe('The message could not be sent.');
  expect(deliveryProblem('queued', 'email', 'mail-unreachable')).toMatch(/is retried/);
  expect(deliveryProblem('queued', 'email', null)).toBeNull();
  expect(deliveryProblem('sent', 'email', null)).toBeNull();
});
