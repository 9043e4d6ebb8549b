import { Button, Loader, Menu } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconJson, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import { requestWithProgress } from '#kit/api/request-with-progress.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { saveFile } from '#kit/table/export/save-file.ts';

/** "Export record": a patient's complete record as PDF or JSON. Renders nothing without permission. */
export function ExportRecordMenu({ patientId }: { patientId: string }) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [part, setPart] = useState(0);
  const last = useRef<AbortController>(null);
  useEffect(() => () => last.current?.abort(), []);
  if (!can('patients.export')) return null;

  const fetchRecord = (kind: 'pdf' | 'json'): void => {
    const stop = new AbortController();
    last.current = stop;
    setRunning(stop);
    setPart(0);
    const path = `/api/patients/${patientId}/record.${kind}`;
    const onProgress = (done: number, of: number): void => setPart(of === 0 ? 0 : Math.round((100 * done) / of));
    const file =
      kind === 'pdf'
        ? requestWithProgress(path, 'application/pdf', { signal: stop.signal, onProgress })
        : requestFile(path, stop.signal);
    file
      .then((content) => {
        // The file name doesn't reveal the patient's name.
        saveFile(content, `patient-record.${kind}`);
        toast.success('Record exported');
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) reportError(error);
      })
      .finally(() => setRunning((now) => (now === stop ? null : now)));
  };

  if (running !== null)
    return (
      <Button
        variant="default"
        leftSection={<Loader size={14} />}
        rightSection={<IconX size={14} />}
        onClick={() => running.abort()}
        aria-label="Cancel the export"
      >
        {part === 0 ? 'Exporting…' : `Exporting… ${part}%`}
      </Button>
    );
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          Export record
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypePdf size={16} />} onClick={() => fetchRecord('pdf')}>
          PDF, to read
        </Menu.Item>
        <Menu.Item leftSection={<IconJson size={16} />} onClick={() => fetchRecord('json')}>
          JSON, for archiving
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
