import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';
import { watchSeen } from './watch-seen.ts';

/**
 * A version conflict: a description of the other user's version (null if the record was deleted), and a way to adopt
 * it.
 */
export interface Conflict {
  says: string | null;
  take?: () => void;
  /** Called when the notice was on screen long enough to be read. Pass a new function for each version. */
  onSeen?: () => void;
}

/**
 * Reports that another user saved a newer version, describes it, and offers two ways to continue: save again, or use
 * theirs.
 */
export function ConflictNotice({ says, take, onSeen }: Conflict) {
  const notice = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (notice.current !== null && onSeen !== undefined) return watchSeen(notice.current, onSeen);
  }, [onSeen]);
  return (
    <div ref={notice}>
      <Notice
        tone="warning"
        action={
          take !== undefined && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={take}>
              Use their version
            </Button>
          )
        }
      >
        {says === null
          ? 'Someone else deleted this since you opened it. What you typed is still here.'
          : `Someone else saved changes: ${says}. Save again to overwrite them.`}
      </Notice>
    </div>
  );
}
