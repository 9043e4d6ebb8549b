import { Button } from '@mantine/core';
import { IconFolderPlus, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { toast } from '#kit/feedback/toast.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { TAKEN_ENDINGS } from '#files/rules';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { deleteFromDrive, type DriveEntry, uploadToDrive } from '../drive-api.ts';
import { openDocument } from './open-document.ts';
import { DRIVE_KEY, DriveBrowser } from './drive-browser.tsx';
import { NameDialog, type NameTarget } from './name-dialog.tsx';

const refresh = (): void => void queryClient.invalidateQueries({ queryKey: [DRIVE_KEY] });

/** /securemessage/drive: the user's files, for attaching them to messages. */
export function DrivePage() {
  const [subfolder, setSubfolder] = useState('');
  const [naming, setNaming] = useState<NameTarget | null>(null);
  const [isUploading, setUploading] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const upload = async (chosen: readonly File[]): Promise<void> => {
    setUploading(true);
    for (const file of chosen) {
      try {
        await uploadToDrive(file, subfolder);
        toast.success(`${file.name} upload successfully`);
      } catch (problem) {
        const why = problem instanceof ApiError ? problem.message : 'The upload was interrupted.';
        toast.error(why, { title: `${file.name} failed to upload` });
      }
    }
    setUploading(false);
    refresh();
  };
  const { remove } = useDelete({
    ask: ({ entry: { name, type } }: { folder: string; entry: DriveEntry }) => ({
      title: `Delete ${name}?`,
      message: type === 'file' ? 'It stays attached to messages already sent.' : 'Only an empty folder can be deleted.',
    }),
    run: ({ folder, entry: { name } }) => deleteFromDrive(folder, name),
    done: (_answer, { entry: { name } }) => `${name} deleted`,
    onDone: refresh,
  });
  return (
    <Page>
      <PageHeader title="Drive">
        <Button
          variant="default"
          leftSection={<IconFolderPlus size={16} stroke={1.75} />}
          onClick={() => setNaming({ subfolder, entry: null })}
        >
          New folder
        </Button>
        <Button
          loading={isUploading}
          disabled={!canEncrypt}
          leftSection={<IconUpload size={16} stroke={1.75} />}
          onClick={() => input.current?.click()}
        >
          Upload
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files on this computer"
          accept={TAKEN_ENDINGS.join(',')}
          onChange={({ currentTarget }) => {
            void upload([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </PageHeader>
      <Panel flush>
        {canEncrypt ? (
          <DriveBrowser
            onFolder={setSubfolder}
            onChoose={(folder, name) => openDocument({ name, file_name: name, subfolder: folder })}
            onRename={(folder, entry) => setNaming({ subfolder: folder, entry })}
            onDelete={(folder, entry) => remove({ folder, entry })}
          />
        ) : (
          <NoEncryption />
        )}
      </Panel>
      {naming !== null && <NameDialog naming={naming} onClose={() => setNaming(null)} onDone={refresh} />}
    </Page>
  );
}
