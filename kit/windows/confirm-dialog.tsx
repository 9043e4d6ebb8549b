import { Button, Group, Modal, Text } from '@mantine/core';
import { forgetQuestion, useQuestion } from './confirm.ts';

/** The dialog of `confirm`. Escape, the cross and a click beside it mean no. */
export function ConfirmDialog() {
  const { asked, open } = useQuestion();
  const no = (): void => asked?.answer(false);
  return (
    <Modal
      opened={open}
      onClose={no}
      onExitTransitionEnd={forgetQuestion}
      title={asked?.title}
      size="24rem"
      zIndex={900}
      withCloseButton={false}
    >
      <Text size="sm">{asked?.message}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={no} data-autofocus>
          {asked?.cancel ?? 'Cancel'}
        </Button>
        <Button color={asked?.danger === true ? 'red' : undefined} onClick={() => asked?.answer(true)}>
          {asked?.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
