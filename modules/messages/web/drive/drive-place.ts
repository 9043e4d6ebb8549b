import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '#kit/live/use-live.ts';
import { type DriveFolder, listSharedWithMe, type SharedEntry } from '../drive-api.ts';
import { DRIVE_KEY, refreshDrive } from './drive-key.ts';

/** The user's own drive, or what others share with the user. */
export type DriveView = 'own' | 'shared';

/** The open folder; null for the list of what others share. */
export type OpenFolder = (DriveFolder & { canEdit: boolean }) | null;

/** Where the user is on the drives, and how to go elsewhere. Follows changes by others. */
export function useDrivePlace() {
  useLive('messages.drive-changed', refreshDrive);
  const [place, setPlace] = useState<{ view: DriveView; rootId: string | null; path: readonly string[] }>({
    view: 'own',
    rootId: null,
    path: [],
  });
  const { view, rootId, path } = place;
  const sharedRead = useQuery({
    queryKey: [DRIVE_KEY, 'shared'],
    queryFn: ({ signal }) => listSharedWithMe(signal),
    meta: { quiet: true },
    enabled: view === 'shared',
  });
  // Once sharing has stopped, the folder is left.
  const root = (view === 'shared' && sharedRead.data?.find(({ id }) => id === rootId)) || null;
  const subfolder = path.join('/');
  const folder: OpenFolder =
    view === 'own' ? { subfolder, canEdit: true } : root && { shared: root.id, subfolder, canEdit: root.can_edit };
  return {
    view,
    folder,
    root,
    sharedRead,
    /** The names of the open folders, outermost first. */
    names: view === 'own' ? ['Drive', ...path] : ['Shared with me', ...(root === null ? [] : [root.name, ...path])],
    switchTo: (next: DriveView) => setPlace({ view: next, rootId: null, path: [] }),
    enter: (name: string) => setPlace({ ...place, path: [...path, name] }),
    enterShared: ({ id }: SharedEntry) => setPlace({ view: 'shared', rootId: id, path: [] }),
    /** Goes up to this index of `names`. */
    goUp: (index: number) => {
      if (view === 'own') setPlace({ ...place, path: path.slice(0, index) });
      else setPlace({ view, rootId: index === 0 ? null : rootId, path: path.slice(0, Math.max(0, index - 1)) });
    },
  };
}
