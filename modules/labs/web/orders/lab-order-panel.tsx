import { IconFlask } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import type { ChartPanelProps } from '#kit/module/web-module.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../labs.module.css';
import { NoteOrdersDocument } from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { OrderCard } from './order-card.tsx';
import { Ordering } from './ordering.tsx';

/** The lab orders of a chart note: adding tests, entering diagnoses, and sending. */
export function LabOrderPanel({ noteId, patientId, locked }: ChartPanelProps) {
  useLabsChanged();
  const read = useApiQuery(NoteOrdersDocument, { search: { noteId } }, { quiet: true });
  const groups = read.data?.orderGroups.orderGroups ?? [];
  const standing = new Set(
    groups
      .flatMap(({ testOrders }) => testOrders)
      .filter(({ testOrderStatus }) => testOrderStatus !== 'Cancelled')
      .flatMap(({ testProduct }) => testProduct.id ?? []),
  );
  const editable = !locked && can('labs.order');
  return (
    <div className={classes.pad}>
      {editable && <Ordering patientId={patientId} noteId={noteId} standing={standing} />}
      <ReadRows
        label="Lab orders"
        read={read}
        rows={({ orderGroups }) => orderGroups.orderGroups}
        loadingRows={2}
        empty={{
          icon: IconFlask,
          title: 'No lab orders',
          detail: editable ? 'Search for a test above.' : undefined,
        }}
      >
        {(group) => <OrderCard group={group} locked={locked} />}
      </ReadRows>
    </div>
  );
}
