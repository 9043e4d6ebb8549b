import { IconAddressBook, IconInbox, IconPrinter, IconSend } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { openFax } from './open-fax.ts';
import { FaxStateDocument } from './setting.operations.gen.ts';

export { openFax, type FaxInput } from './open-fax.ts';

const numbers = settingsPage({
  path: 'fax-numbers',
  title: 'Fax Numbers',
  group: 'Clinic',
  order: 95,
  icon: IconAddressBook,
  rule: 'fax.setup',
  page: () => import('./numbers/numbers-page.tsx').then(({ NumbersPage }) => NumbersPage),
});

function useWaiting(): number | undefined {
  useLive('fax.received-changed', () => refreshQueries('setting', 'FaxState'));
  const { data } = useApiQuery(FaxStateDocument, {}, { enabled: can('fax.file') && can('fax.send'), quiet: true });
  const count = data?.faxState.waiting;
  return count === 0 ? undefined : count;
}

/** Outgoing and received faxes. */
export const fax: WebModule = {
  name: 'fax',
  routes: [
    ...numbers.routes,
    {
      path: '/fax/sent',
      title: 'Sent faxes',
      area: 'securemessage',
      rule: 'fax.send',
      page: () => import('./sending/sent-page.tsx').then(({ SentPage }) => SentPage),
    },
    {
      path: '/fax/received',
      title: 'Received faxes',
      area: 'securemessage',
      rule: 'fax.file',
      page: () => import('./receiving/received-page.tsx').then(({ ReceivedPage }) => ReceivedPage),
    },
  ],
  redirects: { '/fax': '/fax/received' },
  side: [
    ...numbers.side,
    {
      area: 'securemessage',
      group: 'eFax',
      label: 'Received faxes',
      path: '/fax/received',
      icon: IconInbox,
      rule: 'fax.file',
      order: 40,
      useBadge: useWaiting,
    },
    {
      area: 'securemessage',
      group: 'eFax',
      label: 'Sent faxes',
      path: '/fax/sent',
      icon: IconSend,
      rule: 'fax.send',
      order: 42,
    },
  ],
  plus: [{ id: 'fax.new', label: 'New eFax', icon: IconPrinter, rule: 'fax.send', order: 40, run: () => openFax() }],
  windows: [
    {
      kind: 'fax',
      size: { width: 760, height: 680 },
      window: () => import('./sending/fax-window.tsx').then(({ FaxWindow }) => FaxWindow),
    },
  ],
};
