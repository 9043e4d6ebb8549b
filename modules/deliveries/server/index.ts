import type { Module } from '#platform/module.ts';
import { isChannelOpen } from './channels.ts';
import { exchanges } from './exchanges.ts';
import { dropContents, keepDelivering } from './keep-delivering.ts';
import { serveSmsReport } from './sms-report.ts';

export { statusReader } from './channels.ts';
export { cancelDeliveriesAbout, cancelDelivery } from './cancel-delivery.ts';
export { deliverDue } from './deliver-due.ts';
export {
  readDeliveries,
  readDeliveriesAbout,
  type AboutDelivery,
  type Channel,
  type Delivery,
  type DeliveryState,
} from './deliveries.sql.ts';
export { readPatientDeliveries, type PatientDelivery } from './patient-deliveries.sql.ts';
export { smsSignature } from './sms-report.ts';
export { stoppedSince } from './stop-words.ts';
export { queueDelivery, type NewMessage } from './queue-delivery.ts';

/** Outgoing emails and text messages, each a row that is claimed before it is sent. */
export const deliveries: Module = {
  name: 'deliveries',
  accessRules: [],
  resolvers: {},
  routes: ({ server, app }) => serveSmsReport(server, app),
  jobs: { 'deliveries.drop-contents': dropContents },
  schedules: [{ job: 'deliveries.drop-contents', cron: '17 3 * * *' }],
  firstSteps: [
    {
      id: 'deliveries.mail',
      rule: 'practice.manage',
      order: 50,
      isDone: ({ config }) => Promise.resolve(config.mail !== null && config.mail.sandboxed !== true),
    },
  ],
  exchanges,
  services: [
    {
      id: 'deliveries.email',
      name: 'Email',
      missing: 'No mail server is set up, so no email is sent.',
      setup: 'Set MAIL_URL and MAIL_FROM on the server and restart Salus.',
      isSetUp: (app, clinicId) => isChannelOpen(app, clinicId, 'email'),
    },
    {
      id: 'deliveries.sms',
      name: 'Text messages',
      missing: 'No text message provider is set up, so no text messages are sent.',
      setup: 'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM on the server and restart Salus.',
      isSetUp: (app, clinicId) => isChannelOpen(app, clinicId, 'sms'),
    },
  ],
  start: keepDelivering,
};
