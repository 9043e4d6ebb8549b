import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, Checkbox, Group, Modal, Select, Text } from '@mantine/core';
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
      {asked?.choice !== undefined && (
        <Select
          key={`choice of ${asked.title}`}
          mt="sm"
          clearable
          label={asked.choice.label}
          placeholder={asked.choice.placeholder}
          data={[...asked.choice.options]}
          comboboxProps={{ zIndex: 901 }}
          onChange={(value) => asked.choice?.onChoose(value)}
        />
      )}
      {asked?.tick !== undefined && (
        <Checkbox
          key={asked.title}
          mt="sm"
          defaultChecked
          label={asked.tick.label}
          onChange={(event) => asked.tick?.onTick(event.currentTarget.checked)}
        />
      )}
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
