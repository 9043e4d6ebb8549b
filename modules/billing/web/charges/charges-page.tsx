import { Button } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import { ChargesDocument, PostChargesDocument } from '../accounting.operations.gen.ts';
import { BillingMembersDocument } from '../registration.operations.gen.ts';
import { ACCOUNTS, useAccountChanged } from '../use-account-changed.ts';
import { ChargeRow } from './charge-row.tsx';

const STATES = { draft: 'Drafts to post', missing: 'Price missing', posted: 'Posted', void: 'Reversed' };

/** /billing/charges: charges to post, including those proposed from signed notes, and posted ones. */
export function ChargesPage() {
  useAccountChanged();
  const [state, setState] = useUserSetting<keyof typeof STATES>('billing.charges', 'draft');
  const [provider, setProvider] = useState<string | null>(null);
  const members = useApiQuery(BillingMembersDocument, {}, { quiet: true });
  const { read, rows, count, paging } = usePages(
    ChargesDocument,
    {
      where: {
        state: state === 'missing' ? 'draft' : state,
        price_missing: state === 'missing' ? true : null,
        provider_id: provider,
      },
    },
    { take: 50, rows: ({ charges }) => charges.charges, count: ({ charges }) => charges.count },
  );
  const post = useApiMutation(PostChargesDocument, {
    refreshes: ACCOUNTS,
    onDone: ({ postCharges }) => toast.success(`${postCharges.length} charges posted`),
  });
  // Drafts without a price are posted one by one, with the price.
  const drafts = rows.filter((row) => row.state === 'draft' && !row.price_missing);
  return (
    <Page>
      <PageHeader title="Charges" detail={count === undefined ? undefined : `${count} in this list`}>
        {can('billing.charge') && drafts.length > 0 && (
          <Button
            loading={post.isPending}
            onClick={() => post.mutate({ charges: drafts.map(({ id, version }) => ({ id, version })) })}
          >
            Post listed charges {drafts.length}
          </Button>
        )}
      </PageHeader>
      <FilterBar>
        <FilterSelect label="Status" choices={STATES} value={state} onChange={setState} />
        <FilterSelect
          label="Provider"
          all="All providers"
          choices={(members.data?.clinic_members ?? []).map(({ user_id, name }) => ({ value: user_id, label: name }))}
          value={provider}
          onChange={setProvider}
        />
        <ReadHint read={members} label="Providers" />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Charges"
          read={read}
          loadingRows={6}
          rowHeight={60}
          empty={
            state === 'draft'
              ? {
                  icon: IconCoin,
                  title: 'No charges to post',
                  detail: 'The procedures of signed notes become draft charges here.',
                }
              : { icon: IconCoin, title: 'No charges' }
          }
        >
          {(charge) => <ChargeRow charge={charge} withPatient />}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
    </Page>
  );
}
