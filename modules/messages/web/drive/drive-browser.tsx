import { Button } from '@mantine/core';
import { IconArrowLeft, IconFile, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowIcon } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { type DriveEntry, listFolder } from '../drive-api.ts';
import classes from './drive.module.css';

interface DriveBrowserProps {
  /** Called when a file is chosen. */
  onChoose: (subfolder: string, name: string) => void;
  /** If set, entries can be renamed and deleted. */
  onRename?: (subfolder: string, entry: DriveEntry) => void;
  onDelete?: (subfolder: string, entry: DriveEntry) => void;
  /** Called when another folder is opened. */
  onFolder?: (subfolder: string) => void;
}

/** The cache key of the drive's folders. */
export const DRIVE_KEY = 'drive';

/** The user's drive, folder by folder, with a back button and the path. */
export function DriveBrowser({ onChoose, onRename, onDelete, onFolder }: DriveBrowserProps) {
  const [path, setPath] = useState<readonly string[]>([]);
  const subfolder = path.join('/');
  const read = useQuery({
    queryKey: [DRIVE_KEY, subfolder],
    queryFn: ({ signal }) => listFolder(subfolder, signal),
    meta: { quiet: true },
  });
  const go = (next: readonly string[]): void => {
    setPath(next);
    onFolder?.(next.join('/'));
  };
  return (
    <div>
      <nav aria-label="Folder" className={classes.path}>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={path.length === 0}
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => go(path.slice(0, -1))}
        >
          Back
        </Button>
        {['Drive', ...path].map((name, depth) => (
          <span key={depth}>
            {depth > 0 && ' / '}
            {depth === path.length ? (
              <strong aria-current="location">{name}</strong>
            ) : (
              <button type="button" className={classes.crumb} onClick={() => go(path.slice(0, depth))}>
                {name}
              </button>
            )}
          </span>
        ))}
      </nav>
      <ReadRows
        label={path.at(-1) ?? 'Drive'}
        read={read}
        rows={(entries) => entries}
        rowId={({ name }) => name}
        empty={{ icon: IconFolder, title: 'This folder is empty' }}
        loadingRows={3}
      >
        {(entry) => (
          <Row
            title={<EntryName entry={entry} />}
            subtitle={[
              entry.type === 'file' && sizeText(entry.size),
              formatInstant(new Date(entry.mtime).toISOString()),
            ]}
            onOpen={() => (entry.type === 'directory' ? go([...path, entry.name]) : onChoose(subfolder, entry.name))}
            actions={
              <>
                {onRename !== undefined && (
                  <RowIcon
                    label={`Rename ${entry.name}`}
                    icon={IconPencil}
                    onClick={() => onRename(subfolder, entry)}
                  />
                )}
                {onDelete !== undefined && (
                  <RowIcon label={`Delete ${entry.name}`} icon={IconTrash} onClick={() => onDelete(subfolder, entry)} />
                )}
              </>
            }
          />
        )}
      </ReadRows>
    </div>
  );
}

function EntryName({ entry: { name, type } }: { entry: DriveEntry }) {
  const Icon = type === 'directory' ? IconFolder : IconFile;
  return (
    <span className={classes.name}>
      <Icon size={16} aria-hidden />
      {name}
    </span>
  );
}

/** Formats a file size. */
export function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
