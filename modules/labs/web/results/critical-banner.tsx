import { Button } from '@mantine/core';
import { IconUrgent } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { UrgentBar } from '#kit/feedback/urgent-bar.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { CriticalLabResultsDocument, type CriticalLabResultsQuery } from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';

const ResultDialog = lazy(() => import('./result-dialog.tsx').then((file) => ({ default: file.ResultDialog })));

type Critical = CriticalLabResultsQuery['criticalLabResults'][number];

/** The red banner for critical results of a patient, until they are reviewed. */
export function CriticalBanner({ patientId }: { patientId: string }) {
  useLabsChanged();
  const read = useApiQuery(CriticalLabResultsDocument, { patient_id: patientId }, { quiet: true });
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <ReadHint read={read} label="Critical results" />
      {read.data?.criticalLabResults.map((result) => (
        <UrgentBar
          key={result.id}
          icon={IconUrgent}
          label={`Critical result: ${result.testName}`}
          actions={
            <Button size="compact-sm" variant="white" color="red" onClick={() => setOpen(result.id)}>
              Open result
            </Button>
          }
        >
          <strong>Critical result: {valuesOf(result)}.</strong> {formatInstant(result.reported_time)}.{' '}
          {result.owner_name === null ? 'No reviewer assigned.' : `Reviewer: ${result.owner_name}.`}
        </UrgentBar>
      ))}
      <Suspense>{open !== null && <ResultDialog id={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}

function valuesOf({ testName, observations }: Critical): string {
  const critical = observations.filter(({ interpretation }) => interpretation?.startsWith('critical') === true);
  if (critical.length === 0) return testName;
  return critical.map(({ name, value, units }) => [name, value, units].filter(Boolean).join(' ')).join(', ');
}
