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

test('queues future reminders and skips past ones', () => {
  expect(reminder?.sendAt).toBe(START - 24 * HOUR);
  expect(planMessages(event, [], START - 23 * HOUR).messages).toEqual([]);
});

test('keeps messages that are due but not yet sent', () => {
  expect(planMessages(event, known('queued'), START - 23 * HOUR)).toMatchObject({
    messages: [{ isKnown: true }],
    cancel: [],
  });
});

test('does not send a canceled reminder late, but sends one that was due when the event is restored', () => {
  expect(planMessages(event, known('cancelled'), START - 23 * HOUR).messages).toEqual([]);
  expect(planMessages(event, known('cancelled', 'was-due'), START - 23 * HOUR).messages).toMatchObject([
    { key: reminder!.key, isKnown: false },
  ]);
  expect(planMessages(event, known('cancelled', 'was-due'), START).messages).toEqual([]);
});
