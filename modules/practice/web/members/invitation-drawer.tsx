import { Button, Stack } from '@mantine/core';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { ResendInvitationDocument, RevokeInvitationDocument } from '../registration.operations.gen.ts';
import type { Invitation } from './member-row.ts';
import classes from './members-page.module.css';

/** An open invitation: its practices and roles, and buttons to resend or revoke it. */
export function InvitationDrawer({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const refreshes = [['registration', 'Members']] as const;
  const resend = useApiMutation(ResendInvitationDocument, {
    refreshes,
    onDone: () => toast.success('The invitation was sent again.'),
  });
  const revoke = useApiMutation(RevokeInvitationDocument, {
    refreshes,
    onDone: () => {
      toast.success('Invitation withdrawn.');
      onClose();
    },
  });
  const { id, email, state } = invitation;
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
          <dt>Sent</dt>
          <dd>{formatInstant(invitation.sent_time)}</dd>
          <dt>{state === 'expired' ? 'Expired' : 'Expires'}</dt>
          <dd>{formatInstant(invitation.expires_time)}</dd>
        </dl>
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
