import { openDrawer } from '#kit/windows/open-drawer.ts';

/** Opens the drawer that creates a note without an appointment: a walk-in, or a phone call. */
export function openNewNote(): void {
  openDrawer({
    title: 'New note',
    content: () => import('./new-note-drawer.tsx').then(({ NewNoteDrawer }) => NewNoteDrawer),
  });
}
