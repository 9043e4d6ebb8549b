import { Kbd, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { usePhone } from '#kit/page/use-phone.ts';
import classes from './global-search.module.css';
import type { Palette } from './use-palette.ts';

interface PaletteStatusProps {
  palette: Palette;
  typed: string;
  count: number;
}

/**
 * The status of the search in words, announced by screen readers as it changes. A failed search is shown as a line with
 * a way to retry.
 */
export function PaletteStatus({ palette: { status, failed, now }, typed, count }: PaletteStatusProps) {
  const phone = usePhone();
  return (
    <>
      <div role="status" className={classes.status}>
        {status === 'searching' && count === 0 && 'Searching…'}
        {status === 'done' && count === 0 && `No results for “${typed}”`}
        {status === 'done' && count > 0 && (
          <VisuallyHidden>{count === 1 ? '1 result' : `${count} results`}</VisuallyHidden>
        )}
      </div>
      {failed.length > 0 && (
        <div className={classes.failed}>
          <span>{failed.join(' and ')} could not be searched.</span>
          <UnstyledButton className={classes.again} onMouseDown={(event) => event.preventDefault()} onClick={now}>
            Try again
          </UnstyledButton>
        </div>
      )}
      {!phone && count > 0 && (
        <div className={classes.keys} aria-hidden>
          <span>
            <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> choose
          </span>
          <span>
            <Kbd size="xs">Enter</Kbd> open
          </span>
          <span>
            <Kbd size="xs">Ctrl Enter</Kbd> new tab
          </span>
          <span>
            <Kbd size="xs">Esc</Kbd> close
          </span>
        </div>
      )}
    </>
  );
}
