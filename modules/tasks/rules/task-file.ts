import { readText } from './read-text.ts';

// Types that can contain scripts are not opened in the clinic's origin.
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The file extensions that a task accepts, as listed by a file field. */
export const taskFileEndings: readonly string[] = Object.keys(TYPES).map((ending) => `.${ending}`);

/** Returns the MIME type of a file by its name; null if a task does not accept it. */
export function taskFileType(name: string): string | null {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  return dot >= 0 && Object.hasOwn(TYPES, ending) ? TYPES[ending]! : null;
}

/** Sanitizes a file name for storage: removes path separators and bidirectional control characters. */
export function readFileName(typed: string): { text: string } | { problem: string } {
  return readText(typed.replaceAll(/[/\\]/g, ' '), 'Name', 150);
}

/** Returns an unused name: `scan.pdf`, then `scan (2).pdf`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${stem} (${count})${ending}`;
    if (!isTaken(tried.toLowerCase())) return tried;
  }
}
