import { Button } from '@mantine/core';
import { IconActivityHeartbeat, IconChartLine } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { ReadList } from '#kit/rows/read-list.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { latestVitals, type LatestVital } from './latest-vitals.ts';
import { usePatientVitals } from './use-patient-vitals.ts';
import classes from './vitals.module.css';

const AddVitals = lazy(() => import('./add-vitals.tsx').then((file) => ({ default: file.AddVitals })));
const VitalHistory = lazy(() => import('./vital-history.tsx').then((file) => ({ default: file.VitalHistory })));

interface VitalsCardProps {
  patientId: string;
  /** Titles of the dialogs, which differ between the patient page and the chart. */
  addTitle?: string;
  historyTitle?: string;
}

/** The latest value of each vital of a patient, with buttons to add values and to show the history. */
export function VitalsCard({
  patientId,
  addTitle = 'Add New Vital Record',
  historyTitle = 'Patient Vital History',
}: VitalsCardProps) {
  const read = usePatientVitals(patientId);
  const [open, setOpen] = useState<'add' | 'history' | null>(null);
  const add = can('vitals.add') && (
    <AddButton small onClick={() => setOpen('add')}>
      Add vitals
    </AddButton>
  );
  const close = (): void => setOpen(null);
  return (
    <div>
      <ReadList
        label="Vitals"
        read={read}
        rows={({ get_patient_vital_records: records }) => latestVitals(records)}
        empty={{ icon: IconActivityHeartbeat, title: 'No vitals yet', action: add }}
      >
        {(latest) => (
          <>
            <dl className={classes.list}>
              {latest.map((vital) => (
                <LatestRow key={vital.key} vital={vital} />
              ))}
            </dl>
            <RowFoot>
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconChartLine size={16} stroke={1.75} />}
                onClick={() => setOpen('history')}
              >
                Show More
              </Button>
              {add}
            </RowFoot>
          </>
        )}
      </ReadList>
      <Suspense>
        {open === 'add' && <AddVitals patientId={patientId} title={addTitle} onClose={close} />}
        {open === 'history' && <VitalHistory patientId={patientId} title={historyTitle} onClose={close} />}
      </Suspense>
    </div>
  );
}

function LatestRow({ vital }: { vital: LatestVital }) {
  return (
    <div className={classes.row}>
      <dt>
        {vital.name}
        <time
          className={classes.taken}
          dateTime={vital.taken}
          title={`${formatInstant(vital.taken)} · ${vital.collector}`}
        >
          {timeAgo(vital.taken, new Date())}
        </time>
      </dt>
      <dd>
        {vital.isConfirmed && <StatusBadge tone="info">Confirmed</StatusBadge>}
        {vital.standing !== 'normal' && (
          <StatusBadge tone="warning">{vital.standing === 'high' ? '↑ High' : '↓ Low'}</StatusBadge>
        )}
        <span>
          <strong>{vital.value}</strong> <span className={classes.unit}>{vital.unit}</span>
        </span>
      </dd>
    </div>
  );
}
