import { expect, test } from 'vitest';
import type { Notification } from '../../rules/index.ts';
import { saidTwice } from './notification-words.ts';

const reminder = (hours: number, method: 'email' | 'sms' = 'email'): Notification => ({
  notification_type: 'reminder',
  notification_method: method,
  subject: 'Reminder',
  message_template: 'Soon',
  message_template_es: '',
  hours_before_appointment: hours,
});

test('rejects a second reminder with the same time and channel', () => {
  const [day, week] = [reminder(24), reminder(168)];
  expect(saidTwice([day, week], reminder(24), null)).toBe('A reminder by email 1 day before already exists');
  expect(saidTwice([day, week], reminder(24, 'sms'), null)).toBeNull();
  // An edited reminder may keep its own slot, but not take another's.
  expect(saidTwice([day, week], { ...day, message_template: 'Tomorrow' }, day)).toBeNull();
  expect(saidTwice([day, week], { ...week, hours_before_appointment: 24 }, week)).toMatch(/already exists/);
});
