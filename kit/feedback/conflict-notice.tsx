import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';
import { watchSeen } from './watch-seen.ts';

/** Of a record that somebody else has saved meanwhile: what theirs says, null where it is gone, and how to take it over. */
export interface Conflict {
  says: string | null;
  take?: () => void;
  /** The notice was on screen long enough to be read; another function for each version that it tells of. */
  onSeen?: () => void;
}

/** Tells that somebody else has saved meanwhile, in their words, with the two ways on: to save again, or to take theirs. */
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
