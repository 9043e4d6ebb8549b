import { sql } from 'kysely';
import { hasRows } from '#platform/records/count-rows.ts';
import type { Module } from '#platform/module.ts';
import { readCardAccount } from './cards/card-account.sql.ts';
import { chargeInvoices } from './cards/charge-invoices.ts';
import { endAbandoned } from './cards/end-abandoned.ts';
import { resumeRefunds } from './cards/resume-refunds.ts';
import { serveCardEvents } from './cards/webhook.ts';
import { balanceImporter } from './charges/balance-importer.ts';
import { noteCharges } from './charges/note-charges.ts';
import { priceDrafts } from './charges/price-charge.ts';
import { proposeCharges } from './charges/propose-charges.ts';
import { proposeProduct } from './charges/propose-product.ts';
import { guarantorOf } from './accounts/account-details.ts';
import { onDispensed } from './settlement/settle-unit.ts';
import { proveAll } from './accounts/prove.ts';
import { incomeReport } from './reports/income-report.ts';
import { moneyByMonth } from './reports/money-by-month.ts';
import { paymentReport } from './reports/payment-report.ts';
import { subscriptionReport } from './reports/subscription-report.ts';
import { portalAccount, portalPaid, portalPay } from './portal/portal-account.ts';
import { billingTasks } from './billing-tasks.ts';
import { payRoutes } from './pay-page/pay-routes.ts';
import { runPaymentPlans } from './payment-plans/run-payment-plans.ts';
import { runSubscriptions } from './plans/run-subscriptions.ts';
import { accounting } from './resolvers.ts';
import { mailPaperJob } from './papers/mail-paper.ts';
import { paperRoutes } from './papers/paper-routes.ts';

export { bindSandboxAccount } from './cards/bind-account.ts';
export { createCharges } from './charges/create-charges.ts';
export { postCharges } from './charges/post-charges.ts';
export { enrol } from './plans/enrol.ts';
export { savePlan } from './plans/save-plan.ts';
export { closeDay } from './days/close-day.ts';
export { readDaySheet } from './days/day-sheet.ts';
export { makeStatement } from './papers/run-statements.ts';
export { makeSuperbill } from './papers/make-superbill.ts';
export { takePayment } from './payments/take-payment.ts';
export { readBalance } from './ledger/ledger.sql.ts';
export { saveSettings } from './setup/settings.ts';
export { proveAndKeep, proveClinic } from './accounts/prove.ts';

/** Charges, payments and the ledger: balances, payments, and billing documents. */
export const billing: Module = {
  name: 'billing',
  accessRules: [
    {
      id: 'billing.view',
      title: 'See charges, payments and balances',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      needs: ['patients.view'],
    },
    {
      id: 'billing.charge',
      title: 'Charge patients and reverse charges',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
      needs: ['billing.view', 'codes.view'],
    },
    {
      id: 'billing.pay',
      title: 'Take payments',
      presets: ['Manager', 'Front desk', 'Biller'],
      needs: ['billing.view'],
    },
    {
      id: 'billing.refund',
      title: 'Refund and void payments',
      presets: ['Manager', 'Biller'],
      needs: ['billing.view'],
    },
    { id: 'billing.write_off', title: 'Write off balances', presets: ['Manager', 'Biller'], needs: ['billing.view'] },
    { id: 'billing.close', title: 'Close the day', presets: ['Manager', 'Biller'], needs: ['billing.view'] },
    { id: 'billing.statistics', title: 'See income statistics', presets: ['Manager', 'Biller'] },
    { id: 'billing.setup', title: 'Set up billing and card payments', presets: ['Manager'], administrative: true },
  ],
  services: [
    {
      id: 'billing.cards',
      name: 'Card payments',
      missing: 'Card payments are not set up.',
      setup: 'Connect your account in Settings, Stripe.',
      isSetUp: async ({ config, database }, clinicId) =>
        config.stripe !== null && (await readCardAccount(database.kysely, clinicId))?.charges_enabled === true,
    },
  ],
  resolvers: { accounting },
  routes: (routes) => {
    serveCardEvents(routes.server, routes.app);
    paperRoutes(routes);
    payRoutes(routes);
  },
  guarantor: guarantorOf,
  noteParts: [noteCharges],
  subscribers: {
    'chart.note-changed': { concerns: ({ signed }) => signed === true, one: proposeCharges },
    'codes.prices-changed': priceDrafts,
    'inventory.dispensed': async (app, tx, event) => {
      await onDispensed(app, tx, event);
      await proposeProduct(app, tx, event);
    },
  },
  jobs: {
    'billing.prove': (app) => proveAll(app),
    'billing.mail-paper': mailPaperJob,
    'billing.run-subscriptions': (app) => runSubscriptions(app),
    'billing.run-payment-plans': (app) => runPaymentPlans(app),
    'billing.resume-refunds': (app) => resumeRefunds(app),
    'billing.charge-invoices': (app) => chargeInvoices(app),
    'billing.end-abandoned': (app) => endAbandoned(app),
  },
  schedules: [
    { job: 'billing.prove', cron: '40 7 * * *' },
    { job: 'billing.run-subscriptions', cron: '17 * * * *' },
    { job: 'billing.run-payment-plans', cron: '27 * * * *' },
    { job: 'billing.resume-refunds', cron: '*/5 * * * *' },
    { job: 'billing.charge-invoices', cron: '37 * * * *' },
    { job: 'billing.end-abandoned', cron: '*/10 * * * *' },
  ],
  taskSources: [billingTasks],
  recordImporters: [balanceImporter],
  rehearsalSteps: [
    {
      id: 'billing.posted',
      order: 30,
      isDone: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`billing.ledger_entry where clinic_id = ${clinicId} and patient_id = ${patientId} and entry_type = 'charge'`,
        ),
    },
    {
      id: 'billing.paid',
      order: 40,
      isDone: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`billing.payment where clinic_id = ${clinicId} and patient_id = ${patientId} and status = 'succeeded'`,
        ),
    },
  ],
  keptRecords: [
    {
      isFound: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`billing.payment where clinic_id = ${clinicId} and patient_id = ${patientId} and intent_id is not null and status in ('authorized', 'succeeded', 'void')`,
        ),
      words: 'A card was charged',
    },
    {
      isFound: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`billing.ledger_entry where clinic_id = ${clinicId} and patient_id = ${patientId} and book_day <= (select max(day) from billing.day_close where clinic_id = ${clinicId})`,
        ),
      words: 'A day was closed with payments or charges',
    },
  ],
  reports: [incomeReport, paymentReport, subscriptionReport],
  reportColumns: [moneyByMonth],
  portalOperations: {
    'billing.account': portalAccount,
    'billing.pay': portalPay,
    'billing.paid': portalPaid,
  },
};
