import { Button } from '@mantine/core';
import { ApiError } from '#kit/api/api-error.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { CancelButton } from '#kit/forms/cancel-button.tsx';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { invitationInput } from '../../rules/index.ts';
import { ChoicesField } from '../choices-field.tsx';
import { InviteMemberDocument } from '../registration.operations.gen.ts';
import classes from './members-page.module.css';
import { ServiceNotice } from '../service-notice.tsx';
import { usePlaces, type Places } from './use-places.ts';

interface InviteDrawerProps {
  onClose: () => void;
  /** Called instead if the email can't be sent: the drawer of the new invitation has its link. */
  onUnsent: (id: string) => void;
}

/** Invite Member: sends an email with a link to a new member. */
export function InviteDrawer({ onClose, onUnsent }: InviteDrawerProps) {
  const read = usePlaces();
  return (
    <RightDrawer title="Invite Member" onClose={onClose}>
      <ReadLines read={read} label="Practices and roles" lines={10}>
        {(places) => <InviteForm places={places} onClose={onClose} onUnsent={onUnsent} />}
      </ReadLines>
    </RightDrawer>
  );
}

function InviteForm({ places, onClose, onUnsent }: InviteDrawerProps & { places: Places }) {
  const { practices, roles } = places;
  const { mutateAsync: invite } = useApiMutation(InviteMemberDocument, {
    refreshes: [['registration', 'Members']],
    quiet: true,
  });
  const form = useApiForm({
    rules: invitationInput,
    initialValues: {
      f_name: '',
      l_name: '',
      email: '',
      practice_list: practices.length === 1 ? practices.map(({ value }) => value) : [],
      role_list: [] as string[],
    },
    draftKey: 'practice/invite',
    quiet: true,
    submit: async (checked) => {
      try {
        const { registry_doctor_invitation_send: sent } = await invite(checked);
        toast.success('success');
        if (sent.mail_state === 'no_server') onUnsent(sent.id);
        else onClose();
      } catch (error) {
        if (error instanceof ApiError && error.subType !== 'Z_InputError')
          toast.error(error.message, { title: 'System Error' });
        throw error;
      }
    },
  });
  return (
    <Form form={form} label="Invite Member">
      <ServiceNotice of="deliveries.email" />
      <TextField form={form} name="f_name" label="First Name" required data-autofocus />
      <TextField form={form} name="l_name" label="Last Name" required />
      <TextField form={form} name="email" type="email" label="Email" required autoComplete="off" />
      <ChoicesField form={form} name="practice_list" label="Practices" choices={practices} />
      <ChoicesField form={form} name="role_list" label="Roles" choices={roles} />
      <div className={classes.foot}>
        <CancelButton />
        <Button type="submit" loading={form.submitting}>
          Invite
        </Button>
      </div>
    </Form>
  );
}
