import { Button } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { useState } from 'react';
import type { EventActionProps } from '#kit/module/web-module.ts';
import { ChargeDialog } from './charge-dialog.tsx';

/** Charges the patient of a calendar event. */
export function ChargeEventAction({ eventId, patientId }: EventActionProps) {
  const [open, setOpen] = useState(false);
  if (patientId === null) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCoin size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        Charge
      </Button>
      {open && (
        <ChargeDialog
          of={{ patientId, eventId: eventId.split('--')[0]! }}
          charge={null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
