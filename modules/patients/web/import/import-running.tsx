import { Button, Text } from '@mantine/core';
import { Panel } from '#kit/page/panel.tsx';
import type { ImportPreview } from './import-preview.ts';
import classes from './import.module.css';

interface ImportRunningProps {
  preview: ImportPreview;
  share: number;
  rows: number;
  onCancel: () => void;
}

/** The progress of an import, with a Cancel button. */
export function ImportRunning({ preview, share, rows, onCancel }: ImportRunningProps) {
  const percent = Math.round(share * 100);
  return (
    <Panel>
      <div className={classes.running}>
        <Text fw={550} id="import-progress">
          Importing…
        </Text>
        <div
          className={classes.bar}
          role="progressbar"
          aria-labelledby="import-progress"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div style={{ width: `${percent}%` }} />
        </div>
        <Text size="sm" c="dimmed" className="numbers">
          {rows === 0
            ? 'Reading the file'
            : `${rows.toLocaleString('en-US')} of ${preview.total.toLocaleString('en-US')} rows`}
          . Nothing is saved until the last row has been imported.
        </Text>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}
