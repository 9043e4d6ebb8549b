import { openWindow } from '#kit/windows/open-windows.ts';

/** A document of a patient's chart, an attachment, or a file of a drive. */
export type DocumentOf =
  | { name: string; document: string }
  | { name: string; attachment: string }
  | { name: string; file_name: string; subfolder: string; shared?: string };

/** Opens the window that shows a file. */
export function openDocument(document: DocumentOf): void {
  openWindow('document', { ...document });
}
