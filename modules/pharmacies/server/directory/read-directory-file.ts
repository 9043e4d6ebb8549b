import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import type { DirectoryFile } from './parse-directory-file.ts';

const parsing = defineWork<{ text: string }, DirectoryFile | null>({
  file: new URL('./parse-directory-file.ts', import.meta.url),
  name: 'parseDirectoryFile',
  lane: 'directory',
  seconds: 120,
  megabytes: 1024,
});

/** Reads the network's directory in a thread: it has more than a hundred megabytes. Null where it can't be read. */
export async function readDirectoryFile(text: string): Promise<DirectoryFile | null> {
  try {
    // It is every clinic's.
    return await runWork(parsing, { text }, { of: { clinicId: 'directory', userId: null } });
  } catch (error) {
    if (error instanceof WorkEnded) return null;
    throw error;
  }
}
