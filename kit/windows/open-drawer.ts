import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { WindowInput } from '../module/web-module.ts';

/** What the content of the right drawer is given. */
export interface DrawerContentProps {
  input: WindowInput;
  /** Closes it without asking, as after a save. */
  onClose: () => void;
}

/** What the right drawer shows. */
export interface DrawerRequest {
  title: string;
  content: () => Promise<ComponentType<DrawerContentProps>>;
  input?: WindowInput;
}

/** What the right drawer shows, or null; `key` is new with every opening. */
export const useDrawer = create<{ shown: (DrawerRequest & { key: string }) | null }>(() => ({ shown: null }));

/** Opens the drawer at the right: a form beside the page, such as Invite Member. There is one; the next takes its place. */
export function openDrawer(request: DrawerRequest): void {
  useDrawer.setState({ shown: { ...request, key: crypto.randomUUID() } });
}

/** Closes the drawer without asking. */
export function closeDrawer(): void {
  useDrawer.setState({ shown: null });
}
