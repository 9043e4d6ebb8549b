import { IconUsers } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AppGrantsDocument } from '../setting.operations.gen.ts';
import { GrantRow } from './grant-row.tsx';

/** Who allowed an app to act for them. */
export function AppAccess({ appId }: { appId: string }) {
  const read = useApiQuery(AppGrantsDocument, { appId }, { quiet: true });
  return (
    <ReadRows
      label="Access"
      read={read}
      rows={({ appGrants }) => appGrants}
      empty={{ icon: IconUsers, title: 'No one has allowed this app' }}
    >
      {(grant) => <GrantRow grant={grant} title={grant.granted_by} />}
    </ReadRows>
  );
}
