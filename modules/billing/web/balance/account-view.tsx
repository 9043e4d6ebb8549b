import { Button } from '@mantine/core';
import { IconCalendarDollar, IconCash, IconCoin, IconFileDollar, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ValueTable } from '#kit/page/value-table.tsx';
import { can } from '#kit/session/viewer.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { allRows } from '#kit/table/all-rows.ts';
import {
  ApplyCreditsDocument,
  PatientAccountDocument,
  type PatientAccountQuery,
  PaymentPlansDocument,
} from '../accounting.operations.gen.ts';
import { kindWords } from '../../rules/index.ts';
import classes from '../billing.module.css';
import { ChargeDialog } from '../charges/charge-dialog.tsx';
import { ChargeRow } from '../charges/charge-row.tsx';
import { UndoWriteOffDialog } from '../charges/undo-write-off-dialog.tsx';
import { PaperDialog } from '../papers/paper-dialog.tsx';
import { PaymentPlanDialog } from '../payment-plans/payment-plan-dialog.tsx';
import { PaymentPlanRow } from '../payment-plans/payment-plan-row.tsx';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import { TakePaymentDialog } from '../payments/take-payment-dialog.tsx';
import { ACCOUNTS, useAccountChanged } from '../use-account-changed.ts';
import { AccountDetails } from './account-details.tsx';
import { ENTRY_WORDS } from '../status-labels.ts';

/** A patient’s account: balance and credit, open charges, and the ledger if there is room. */
export function AccountView({ patientId, whole }: { patientId: string; whole: boolean }) {
  useAccountChanged();
  const read = useApiQuery(PatientAccountDocument, { patient_id: patientId }, { quiet: true });
  return (
    <ReadState read={read} label="Account" rows={3}>
      {({ patientAccount }) => <Account patientId={patientId} account={patientAccount} whole={whole} />}
    </ReadState>
  );
}

type PatientAccount = PatientAccountQuery['patientAccount'];

const SHOWN = 6;

function Account({ patientId, account, whole }: { patientId: string; account: PatientAccount; whole: boolean }) {
  const plans = useApiQuery(PaymentPlansDocument, { patient_id: patientId, status: 'active' }, { quiet: true });
  const plan = plans.data?.paymentPlans.find(({ status }) => status === 'active');
  const charges = [...account.drafts, ...account.open_charges];
  return (
    <div className={classes.pad} style={whole ? { padding: 0 } : undefined}>
      <div className={classes.sums}>
        <div>
          <span className={classes.quiet}>Balance</span>
          <span className={classes.sum}>{formatMoney(account.balance)}</span>
        </div>
        <div>
          <span className={classes.quiet}>Credit</span>
          <span className={classes.sum}>{formatMoney(account.credit)}</span>
        </div>
      </div>
      <AccountActions
        patientId={patientId}
        account={account}
        mayAgree={plans.data !== undefined && plan === undefined}
      />
      {whole && <AccountDetails patientId={patientId} />}
      <ReadHint read={plans} label="Payment plans" />
      {plan !== undefined && (
        <RowList label="Payment plan">
          <PaymentPlanRow plan={plan} withPatient={false} />
        </RowList>
      )}
      <ReadRows
        label="Open charges"
        read={allRows(whole ? charges : charges.slice(0, SHOWN))}
        empty={{ icon: IconCoin, title: 'No open charges' }}
      >
        {(charge) => <ChargeRow charge={charge} />}
      </ReadRows>
      {!whole && charges.length > SHOWN && <p className={classes.quiet}>and {charges.length - SHOWN} more</p>}
      {whole && <Ledger entries={account.entries} />}
    </div>
  );
}

interface AccountActionsProps {
  patientId: string;
  account: PatientAccount;
  /** True if there is no active payment plan. */
  mayAgree: boolean;
}

