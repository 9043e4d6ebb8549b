import { Button } from '@mantine/core';
import { IconCalendarDollar, IconCash, IconCoin, IconFileDollar, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ValueTable } from '#kit/page/value-table.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  ApplyCreditsDocument,
  PatientAccountDocument,
  type PatientAccountQuery,
  PaymentPlansDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { ChargeDialog } from '../charges/charge-dialog.tsx';
import { ChargeRow } from '../charges/charge-row.tsx';
import { PaperDialog } from '../papers/paper-dialog.tsx';
import { PaymentPlanDialog } from '../payment-plans/payment-plan-dialog.tsx';
import { PaymentPlanRow } from '../payment-plans/payment-plan-row.tsx';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import { TakePaymentDialog } from '../payments/take-payment-dialog.tsx';
import { useAccountChanged } from '../use-account-changed.ts';
import { ENTRY_WORDS } from '../words.ts';

/** One patient’s account: what is owed and left, what is open, and the ledger where there is room for it. */
export function AccountView({ patientId, whole }: { patientId: string; whole: boolean }) {
  useAccountChanged();
  const [open, setOpen] = useState<'charge' | 'payment' | 'plan' | 'superbill' | null>(null);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    PatientAccountDocument,
    { patient_id: patientId },
    { quiet: true },
  );
  const credits = useApiMutation(ApplyCreditsDocument, {
    refreshes: ['accounting'],
    onDone: ({ applyCredits }) => toast.success(`${formatMoney(applyCredits)} applied`),
  });
  const plans = useApiQuery(PaymentPlansDocument, { patient_id: patientId, status: 'active' }, { quiet: true }).data;
  const plan = plans?.paymentPlans.find(({ status }) => status === 'active');
  const account = data?.patientAccount;
  if (isPending) return <RowsSkeleton rows={3} />;
  if (account === undefined)
    return isError ? <ErrorState error={error} what="The account" onRetry={() => void refetch()} /> : null;
  const patient = { id: patientId, name: account.patient_name };
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
      <div className={classes.actions}>
        {can('billing.charge') && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setOpen('charge')}
          >
            Add charge
          </Button>
        )}
        {can('billing.pay') && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCash size={16} stroke={1.75} />}
            onClick={() => setOpen('payment')}
          >
            Take payment
          </Button>
        )}
        {can('billing.charge') && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconFileDollar size={16} stroke={1.75} />}
            onClick={() => setOpen('superbill')}
          >
            Superbill
          </Button>
        )}
        {can('billing.pay') && plans !== undefined && plan === undefined && account.open_charges.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCalendarDollar size={16} stroke={1.75} />}
            onClick={() => setOpen('plan')}
          >
            Payment plan
          </Button>
        )}
        {can('billing.pay') && account.credit > 0 && account.open_charges.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            loading={credits.isPending}
            onClick={() => credits.mutate({ patient_id: patientId })}
          >
            Apply credit
          </Button>
        )}
      </div>
      {plan !== undefined && (
        <ul className={classes.list} aria-label="Payment plan">
          <li className={classes.row}>
            <PaymentPlanRow plan={plan} withPatient={false} />
          </li>
        </ul>
      )}
      {charges.length === 0 && <EmptyState icon={IconCoin} title="Nothing is open" />}
      <ul className={classes.list} aria-label="Open charges">
        {(whole ? charges : charges.slice(0, 6)).map((charge) => (
          <ChargeRow key={charge.id} charge={charge} />
        ))}
      </ul>
      {!whole && charges.length > 6 && <p className={classes.quiet}>and {charges.length - 6} more</p>}
      {whole && <Ledger entries={account.entries} />}
      {open === 'charge' && (
        <ChargeDialog of={{ patientId, patientName: patient.name }} charge={null} onClose={() => setOpen(null)} />
      )}
      {open === 'superbill' && <PaperDialog kind="superbill" patient={patient} onClose={() => setOpen(null)} />}
      {open === 'plan' && (
        <PaymentPlanDialog
          patient={patient}
          open={account.open_charges.reduce((sum, charge) => sum + charge.open, 0)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'payment' && <TakePaymentDialog patient={patient} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Ledger({ entries }: { entries: PatientAccountQuery['patientAccount']['entries'] }) {
  const [payment, setPayment] = useState<string | null>(null);
  if (entries.length === 0) return null;
  return (
    <>
      <h3 style={{ margin: 0 }}>Ledger</h3>
      <ValueTable label="Ledger" scrolls>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What</th>
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
                <div className={classes.quiet}>
                  {[entry.reason, entry.for_day !== null && `for ${formatDay(entry.for_day)}, which is closed`]
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
      {payment !== null && <PaymentDialog id={payment} onClose={() => setPayment(null)} />}
    </>
  );
}
