import { IconCoin } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import type { ChartPanelProps } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { ChargesDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { SuperbillButton } from '../papers/superbill-button.tsx';
import { useAccountChanged } from '../use-account-changed.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { ChargeRow } from './charge-row.tsx';
import { UnpricedProcedures } from './unpriced-procedures.tsx';

/** The charges of a chart note; procedures of a signed note are proposed automatically. */
export function AddChargePanel({ noteId, patientId, locked }: ChartPanelProps) {
  useAccountChanged();
  const [adding, setAdding] = useState(false);
  const read = useApiQuery(ChargesDocument, { where: { encounter_id: noteId } }, { quiet: true });
  const charges = read.data?.charges.charges;
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
          <AddButton small onClick={() => setAdding(true)}>
            Add charge
          </AddButton>
        </div>
      )}
      {!locked && <UnpricedProcedures noteId={noteId} />}
      <ReadRows
        label="Note charges"
        read={read}
        rows={(found) => found.charges.charges}
        loadingRows={2}
        rowHeight={60}
        empty={{
          icon: IconCoin,
          title: 'No charges',
          detail: locked ? undefined : 'The procedures of the note become draft charges when it is signed.',
        }}
      >
        {(charge) => <ChargeRow charge={charge} />}
      </ReadRows>
      {adding && <ChargeDialog of={{ patientId, noteId }} charge={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
