import { openWindow } from '#kit/windows/open-windows.ts';

/** A file of a message, or of one's own drive. */
export type DocumentOf = { name: string; attachment: string } | { name: string; file_name: string; subfolder: string };

/** Opens the window that shows a file. */
export function openDocument(document: DocumentOf): void {
  openWindow('document', { ...document });
}