function AccountActions({ patientId, account, mayAgree }: AccountActionsProps) {
  const [open, setOpen] = useState<'charge' | 'payment' | 'plan' | 'superbill' | null>(null);
  const close = (): void => setOpen(null);
  const credits = useApiMutation(ApplyCreditsDocument, {
    refreshes: ACCOUNTS,
    onDone: ({ applyCredits }) => toast.success(`${formatMoney(applyCredits)} applied`),
  });
  const patient = { id: patientId, name: account.patient_name };
  const hasOpen = account.open_charges.length > 0;
  const button = (word: string, Icon: typeof IconCash, what: typeof open) => (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon size={16} stroke={1.75} />}
      onClick={() => setOpen(what)}
    >
      {word}
    </Button>
  );
  return (
    <div className={classes.actions}>
      {can('billing.charge') && button('Add charge', IconPlus, 'charge')}
      {can('billing.pay') && button('Take payment', IconCash, 'payment')}
      {can('billing.charge') && button('Superbill', IconFileDollar, 'superbill')}
      {can('billing.pay') && mayAgree && hasOpen && button('Payment plan', IconCalendarDollar, 'plan')}
      {can('billing.pay') && account.credit > 0 && hasOpen && (
        <Button
          size="compact-sm"
          variant="default"
          loading={credits.isPending}
          onClick={() => credits.mutate({ patient_id: patientId })}
        >
          Apply credit
        </Button>
      )}
      {open === 'charge' && (
        <ChargeDialog of={{ patientId, patientName: patient.name }} charge={null} onClose={close} />
      )}
      {open === 'superbill' && <PaperDialog kind="superbill" patient={patient} onClose={close} />}
      {open === 'plan' && (
        <PaymentPlanDialog
          patient={patient}
          open={account.open_charges.reduce((sum, charge) => sum + charge.open, 0)}
          onClose={close}
        />
      )}
      {open === 'payment' && <TakePaymentDialog patient={patient} onClose={close} />}
    </div>
  );
}

// The kind of a write-off or an adjustment.
function kindOf({ entry_type, reason_code }: PatientAccount['entries'][number]): string | null {
  const hasKind = entry_type === 'write_off' || entry_type === 'adjustment';
  return hasKind && reason_code !== null ? kindWords(reason_code) : null;
}

function Ledger({ entries }: { entries: PatientAccountQuery['patientAccount']['entries'] }) {
  const [payment, setPayment] = useState<string | null>(null);
  const [undoing, setUndoing] = useState<string | null>(null);
  const reversed = new Set(entries.map(({ reverses_id }) => reverses_id));
  if (entries.length === 0) return null;
  return (
    <>
      <h3 style={{ margin: 0 }}>Ledger</h3>
      <ValueTable label="Ledger" scrolls>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Description</th>
            <th scope="col" className={classes.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{formatDay(entry.book_day)}</td>
              <td>
                {entry.reverses_id === null ? '' : 'Reversal: '}
                {ENTRY_WORDS[entry.entry_type]}
                {entry.payment_id !== null && entry.entry_type !== 'allocation' ? (
                  <>
                    {' '}
                    <Button size="compact-xs" variant="subtle" onClick={() => setPayment(entry.payment_id)}>
                      {entry.description || 'Open'}
                    </Button>
                  </>
                ) : (
                  ` ${entry.description}`
                )}
                {can('billing.write_off') &&
                  (entry.entry_type === 'write_off' || entry.entry_type === 'adjustment') &&
                  entry.amount < 0 &&
                  !reversed.has(entry.id) && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={`Undo ${ENTRY_WORDS[entry.entry_type]} ${entry.description}`}
                      onClick={() => setUndoing(entry.charge_id)}
                    >
                      Undo
                    </Button>
                  )}
                <div className={classes.quiet}>
                  {[
                    kindOf(entry),
                    entry.reason,
                    entry.for_day !== null && `for ${formatDay(entry.for_day)}, which is closed`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </td>
              <td className={classes.number}>
                {entry.entry_type === 'allocation' ? (
                  <span className={classes.quiet}>{formatMoney(entry.applied)} applied</span>
                ) : (
                  formatMoney(entry.amount)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ValueTable>
      {undoing !== null && <UndoWriteOffDialog chargeId={undoing} onClose={() => setUndoing(null)} />}
      {payment !== null && <PaymentDialog id={payment} onClose={() => setPayment(null)} />}
    </>
  );
}
