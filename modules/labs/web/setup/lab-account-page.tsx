import { Button } from '@mantine/core';
import { IconBuildingHospital, IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import {
  DeleteLabAccountDocument,
  DeleteLabDocument,
  type LabAccountFieldsFragment,
  LabAccountsDocument,
  type LabFieldsFragment,
  LabsDocument,
  TestLabConnectionDocument,
} from '../lab.operations.gen.ts';
import classes from '../labs.module.css';
import { useLabSetupChanged } from '../use-labs.ts';
import { AccountDialog } from './account-dialog.tsx';
import { LabDialog } from './lab-dialog.tsx';

const STATUS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  Allowed: { word: 'Allowed', tone: 'success' },
  Excluded: { word: 'Excluded', tone: 'warning' },
  InvalidCredentials: { word: 'Invalid credentials', tone: 'danger' },
  Disabled: { word: 'Disabled', tone: 'neutral' },
};

/** /settings/lab-account: the laboratories that the clinic works with, and who orders there by which account. */
export function LabAccountPage() {
  useLabSetupChanged();
  const labs = useApiQuery(LabsDocument, {});
  const accounts = useApiQuery(LabAccountsDocument, {});
  const [lab, setLab] = useState<LabFieldsFragment | 'new' | null>(null);
  const [account, setAccount] = useState<LabAccountFieldsFragment | 'new' | null>(null);
  const list = labs.data?.labs;
  return (
    <Page>
      <PageHeader title="Lab Accounts" detail="Where tests are ordered, and in whose name">
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setLab('new')}>
          New laboratory
        </Button>
        <Button
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={(list ?? []).length === 0}
          onClick={() => setAccount('new')}
        >
          New account
        </Button>
      </PageHeader>
      <Panel title="Laboratories" flush>
        {labs.isPending && <RowsSkeleton rows={2} />}
        {labs.isError && list === undefined && (
          <ErrorState error={labs.error} what="The laboratories" onRetry={() => void labs.refetch()} />
        )}
        {list?.length === 0 && (
          <EmptyState icon={IconBuildingHospital} title="No laboratory yet">
            Add the laboratory that you send tests to, then an account there.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Laboratories">
          {list?.map((each) => (
            <LabRow key={each.id} lab={each} onEdit={() => setLab(each)} />
          ))}
        </ul>
      </Panel>
      <Panel title="Accounts" flush>
        {accounts.isPending && <RowsSkeleton rows={3} />}
        {accounts.isError && accounts.data === undefined && (
          <ErrorState error={accounts.error} what="The accounts" onRetry={() => void accounts.refetch()} />
        )}
        {accounts.data?.doctorLabAccounts.length === 0 && (
          <EmptyState title="No account yet">
            A doctor’s own account goes before the practice’s, that before the clinic’s.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Accounts">
          {accounts.data?.doctorLabAccounts.map((each) => (
            <AccountRow key={each.id} account={each} onEdit={() => setAccount(each)} />
          ))}
        </ul>
      </Panel>
      {lab !== null && <LabDialog lab={lab === 'new' ? null : lab} onClose={() => setLab(null)} />}
      {account !== null && (
        <AccountDialog
          account={account === 'new' ? null : account}
          labs={list ?? []}
          onClose={() => setAccount(null)}
        />
      )}
    </Page>
  );
}

function LabRow({ lab, onEdit }: { lab: LabFieldsFragment; onEdit: () => void }) {
  const remove = useApiMutation(DeleteLabDocument, {
    refreshes: ['lab', 'test'],
    onDone: () => toast.success('Laboratory taken away'),
  });
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{lab.labName}</strong>
        <span className={classes.quiet}>
          {lab.connection === null ? 'Paper requisitions' : `${lab.connection}, ${lab.message_type.replace('_', '^')}`}{' '}
          · {lab.product_count} tests
        </span>
      </div>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" aria-label={`Edit ${lab.labName}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Take away ${lab.labName}`}
          onClick={() =>
            void confirm({
              title: `Take ${lab.labName} away?`,
              message: 'Its accounts and tests go with it. What was ordered there stays on record.',
              confirm: 'Take away',
              danger: true,
            }).then((yes) => yes && remove.mutate({ id: lab.id }))
          }
        >
          Take away
        </Button>
      </div>
    </li>
  );
}

function AccountRow({ account, onEdit }: { account: LabAccountFieldsFragment; onEdit: () => void }) {
  const name = `${account.labName}, ${account.holder}`;
  const { word, tone } = STATUS[account.status]!;
  const remove = useApiMutation(DeleteLabAccountDocument, {
    refreshes: ['lab'],
    onDone: () => toast.success('Account taken away'),
  });
  const probe = useApiMutation(TestLabConnectionDocument, {
    onDone: ({ testLabConnection: { ok, message } }) => (ok ? toast.success(message) : toast.error(message)),
  });
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          {account.scope} · account {account.accountNumber} · {account.application} / {account.facility}
          {account.has_password ? ' · password kept' : ''}
        </span>
      </div>
      <div className={classes.actions}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlugConnected size={16} stroke={1.75} />}
          loading={probe.isPending}
          aria-label={`Test connection of ${name}`}
          onClick={() => probe.mutate({ account_id: account.id })}
        >
          Test connection
        </Button>
        <Button size="compact-sm" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Take away the account of ${name}`}
          onClick={() =>
            void confirm({
              title: 'Take this account away?',
              message: `Nobody orders as ${name} any more; its password is forgotten.`,
              confirm: 'Take away',
              danger: true,
            }).then((yes) => yes && remove.mutate({ id: account.id }))
          }
        >
          Take away
        </Button>
      </div>
    </li>
  );
}
