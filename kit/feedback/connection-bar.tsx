import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { lookAgain, onConnectionBack, useConnection } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';
import classes from './connection-bar.module.css';

/**
 * Shows that the server can't be reached while that is the case. It overlays the page so that nothing moves. `opening`:
 * a page waits for the connection.
 */
export function ConnectionBar({ opening = false }: { opening?: boolean }) {
  const offline = useConnection((state) => state.offline);
  // The data on the page may be stale by then, or may have failed to load.
  useEffect(() => onConnectionBack(() => void queryClient.invalidateQueries()), []);
  return (
    <div role="status" aria-label="Connection">
      {offline && (
        <div className={classes.bar}>
          <IconCloudOff size={16} stroke={1.75} />
          <span>
            {opening
              ? 'Offline. The page opens when the connection is back.'
              : 'Offline. What you type is saved on this computer.'}
          </span>
          <Button size="compact-sm" variant="subtle" onClick={() => void lookAgain()}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
