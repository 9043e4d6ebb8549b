import { messageLimits } from './message-limits.ts';

// Characters with a special meaning in paths and headers, and those that reverse the writing direction.
const FORBIDDEN = /[\p{Cc}\\/:*?"<>|\u202a-\u202e\u2066-\u2069]/u;

/** Returns the problem of a file or folder name, or null if it is valid. */
export function fileNameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === '.' || trimmed === '..') return 'Name is required';
  if (trimmed !== name || !name.isWellFormed() || FORBIDDEN.test(name)) return 'This name can’t be used';
  return Array.from(name).length > messageLimits.fileName ? `Enter at most ${messageLimits.fileName} characters` : null;
}

/** Returns whether a path has more folders inside each other than a drive can have. */
export function isTooDeep(path: string): boolean {
  return path.split('/').filter((name) => name !== '').length > messageLimits.folderDepth;
}

/** Splits a path such as `a/b` into folders, outermost first; null if a name is invalid or there are too many. */
export function foldersOf(subfolder: string): string[] | null {
  const names = subfolder.split('/').filter((name) => name !== '');
  if (names.length > messageLimits.folderDepth) return null;
  return names.every((name) => fileNameProblem(name) === null) ? names : null;
}
