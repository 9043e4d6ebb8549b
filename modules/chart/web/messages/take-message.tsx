import { Button } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import type { MessageActionProps } from '#kit/module/web-module.ts';

const TakeDialog = lazy(() => import('./take-dialog.tsx').then((file) => ({ default: file.TakeDialog })));

/** Attaches a secure message to a chart note of its patient. */
export function TakeMessage({ messageId, patientId }: MessageActionProps) {
  const [isOpen, setOpen] = useState(false);
  if (patientId === null) return null;
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        leftSection={<IconNotes size={14} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        Add to note
      </Button>
      {isOpen && (
        <Suspense>
          <TakeDialog messageId={messageId} patientId={patientId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
