import { Button } from '@mantine/core';
import { IconCheck, IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { requestRest } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import type { FileActionProps } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';

/** Adds an attached file to the patient's documents in one press, as type Other with its name as title. */
export function AddToChart({ patientId, name, fileId, read }: FileActionProps) {
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  const [uploadId] = useState(() => fileId ?? crypto.randomUUID());
  if (!can('messages.documents_add')) return null;
  const add = async (): Promise<void> => {
    setState('adding');
    try {
      const data = new FormData();
      const fields = { uploadId, fileName: name, patient_id: patientId, title: name.replace(/\.[^.]+$/, '') };
      for (const [key, value] of Object.entries({ ...fields, document_type: 'Other', document_day: today() }))
        data.append(key, value);
      data.append('file', await read(), name);
      await requestRest('/api/documents/upload', { method: 'POST', body: data });
      toast.success(`${name} added to the chart`);
      refreshQueries('message', 'PatientDocuments');
      setState('added');
    } catch (error) {
      reportError(error);
      setState('idle');
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      loading={state === 'adding'}
      disabled={state === 'added'}
      aria-label={state === 'added' ? `In the chart: ${name}` : `Add to chart: ${name}`}
      leftSection={
        state === 'added' ? <IconCheck size={14} stroke={1.75} /> : <IconFolderPlus size={14} stroke={1.75} />
      }
      onClick={() => void add()}
    >
      {state === 'added' ? 'In the chart' : 'Add to chart'}
    </Button>
  );
}
