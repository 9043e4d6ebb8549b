import { Button } from '@mantine/core';
import { IconArrowLeft, IconFile, IconFolder, IconFolderShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { type DriveEntry, type DriveFolder, type DrivePath, listFolder, type SharedEntry } from '../drive-api.ts';
import { DRIVE_KEY } from './drive-key.ts';
import { type DriveView, type OpenFolder, useDrivePlace } from './drive-place.ts';
import classes from './drive.module.css';
import { sizeText } from './size-text.ts';

/** A file or folder in a list, and what the user may do with it. */
export interface DriveItem {
  path: DrivePath;
  name: string;
  type: DriveEntry['type'];
  access: 'own' | 'edit' | 'view';
  /** The entry that was shared, not one inside it. */
  isShare: boolean;
}

interface DriveBrowserProps {
  /** Called when a file is chosen. */
  onChoose: (file: DrivePath) => void;
  /** The buttons of a row. */
  actions?: (item: DriveItem) => ReactNode;
  /** Called when another folder is opened. */
  onFolder?: (folder: OpenFolder) => void;
}

const TABS: readonly { value: DriveView; label: string }[] = [
  { value: 'own', label: 'My drive' },
  { value: 'shared', label: 'Shared with me' },
];

/** The user's drive, and what others share with the user, folder by folder, with a back button and the path. */
export function DriveBrowser({ onChoose, actions, onFolder }: DriveBrowserProps) {
  const place = useDrivePlace();
  const { view, folder, root, names } = place;
  const key = JSON.stringify(folder);
  useEffect(() => {
    onFolder?.(JSON.parse(key) as OpenFolder);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the folder changes
  }, [key]);
  return (
    <div>
      <div className={classes.tabs}>
        <FilterTabs label="Drive" tabs={TABS} value={view} onChange={place.switchTo} />
      </div>
      <nav aria-label="Folder" className={classes.path}>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={names.length === 1}
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => place.goUp(names.length - 2)}
        >
          Back
        </Button>
        {names.map((name, depth) => (
          <span key={depth}>
            {depth > 0 && ' / '}
            {depth === names.length - 1 ? (
              <strong aria-current="location">{name}</strong>
            ) : (
              <button type="button" className={classes.crumb} onClick={() => place.goUp(depth)}>
                {name}
              </button>
            )}
          </span>
        ))}
      </nav>
      {folder === null ? (
        <SharedList place={place} onChoose={onChoose} actions={actions} />
      ) : (
        <FolderList
          folder={folder}
          name={names.at(-1) ?? 'Drive'}
          access={view === 'own' ? 'own' : root?.can_edit === true ? 'edit' : 'view'}
          onEnter={place.enter}
          onChoose={onChoose}
          actions={actions}
        />
      )}
    </div>
  );
}

interface FolderListProps {
  folder: DriveFolder;
  name: string;
  access: DriveItem['access'];
  onEnter: (name: string) => void;
  onChoose: (file: DrivePath) => void;
  actions: DriveBrowserProps['actions'];
}

function FolderList({ folder: { shared, subfolder }, name, access, onEnter, onChoose, actions }: FolderListProps) {
  const folder: DriveFolder = shared === undefined ? { subfolder } : { shared, subfolder };
  const read = useQuery({
    queryKey: [DRIVE_KEY, 'folder', folder],
    queryFn: ({ signal }) => listFolder(folder, signal),
    meta: { quiet: true },
  });
  return (
    <ReadRows
      label={name}
      read={read}
      rows={(entries) => entries}
      rowId={(entry) => entry.name}
      empty={{ icon: IconFolder, title: 'This folder is empty' }}
      loadingRows={3}
    >
      {(entry) => (
        <EntryRow
          entry={entry}
          badges={entry.shared && <StatusBadge>Shared</StatusBadge>}
          onOpen={() => (entry.type === 'directory' ? onEnter(entry.name) : onChoose({ ...folder, name: entry.name }))}
          actions={actions?.({
            path: { ...folder, name: entry.name },
            name: entry.name,
            type: entry.type,
            access,
            isShare: false,
          })}
        />
      )}
    </ReadRows>
  );
}

function SharedList({
  place: { sharedRead, enterShared },
  onChoose,
  actions,
}: { place: ReturnType<typeof useDrivePlace> } & Pick<DriveBrowserProps, 'onChoose' | 'actions'>) {
  return (
    <ReadRows
      label="Shared with me"
      read={sharedRead}
      rows={(entries) => entries}
      empty={{ icon: IconFolderShare, title: 'Nothing is shared with you' }}
      loadingRows={3}
    >
      {(entry) => (
        <EntryRow
          entry={entry}
          from={entry.owner}
          badges={<StatusBadge>{entry.can_edit ? 'Can edit' : 'Can view'}</StatusBadge>}
          onOpen={() => (entry.type === 'directory' ? enterShared(entry) : onChoose(pathOf(entry)))}
          actions={actions?.({
            path: pathOf(entry),
            name: entry.name,
            type: entry.type,
            access: entry.can_edit ? 'edit' : 'view',
            isShare: true,
          })}
        />
      )}
    </ReadRows>
  );
}

const pathOf = ({ id, name, type }: SharedEntry): DrivePath => ({
  shared: id,
  subfolder: '',
  name: type === 'directory' ? '' : name,
});

interface EntryRowProps {
  entry: Pick<DriveEntry, 'name' | 'type' | 'mtime' | 'size'>;
  /** The owner, if it is another member's. */
  from?: string;
  badges: ReactNode;
  onOpen: () => void;
  actions: ReactNode;
}

function EntryRow({ entry: { name, type, mtime, size }, from, badges, onOpen, actions }: EntryRowProps) {
  const Icon = type === 'directory' ? IconFolder : IconFile;
  return (
    <Row
      title={
        <span className={classes.name}>
          <Icon size={16} aria-hidden />
          {name}
        </span>
      }
      subtitle={[from, type === 'file' && sizeText(size), formatInstant(new Date(mtime).toISOString())]}
      badges={badges}
      onOpen={onOpen}
      actions={actions}
    />
  );
}
