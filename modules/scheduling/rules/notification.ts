import * as z from 'zod/mini';
import { unknownVariables } from './message-template.ts';

/** Notification types: sent when an event is booked or moved, or some hours before it. */
export const notificationTypes = ['initial_confirmation', 'reminder'] as const;
export type NotificationType = (typeof notificationTypes)[number];
/** The channels of a notification. */
export const notificationMethods = ['email', 'sms'] as const;
export type NotificationMethod = (typeof notificationMethods)[number];

/** A notification sent to a patient, with its time. */
export interface Notification {
  notification_type: NotificationType;
  notification_method: NotificationMethod;
  subject: string;
  message_template: string;
  /**
   * For patients who prefer Spanish. If empty, the built-in Spanish text replaces a built-in English one; otherwise the
   * English text is sent.
   */
  message_template_es: string;
  /** Set for reminders; null for confirmations. */
  hours_before_appointment: number | null;
}

/** Maximum number and length of notifications; hours go up to 90 days. */
export const notificationLimits = { most: 10, subject: 200, message: 1000, hours: 2160, hoursOfDay: 24 } as const;

/** Messages of the specification about notifications, verbatim, and the default notifications of an event. */
export const notificationMessages = {
  confirmation: 'Save confirmation failed. Please fill in all fields.',
  reminder: 'Add reminder failed. Please fill in all fields.',
  unreachable: (name: string, method: NotificationMethod) =>
    `Patient: ${name} did not provide ${method === 'sms' ? 'mobile number' : 'email address'} for notification`,
  unknownVariable: 'The message contains an unknown variable. Use patient, doctor, time, practice or link.',
  reminderSubject: 'Reminder',
  confirmationSubject: 'Your appointment',
  confirmationText:
    'Hello {patient}, your appointment with {doctor} at {practice} is on {time}. To confirm or cancel: {link}',
  reminderText:
    'Hello {patient}, this is a reminder of your appointment with {doctor} at {practice} on {time}. To confirm or cancel: {link}',
} as const;

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const message = z.pipe(
  z.pipe(
    z.string('Enter a message').check(z.maxLength(4 * notificationLimits.message, 'This message is too long')),
    z.transform(plain),
  ),
  z.string().check(
    z.minLength(1, { error: 'Enter a message', abort: true }),
    z.maxLength(notificationLimits.message, `A message can have at most ${notificationLimits.message} characters`),
    z.refine((text) => unknownVariables(text).length === 0, notificationMessages.unknownVariable),
  ),
);

const spanishMessage = z.pipe(
  z.nullish(
    z
      .string('Enter the message as text')
      .check(z.maxLength(4 * notificationLimits.message, 'This message is too long')),
  ),
  z.pipe(
    z.transform((text: string | null | undefined) => plain(text ?? '')),
    z.string().check(
      z.maxLength(notificationLimits.message, `A message can have at most ${notificationLimits.message} characters`),
      z.refine((text) => unknownVariables(text).length === 0, notificationMessages.unknownVariable),
    ),
  ),
);

const subject = z.pipe(
  z.nullish(z.string('Enter the subject as text').check(z.maxLength(1000, 'This subject is too long'))),
  z.pipe(
    z.transform((text: string | null | undefined) => plain((text ?? '').replaceAll(/\s+/g, ' '))),
    z.string().check(z.maxLength(notificationLimits.subject, `At most ${notificationLimits.subject} characters`)),
  ),
);

/**
 * Validates the notifications of an event or category: at most one confirmation per channel, and reminders at distinct
 * times.
 */
export const notificationsInput = z.pipe(
  z
    .array(
      z.object({
        notification_type: z.enum(notificationTypes, 'Choose initial_confirmation or reminder'),
        notification_method: z.enum(notificationMethods, 'Choose email or sms'),
        subject,
        message_template: message,
        message_template_es: spanishMessage,
        hours_before_appointment: z.optional(
          z.nullable(
            z
              .int('Enter whole hours')
              .check(z.minimum(1, 'At least one hour'), z.maximum(notificationLimits.hours, 'At most 90 days')),
          ),
        ),
      }),
      'Send a list of notifications',
    )
    .check(
      z.maxLength(notificationLimits.most, `At most ${notificationLimits.most} notifications`),
      z.refine(
        (all) => all.every((one) => (one.notification_type === 'reminder') === (one.hours_before_appointment != null)),
        { error: notificationMessages.reminder, abort: true },
      ),
      z.refine((all) => new Set(all.map(ruleOf)).size === all.length, 'Two notifications are identical'),
    ),
  z.transform((all) =>
    all.map((one): Notification => ({
      ...one,
      hours_before_appointment: one.hours_before_appointment ?? null,
      subject:
        one.subject === ''
          ? one.notification_type === 'reminder'
            ? notificationMessages.reminderSubject
            : notificationMessages.confirmationSubject
          : one.subject,
    })),
  ),
);

/** Returns whether a text is built in, and so has a built-in Spanish translation. */
export const isBuiltIn = (text: string): boolean =>
  text.trim() === notificationMessages.confirmationText || text.trim() === notificationMessages.reminderText;

/** Returns the key that identifies a notification within its event: "confirmation.sms", "reminder.24.email". */
export function ruleOf(one: {
  notification_type: NotificationType;
  notification_method: NotificationMethod;
  hours_before_appointment?: number | null;
}): string {
  const when = one.notification_type === 'reminder' ? `reminder.${one.hours_before_appointment}` : 'confirmation';
  return `${when}.${one.notification_method}`;
}
