import { IconFileDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useRows } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { can } from '#kit/session/viewer.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import {
  type SuperbillFieldsFragment,
  SuperbillsDocument,
  VoidSuperbillDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { PaperActions } from './paper-actions.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { SuperbillDialog } from './superbill-dialog.tsx';

const STATUS_WORDS = { Draft: 'Draft', Sent: 'Sent to patient', Voided: 'Voided' };
type Status = keyof typeof STATUS_WORDS;
const TONES: Readonly<Record<Status, Tone>> = { Draft: 'info', Sent: 'success', Voided: 'neutral' };
type OpenDialog = 'edit' | 'claim' | 'void';

/** /billing/superBill: documents that patients submit to their insurers, on paper or as a CMS-1500. */
export function SuperbillPage() {
  useAccountChanged();
  const [status, setStatus] = useState<Status | null>(null);
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<{ what: OpenDialog; row: SuperbillFieldsFragment } | null>(null);
  const rows = useRows(SuperbillsDocument, { status }, { take: 50, rows: ({ superbills }) => superbills });
  const cancel = useApiMutation(VoidSuperbillDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Superbill voided'),
  });
  const close = (): void => setOpen(null);
  return (
    <Page>
      <PageHeader title="Superbills">
        {can('billing.charge') && <AddButton onClick={() => setMaking(true)}>New superbill</AddButton>}
      </PageHeader>
      <FilterBar>
        <FilterSelect<Status>
          label="Status"
          all="All statuses"
          choices={STATUS_WORDS}
          value={status}
          onChange={setStatus}
        />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Superbills"
          read={rows}
          loadingRows={6}
          rowHeight={60}
          empty={{
            icon: IconFileDollar,
            title: 'No superbills',
            detail: 'A superbill is created from the posted charges of a visit.',
          }}
        >
          {(row) => <SuperbillRow row={row} onOpen={(what) => setOpen({ what, row })} />}
        </ReadRows>
      </Panel>
      {making && <PaperDialog kind="superbill" onClose={() => setMaking(false)} />}
      {open?.what === 'claim' && <ClaimDialog superbill={open.row} onClose={close} />}
      {open?.what === 'edit' && <SuperbillDialog superbill={open.row} onClose={close} />}
      {open?.what === 'void' && (
        <ReasonDialog
          title={`Void superbill ${open.row.number}`}
          label="Reason (the charges are not changed)"
          confirm="Void"
          onClose={close}
          onReason={(reason) => cancel.mutateAsync({ id: open.row.id, version: open.row.version, reason })}
        />
      )}
    </Page>
  );
}

function SuperbillRow({ row, onOpen }: { row: SuperbillFieldsFragment; onOpen: (what: OpenDialog) => void }) {
  const { status } = row;
  const name = `Superbill ${row.number}`;
  const mayChange = can('billing.charge') && status !== 'Voided';
  return (
    <Row
      title={`${row.number}: ${row.patient.name}`}
      subtitle={[formatDay(row.service_day), row.provider.name, row.codes.join(', ')]}
      badges={
        <>
          <span className={classes.sum}>
            {formatMoney(row.total)}, {formatMoney(row.balance)} due
          </span>
          <StatusBadge tone={TONES[status]}>{STATUS_WORDS[status]}</StatusBadge>
        </>
      }
      actions={
        <>
          <PaperActions kind="superbill" id={row.id} name={name} />
          <RowMenu of={name}>
            <RowMenuItem onClick={() => onOpen('claim')}>CMS-1500</RowMenuItem>
            {mayChange && <RowMenuItem onClick={() => onOpen('edit')}>Edit</RowMenuItem>}
            {mayChange && (
              <RowMenuItem danger onClick={() => onOpen('void')}>
                Void
              </RowMenuItem>
            )}
          </RowMenu>
        </>
      }
    />
  );
}
