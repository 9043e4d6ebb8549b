import { readText } from './read-text.ts';

// What can hold a script is never opened in the clinic's own origin.
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

/** The endings of files that a task takes, as a file field lists them. */
export const taskFileEndings: readonly string[] = Object.keys(TYPES).map((ending) => `.${ending}`);

/** The MIME type of a file by its name; null for one that a task does not take. */
export function taskFileType(name: string): string | null {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  return dot >= 0 && Object.hasOwn(TYPES, ending) ? TYPES[ending]! : null;
}

/** The name that a file is kept under: what a path or the direction of writing would read differently is taken out. */
export function readFileName(typed: string): { text: string } | { problem: string } {
  return readText(typed.replaceAll(/[/\\]/g, ' '), 'Name', 150);
}

/** A free name beside those that are taken: `scan.pdf`, then `scan (2).pdf`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${stem} (${count})${ending}`;
    if (!isTaken(tried.toLowerCase())) return tried;
  }
}
