import { Button } from '@mantine/core';
import { IconPlaneDeparture } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { OwnMessageAbsenceDocument } from '../message.operations.gen.ts';

const AbsenceDialog = lazy(() => import('./absence-dialog.tsx').then((file) => ({ default: file.AbsenceDialog })));

/** The user's automatic reply with its dates. */
export function AbsenceButton() {
  const [isOpen, setOpen] = useState(false);
  const read = useApiQuery(OwnMessageAbsenceDocument, {}, { quiet: true });
  const absence = read.data?.messageAbsence ?? null;
  return (
    <>
      <ReadHint read={read} label="Automatic reply" />
      <Button
        variant={absence === null ? 'default' : 'light'}
        disabled={read.data === undefined}
        leftSection={<IconPlaneDeparture size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {absence === null
          ? 'Automatic reply'
          : `Automatic reply ${formatDay(absence.firstDay)} – ${formatDay(absence.lastDay)}`}
      </Button>
      {isOpen && (
        <Suspense>
          <AbsenceDialog absence={absence} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
