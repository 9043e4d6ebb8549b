import { Button } from '@mantine/core';
import { IconCoin, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { ChartPanelProps } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { ChargesDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { SuperbillButton } from '../papers/superbill-button.tsx';
import { useAccountChanged } from '../use-account-changed.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { ChargeRow } from './charge-row.tsx';

/** The charges of a chart note; the procedures of a signed note are proposed by themselves. */
export function AddChargePanel({ noteId, patientId, locked }: ChartPanelProps) {
  useAccountChanged();
  const [adding, setAdding] = useState(false);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    ChargesDocument,
    { where: { encounter_id: noteId } },
    { quiet: true },
  );
  const charges = data?.charges.charges;
  const editable = !locked && can('billing.charge');
  return (
    <div className={classes.pad}>
      {locked && charges !== undefined && charges.length > 0 && (
        <div className={classes.actions}>
          <SuperbillButton
            patientId={patientId}
            noteId={noteId}
            posted={charges.some(({ state }) => state === 'posted')}
          />
        </div>
      )}
      {editable && (
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setAdding(true)}
          >
            Add charge
          </Button>
        </div>
      )}
      {isPending && <RowsSkeleton rows={2} />}
      {isError && charges === undefined && (
        <ErrorState error={error} what="The charges" onRetry={() => void refetch()} />
      )}
      {charges?.length === 0 && (
        <EmptyState icon={IconCoin} title="No charges">
          {locked ? undefined : 'The procedures of the note are proposed as charges when it is signed.'}
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Charges of the note">
        {charges?.map((charge) => (
          <ChargeRow key={charge.id} charge={charge} />
        ))}
      </ul>
      {adding && <ChargeDialog of={{ patientId, noteId }} charge={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
