import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { reportError } from '../../feedback/report-error.ts';
import { toast } from '../../feedback/toast.ts';

interface ExportDialogProps {
  name: string;
  /** The expected number of rows, if known. */
  of: number | undefined;
  /** Runs the export, reports the count after each page, and returns the number of rows. */
  run: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<number>;
  onClose: () => void;
}

/** Shows the progress of an export, with a button to stop it. It starts on mount and closes when the file is ready. */
export function ExportDialog({ name, of, run, onClose }: ExportDialogProps) {
  const [count, setCount] = useState(0);
  const stop = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    void run(controller.signal, setCount)
      .then((rows) => toast.success(`${rows} ${rows === 1 ? 'row' : 'rows'} exported`))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) reportError(error);
      })
      .finally(() => {
        if (!controller.signal.aborted) onClose();
      });
    return () => controller.abort();
    // Each opening of the dialog is one export.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);

  const cancel = (): void => {
    stop.current?.abort();
    onClose();
  };
  return (
    <Modal opened onClose={cancel} title={`Export ${name}`} size="24rem" closeOnClickOutside={false}>
      <Text size="sm" mb="xs" role="status">
        {count} {of === undefined ? '' : `of ${of} `}rows read
      </Text>
      <Progress
        value={of === undefined || of === 0 ? 100 : Math.min(100, (100 * count) / of)}
        animated={of === undefined}
        aria-label="Progress of the export"
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={cancel} data-autofocus>
          Cancel
        </Button>
      </Group>
    </Modal>
  );
}
