import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCertificate, IconCheck, IconDownload, IconFileCheck, IconMail } from '@tabler/icons-react';
import { useRef } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { saveFile } from '#kit/table/export/save-file.ts';
import {
  CheckCheckpointDocument,
  CheckpointMailDocument,
  CreateCheckpointDocument,
  SetCheckpointMailDocument,
} from './audit_logs.operations.gen.ts';
import type { CheckedCheckpoint } from './checkpoint-banner.tsx';

const LARGEST = 4000;

/** The menu of checkpoints: create one, check one, and subscribe to weekly emails. */
export function CheckpointMenu({ onChecked }: { onChecked: (found: CheckedCheckpoint) => void }) {
  const chooser = useRef<HTMLInputElement | null>(null);
  const { data } = useApiQuery(CheckpointMailDocument, {}, { quiet: true });
  const create = useApiMutation(CreateCheckpointDocument);
  const check = useApiMutation(CheckCheckpointDocument);
  const setMail = useApiMutation(SetCheckpointMailDocument, { refreshes: [['audit_logs', 'CheckpointMail']] });
  const phone = usePhone();
  const busy = create.isPending || check.isPending || setMail.isPending;
  const weekly = data?.audit_checkpoint_mail.weekly === true;

  const take = async (): Promise<void> => {
    const { audit_checkpoint_create: made } = await create.mutateAsync({});
    saveFile(new Blob([made.file], { type: 'application/json' }), made.name);
    toast.success(`Checkpoint of ${made.seq.toLocaleString('en-US')} entries saved. Keep it outside of Salus.`);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LARGEST) return toast.warning('This file is not an audit-log checkpoint.');
    const { audit_checkpoint_check: found } = await check.mutateAsync({ file: await file.text() });
    onChecked(found);
  };
  const mail = async (): Promise<void> => {
    await setMail.mutateAsync({ weekly: !weekly });
    toast.success(weekly ? 'Checkpoint emails turned off' : 'A checkpoint is emailed every Monday');
  };
  // The query client reports errors.
  const quietly = (command: Promise<void>): void => void command.catch(() => undefined);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          {phone ? (
            <ActionIcon variant="default" aria-label="Checkpoints" loading={busy}>
              <IconCertificate size={16} stroke={1.75} />
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={<IconCertificate size={16} stroke={1.75} />} loading={busy}>
              Checkpoints
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => quietly(take())}>
            Save a checkpoint
          </Menu.Item>
          <Menu.Item leftSection={<IconFileCheck size={16} />} onClick={() => chooser.current?.click()}>
            Check a checkpoint…
          </Menu.Item>
          {can('audit.export') && (
            <Menu.Item
              role="menuitemcheckbox"
              aria-checked={weekly}
              leftSection={weekly ? <IconCheck size={16} /> : <IconMail size={16} />}
              onClick={() => quietly(mail())}
            >
              Email one to the administrators each week
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Checkpoint"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          quietly(read(file));
        }}
      />
    </>
  );
}
