import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Checkbox, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { type EditScope, forgetScopeQuestion, useScopeQuestion } from './scope-question.ts';

const SCOPES: readonly [EditScope, string][] = [
  ['EditRecurringEventSpecificTime', 'This event'],
  ['EditRecurringEventFollowing', 'This and following events'],
  ['EditEntireRecurringEvent', 'All events of the series'],
];

/** Asks for the scope of a change to a series. Escape or a click outside cancels. */
export function ScopeDialog() {
  const { question, open } = useScopeQuestion();
  return (
    <Modal
      opened={open}
      onExitTransitionEnd={forgetScopeQuestion}
      onClose={() => question?.answer(null)}
      title={question?.title}
      size="24rem"
      zIndex={900}
      withCloseButton={false}
    >
      {question !== null && <Choice key={question.title} {...question} />}
    </Modal>
  );
}

type ChoiceProps = NonNullable<ReturnType<typeof useScopeQuestion.getState>['question']>;

function Choice({ title, command, danger, one, tick, answer }: ChoiceProps) {
  const offered = SCOPES.filter(([scope]) => one || scope !== 'EditRecurringEventSpecificTime');
  const [scope, setScope] = useState<EditScope>(offered[0]![0]);
  return (
    <form
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        answer(scope);
      }}
    >
      <Radio.Group value={scope} onChange={(value) => setScope(value)} aria-label={title}>
        <Stack gap="sm">
          {offered.map(([value, label], index) => (
            <Radio key={value} value={value} label={label} data-autofocus={index === 0 || undefined} />
          ))}
        </Stack>
      </Radio.Group>
      {tick !== undefined && (
        <Checkbox
          mt="lg"
          defaultChecked
          label={tick.label}
          onChange={(event) => tick.onTick(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => answer(null)}>
          Cancel
        </Button>
        <Button type="submit" color={danger ? 'red' : undefined}>
          {command}
        </Button>
      </Group>
    </form>
  );
}
