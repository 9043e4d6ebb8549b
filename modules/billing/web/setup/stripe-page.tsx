import { Button } from '@mantine/core';
import { IconCreditCard, IconExternalLink } from '@tabler/icons-react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import {
  BindStripeAccountDocument,
  StripeAccountDocument,
  TerminalReadersDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';

/** /settings/stripe: the clinic’s own account at Stripe, which takes its card payments, and the readers that stand in the clinic. */
export function StripePage() {
  const { data, isPending, isError, error, refetch } = useApiQuery(StripeAccountDocument, {});
  const readers = useApiQuery(TerminalReadersDocument, {}, { quiet: true }).data?.terminalReaders;
  const bind = useApiMutation(BindStripeAccountDocument, {
    onDone: ({ bindStripeAccount }) => window.location.assign(bindStripeAccount),
  });
  const account = data?.stripeAccount;
  return (
    <Page>
      <PageHeader title="Stripe" detail="Card payments go to an account of the clinic’s own" />
      <Panel title="Account">
        {isPending && <RowsSkeleton rows={2} />}
        {isError && account === undefined && (
          <ErrorState error={error} what="The account" onRetry={() => void refetch()} />
        )}
        {account?.available === false && (
          <EmptyState icon={IconCreditCard} title="No card processor">
            Whoever runs this installation sets STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.
          </EmptyState>
        )}
        {account?.available === true && (
          <div className={classes.row}>
            <div className={classes.what}>
              <strong>{account.account_id ?? 'No account is bound yet'}</strong>
              <span className={classes.quiet}>
                {account.is_sandbox
                  ? 'The sandbox of this computer: no money moves.'
                  : 'Stripe pays out to the bank account that you name there.'}
              </span>
            </div>
            <div className={classes.actions}>
              <StatusBadge tone={account.charges_enabled ? 'success' : 'warning'}>
                {account.charges_enabled ? 'Takes payments' : 'Not ready'}
              </StatusBadge>
              <Button
                variant={account.charges_enabled ? 'default' : 'filled'}
                leftSection={<IconExternalLink size={16} stroke={1.75} />}
                loading={bind.isPending}
                onClick={() => bind.mutate({})}
              >
                {account.account_id == null
                  ? 'Bind an account'
                  : account.charges_enabled
                    ? 'Open at Stripe'
                    : 'Go on at Stripe'}
              </Button>
            </div>
          </div>
        )}
        {account?.available === true && !account.charges_enabled && account.account_id != null && (
          <Notice>Stripe still needs something. Go on there; come back, and it is looked at anew.</Notice>
        )}
      </Panel>
      {account?.charges_enabled === true && (
        <Panel title="Card readers" flush>
          {readers?.length === 0 && <EmptyState icon={IconCreditCard} title="No reader is registered at Stripe" />}
          <ul className={classes.list} aria-label="Card readers">
            {readers?.map((reader) => (
              <li key={reader.id} className={classes.row}>
                <span className={classes.what}>{reader.label}</span>
                <StatusBadge tone={reader.status === 'online' ? 'success' : 'neutral'}>{reader.status}</StatusBadge>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}
