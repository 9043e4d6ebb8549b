import { Button, Text } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Panel } from '#kit/page/panel.tsx';
import { ImportCounts } from './import-counts.tsx';
import type { ImportResult } from './import-preview.ts';
import classes from './import.module.css';
import { saveFile } from './save-file.ts';

interface ImportOutcomeProps {
  result: ImportResult;
  /** The rejected rows as a CSV file. */
  refused: Blob | null;
  onAnother: () => void;
}

/** The result of an import. */
export function ImportOutcome({ result, refused, onAnother }: ImportOutcomeProps) {
  const heading = useRef<HTMLDivElement | null>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <div className={classes.outcome}>
        <div ref={heading} tabIndex={-1} role="status" className={classes.done}>
          <IconCircleCheck size={28} stroke={1.5} />
          <Text fw={600} size="lg">
            Import complete
          </Text>
        </div>
        <ImportCounts created={result.created} alreadyThere={result.already_there} refused={result.refused} />
        <div className={classes.outcomeActions}>
          <Button component={Link} to="/patients/index">
            Go to patients
          </Button>
          {refused !== null && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => saveFile(refused, 'refused-rows.csv')}
            >
              Rejected rows
            </Button>
          )}
          <Button variant="default" onClick={onAnother}>
            Import another file
          </Button>
        </div>
      </div>
    </Panel>
  );
}
