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
import { usePlaces } from './use-places.ts';

const EMPTY = {
  f_name: '',
  l_name: '',
  email: '',
  practice_list: [] as string[],
  role_list: [] as string[],
};

/** Invite Member: sends an email with a link to a new member. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const places = usePlaces();
  const { mutateAsync: invite } = useApiMutation(InviteMemberDocument, {
    refreshes: [['registration', 'Members']],
    quiet: true,
  });
  const form = useApiForm({
    rules: invitationInput,
    initialValues: EMPTY,
    draftKey: 'practice/invite',
    quiet: true,
    submit: async (checked) => {
      try {
        await invite(checked);
      } catch (error) {
        if (error instanceof ApiError && error.subType !== 'Z_InputError')
          toast.error(error.message, { title: 'System Error' });
        throw error;
      }
      toast.success('success');
      onClose();
    },
  });
  return (
    <RightDrawer title="Invite Member" onClose={onClose}>
      <Form form={form} label="Invite Member">
        <TextField form={form} name="f_name" label="First Name" required data-autofocus />
        <TextField form={form} name="l_name" label="Last Name" required />
        <TextField form={form} name="email" type="email" label="Email" required autoComplete="off" />
        <ReadLines read={places} label="Practices and roles" lines={6}>
          {({ practices, roles }) => (
            <>
              <ChoicesField form={form} name="practice_list" label="Practices" choices={practices} />
              <ChoicesField form={form} name="role_list" label="Roles" choices={roles} />
            </>
          )}
        </ReadLines>
        <div className={classes.foot}>
          <CancelButton />
          <Button type="submit" loading={form.submitting}>
            Invite
          </Button>
        </div>
      </Form>
    </RightDrawer>
  );
}
