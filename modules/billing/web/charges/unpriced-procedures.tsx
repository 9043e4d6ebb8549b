import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { UnpricedProceduresDocument, type UnpricedProceduresQuery } from '../accounting.operations.gen.ts';
import { PriceDialog } from './post-dialog.tsx';

/** The procedures of an open note without a price, with a way to set it; nothing if all have one. */
export function UnpricedProcedures({ noteId }: { noteId: string }) {
  const read = useApiQuery(UnpricedProceduresDocument, { encounter_id: noteId }, { quiet: true });
  const [open, setOpen] = useState<UnpricedProceduresQuery['unpricedProcedures'][number] | null>(null);
  useLive('chart.note-changed', () => void read.refetch());
  useLive('codes.prices-changed', () => void read.refetch());
  const procedures = read.data?.unpricedProcedures ?? [];
  return (
    <>
      <ReadHint read={read} label="Prices" />
      {procedures.length > 0 && (
        <RowList label="Procedures without a price">
          {procedures.map((procedure) => (
            <Row
              key={`${procedure.code_type} ${procedure.code}`}
              title={procedure.description}
              subtitle={[procedure.code]}
              badges={<StatusBadge tone="warning">Price missing</StatusBadge>}
              actions={
                can('codes.manage') && (
                  <RowButton of={procedure.code} onClick={() => setOpen(procedure)}>
                    Set price
                  </RowButton>
                )
              }
            />
          ))}
        </RowList>
      )}
      {open !== null && <PriceDialog procedure={open} onClose={() => setOpen(null)} />}
    </>
  );
}
