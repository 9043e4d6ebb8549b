import { Button } from '@mantine/core';
import { IconFolderPlus, IconHistory, IconPencil, IconTrash, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useDelete } from '#kit/forms/use-delete.ts';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { RowIcon } from '#kit/rows/row-buttons.tsx';
import { TAKEN_ENDINGS } from '#files/rules';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { deleteFromDrive } from '../drive-api.ts';
import { DriveBrowser, type DriveItem } from './drive-browser.tsx';
import { refreshDrive } from './drive-key.ts';
import type { OpenFolder } from './drive-place.ts';
import { DriveSpace } from './drive-space.tsx';
import { NameDialog, type NameTarget } from './name-dialog.tsx';
import { openDocument } from './open-document.ts';
import { ShareDialog } from './share-dialog.tsx';
import { uploadAll, UploadButton } from './upload-button.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** /securemessage/drive: the user's files and those that others share with the user, for attaching them to messages. */
export function DrivePage() {
  const [folder, setFolder] = useState<OpenFolder>({ subfolder: '', canEdit: true });
  const [naming, setNaming] = useState<NameTarget | null>(null);
  const [versionsOf, setVersionsOf] = useState<DriveItem | null>(null);
  const [sharing, setSharing] = useState<DriveItem | null>(null);
  const { remove } = useDelete({
    ask: ({ name, type }: DriveItem) => ({
      title: `Delete ${name}?`,
      message:
        type === 'file'
          ? 'Its earlier versions are deleted too. It stays attached to messages already sent.'
          : 'Only an empty folder can be deleted.',
    }),
    run: ({ path }) => deleteFromDrive(path),
    done: (_answer, { name }) => `${name} deleted`,
    onDone: refreshDrive,
  });
  const actions = (item: DriveItem) => (
    <>
      {item.type === 'file' && (
        <RowIcon label={`Versions of ${item.name}`} icon={IconHistory} onClick={() => setVersionsOf(item)} />
      )}
      {item.access === 'own' && (
        <RowIcon label={`Share ${item.name}`} icon={IconUserShare} onClick={() => setSharing(item)} />
      )}
      {item.access !== 'view' && (
        <RowIcon
          label={`Rename ${item.name}`}
          icon={IconPencil}
          onClick={() => setNaming({ path: item.path, name: item.name, moves: !item.isShare })}
        />
      )}
      {item.access === 'own' && <RowIcon label={`Delete ${item.name}`} icon={IconTrash} onClick={() => remove(item)} />}
    </>
  );
  return (
    <Page>
      <PageHeader title="Drive">
        {folder?.canEdit === true && (
          <>
            <Button
              variant="default"
              leftSection={<IconFolderPlus size={16} stroke={1.75} />}
              onClick={() => setNaming({ folder })}
            >
              New folder
            </Button>
            <UploadButton
              label="Files on this computer"
              accept={TAKEN_ENDINGS.join(',')}
              multiple
              onFiles={(chosen) => uploadAll(chosen, folder)}
            >
              Upload
            </UploadButton>
          </>
        )}
      </PageHeader>
      <Panel flush>
        {canEncrypt ? (
          <DriveBrowser
            onFolder={setFolder}
            onChoose={({ name, ...where }) => openDocument({ name, file_name: name, ...where })}
            actions={actions}
          />
        ) : (
          <NoEncryption />
        )}
        <DriveSpace />
      </Panel>
      {naming !== null && <NameDialog naming={naming} onClose={() => setNaming(null)} />}
      {versionsOf !== null && (
        <VersionsDialog
          file={versionsOf.path}
          canEdit={versionsOf.access !== 'view'}
          onClose={() => setVersionsOf(null)}
        />
      )}
      {sharing !== null && <ShareDialog item={sharing} onClose={() => setSharing(null)} />}
    </Page>
  );
}
