import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, Checkbox, Group, Modal, Select, Text } from '@mantine/core';
import { forgetQuestion, useQuestion } from './confirm.ts';

/** The dialog of `confirm`. Escape, the close button and a click outside mean no. */
export function ConfirmDialog() {
  const { question, open } = useQuestion();
  const no = (): void => question?.answer(false);
  return (
    <Modal
      opened={open}
      onClose={no}
      onExitTransitionEnd={forgetQuestion}
      title={question?.title}
      size="24rem"
      zIndex={900}
      withCloseButton={false}
    >
      <Text size="sm">{question?.message}</Text>
      {question?.choice !== undefined && (
        <Select
          key={`choice of ${question.title}`}
          mt="sm"
          clearable
          label={question.choice.label}
          placeholder={question.choice.placeholder}
          data={[...question.choice.options]}
          comboboxProps={{ zIndex: 901 }}
          onChange={(value) => question.choice?.onChoose(value)}
        />
      )}
      {question?.tick !== undefined && (
        <Checkbox
          key={question.title}
          mt="sm"
          defaultChecked
          label={question.tick.label}
          onChange={(event) => question.tick?.onTick(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={no} data-autofocus>
          {question?.cancel ?? 'Cancel'}
        </Button>
        <Button color={question?.danger === true ? 'red' : undefined} onClick={() => question?.answer(true)}>
          {question?.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
