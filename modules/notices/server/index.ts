import type { Module } from '#platform/module.ts';
import { smsEmail } from './resolvers.ts';

export { recordConsent } from './record-consent.ts';
export { saveTemplate } from './save-template.ts';
export { sendNotice } from './send-notice.ts';

/** Plain texts and emails that members write to patients, and everything sent to them. */
export const notices: Module = {
  name: 'notices',
  accessRules: [
    {
      id: 'notices.view',
      title: 'View text messages and emails sent to patients',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
    {
      id: 'notices.send',
      title: 'Send text messages and emails to patients',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
      needs: ['patients.view'],
    },
    {
      id: 'notices.setup',
      title: 'Manage text message and email templates',
      presets: ['Manager', 'Front desk'],
    },
  ],
  resolvers: { sms_email: smsEmail },
};
