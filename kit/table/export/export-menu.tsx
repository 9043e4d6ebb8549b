import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { DataColumn } from '../data-column.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx').then((file) => ({ default: file.ExportDialog })));

/** A kind of file that a list can be exported as. */
export type ExportKind = 'csv' | 'excel';

/** The page of rows that an export asks for. */
export interface ExportPage<Row> {
  kind: ExportKind;
  marked: readonly Row[];
  skip: number;
  take: number;
  signal: AbortSignal;
}

/** What an export needs to know of its list. */
export interface ExportSource<Row> {
  /** The file's name without its ending, and the sheet's: "Patients". */
  name: string;
  /** The columns to write; usually those that are shown. */
  columns: readonly DataColumn<Row>[];
  /**
   * Reads a page of what is written: of the `marked` rows where there are any. A server that has to know that its rows leave as a file
   * is asked for them here, and tells its log before it answers.
   */
  read: (page: ExportPage<Row>) => Promise<readonly Row[]>;
  /** How many there are, where it is known. */
  count?: number | undefined;
  /** The marked rows; while there are any, they alone are exported. */
  selected?: readonly Row[];
  /** Rows read at once; 200 without. */
  take?: number;
}

/** "Export": the marked rows, or all of them, as CSV or for Excel. */
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
