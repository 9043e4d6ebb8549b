import { CloseButton, Text } from '@mantine/core';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { taskMessages } from '../../rules/index.ts';
import { NewLine } from '../new-line.tsx';
import classes from '../tasks.module.css';
import type { TaskValues } from './task-form.ts';
import { useFormValue } from './use-form-value.ts';

/** The steps of a new task. */
export function NewSteps({ form }: { form: ApiForm<TaskValues> }) {
  const [steps, setSteps] = useFormValue(form, 'steps');
  return (
    <div role="group" aria-label="Steps">
      <Text size="sm" fw={500}>
        Steps
      </Text>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          // Steps may have identical texts, so the index is the key.
          <li key={index}>
            <span className={classes.grow}>{step}</span>
            <CloseButton
              size="sm"
              aria-label={`Remove step ${step}`}
              onClick={() => setSteps(steps.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <NewLine
        label="New step"
        placeholder="Enter a step and press Enter"
        blank={taskMessages.blankStep}
        beforeSave={form.beforeSave}
        onAdd={(step) => {
          setSteps([...steps, step.trim()]);
          return Promise.resolve(true);
        }}
      />
    </div>
  );
}
