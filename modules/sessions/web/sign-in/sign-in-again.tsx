import { Button, Modal, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Notice } from '#kit/feedback/notice.tsx';
import { useSession, useViewer } from '#kit/session/viewer.ts';
import { useSignInFlow } from './sign-in-flow.ts';
import { PracticeStep } from './practice-step.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { leaveEnded } from '../sign-out.ts';

/** Asks for the password over the page, so that nothing on it is lost. */
export function SignInAgain() {
  const viewer = useViewer();
  const step = useSignInFlow((state) => state.step);
  const notice = useSession((state) => state.notice);
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Sign in again"
      data-keeps-escape
      size="24rem"
      zIndex={1000}
      overlayProps={{ backgroundOpacity: 0.4, blur: 6 }}
    >
      <Stack gap="md">
        <Notice icon={IconLock}>
          {notice} What you were doing is still here, {viewer.firstName}.
        </Notice>
        {step === null && <SignInForm username={viewer.username} />}
        {step?.kind === 'two_fa' && <SecondStep token={step.token} />}
        {step?.kind === 'practice' && <PracticeStep token={step.token} practices={step.practices} />}
      </Stack>
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => void leaveEnded()}>
        Sign out
      </Button>
    </Modal>
  );
}
