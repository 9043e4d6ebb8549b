import '@mantine/core/styles/Combobox.layer.css';
import { Button, Menu, Select } from '@mantine/core';
import { IconFileDollar, IconPlus } from '@tabler/icons-react';
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
import { PaperList } from './paper-list.tsx';
import { SuperbillDialog } from './superbill-dialog.tsx';

const STATUS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  Draft: { word: 'Draft', tone: 'info' },
  Sent: { word: 'Sent to patient', tone: 'success' },
  Voided: { word: 'Voided', tone: 'neutral' },
};
type Status = 'Draft' | 'Sent' | 'Voided';

/** /billing/superBill: what patients send to whoever insures them, as a paper or as a CMS-1500. */
export function SuperbillPage() {
  useAccountChanged();
  const [status, setStatus] = useState<Status | null>(null);
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<{ what: 'edit' | 'claim' | 'void'; row: SuperbillFieldsFragment } | null>(null);
  const rows = useRows(SuperbillsDocument, { status }, { take: 50, rows: ({ superbills }) => superbills });
  const cancel = useApiMutation(VoidSuperbillDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Superbill voided'),
  });
  const close = (): void => setOpen(null);
  return (
    <Page>
      <PageHeader title="Superbills">
        {can('billing.charge') && (
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setMaking(true)}>
            New superbill
          </Button>
        )}
      </PageHeader>
      <div className={classes.fields} style={{ marginTop: 0 }}>
        <Select
          label="Status"
          placeholder="All"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Status' }}
          value={status}
          onChange={(value) => setStatus(value as Status | null)}
          data={Object.entries(STATUS).map(([value, { word }]) => ({ value, label: word }))}
        />
      </div>
      <PaperList
        label="Superbills"
        rows={rows}
        icon={IconFileDollar}
        empty="No superbills"
        hint="A superbill is made of the posted charges of a visit."
        renderRow={(row) => {
          const { word, tone } = STATUS[row.status]!;
          return (
            <>
              <div className={classes.what}>
                <strong>
                  {row.number}: {row.patient.name}
                </strong>
                <span className={classes.quiet}>
                  {[formatDay(row.service_day), row.provider.name, row.codes.join(', ')].filter(Boolean).join(' · ')}
                </span>
              </div>
              <div className={classes.actions}>
                <span className={classes.sum}>
                  {formatMoney(row.total)}, {formatMoney(row.balance)} due
                </span>
                <StatusBadge tone={tone}>{word}</StatusBadge>
                <PaperActions kind="superbill" id={row.id} name={`Superbill ${row.number}`} />
                <Menu position="bottom-end" shadow="md">
                  <Menu.Target>
                    <Button size="compact-sm" variant="default" aria-label={`More for Superbill ${row.number}`}>
                      More
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item onClick={() => setOpen({ what: 'claim', row })}>CMS-1500</Menu.Item>
                    {can('billing.charge') && row.status !== 'Voided' && (
                      <>
                        <Menu.Item onClick={() => setOpen({ what: 'edit', row })}>Edit</Menu.Item>
                        <Menu.Item color="red" onClick={() => setOpen({ what: 'void', row })}>
                          Void
                        </Menu.Item>
                      </>
                    )}
                  </Menu.Dropdown>
                </Menu>
              </div>
            </>
          );
        }}
      />
      {making && <PaperDialog kind="superbill" onClose={() => setMaking(false)} />}
      {open?.what === 'claim' && <ClaimDialog superbill={open.row} onClose={close} />}
      {open?.what === 'edit' && <SuperbillDialog superbill={open.row} onClose={close} />}
      {open?.what === 'void' && (
        <ReasonDialog
          title={`Void superbill ${open.row.number}`}
          label="Why? Its charges stay as they are."
          confirm="Void"
          onClose={close}
          onReason={(reason) => cancel.mutateAsync({ id: open.row.id, version: open.row.version, reason })}
        />
      )}
    </Page>
  );
}
