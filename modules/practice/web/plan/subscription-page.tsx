import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay, today } from '#kit/formats/day.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { ClinicSubscriptionDocument, type ClinicSubscriptionQuery } from '../setting.operations.gen.ts';
import classes from './subscription.module.css';

type Subscription = ClinicSubscriptionQuery['clinic_subscription'];

/** /settings/doctor-subscription: the clinic's plan, and the members that count toward it. */
export function SubscriptionPage() {
  const read = useApiQuery(ClinicSubscriptionDocument, {}, { quiet: true });
  const subscription = read.data?.clinic_subscription;
  return (
    <Page>
      <PageHeader title="EHR Subscription" detail="Your subscription">
        {subscription?.contact != null && (
          <Button
            component="a"
            href={`mailto:${subscription.contact}`}
            variant="default"
            leftSection={<IconMail size={16} stroke={1.75} />}
          >
            Contact {subscription.contact}
          </Button>
        )}
      </PageHeader>
      <ReadState read={read} label="Subscription" rows={5}>
        {({ clinic_subscription: found }) => (
          <>
            <Plan subscription={found} />
            <Members subscription={found} />
          </>
        )}
      </ReadState>
    </Page>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { plan, members, until, active_members: active, invited_members: invited } = subscription;
  const isOver = until != null && until < today();
  return (
    <Panel title="Plan">
      {isOver && <Notice tone="warning">This plan ended on {formatDay(until)}.</Notice>}
      {members != null && active > members && (
        <Notice tone="warning">
          The plan includes {members} members, and {active} are active.
        </Notice>
      )}
      <dl className={classes.facts}>
        <dt>Plan</dt>
        <dd>
          {plan ?? 'Self-hosted'} {plan != null && !isOver && <StatusBadge tone="success">Active</StatusBadge>}
        </dd>
        <dt>Members</dt>
        <dd>
          {members == null ? `${active}, unlimited` : `${active} of ${members}`}
          {invited > 0 && `, ${invited} invited`}
        </dd>
        {plan != null && (
          <>
            <dt>Until</dt>
            <dd>{until == null ? 'Renews automatically' : formatDay(until)}</dd>
          </>
        )}
        <dt>License</dt>
        <dd>Apache 2.0: free to use, change and run</dd>
      </dl>
    </Panel>
  );
}

function Members({ subscription }: { subscription: Subscription }) {
  const { roles, invited_members: invited, deactivated_members: deactivated } = subscription;
  return (
    <Panel
      title="Billable members"
      actions={
        can('practice.members') && (
          <Link className={classes.link} to="/settings/member">
            View members
          </Link>
        )
      }
    >
      <dl className={classes.facts}>
        {roles.map(({ role_name: role, members }) => (
          <div key={role} className={classes.pair}>
            <dt>{role}</dt>
            <dd>{members}</dd>
          </div>
        ))}
        <div className={classes.pair}>
          <dt>Invited</dt>
          <dd>{invited}, once they have accepted</dd>
        </div>
        <div className={classes.pair}>
          <dt>Deactivated</dt>
          <dd>{deactivated}(not counted)</dd>
        </div>
      </dl>
    </Panel>
  );
}
