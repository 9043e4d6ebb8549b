import { IconApps } from '@tabler/icons-react';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { MyAppGrantsDocument } from '../setting.operations.gen.ts';
import { appsRefreshes } from './apps-refreshes.ts';
import { GrantRow } from './grant-row.tsx';

/** /settings/my-apps: the apps that act for the signed-in member. */
export function MyAppsPage() {
  useLive('apps.changed', () => refreshAll(appsRefreshes));
  return (
    <Page>
      <PageHeader title="My apps" />
      <Panel flush>
        <ReadRows
          label="My apps"
          read={useApiQuery(MyAppGrantsDocument, {}, { quiet: true })}
          rows={({ myAppGrants }) => myAppGrants}
          empty={{ icon: IconApps, title: 'No apps have access through your account' }}
        >
          {(grant) => <GrantRow grant={grant} title={grant.app_name} />}
        </ReadRows>
      </Panel>
    </Page>
  );
}
