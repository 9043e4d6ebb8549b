import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Writing takes at most a twentieth of the time.
const SHARE = 20;
const AT_ONCE = 5;

/** Persists a state in a file. */
export interface StateFile {
  /** Marks the state as changed since it was last written. */
  changed(): void;
  /** Writes pending changes. */
  close(): void;
}

/** Persists a state in a file: immediately while it is small, and less often the longer a write takes. */
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
