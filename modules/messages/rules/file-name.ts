import { messageLimits } from './message-limits.ts';

// What a path or a header would take for something else, and what turns the order of letters round.
const FORBIDDEN = /[\p{Cc}\\/:*?"<>|\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with the name of a file or folder; null where nothing is. */
export function fileNameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === '.' || trimmed === '..') return 'Name is required';
  if (trimmed !== name || !name.isWellFormed() || FORBIDDEN.test(name)) return 'This name can’t be used';
  return Array.from(name).length > messageLimits.fileName ? `Enter at most ${messageLimits.fileName} characters` : null;
}

/** The folders of a path as `a/b`, from the outermost; null where one of them has no possible name or there are too many. */
export function foldersOf(subfolder: string): string[] | null {
  const names = subfolder.split('/').filter((name) => name !== '');
  if (names.length > messageLimits.folderDepth) return null;
  return names.every((name) => fileNameProblem(name) === null) ? names : null;
}
