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

/** Reads the network's directory in a worker thread, since it can exceed a hundred megabytes. Null if unreadable. */
export async function readDirectoryFile(text: string): Promise<DirectoryFile | null> {
  try {
    // Shared by all clinics.
    return await runWork(parsing, { text }, { of: { clinicId: 'directory', userId: null } });
  } catch (error) {
    if (error instanceof WorkEnded) return null;
    throw error;
  }
}
