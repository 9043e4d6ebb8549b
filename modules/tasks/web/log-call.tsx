import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { type CallResult, callResults } from '../rules/index.ts';
import { DeleteTaskDocument, LogPatientCallDocument } from './task.operations.gen.ts';

/** Records a phone call with the patient and its result in two clicks; Undo deletes it. */
export function LogCall({ patientId }: { patientId: string }) {
  const log = useApiMutation(LogPatientCallDocument, {
    refreshes: ['task'],
    onDone: ({ logPatientCall: { taskID: id } }) =>
      toast.success('Call recorded', { action: { label: 'Undo', run: () => void remove(id) } }),
  });
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          loading={log.isPending}
          leftSection={<IconPhone size={14} stroke={1.75} />}
        >
          Log call
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(callResults) as CallResult[]).map((result) => (
          <Menu.Item key={result} onClick={() => log.mutate({ patient: patientId, result, key: crypto.randomUUID() })}>
            {capital(callResults[result])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

async function remove(id: string): Promise<void> {
  try {
    await request(DeleteTaskDocument, { id, deleteDateTime: new Date().toISOString() });
    refreshQueries('task');
  } catch (error) {
    reportError(error);
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
