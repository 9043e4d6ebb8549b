import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a directory and its parents. Node's own recursive mkdir never returns if the system reports ENOENT below an
 * existing directory, as under /proc.
 */
export function makeDirectory(dir: string, mode: number): void {
  if (existsSync(dir)) return;
  makeDirectory(path.dirname(dir), mode);
  try {
    mkdirSync(dir, { mode });
  } catch (error) {
    // Another instance was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
