import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../module/lazy.ts';
import type { ExportKind, ExportSource } from './run-export.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx').then((file) => ({ default: file.ExportDialog })));

/** The Export menu: the selected rows, or all of them, as CSV or for Excel. */
export function ExportMenu<Row>({ source }: { source: ExportSource<Row> }) {
  const [kind, setKind] = useState<ExportKind | null>(null);
  const marked = source.selected?.length ?? 0;
  const what = marked > 0 ? `${marked} selected` : 'all rows';
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} />}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setKind('excel')}>Excel, {what}</Menu.Item>
          <Menu.Item onClick={() => setKind('csv')}>CSV, {what}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {kind !== null && (
        <Suspense>
          <ExportDialog
            name={source.name}
            of={marked > 0 ? marked : source.count}
            run={async (signal, onProgress) => {
              const { runExport } = await import('./run-export.ts');
              return runExport(kind, source, signal, onProgress);
            }}
            onClose={() => setKind(null)}
          />
        </Suspense>
      )}
    </>
  );
}
