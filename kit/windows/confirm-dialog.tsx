import { Button, Group, Modal, Text } from '@mantine/core';
import { create } from 'zustand';

interface Question {
  title: string;
  message: string;
  /** What the button does, as a verb: "Delete note". */
  confirm: string;
  cancel?: string;
  /** What can't be undone is asked in red. */
  danger?: boolean;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

const useAsked = create<{ asked: Asked | null; open: boolean }>(() => ({ asked: null, open: false }));

/** Asks before something that can't be undone: `if (await confirm({ … })) …`. A second question answers the first with no. */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      if (useAsked.getState().asked?.answer === answer) useAsked.setState({ open: false });
      resolve(yes);
    };
    useAsked.setState({ asked: { ...question, answer }, open: true });
  });
}

/** Where the questions appear; the shell holds one. */
export function ConfirmHost() {
  const { asked, open } = useAsked();
  return (
    <Modal
      opened={open}
      onClose={() => asked?.answer(false)}
      title={asked?.title}
      size="24rem"
      zIndex={900}
      withCloseButton={false}
      role="alertdialog"
    >
      <Text size="sm">{asked?.message}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => asked?.answer(false)} data-autofocus>
          {asked?.cancel ?? 'Cancel'}
        </Button>
        <Button color={asked?.danger === true ? 'red' : undefined} onClick={() => asked?.answer(true)}>
          {asked?.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
