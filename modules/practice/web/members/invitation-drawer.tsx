import { Button, Stack } from '@mantine/core';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { deliveryWords } from '#deliveries/rules';
import { useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { ResendInvitationDocument, RevokeInvitationDocument } from '../registration.operations.gen.ts';
import type { Invitation } from './member-row.ts';
import classes from './members-page.module.css';
import { useShareInvitation } from './share-invitation.ts';

/** An open invitation: its practices and roles, and buttons to resend or revoke it. */
export function InvitationDrawer({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const refreshes = [['registration', 'Members']] as const;
  const resend = useApiMutation(ResendInvitationDocument, {
    refreshes,
    onDone: ({ registry_doctor_invitation_resend: { mail_state } }) =>
      mail_state === 'no_server'
        ? toast.warning('The invitation has a new link. It was not sent: no mail server is set up.')
        : toast.success('The invitation is being sent again.'),
  });
  const revoke = useApiMutation(RevokeInvitationDocument, {
    refreshes,
    onDone: () => {
      toast.success('Invitation withdrawn.');
      onClose();
    },
  });
  const share = useShareInvitation(invitation);
  const { id, email, state, mail_state, mail_problem } = invitation;
  const { word, tone } = deliveryWords(mail_state);
  const takeBack = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Withdraw this invitation?',
      message: `The link sent to ${email} stops working.`,
      confirm: 'Withdraw',
      danger: true,
    });
    if (sure) revoke.mutate({ id });
  };
  return (
    <RightDrawer title={`${invitation.first_name} ${invitation.last_name}`} onClose={onClose}>
      <Stack gap="md">
        <dl className={classes.facts}>
          <dt>Email</dt>
          <dd>{email}</dd>
          <dt>Practices</dt>
          <dd>{invitation.invited_practice_list.map(({ practice_name }) => practice_name).join(', ')}</dd>
          <dt>Roles</dt>
          <dd>{invitation.invited_role_list.map(({ role_name }) => role_name).join(', ')}</dd>
          <dt>Invited by</dt>
          <dd>{invitation.invited_by}</dd>
          <dt>Invited</dt>
          <dd>{formatInstant(invitation.sent_time)}</dd>
          <dt>Delivery</dt>
          <dd>
            <StatusBadge tone={tone}>{word}</StatusBadge>
          </dd>
          <dt>{state === 'expired' ? 'Expired' : 'Expires'}</dt>
          <dd>{formatInstant(invitation.expires_time)}</dd>
        </dl>
        {mail_problem !== null && state === 'pending' && (
          <Notice tone="warning">
            {mail_problem} {invitation.may_resend && 'Copy the link or print the invitation to pass it on yourself.'}
          </Notice>
        )}
        {invitation.may_resend && state === 'pending' && (
          <div className={classes.tools}>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} stroke={1.75} />}
              loading={share.isBusy}
              onClick={() => void share.copy()}
            >
              Copy link
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} stroke={1.75} />}
              loading={share.isBusy}
              onClick={() => void share.print()}
            >
              Print invitation
            </Button>
          </div>
        )}
        <div className={classes.foot}>
          <Button variant="default" color="red" loading={revoke.isPending} onClick={() => void takeBack()}>
            Withdraw
          </Button>
          {invitation.may_resend && (
            <Button loading={resend.isPending} onClick={() => resend.mutate({ id })}>
              Send again
            </Button>
          )}
        </div>
      </Stack>
    </RightDrawer>
  );
}
