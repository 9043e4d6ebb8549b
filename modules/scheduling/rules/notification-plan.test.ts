import { expect, test } from 'vitest';
import { planMessages, type KnownMessage, type EventToNotify } from './notification-plan.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-12-04T22:30:00Z');
const event: EventToNotify = {
  id: 'e',
  start: START,
  patientId: 'p',
  email: null,
  mobile: '+16175550143',
  stands: true,
  isConfirmed: true,
  notifications: [
    {
      notification_type: 'reminder',
      notification_method: 'sms',
      subject: '',
      message_template: '{time}',
      message_template_es: '',
      hours_before_appointment: 24,
    },
  ],
  isNews: false,
  wasNotified: true,
};
const [reminder] = planMessages(event, [], START - 48 * HOUR).messages;
const known = (state: KnownMessage['state'], error: string | null = null): KnownMessage[] => [
  { key: reminder!.key, to: reminder!.to, state, error },
];

test('a reminder is queued in time, and not for a time that has passed', () => {
  expect(reminder?.sendAt).toBe(START - 24 * HOUR);
  expect(planMessages(event, [], START - 23 * HOUR).messages).toEqual([]);
});

test('what was due and waits for its way out stays', () => {
  expect(planMessages(event, known('queued'), START - 23 * HOUR)).toMatchObject({
    messages: [{ isKnown: true }],
    cancel: [],
  });
});

test('taken back in time it is not sent late; taken back when it was due it follows where the event is put back', () => {
  expect(planMessages(event, known('cancelled'), START - 23 * HOUR).messages).toEqual([]);
  expect(planMessages(event, known('cancelled', 'was-due'), START - 23 * HOUR).messages).toMatchObject([
    { key: reminder!.key, isKnown: false },
  ]);
  expect(planMessages(event, known('cancelled', 'was-due'), START).messages).toEqual([]);
});
