import { Button, CloseButton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { dropUndo, holdUndo, releaseUndo, useUndo } from './undo.ts';
import classes from './undo-notice.module.css';

/** What was just done, and a button that takes it back. It is there before the first of them, or screen readers would miss it. */
export function UndoNotice() {
  const last = useUndo((state) => state.last);
  return (
    // Nothing is done here with pointer or keyboard: whoever looks at it holds the clock.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      className={classes.host}
      aria-label="Last change"
      aria-live="polite"
      onMouseEnter={holdUndo}
      onMouseLeave={releaseUndo}
      onFocus={holdUndo}
      onBlur={releaseUndo}
    >
      {last !== null && (
        <div className={classes.notice}>
          <span className={classes.message}>{last.message}</span>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
            onClick={() => {
              dropUndo();
              last.undo();
            }}
          >
            Undo
          </Button>
          <CloseButton size="sm" aria-label="Dismiss" onClick={dropUndo} />
        </div>
      )}
    </section>
  );
}
