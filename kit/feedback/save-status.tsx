import { Anchor, Text, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2, IconPencil } from '@tabler/icons-react';
import { formatInstant } from '../formats/instant.ts';
import type { Icon } from '../module/web-module.ts';
import classes from './save-status.module.css';

/**
 * The save state of what the user typed: `unsaved` is only in this browser's vault, `offline` too while the server
 * can't be reached, and `failed` means that the server refused it.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed';

interface SaveStatusProps {
  state: SaveState;
  /** The time of the last save that the server confirmed, an ISO instant. */
  savedAt?: string;
  onRetry?: () => void;
}

const SAYS: Record<SaveState, { text: string; icon: Icon }> = {
  saved: { text: 'Saved', icon: IconCheck },
  unsaved: { text: 'Not saved yet', icon: IconPencil },
  saving: { text: 'Saving…', icon: IconLoader2 },
  offline: { text: 'Offline – saved on this computer', icon: IconCloudOff },
  failed: { text: 'Could not be saved', icon: IconAlertTriangle },
};

/** Shows unobtrusively whether the user's input is saved. Its width is constant, so that nothing next to it moves. */
export function SaveStatus({ state, savedAt, onRetry }: SaveStatusProps) {
  const { text, icon: Icon } = SAYS[state];
  const status = (
    <span className={classes.status} data-state={state} role="status">
      <Icon size={15} stroke={1.75} className={classes.icon} />
      <Text span inherit>
        {text}
      </Text>
    </span>
  );
  return (
    <span className={classes.line}>
      {savedAt === undefined || state !== 'saved' ? (
        status
      ) : (
        <Tooltip label={`Saved ${formatInstant(savedAt)}`}>{status}</Tooltip>
      )}
      {onRetry !== undefined && (state === 'failed' || state === 'offline') && (
        <Anchor component="button" type="button" size="xs" onClick={onRetry}>
          Try again
        </Anchor>
      )}
    </span>
  );
}
