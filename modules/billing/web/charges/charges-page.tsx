import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import { ChargesDocument, PostChargesDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { BillingMembersDocument } from '../registration.operations.gen.ts';
import { useAccountChanged } from '../use-account-changed.ts';
import { ChargeRow } from './charge-row.tsx';

const TAKE = 50;

/** /billing/charges: what waits to be posted, as it is proposed from signed notes, and what is posted. */
export function ChargesPage() {
  useAccountChanged();
  const [state, setState] = useUserSetting<'draft' | 'posted' | 'void'>('billing.charges', 'draft');
  const [provider, setProvider] = useState<string | null>(null);
  const [skip, setSkip] = useState(0);
  const members = useApiQuery(BillingMembersDocument, {}).data?.clinic_members ?? [];
  const { data, isPending, isError, error, refetch } = useApiQuery(
    ChargesDocument,
    { where: { state, provider_id: provider }, skip, take: TAKE },
    { keepPrevious: true },
  );
  const found = data?.charges;
  const post = useApiMutation(PostChargesDocument, {
    refreshes: ['accounting'],
    onDone: ({ postCharges }) => toast.success(`${postCharges.length} charges posted`),
  });
  // What has no fee yet is posted one by one, by somebody who means it.
  const drafts =
    found?.charges.filter(({ state: stands, amount_of_charge: amount }) => stands === 'draft' && amount > 0) ?? [];
  return (
    <Page>
      <PageHeader title="Charges" detail={found === undefined ? undefined : `${found.count} in this list`}>
        {can('billing.charge') && drafts.length > 0 && (
          <Button
            loading={post.isPending}
            onClick={() => post.mutate({ charges: drafts.map(({ id, version }) => ({ id, version })) })}
          >
            Post these {drafts.length}
          </Button>
        )}
      </PageHeader>
      <div className={classes.fields} style={{ marginTop: 0 }}>
        <Select
          label="Shown"
          allowDeselect={false}
          value={state}
          onChange={(value) => {
            setState(value ?? 'draft');
            setSkip(0);
          }}
          data={[
            { value: 'draft', label: 'Drafts to post' },
            { value: 'posted', label: 'Posted' },
            { value: 'void', label: 'Reversed' },
          ]}
        />
        <Select
          label="Provider"
          placeholder="Everybody"
          clearable
          searchable
          clearButtonProps={{ 'aria-label': 'Clear Provider' }}
          value={provider}
          onChange={(value) => {
            setProvider(value);
            setSkip(0);
          }}
          data={members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
        />
      </div>
      <Panel flush>
        {isPending && <RowsSkeleton rows={6} />}
        {isError && found === undefined && (
          <ErrorState error={error} what="The charges" onRetry={() => void refetch()} />
        )}
        {found?.count === 0 && (
          <EmptyState icon={IconCoin} title={state === 'draft' ? 'Nothing waits to be posted' : 'No charges'}>
            {state === 'draft' ? 'The procedures of signed notes are proposed here.' : undefined}
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Charges">
          {found?.charges.map((charge) => (
            <ChargeRow key={charge.id} charge={charge} withPatient />
          ))}
        </ul>
        {(found?.count ?? 0) > TAKE && (
          <div className={classes.pad}>
            <div className={classes.actions}>
              <Button size="compact-sm" variant="default" disabled={skip === 0} onClick={() => setSkip(skip - TAKE)}>
                Previous
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={skip + TAKE >= (found?.count ?? 0)}
                onClick={() => setSkip(skip + TAKE)}
              >
                Next
              </Button>
            </div>
          </div>
        )}
      </Panel>
    </Page>
  );
}
