import { Button } from '@mantine/core';
import { IconPlaneDeparture } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { OwnMessageAbsenceDocument } from '../message.operations.gen.ts';

const AbsenceDialog = lazy(() => import('./absence-dialog.tsx').then((file) => ({ default: file.AbsenceDialog })));

/** What whoever writes is answered while one is away, and from when to when that is. */
export function AbsenceButton() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useApiQuery(OwnMessageAbsenceDocument, {}, { quiet: true });
  const absence = data?.messageAbsence ?? null;
  return (
    <>
      <Button
        variant={absence === null ? 'default' : 'light'}
        disabled={data === undefined}
        leftSection={<IconPlaneDeparture size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {absence === null
          ? 'Absence answer'
          : `Absence answer ${formatDay(absence.firstDay)} – ${formatDay(absence.lastDay)}`}
      </Button>
      {isOpen && (
        <Suspense>
          <AbsenceDialog absence={absence} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
