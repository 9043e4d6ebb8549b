import { Button, Modal, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Notice } from '#kit/feedback/notice.tsx';
import { leave, useSession, useViewer } from '#kit/session/viewer.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password over the page, so that nothing on it is lost. */
export function SignInAgain() {
  const viewer = useViewer();
  const notice = useSession((state) => state.notice);
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Sign in again"
      size="24rem"
      zIndex={1000}
      overlayProps={{ backgroundOpacity: 0.4, blur: 6 }}
    >
      <Stack gap="md">
        <Notice icon={IconLock}>
          {notice} What you were doing is still here, {viewer.firstName}.
        </Notice>
        <SignInForm username={viewer.username} />
      </Stack>
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => leave(null)}>
        Leave without signing in
      </Button>
    </Modal>
  );
}
