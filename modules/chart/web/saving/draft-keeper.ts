import type { NoteDraft } from './note-fields.ts';

interface KeeperPorts {
  /** What is to be kept right now; null where there is nothing. */
  draft: () => NoteDraft | null;
  /** Resolves when it is on the disk. */
  keep: (draft: NoteDraft) => Promise<void>;
  drop: () => Promise<void>;
}

/** Keeps a draft on this computer: one write at a time, each with the newest text, dropped when nothing is left to keep. */
export function createDraftKeeper({ draft, keep, drop }: KeeperPorts) {
  let writing: Promise<void> | null = null;
  let again = false;
  let isStored = false;

  const write = async (): Promise<void> => {
    // After the letter has been painted, not before.
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
    /** Something has changed. */
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
    /** There is a draft from before. */
    found(): void {
      isStored = true;
    },
    written: async (): Promise<void> => {
      await writing;
    },
  };
}
