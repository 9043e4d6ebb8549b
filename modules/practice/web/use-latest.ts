import { useState } from 'react';
import type { Began } from '#kit/forms/use-form-draft.ts';

/** What a form began from, and what is there now. */
export interface Latest {
  /** The version that a save replaces: what the reader of the form has been told of. */
  version: number;
  /** Whether somebody else saved since the form began. */
  changed: boolean;
  /** The form now begins from this version: after its own save, or when it has taken over what is there. */
  begin: (version: number) => void;
  /** Goes to the form, for its draft. */
  began: Began;
}

/** Keeps apart what a form began from and what others have saved since; the page shows a `ChangedNotice` while they differ. */
export function useLatest(latest: number): Latest {
  const [base, setBase] = useState(latest);
  return {
    version: Math.max(latest, base),
    changed: latest > base,
    begin: setBase,
    began: { get: () => base, set: setBase },
  };
}
