import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { BilledPerson, Resolvers } from '../api/accounting.gen.ts';
import type { ShownDetails } from './accounts/account-details.ts';
import type { BalanceRow } from './accounts/find-balances.ts';
import type { BegunCardPayment } from './cards/begin-card-payment.ts';
import type { ChargeRow } from './charges/charges.sql.ts';
import type { UnpostedNoteRow } from './charges/read-unposted.ts';
import type { DayClose } from './days/close-day.ts';
import type { LedgerRow } from './ledger/ledger.sql.ts';
import { invoiceStatus, type InvoiceRow } from './papers/invoices.sql.ts';
import type { ReceiptRow } from './papers/receipts.sql.ts';
import type { StatementRow } from './papers/statements.sql.ts';
import type { SuperbillRow } from './papers/superbills.sql.ts';
import type { RefundRow } from './payments/payment-parts.sql.ts';
import { type PaymentRow, refundable, unappliedOf } from './payments/payments.sql.ts';
import { planProgress } from './payment-plans/plan-progress.ts';
import type { PaymentPlanRow } from './payment-plans/payment-plans.sql.ts';
import type { SubscriptionRow } from './plans/plans.sql.ts';

/** The row types of the accounting service. */
export interface Rows {
  AccountDetails: ShownDetails;
  Balance: BalanceRow;
  BilledSubscription: SubscriptionRow;
  Charge: ChargeRow;
  DayClose: DayClose;
  Invoice: InvoiceRow;
  LedgerEntry: LedgerRow;
  Payment: PaymentRow;
  PaymentIntent: BegunCardPayment;
  PaymentPlan: PaymentPlanRow;
  Receipt: ReceiptRow;
  Refund: RefundRow;
  Statement: StatementRow;
  Superbill: SuperbillRow;
  UnpostedNote: UnpostedNoteRow;
}

interface OfPatient {
  patient_id: string;
  patient_name: string;
}
interface OfProvider {
  provider_id: string;
  provider_name: string;
}

const patient = ({ patient_id, patient_name }: OfPatient): BilledPerson => ({ id: patient_id, name: patient_name });
const provider = ({ provider_id, provider_name }: OfProvider): BilledPerson => ({
  id: provider_id,
  name: provider_name,
});
const create_time = ({ created_time }: { created_time: Date }): Date => created_time;
const mailed = ({ mailed_time }: { mailed_time: Date | null }): boolean => mailed_time !== null;
const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);
const progress = (row: PaymentPlanRow, ctx: RequestContext) => planProgress(row, today(ctx));

/** The fields that differ from the API. */
export const fields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  Balance: { insurance_pending: ({ insurance }) => insurance },
  BilledSubscription: { patient },
  Charge: {
    type: ({ charge_type }) => charge_type,
    patient,
    provider,
    product: ({ product_id }) => product_id,
    written_off: (row) => (row.state === 'posted' ? row.amount_of_charge - row.paid - row.open : 0),
    create_time,
  },
  DayClose: { closed_by: ({ closed_name }) => closed_name },
  Invoice: { patient, mailed, create_time, status: (row, _args, ctx) => invoiceStatus(row, today(ctx)) },
  LedgerEntry: { create_time },
  Payment: {
    patient,
    taken_by: ({ taken_name }) => taken_name,
    unallocated: unappliedOf,
    refundable,
    create_time,
  },
  PaymentIntent: { client_secret: ({ clientSecret }) => clientSecret },
  PaymentPlan: {
    patient,
    open: ({ open }) => Math.max(0, open),
    card_id: ({ card_id, card_last4 }) => (card_last4 === null ? null : card_id),
    status: ({ status, open }) => (status === 'active' && open <= 0 ? 'completed' : status),
    parts: (row, _args, ctx) => progress(row, ctx).parts,
    due_now: (row, _args, ctx) => progress(row, ctx).due_now,
    missed: (row, _args, ctx) => progress(row, ctx).missed,
    next_day: (row, _args, ctx) => progress(row, ctx).next_day,
    next_amount: (row, _args, ctx) => progress(row, ctx).next_amount,
    created_by: ({ created_name }) => created_name,
    create_time,
  },
  Receipt: { patient, mailed, create_time },
  Refund: { made_by: ({ made_name }) => made_name, create_time },
  Statement: { patient, mailed },
  Superbill: {
    patient,
    provider,
    paid: ({ total, open }) => total - open,
    balance: ({ open }) => open,
    employment: ({ claim }) => claim.employment ?? false,
    auto_state: ({ claim }) => claim.auto_state ?? '',
    other_accident: ({ claim }) => claim.other_accident ?? false,
    onset_day: ({ claim }) => claim.onset_day ?? '',
    prior_authorization: ({ claim }) => claim.prior_authorization ?? '',
    claim_notes: ({ claim }) => claim.notes ?? '',
  },
  UnpostedNote: { patient },
};
