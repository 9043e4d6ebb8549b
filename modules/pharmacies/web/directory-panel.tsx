import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { PharmacyDirectoryStateDocument, RefreshPharmacyDirectoryDocument } from './drug.operations.gen.ts';
import classes from './pharmacies.module.css';

const LOOK_AGAIN_MS = 4000;

/** The number of known pharmacies, the last load, and a button to reload the directory. */
export function DirectoryPanel() {
  const read = useApiQuery(PharmacyDirectoryStateDocument, {}, { quiet: true });
  const refresh = useApiMutation(RefreshPharmacyDirectoryDocument, {
    onDone: () => {
      toast.info('The directory is being updated in the background');
      setTimeout(() => refreshQueries('drug', 'PharmacyDirectoryState'), LOOK_AGAIN_MS);
    },
  });
  return (
    <Panel
      title="Network pharmacies"
      actions={
        can('pharmacies.directory') &&
        read.data?.pharmacy_directory.is_connected === true && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.75} />}
            loading={refresh.isPending}
            onClick={() => refresh.mutate({})}
          >
            Refresh
          </Button>
        )
      }
    >
      <ReadState read={read} label="Directory" rows={2}>
        {({ pharmacy_directory: directory }) => (
          <>
            {!directory.is_connected && (
              <Notice tone="warning">
                No prescription network is set up on this installation. Ask the administrator of this installation to
                set one up.
              </Notice>
            )}
            {directory.problem != null && <Notice tone="warning">{directory.problem}</Notice>}
            <p className={classes.what}>
              <strong>{directory.pharmacies.toLocaleString('en-US')} pharmacies in the directory.</strong>
              <span className={classes.quiet}>
                {directory.loaded_time == null
                  ? 'The directory has not been imported yet.'
                  : `Updated ${formatInstant(directory.loaded_time)}. Changes are imported nightly, and the full directory on Sundays.`}
              </span>
            </p>
          </>
        )}
      </ReadState>
    </Panel>
  );
}
