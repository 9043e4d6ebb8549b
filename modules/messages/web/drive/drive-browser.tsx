import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconFile, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { type DriveEntry, listFolder } from '../drive-api.ts';
import classes from './drive.module.css';

interface DriveBrowserProps {
  /** A file was chosen. */
  onChoose: (subfolder: string, name: string) => void;
  /** Where an entry can be renamed and deleted too. */
  onRename?: (subfolder: string, entry: DriveEntry) => void;
  onDelete?: (subfolder: string, entry: DriveEntry) => void;
  /** Told where one is. */
  onFolder?: (subfolder: string) => void;
}

/** The key under which folders of the drive are kept in the page. */
export const DRIVE_KEY = 'drive';

/** One's drive, folder by folder, with the way back and the path. */
export function DriveBrowser({ onChoose, onRename, onDelete, onFolder }: DriveBrowserProps) {
  const [path, setPath] = useState<readonly string[]>([]);
  const subfolder = path.join('/');
  const query = useQuery({
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
      {query.data === undefined && query.isError && (
        <ErrorState what="The folder" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowsSkeleton rows={3} height={36} />}
      {query.data?.length === 0 && <EmptyState icon={IconFolder} title="Nothing in this folder" />}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className={classes.entries} aria-label={path.at(-1) ?? 'Drive'}>
          {query.data.map((entry) => (
            <li key={entry.name}>
              <button
                type="button"
                className={classes.entry}
                onClick={() =>
                  entry.type === 'directory' ? go([...path, entry.name]) : onChoose(subfolder, entry.name)
                }
              >
                {entry.type === 'directory' ? <IconFolder size={16} /> : <IconFile size={16} />}
                <span className={classes.name}>{entry.name}</span>
                {entry.type === 'file' && <small>{sizeText(entry.size)}</small>}
                <small>{formatInstant(new Date(entry.mtime).toISOString())}</small>
              </button>
              {onRename !== undefined && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Rename ${entry.name}`}
                  onClick={() => onRename(subfolder, entry)}
                >
                  <IconPencil size={16} stroke={1.75} />
                </ActionIcon>
              )}
              {onDelete !== undefined && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete ${entry.name}`}
                  onClick={() => onDelete(subfolder, entry)}
                >
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A size as people read it. */
export function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
