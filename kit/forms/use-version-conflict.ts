import { useRef, useState } from 'react';
import { ApiError, hasCode } from '../api/api-error.ts';
import type { Began } from './unsaved/use-form-draft.ts';

/** What stands on the server now: the version that the next save replaces, and what it says in a few words. */
export interface SavedMeanwhile {
  version: number;
  says: string;
}

/**
 * Guards the save of what two people may edit at once. Where somebody else has saved since the form began, the save is
 * refused, the hint says what theirs is, and the next save replaces it. `began` goes to the form, for its draft.
 */
export function useVersionConflict(begun: number | null, readSaved: () => Promise<SavedMeanwhile | null>) {
  const version = useRef(begun ?? 0);
  const [hint, setHint] = useState<string | null>(null);
  const [began] = useState<Began | undefined>(() =>
    begun === null ? undefined : { get: () => version.current, set: (back) => (version.current = back) },
  );
  const guard = async <Answer>(save: (version: number) => Promise<Answer>): Promise<Answer> => {
    try {
      return await save(version.current);
    } catch (error) {
      if (begun === null || !hasCode(error, 'STALE_VERSION')) throw error;
      const saved = await readSaved();
      if (saved === null) setHint('Somebody else has taken this away meanwhile. What you typed is still here.');
      else {
        version.current = saved.version;
        setHint(`Somebody else has saved meanwhile: ${saved.says}. Save again to put yours in its place.`);
      }
      throw alreadyShown();
    }
  };
  return { hint, setHint, guard, began };
}

/** An error that the form shows nothing of: what it says stands above the fields already. */
export function alreadyShown(): ApiError {
  return new ApiError('TOLD', '', { subType: 'Z_InputError', issues: [{ path: 'told', message: '' }] });
}
