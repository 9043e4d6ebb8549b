import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, CloseButton, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { taskLimits, taskMessages } from '../../rules/index.ts';
import { NewLine } from '../new-line.tsx';
import { AddStepsDocument, TickStepDocument, UpdateStepDocument } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';
import type { WholeTask } from './whole-task.ts';

type Run = (work: Promise<unknown>) => Promise<boolean>;
type Step = WholeTask['steps'][number];

interface TaskStepsProps {
  task: WholeTask;
  mayEdit: boolean;
  run: Run;
  beforeSave: (finish: () => boolean) => () => void;
}

/** The steps of a task: check, double-click to edit, empty to delete. */
export function TaskSteps({ task, mayEdit, run, beforeSave }: TaskStepsProps) {
  return (
    <div role="group" aria-label="Steps">
      <Text size="sm" fw={500}>
        Steps {task.stepCount > 0 && `(${task.stepsDone} of ${task.stepCount} done)`}
      </Text>
      <ol className={classes.steps}>
        {task.steps.map((step) => (
          <TaskStep key={step.stepID} step={step} mayEdit={mayEdit} run={run} />
        ))}
      </ol>
      {mayEdit && (
        <NewLine
          label="New step"
          placeholder="Enter a step and press Enter"
          blank={taskMessages.blankStep}
          beforeSave={beforeSave}
          onAdd={(step) => run(request(AddStepsDocument, { id: task.taskID, steps: [step] }))}
        />
      )}
    </div>
  );
}

function TaskStep({ step, mayEdit, run }: { step: Step; mayEdit: boolean; run: Run }) {
  const { stepID: id, stepInfo } = step;
  const [isEditing, setEditing] = useState(false);
  const isGivenUp = useRef(false);
  const isComplete = step.completeDateTime !== null;
  // Shown optimistically; the server's response is authoritative.
  const [isDone, setDone] = useState(isComplete);
  useEffect(() => setDone(isComplete), [isComplete]);
  const tick = async (): Promise<void> => {
    setDone(!isDone);
    const completeDateTime = isDone ? null : new Date().toISOString();
    if (!(await run(request(TickStepDocument, { id, completeDateTime })))) setDone(isDone);
  };
  const save = (typed: string): void => {
    setEditing(false);
    if (isGivenUp.current || typed === stepInfo) return;
    void run(request(UpdateStepDocument, { id, stepInfo: typed }));
  };
  const edit = (): void => {
    if (!mayEdit) return;
    isGivenUp.current = false;
    setEditing(true);
  };
  return (
    <li>
      <Checkbox aria-label={stepInfo} checked={isDone} disabled={!mayEdit} onChange={() => void tick()} />
      {isEditing ? (
        <TextInput
          className={classes.grow}
          aria-label="Step (leave blank to delete)"
          defaultValue={stepInfo}
          maxLength={taskLimits.step}
          autoFocus
          onBlur={(event) => save(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key !== 'Escape') return;
            // Prevents the window from handling Escape.
            event.stopPropagation();
            event.nativeEvent.stopImmediatePropagation();
            isGivenUp.current = true;
            setEditing(false);
          }}
        />
      ) : (
        <button
          type="button"
          className={classes.step}
          data-done={isDone || undefined}
          disabled={!mayEdit}
          title={mayEdit ? 'Double-click to edit' : undefined}
          onDoubleClick={edit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'F2') return;
            event.preventDefault();
            edit();
          }}
        >
          {stepInfo}
        </button>
      )}
      {mayEdit && (
        <CloseButton
          size="sm"
          aria-label={`Remove step ${stepInfo}`}
          onClick={() => void run(request(UpdateStepDocument, { id, deleteDateTime: new Date().toISOString() }))}
        />
      )}
    </li>
  );
}
