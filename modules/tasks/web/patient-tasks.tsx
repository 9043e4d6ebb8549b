import { Button } from '@mantine/core';
import { IconChecklist, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { can } from '#kit/session/viewer.ts';
import { openTaskWindow } from './open-task-window.ts';
import { PatientOfTileDocument } from './registration.operations.gen.ts';
import { TaskRow } from './list/task-row.tsx';
import { TasksOfPatientDocument } from './task.operations.gen.ts';
import classes from './tasks.module.css';
import { useLiveTasks } from './use-task-count.ts';

/** The tasks about a patient, and those that the patient was given. */
export function PatientTasks({ patientId }: { patientId: string }) {
  useLiveTasks();
  const [completed, setCompleted] = useState(false);
  const query = useApiQuery(TasksOfPatientDocument, { id: patientId, completed }, { quiet: true, keepPrevious: true });
  const patient = useApiQuery(PatientOfTileDocument, { id: patientId }, { quiet: true });
  const found = query.data?.searchTask;
  const named = patient.data?.search_patients.patient_list[0];
  return (
    <>
      {found === undefined && query.isError && (
        <ErrorState what="The tasks" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {found === undefined && !query.isError && <RowsSkeleton rows={2} height={44} />}
      {found?.taskList.length === 0 && (
        <EmptyState icon={IconChecklist} title={completed ? 'Nothing was done yet' : 'No open tasks'} />
      )}
      {found !== undefined && found.taskList.length > 0 && (
        <ul className={classes.list} aria-label="Tasks of this patient" aria-busy={query.isPlaceholderData}>
          {found.taskList.map((task) => (
            <TaskRow key={task.taskID} task={task} withPatient={false} />
          ))}
        </ul>
      )}
      <div className={classes.foot} data-no-print>
        <Button variant="subtle" size="compact-sm" onClick={() => setCompleted((was) => !was)}>
          {completed ? 'Open tasks' : 'Done tasks'}
        </Button>
        {can('tasks.edit') && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() =>
              openTaskWindow({
                patientId,
                patientName: named === undefined ? 'This patient' : `${named.first_name} ${named.last_name}`,
              })
            }
          >
            New Task
          </Button>
        )}
      </div>
    </>
  );
}
