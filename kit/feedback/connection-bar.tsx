import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { lookAgain, onConnectionBack, useConnection } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';
import classes from './connection-bar.module.css';

/** Says that the server can't be reached, for as long as that is so; it lies over the page, so that nothing moves. */
export function ConnectionBar() {
  const offline = useConnection((state) => state.offline);
  // What stands on the page may be old by then, or could not be read at all.
  useEffect(() => onConnectionBack(() => void queryClient.invalidateQueries()), []);
  return (
    <div role="status" aria-label="Connection">
      {offline && (
        <div className={classes.bar}>
          <IconCloudOff size={16} stroke={1.75} />
          <span>No connection. What you type is saved on this computer.</span>
          <Button size="compact-sm" variant="subtle" onClick={() => void lookAgain()}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
