import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { LogCall } from './log-call.tsx';
import { openTaskWindow } from './open-task-window.ts';
import { PatientOfTileDocument } from './registration.operations.gen.ts';
import { TaskRow } from './list/task-row.tsx';
import { TasksOfPatientDocument } from './task.operations.gen.ts';
import { useLiveTasks } from './use-task-count.ts';

/** The tasks about a patient, and those assigned to the patient. */
export function PatientTasks({ patientId }: { patientId: string }) {
  useLiveTasks();
  const [completed, setCompleted] = useState(false);
  const read = useApiQuery(TasksOfPatientDocument, { id: patientId, completed }, { quiet: true, keepPrevious: true });
  const patient = useApiQuery(PatientOfTileDocument, { id: patientId }, { quiet: true });
  const named = patient.data?.search_patients.patient_list[0];
  const add = (): void =>
    openTaskWindow({
      patientId,
      patientName: named === undefined ? 'This patient' : `${named.first_name} ${named.last_name}`,
    });
  return (
    <>
      <ReadRows
        label="Patient’s tasks"
        read={read}
        rows={({ searchTask }) => searchTask.taskList}
        rowId={({ taskID }) => taskID}
        empty={{ icon: IconChecklist, title: completed ? 'No completed tasks' : 'No open tasks' }}
        loadingRows={2}
        rowHeight={44}
      >
        {(task) => <TaskRow task={task} withPatient={false} />}
      </ReadRows>
      <ReadHint read={patient} label="Patient’s name" />
      <RowFoot>
        <Button variant="subtle" size="compact-sm" onClick={() => setCompleted((was) => !was)}>
          {completed ? 'Open tasks' : 'Completed tasks'}
        </Button>
        {can('tasks.edit') && <LogCall patientId={patientId} />}
        {can('tasks.edit') && (
          <AddButton small disabled={patient.isPending} onClick={add}>
            New Task
          </AddButton>
        )}
      </RowFoot>
    </>
  );
}
