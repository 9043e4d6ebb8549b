import { Button } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';

/** Somebody else saved while this form was open. */
export function ChangedNotice({ what, onTake }: { what: string; onTake: () => void }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onTake}>
          Take what is there
        </Button>
      }
    >
      Somebody else has changed {what} while you were typing. Saving now replaces it with what stands here.
    </Notice>
  );
}
