import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { BackupStatusDocument } from '../setting.operations.gen.ts';

const HOUR_MS = 3_600_000;

/** Shows administrators on every page that there is no recent backup. */
export function BackupBanner() {
  const { data } = useApiQuery(BackupStatusDocument, {}, { quiet: true });
  useEffect(() => {
    const timer = setInterval(() => refreshQueries('setting', 'BackupStatus'), HOUR_MS);
    return () => clearInterval(timer);
  }, []);
  const status = data?.backup_status;
  if (status?.is_old !== true) return null;
  return (
    <Notice tone="danger">
      {status.good_time == null
        ? 'This clinic has no backup.'
        : `The last good backup is from ${formatInstant(status.good_time)}.`}{' '}
      <Anchor component={Link} to="/settings/backups">
        View backups
      </Anchor>
    </Notice>
  );
}
