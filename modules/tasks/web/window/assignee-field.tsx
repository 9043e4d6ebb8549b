import { CloseButton, Text } from '@mantine/core';
import { useState } from 'react';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import classes from '../tasks.module.css';
import { assigneeOf, findAssignees, valueOf } from './find-assignees.ts';
import type { TaskValues } from './task-form.ts';
import { useFormValue } from './use-form-value.ts';

/** The assignees of a task: each gets a separate task, patients a patient task. */
export function AssigneeField({ form }: { form: ApiForm<TaskValues> }) {
  const [assignees, setAssignees] = useFormValue(form, 'assignees');
  const [turn, setTurn] = useState(0);
  return (
    <div>
      <SearchSelect
        // Cleared for the next one.
        key={turn}
        label="Assignees"
        placeholder={assignees.length === 0 ? 'Assigned to me' : 'Add another'}
        search={findAssignees}
        onChange={() => undefined}
        onChosen={(found) => {
          if (found === null) return;
          const chosen = assigneeOf(found.value, found.label);
          if (!assignees.some((each) => valueOf(each) === found.value)) setAssignees([...assignees, chosen]);
          setTurn((now) => now + 1);
        }}
      />
      <div className={classes.chips}>
        {assignees.map((each) => (
          <span key={valueOf(each)} className={classes.tag}>
            {each.name} ({each.type})
            <CloseButton
              size="xs"
              aria-label={`Remove ${each.name}`}
              onClick={() => setAssignees(assignees.filter((other) => other !== each))}
            />
          </span>
        ))}
      </div>
      {assignees.length > 1 && (
        <Text size="xs" c="dimmed">
          Each assignee gets a separate task.
        </Text>
      )}
    </div>
  );
}
