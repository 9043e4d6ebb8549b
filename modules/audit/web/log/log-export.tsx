import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import type { LogFilter } from './log-filter.ts';

const ExportDialog = lazy(() =>
  import('#kit/table/export/export-dialog.tsx').then((file) => ({ default: file.ExportDialog })),
);

/** The Export button: the filtered entries as CSV. */
export function LogExport({ filter }: { filter: LogFilter }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        Export
      </Button>
      {open && (
        <Suspense>
          <ExportDialog
            name="the audit log"
            of={undefined}
            run={async (signal, onProgress) => {
              const { saveLog } = await import('./save-log.ts');
              return saveLog(filter, signal, onProgress);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
