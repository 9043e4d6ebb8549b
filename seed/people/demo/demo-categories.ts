import { notificationMessages, type Notification } from '#scheduling/rules';

/** An event category of the demo clinic's calendars. */
export interface DemoCategory {
  name: string;
  /** #rrggbb */
  color: string;
  minutes: number;
  /** The notifications to its patients. */
  notifications?: readonly Notification[];
}

const confirmation: Notification = {
  notification_type: 'initial_confirmation',
  notification_method: 'email',
  subject: notificationMessages.confirmationSubject,
  message_template: notificationMessages.confirmationText,
  message_template_es: '',
  hours_before_appointment: null,
};
const reminder = (method: 'email' | 'sms', hours: number): Notification => ({
  notification_type: 'reminder',
  notification_method: method,
  subject: notificationMessages.reminderSubject,
  message_template: notificationMessages.reminderText,
  message_template_es: '',
  hours_before_appointment: hours,
});

/** The event categories of the demo clinic, in list order. */
export const demoCategories = [
  { name: 'Office visit', color: '#1c7ed6', minutes: 20 },
  { name: 'Follow-up', color: '#0c8599', minutes: 20 },
  { name: 'New patient', color: '#2b8a3e', minutes: 40, notifications: [confirmation, reminder('email', 48)] },
  { name: 'Annual physical', color: '#5f3dc4', minutes: 40, notifications: [confirmation, reminder('sms', 24)] },
  { name: 'Well-child', color: '#d9480f', minutes: 30 },
  { name: 'Prenatal', color: '#c2255c', minutes: 20 },
  { name: 'Telehealth', color: '#364fc7', minutes: 20, notifications: [reminder('email', 24), reminder('sms', 1)] },
  { name: 'Nurse visit', color: '#087f5b', minutes: 15 },
  { name: 'Procedure', color: '#c92a2a', minutes: 30, notifications: [reminder('sms', 48)] },
  { name: 'Internal', color: '#495057', minutes: 30 },
] as const satisfies readonly DemoCategory[];

export type DemoCategoryName = (typeof demoCategories)[number]['name'];
