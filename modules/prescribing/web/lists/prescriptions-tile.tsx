import { Button } from '@mantine/core';
import { IconPill } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { can } from '#kit/session/viewer.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import classes from '../prescribing.module.css';
import { PrescriptionsDocument } from '../prescription.operations.gen.ts';
import { usePrescribingChanged } from '../use-prescribing.ts';
import { OrderRow } from './order-row.tsx';

const DrugPicker = lazy(() => import('./drug-chooser.tsx').then((file) => ({ default: file.DrugChooser })));

// A tile shows the newest; what is left out is said below them.
const FIRST = 20;
const MOST = 200;

/** A patient's prescriptions, and the ways to a new one. */
export function PrescriptionsTile({ patientId }: { patientId: string }) {
  usePrescribingChanged();
  const [choosing, setChoosing] = useState(false);
  const [shown, setShown] = useState(FIRST);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    PrescriptionsDocument,
    { search: { patient_id: patientId }, skip: 0, take: shown },
    { quiet: true },
  );
  const rows = data?.prescriptions.prescriptions ?? [];
  const open = (kind: 'supply' | 'compound'): void => void openWindow('prescription', { kind, patient_id: patientId });
  return (
    <div>
      {can('prescribing.prepare') && (
        <div className={classes.pad}>
          <div className={classes.actions}>
            <Button size="compact-sm" variant="default" onClick={() => setChoosing(!choosing)}>
              Prescribe a drug
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => open('supply')}>
              A supply
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => open('compound')}>
              A compound
            </Button>
          </div>
          {choosing && (
            <Suspense fallback={<RowsSkeleton rows={1} />}>
              <DrugPicker
                onPick={(drug) => {
                  setChoosing(false);
                  openWindow('prescription', { kind: 'drug', patient_id: patientId, ...drug });
                }}
              />
            </Suspense>
          )}
        </div>
      )}
      {isPending && <RowsSkeleton rows={2} />}
      {isError && data === undefined && (
        <ErrorState error={error} what="The prescriptions" onRetry={() => void refetch()} />
      )}
      {data !== undefined && rows.length === 0 && <EmptyState icon={IconPill} title="No prescription yet" />}
      <ul className={classes.list} aria-label="Prescriptions">
        {rows.map((row) => (
          <OrderRow key={row.id} row={row} />
        ))}
      </ul>
      {data !== undefined && data.prescriptions.count > rows.length && (
        <div className={classes.pad}>
          <p className={classes.quiet}>
            Showing the newest {rows.length} of {data.prescriptions.count} prescriptions.
          </p>
          {shown < MOST && (
            <Button size="compact-sm" variant="default" onClick={() => setShown(MOST)}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
