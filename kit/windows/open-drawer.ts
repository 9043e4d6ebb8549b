import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { WindowInput } from '../module/web-module.ts';

/** The props of the content of the right drawer. */
export interface DrawerContentProps {
  input: WindowInput;
  /** Closes it without asking, e.g. after a save. */
  onClose: () => void;
}

/** The content of the right drawer. */
export interface DrawerRequest {
  title: string;
  content: () => Promise<ComponentType<DrawerContentProps>>;
  input?: WindowInput;
}

/** The content of the right drawer, or null; `key` changes with every opening. */
export const useDrawer = create<{ shown: (DrawerRequest & { key: string }) | null }>(() => ({ shown: null }));

/**
 * Opens the drawer on the right: a form next to the page, e.g. Invite Member. There is only one; the next replaces it.
 */
export function openDrawer(request: DrawerRequest): void {
  useDrawer.setState({ shown: { ...request, key: crypto.randomUUID() } });
}

/** Closes the drawer without asking. */
export function closeDrawer(): void {
  useDrawer.setState({ shown: null });
}
