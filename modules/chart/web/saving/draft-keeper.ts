import type { NoteDraft } from './note-fields.ts';

interface KeeperPorts {
  /** Returns the current draft; null if there is none. */
  draft: () => NoteDraft | null;
  /** Resolves when the draft is on disk. */
  keep: (draft: NoteDraft) => Promise<void>;
  drop: () => Promise<void>;
}

/**
 * Stores a draft on this computer: one write at a time, each with the newest text; deleted when there is nothing to
 * store.
 */
export function createDraftKeeper({ draft, keep, drop }: KeeperPorts) {
  let writing: Promise<void> | null = null;
  let again = false;
  let isStored = false;

  const write = async (): Promise<void> => {
    // After the paint of the key press, not before.
    await new Promise((resolve) => setTimeout(resolve, 0));
    do {
      again = false;
      const now = draft();
      if (now !== null) {
        isStored = true;
        await keep(now).catch(() => undefined);
      }
    } while (again);
  };

  const dropIfDone = (): void => {
    if (!isStored || writing !== null || draft() !== null) return;
    isStored = false;
    void drop().catch(() => undefined);
  };

  return {
    /** Called after a change. */
    soon(): void {
      if (writing !== null) {
        again = true;
        return;
      }
      writing = write().finally(() => {
        writing = null;
        dropIfDone();
      });
    },
    dropIfDone,
    /** Called if there is a stored draft. */
    found(): void {
      isStored = true;
    },
    written: async (): Promise<void> => {
      await writing;
    },
  };
}
