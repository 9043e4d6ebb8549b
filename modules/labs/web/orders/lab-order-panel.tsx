import { IconFlask } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { ChartPanelProps } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import classes from '../labs.module.css';
import { NoteOrdersDocument } from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { OrderCard } from './order-card.tsx';
import { Ordering } from './ordering.tsx';

/** The lab orders of a chart note: tests are added, given their diagnoses, and sent. */
export function LabOrderPanel({ noteId, patientId, locked }: ChartPanelProps) {
  useLabsChanged();
  const { data, isPending, isError, error, refetch } = useApiQuery(
    NoteOrdersDocument,
    { search: { noteId } },
    { quiet: true },
  );
  const groups = data?.orderGroups.orderGroups ?? [];
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
      {isPending && <RowsSkeleton rows={2} />}
      {isError && data === undefined && (
        <ErrorState error={error} what="The lab orders" onRetry={() => void refetch()} />
      )}
      {data !== undefined && groups.length === 0 && (
        <EmptyState icon={IconFlask} title="No lab orders">
          {editable ? 'Search for a test above.' : undefined}
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Lab orders">
        {groups.map((group) => (
          <OrderCard key={group.id} group={group} locked={locked} />
        ))}
      </ul>
    </div>
  );
}
