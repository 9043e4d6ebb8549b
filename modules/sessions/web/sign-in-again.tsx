import { Alert, Button, Modal, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
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
      <Alert color="blue" variant="light" icon={<IconLock size={18} />} role="status" mb="md" py={8}>
        <Text size="sm">
          {notice} What you were doing is still here, {viewer.firstName}.
        </Text>
      </Alert>
      <SignInForm username={viewer.username} />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => leave(null)}>
        Leave without signing in
      </Button>
    </Modal>
  );
}
