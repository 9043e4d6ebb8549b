import { IconApps } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ListPage } from '#kit/page/list-page.tsx';
import type { AppSectionProps } from '#kit/module/web-module.ts';
import { instantColumn, textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { type RegisteredAppPartsFragment, RegisteredAppsDocument } from '../setting.operations.gen.ts';
import { AppDialog } from './app-dialog.tsx';
import { appsRefreshes } from './apps-refreshes.ts';
import { type NewSecret, SecretDialog } from './secret-dialog.tsx';
import { kindNames } from './kind-names.ts';

const columns: readonly DataColumn<RegisteredAppPartsFragment>[] = [
  textColumn('name', 'Name', ({ name }) => name, { width: 'minmax(12rem, 1fr)', phone: 'title' }),
  textColumn('kind', 'Type', ({ kind }) => kindNames[kind] ?? kind, { width: '12rem' }),
  textColumn('status', 'Status', ({ is_active: isActive }) => (isActive ? 'On' : 'Off'), { width: '6rem' }),
  instantColumn('used', 'Last used', ({ last_used_time: used }) => used ?? null),
];

/** /settings/apps: the apps of other vendors that can use the clinic's records. */
export function AppsPage({ sections }: { sections: ComponentType<AppSectionProps> }) {
  useLive('apps.changed', () => refreshAll(appsRefreshes));
  const [secret, setSecret] = useState<NewSecret | null>(null);
  return (
    <>
      <ListPage
        title="Apps"
        detail={(rows) => (rows.length === 1 ? '1 app' : `${rows.length} apps`)}
        label="Apps"
        read={useApiQuery(RegisteredAppsDocument, {}, { quiet: true })}
        rows={({ registeredApps }) => registeredApps}
        columns={columns}
        rowId={({ id }) => id}
        add="Register app"
        renderForm={(app, close) => <AppDialog app={app} sections={sections} onSecret={setSecret} onClose={close} />}
        empty={{
          icon: IconApps,
          title: 'No apps registered',
          why: 'Register an app of another vendor so that it can read records through the FHIR API.',
        }}
      />
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
