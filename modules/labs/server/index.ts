import { sql } from 'kysely';
import { hasRows } from '#platform/records/count-rows.ts';
import type { Module } from '#platform/module.ts';
import { exchanges } from './exchanges.ts';
import { labRoutes } from './files/lab-routes.ts';
import { fhirResources } from './fhir/index.ts';
import { resultTopic } from './fhir/result-topic.ts';
import { inboxMutations, inboxQueries } from './inbox-resolvers.ts';
import { notifyRefused, refusedTasks } from './inbox/refused-work.ts';
import { orderMutations, orderQueries } from './order-resolvers.ts';
import { resultMutations, resultQueries } from './result-resolvers.ts';
import { listenForResults } from './results/listener.ts';
import { labTasks } from './review/lab-tasks.ts';
import { labsSection } from './review/labs-section.ts';
import { noteTests } from './review/note-tests.ts';
import { portalResults } from './review/portal-results.ts';
import { reassignLabs } from './review/reassign-labs.ts';
import { fieldResolvers } from './rows.ts';
import { resumeSending } from './sending/resume-sending.ts';
import { sendMessage } from './sending/send-message.ts';
import { setupMutations, setupQueries } from './setup-resolvers.ts';
import { orderingReport } from './statistics/ordering-report.ts';
import { testResolvers } from './test-resolvers.ts';

export { createOrder } from './orders/create-order.ts';
export { recordSent } from './orders/record-sent.ts';
export { readTestsOf } from './orders/orders.sql.ts';
export { patientResults } from './results/result-views.ts';
export { reviewResult } from './review/review-result.ts';
export { receiveMessage } from './results/receive-message.ts';
export { receiveFrame } from './inbox/receive-frame.ts';
export { sendMessage } from './sending/send-message.ts';
export { sendOrders } from './sending/send-orders.ts';
export { saveAccount } from './setup/save-account.ts';
export { saveLab } from './setup/save-lab.ts';
export { findProducts } from './setup/products.sql.ts';
export { addStarterTests } from './setup/save-product.ts';
export { saveTestSet } from './setup/test-sets.ts';
export { moveTestOrder } from './orders/change-order.ts';

/** Laboratories: orders, results and their review. */
export const labs: Module = {
  name: 'labs',
  accessRules: [
    {
      id: 'labs.view',
      title: 'See laboratory orders and results',
      presets: ['Manager', 'Doctor', 'Nurse', 'Read-only'],
      needs: ['patients.view'],
      emergency: true,
    },
    { id: 'labs.order', title: 'Order laboratory tests', presets: ['Doctor', 'Nurse'], needs: ['labs.view'] },
    { id: 'labs.review', title: 'Review laboratory results', presets: ['Doctor'], needs: ['labs.view'] },
    {
      id: 'labs.match',
      title: 'Match laboratory results to patients',
      presets: ['Manager', 'Doctor', 'Nurse'],
      needs: ['labs.view'],
    },
    { id: 'labs.interface', title: 'Manage the laboratory interface', presets: ['Manager'] },
    { id: 'labs.statistics', title: 'See laboratory order statistics', presets: ['Manager', 'Doctor'] },
    { id: 'labs.setup', title: 'Set up laboratories, accounts and tests', presets: ['Manager'] },
  ],
  exchanges,
  keptRecords: [
    {
      isFound: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`labs.order_group where clinic_id = ${clinicId} and patient_id = ${patientId} and sent_time is not null`,
        ),
      words: 'A lab order was sent',
    },
  ],
  resolvers: {
    lab: {
      Query: { ...setupQueries, ...orderQueries, ...resultQueries, ...inboxQueries },
      Mutation: { ...setupMutations, ...orderMutations, ...resultMutations, ...inboxMutations },
      ...fieldResolvers,
    },
    test: testResolvers,
  },
  routes: labRoutes,
  jobs: { 'labs.send-message': sendMessage, 'labs.resume-sending': (app) => resumeSending(app) },
  schedules: [{ job: 'labs.resume-sending', cron: '*/3 * * * *' }],
  reassignments: [reassignLabs],
  recordSections: [labsSection],
  noteParts: [noteTests],
  taskSources: [labTasks, refusedTasks],
  subscribers: { 'labs.message-refused': notifyRefused },
  reports: [orderingReport],
  portalOperations: { 'labs.results': portalResults },
  fhirResources,
  fhirTopics: [resultTopic],
  start: listenForResults,
};
