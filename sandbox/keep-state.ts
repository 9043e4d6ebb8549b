import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// A twentieth of the time at most goes into writing.
const SHARE = 20;
const AT_ONCE = 5;

/** What keeps a state in a file. */
export interface StateFile {
  /** Notes that the state is another than what lies in the file. */
  changed(): void;
  /** Writes what is not written yet. */
  close(): void;
}

/** Keeps a state in a file: at once as long as it is small, and the seldomer the longer it takes to write all of it. */
export function keepState(file: string, state: object): StateFile {
  let took = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const begun = performance.now();
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    took = performance.now() - begun;
  };
  return {
    changed() {
      if (took < AT_ONCE) write();
      else timer ??= setTimeout(write, took * SHARE);
    },
    close() {
      if (timer !== undefined) write();
    },
  };
}
