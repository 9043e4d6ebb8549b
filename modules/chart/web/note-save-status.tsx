import { useEffect, useState } from 'react';
import { SaveStatus, type SaveState } from '#kit/feedback/save-status.tsx';
import classes from './note-save-status.module.css';
import { exactTime } from './exact-time.ts';
import type { SaverState } from './saving/note-saver.ts';
import type { NoteWork } from './saving/note-work.ts';
import { useWork } from './saving/use-note-work.ts';

// Every word is saved separately; announcing each save would never be silent.
const CALM_MS = 500;

/** The save status of the text, with the time of the last save. */
export function NoteSaveStatus({ work }: { work: NoteWork }) {
  const saver = useWork(work, (state) => state.saver);
  const status = useCalmStatus(saver);
  return (
    <span className={classes.line} data-testid="save-status">
      <SaveStatus state={status} savedAt={saver.savedAt} onRetry={() => work.saver.resume()} />
      {status === 'saved' && saver.savedAt !== undefined && (
        <time className={classes.time} dateTime={saver.savedAt}>
          {exactTime(saver.savedAt)}
        </time>
      )}
    </span>
  );
}

/** Keeps "Saving…" while the user types; "Saved" appears once it has been true for a moment. */
function useCalmStatus({ status, conflict }: SaverState): SaveState {
  const [shown, setShown] = useState(status);
  const hasConflict = conflict !== null;
  useEffect(() => {
    if (status !== 'saved') {
      setShown(status === 'unsaved' && !hasConflict ? 'saving' : status);
      return undefined;
    }
    const timer = window.setTimeout(() => setShown('saved'), CALM_MS);
    return () => window.clearTimeout(timer);
  }, [status, hasConflict]);
  return shown;
}
