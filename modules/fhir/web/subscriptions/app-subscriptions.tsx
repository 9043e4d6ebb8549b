import { IconBell } from '@tabler/icons-react';
import { Title } from '@mantine/core';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import type { AppSectionProps } from '#kit/module/web-module.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AppSubscriptionsDocument } from '../setting.operations.gen.ts';
import { SubscriptionRow } from './subscription-row.tsx';
import { subscriptionsRefreshes } from './subscriptions-refreshes.ts';

/** What an app is notified of, and what could not be delivered. Only backend services have subscriptions. */
export function AppSubscriptions({ appId, kind }: AppSectionProps) {
  return kind === 'backend' ? <Subscriptions appId={appId} /> : null;
}

function Subscriptions({ appId }: { appId: string }) {
  useLive('fhir.subscription-changed', () => refreshAll(subscriptionsRefreshes));
  return (
    <section aria-label="Subscriptions">
      <Title order={3} size="h5">
        Subscriptions
      </Title>
      <ReadRows
        label="Subscriptions"
        read={useApiQuery(AppSubscriptionsDocument, { appId }, { quiet: true })}
        rows={({ appSubscriptions }) => appSubscriptions}
        empty={{
          icon: IconBell,
          title: 'No subscriptions',
          detail: 'The app creates subscriptions through the FHIR API.',
        }}
      >
        {(subscription) => <SubscriptionRow subscription={subscription} />}
      </ReadRows>
    </section>
  );
}
