import { Button, Loader, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { importProblem } from './import-problem.ts';
import classes from './import.module.css';

interface FileChooserProps {
  reading: boolean;
  error: unknown;
  onChoose: (file: File) => void;
  onCancel: () => void;
}

/** The drop zone and file picker. */
export function FileChooser({ reading, error, onChoose, onCancel }: FileChooserProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [over, setOver] = useState(false);
  const dragged = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined && !reading) onChoose(file);
  };
  return (
    <>
      {error !== null && <Notice tone="danger">{importProblem(error)}</Notice>}
      {/* Keyboard users use the button below. */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragEnter={dragged}
        onDragOver={dragged}
        onDragLeave={dragged}
        onDrop={dropped}
      >
        <IconFileSpreadsheet size={36} stroke={1.25} className={classes.dropIcon} />
        {reading ? (
          <>
            <Text fw={550} role="status">
              Reading the file and checking each row…
            </Text>
            <div className={classes.dropActions}>
              <Loader size={18} />
              <Button variant="subtle" color="gray" onClick={onCancel}>
                Cancel
              </Button>
            </div>
          </>
        ) : (
          <>
            <Text fw={550}>Drop a CSV file here</Text>
            <Text size="sm" c="dimmed" maw="30rem">
              The patient list exported from another program, with any column names. You can preview each row before
              anything is saved.
            </Text>
            <div className={classes.dropActions}>
              <Button onClick={() => input.current?.click()}>Choose a file</Button>
            </div>
            <input
              ref={input}
              type="file"
              hidden
              aria-label="CSV file"
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (file !== undefined) onChoose(file);
              }}
            />
          </>
        )}
      </div>
    </>
  );
}
