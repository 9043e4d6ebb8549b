import { Button } from '@mantine/core';
import { IconPill } from '@tabler/icons-react';
import { useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { can } from '#kit/session/viewer.ts';
import { openPrescription } from '../open-prescription.ts';
import classes from '../prescribing.module.css';
import { PrescriptionsDocument } from '../prescription.operations.gen.ts';
import { usePrescribingChanged } from '../use-prescribing.ts';
import { OrderRow } from './order-row.tsx';

const OrderSets = lazy(() => import('./order-sets.tsx').then((file) => ({ default: file.OrderSets })));
const DrugPicker = lazy(() => import('./drug-chooser.tsx').then((file) => ({ default: file.DrugChooser })));

// The tile shows the newest ones and notes below them how many are left out.
const FIRST = 20;
const MOST = 200;

/** A patient's prescriptions, and buttons for a new one. */
export function PrescriptionsTile({ patientId }: { patientId: string }) {
  usePrescribingChanged();
  const [choosing, setChoosing] = useState<'drug' | 'set' | null>(null);
  const toggle = (what: 'drug' | 'set'): void => setChoosing(choosing === what ? null : what);
  const [shown, setShown] = useState(FIRST);
  const read = useApiQuery(
    PrescriptionsDocument,
    { search: { patient_id: patientId }, skip: 0, take: shown },
    { quiet: true },
  );
  const rowCount = read.data?.prescriptions.prescriptions.length ?? 0;
  const count = read.data?.prescriptions.count ?? 0;
  const open = (kind: 'supply' | 'compound'): void => openPrescription({ kind, patient_id: patientId });
  return (
    <div>
      {can('prescribing.prepare') && (
        <div className={classes.pad}>
          <div className={classes.actions}>
            <Button size="compact-sm" variant="default" onClick={() => toggle('drug')}>
              Prescribe a drug
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => open('supply')}>
              A supply
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => open('compound')}>
              A compound
            </Button>
            {can('prescribing.send') && (
              <Button
                size="compact-sm"
                variant="default"
                aria-expanded={choosing === 'set'}
                onClick={() => toggle('set')}
              >
                Favorites and order sets
              </Button>
            )}
          </div>
          {choosing === 'set' && (
            <LazyArea rows={2}>
              <OrderSets patientId={patientId} onDone={() => setChoosing(null)} />
            </LazyArea>
          )}
          {choosing === 'drug' && (
            <LazyArea rows={1}>
              <DrugPicker
                onPick={(drug) => {
                  setChoosing(null);
                  openPrescription({ kind: 'drug', patient_id: patientId, ...drug });
                }}
              />
            </LazyArea>
          )}
        </div>
      )}
      <ReadRows
        label="Prescriptions"
        read={read}
        rows={({ prescriptions }) => prescriptions.prescriptions}
        loadingRows={2}
        rowHeight={84}
        empty={{ icon: IconPill, title: 'No prescriptions yet' }}
      >
        {(row) => <OrderRow row={row} />}
      </ReadRows>
      {count > rowCount && (
        <div className={classes.pad}>
          <p className={classes.quiet}>
            Showing the newest {rowCount} of {count} prescriptions.
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
