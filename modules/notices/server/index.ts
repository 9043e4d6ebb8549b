import type { Module } from '#platform/module.ts';
import { smsEmail } from './resolvers.ts';

export { noteConsent } from './note-consent.ts';
export { saveTemplate } from './save-template.ts';
export { sendNotice } from './send-notice.ts';

/** Plain text messages and mails that members write to patients, and all that was sent to them. */
export const notices: Module = {
  name: 'notices',
  accessRules: [
    {
      id: 'notices.view',
      title: 'See what was sent to patients by text message and e-mail',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
    {
      id: 'notices.send',
      title: 'Write text messages and e-mails to patients',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
    },
    {
      id: 'notices.setup',
      title: 'Keep the templates of text messages and e-mails',
      presets: ['Manager', 'Front desk'],
    },
  ],
  resolvers: { sms_email: smsEmail },
};
