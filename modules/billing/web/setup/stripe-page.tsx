import { Button } from '@mantine/core';
import { IconCreditCard, IconExternalLink } from '@tabler/icons-react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  BindStripeAccountDocument,
  StripeAccountDocument,
  type StripeAccountQuery,
  TerminalReadersDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';

/** /settings/stripe: the clinic’s own account at Stripe, which takes its card payments, and its card readers. */
export function StripePage() {
  const read = useApiQuery(StripeAccountDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader title="Stripe" detail="Card payments are paid out to your clinic’s account" />
      <Panel title="Account">
        <ReadState read={read} label="Account" rows={2}>
          {({ stripeAccount }) =>
            stripeAccount.available ? (
              <Account account={stripeAccount} />
            ) : (
              <Notice>
                No card processor is set up. The administrator of this installation sets STRIPE_SECRET_KEY,
                STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.
              </Notice>
            )
          }
        </ReadState>
      </Panel>
      {read.data?.stripeAccount.charges_enabled === true && can('billing.pay') && <Readers />}
    </Page>
  );
}

function Account({ account }: { account: StripeAccountQuery['stripeAccount'] }) {
  const bind = useApiMutation(BindStripeAccountDocument, {
    onDone: ({ bindStripeAccount }) => window.location.assign(bindStripeAccount),
  });
  const isReady = account.charges_enabled;
  return (
    <>
      <div className={classes.row}>
        <div className={classes.what}>
          <strong>{account.account_id ?? 'No account is connected yet'}</strong>
          <span className={classes.quiet}>
            {account.is_sandbox
              ? 'Test sandbox on this computer. No money is charged.'
              : 'Stripe pays out to the bank account you choose there.'}
          </span>
        </div>
        <div className={classes.actions}>
          <StatusBadge tone={isReady ? 'success' : 'warning'}>
            {isReady ? 'Ready for payments' : 'Not ready'}
          </StatusBadge>
          {can('billing.setup') && (
            <Button
              variant={isReady ? 'default' : 'filled'}
              leftSection={<IconExternalLink size={16} stroke={1.75} />}
              loading={bind.isPending}
              onClick={() => bind.mutate({})}
            >
              {account.account_id == null ? 'Connect account' : isReady ? 'Open Stripe' : 'Continue on Stripe'}
            </Button>
          )}
        </div>
      </div>
      {!isReady && account.account_id != null && (
        <Notice>Stripe needs more information. Continue on Stripe, then return to this page.</Notice>
      )}
    </>
  );
}

function Readers() {
  const read = useApiQuery(TerminalReadersDocument, {}, { quiet: true });
  return (
    <Panel title="Card readers" flush>
      <ReadRows
        label="Card readers"
        read={read}
        rows={({ terminalReaders }) => terminalReaders}
        loadingRows={2}
        empty={{ icon: IconCreditCard, title: 'No card readers registered with Stripe' }}
      >
        {({ label, status }) => (
          <Row
            title={label}
            badges={<StatusBadge tone={status === 'online' ? 'success' : 'neutral'}>{status}</StatusBadge>}
          />
        )}
      </ReadRows>
    </Panel>
  );
}
