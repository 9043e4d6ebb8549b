import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { DateTimeField } from '#kit/forms/fields/dates/date-time-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { UrgentNotices } from '#patients/web';
import { can } from '#kit/session/viewer.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { dispositionWords, taskMessages, taskPriorities } from '../../rules/index.ts';
import {
  AttachTagDocument,
  CommentTaskDocument,
  DetachTagDocument,
  UpdateTaskDocument,
  type UpdateTaskMutationVariables,
} from '../task.operations.gen.ts';
import { ageText, dueText, pathOf, typeText } from '../task-words.ts';
import classes from '../tasks.module.css';
import { FileList } from './file-list.tsx';
import { PatientField } from './patient-field.tsx';
import { TagField } from './tag-field.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskComments } from './task-comments.tsx';
import { beginTask, clockOfTask, taskRules, type TaskValues } from './task-form.ts';
import { TaskHistory } from './task-history.tsx';
import { TaskSteps } from './task-steps.tsx';
import { MoreTimeFields } from './time-fields.tsx';
import type { WholeTask } from './whole-task.ts';

interface EditTaskProps {
  windowId: string;
  task: WholeTask;
  onClose: () => void;
}

/** The window of an existing task: its original text is fixed, everything else can be changed. */
export function EditTask({ windowId, task, onClose }: EditTaskProps) {
  const [began] = useState(task);
  const [comment, setComment] = useState('');
  const id = task.taskID;
  const form = useApiForm<TaskValues, TaskValues>({
    rules: taskRules,
    initialValues: valuesOf(began),
    draftKey: `window/${windowId}`,
    submit: async (values) => {
      if (comment.trim() !== '') {
        await request(CommentTaskDocument, { id, comment });
        setComment('');
      }
      await request(UpdateTaskDocument, { id, version: null, input: changedInput(values, valuesOf(began)) });
      toast.success(taskMessages.updated);
      refreshQueries('task');
      onClose();
    },
  });
  const isOpen = task.completeDateTime === null && task.deleteDateTime === null;
  const mayEdit = can('tasks.edit') && isOpen;
  const path = pathOf(task) ?? task.document?.path ?? null;
  const run = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => {
        refreshQueries('task');
        return true;
      },
      (error: Error) => {
        toast.error(error.message);
        return false;
      },
    );
  const close = (): void => {
    form.draft.discard();
    onClose();
  };
  return (
    <FloatingWindow
      title="Update Task"
      onClose={close}
      width={750}
      height={610}
      isDirty={() => comment.trim() !== '' || (mayEdit && form.isDirty())}
      footer={
        <>
          <TaskActions task={task} onClose={onClose} />
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {mayEdit && (
            <Button loading={form.submitting} onClick={() => form.submit()}>
              Update
            </Button>
          )}
        </>
      }
    >
      <div className={classes.parts}>
        {task.relatedPatient != null && <UrgentNotices patientId={task.relatedPatient.patientID} />}
        <TaskHead task={task} path={path} onClose={onClose} />
        {mayEdit && (
          <Form form={form} label="Update Task">
            <div className={classes.due}>
              <DateTimeField form={form} name="due" label="Due date" />
              <SelectField
                form={form}
                name="priority"
                label="Priority"
                data={[...taskPriorities]}
                allowDeselect={false}
              />
              <PatientField form={form} />
            </div>
            <button type="submit" hidden tabIndex={-1} aria-hidden />
          </Form>
        )}
        <div className={classes.pair}>
          <TaskSteps task={task} mayEdit={mayEdit} run={run} beforeSave={form.beforeSave} />
          <FileList
            files={task.attachments}
            disabled={!mayEdit}
            patientId={task.relatedPatient?.patientID ?? null}
            onChange={(files) => {
              const attachments = files.map(({ name, patient }) => ({ name, patient_id: patient }));
              void run(request(UpdateTaskDocument, { id, version: null, input: { attachments } }));
            }}
          />
        </div>
        <TaskComments task={task} mayComment={can('tasks.edit')} run={run} text={comment} onText={setComment} />
        <TagField
          tags={task.tags}
          disabled={!mayEdit}
          beforeSave={form.beforeSave}
          onAdd={(tag) => run(request(AttachTagDocument, { id, tag }))}
          onRemove={(tag) => void run(request(DetachTagDocument, { id, tag }))}
        />
        {mayEdit && <MoreTimeFields form={form} />}
        <TaskHistory history={task.history} />
      </div>
    </FloatingWindow>
  );
}

function TaskHead({ task, path, onClose }: { task: WholeTask; path: string | null; onClose: () => void }) {
  const { ownedBy, assignedBy } = task;
  return (
    <div className={classes.head}>
      <h3 className={classes.heading}>{task.subject}</h3>
      {task.details !== '' && <p className={classes.details}>{task.details}</p>}
      <Text size="sm" c="dimmed">
        {typeText(task.taskType)} · assigned to {ownedBy.name}
        {ownedBy.type === 'Doctor' ? '' : ` (${ownedBy.type})`}, {ageText(task.ownedTime, new Date())} · assigned by{' '}
        {assignedBy.name}, {formatInstant(task.createDateTime)}
        {task.inPlaceOf !== null && ` · covering for ${task.inPlaceOf}`}
      </Text>
      {task.order !== null && task.order.orderName !== null && (
        <Text size="sm">
          Order: {task.order.orderName}
          {task.order.status === null ? '' : `, ${task.order.status}`}
        </Text>
      )}
      {path !== null && path.startsWith('/') && !path.startsWith('/api/') && (
        <Link {...splitPath(path)} className={classes.link} onClick={onClose}>
          Open linked item
        </Link>
      )}
      {task.completeDateTime !== null && (
        <Notice>
          Done by {task.completedBy}, {formatInstant(task.completeDateTime)}
          {task.disposition !== null && `: ${dispositionWords[task.disposition]}`}
        </Notice>
      )}
      {task.deleteDateTime !== null && <Notice tone="warning">Deleted {formatInstant(task.deleteDateTime)}</Notice>}
      {task.bucket === 'Snoozed' && task.snoozedUntil !== null && (
        <Notice>Snoozed until {dueText(task.snoozedUntil)}. A comment ends the snooze.</Notice>
      )}
      {task.closing === 'source' && task.completeDateTime === null && (
        <Notice>This task closes automatically with its linked item.</Notice>
      )}
      {task.escalation !== null && task.escalation.escalatedTime !== null && (
        <Notice tone="warning">Escalated without activity {formatInstant(task.escalation.escalatedTime)}.</Notice>
      )}
    </div>
  );
}

function valuesOf(task: WholeTask): TaskValues {
  const { escalation, repeat, relatedPatient } = task;
  const to = escalation?.to ?? null;
  return {
    ...beginTask({
      subject: task.subject,
      patientId: relatedPatient?.patientID ?? '',
      patientName: relatedPatient?.patientName ?? '',
    }),
    priority: task.priority,
    due: task.dueDateTime ?? '',
    reminder: task.reminderDateTime ?? '',
    extraReminders: task.extraReminders.map(({ reminder_date }) => reminder_date),
    repeat: repeat?.unit ?? '',
    repeatEvery: repeat?.every ?? 1,
    repeatFrom: repeat?.from ?? 'due',
    escalateHours: escalation?.hours ?? null,
    escalateTo: to === null || to.id === null ? null : { id: to.id, name: to.name, type: to.type },
  };
}

/** Returns only the fields changed in this window, so that changes by others are kept. */
function changedInput(values: TaskValues, before: TaskValues): UpdateTaskMutationVariables['input'] {
  const input: UpdateTaskMutationVariables['input'] = {};
  if (values.priority !== before.priority) input.priority = values.priority;
  if (values.patientId !== before.patientId) input.patientID = values.patientId === '' ? null : values.patientId;
  if (values.due !== before.due) input.dueDateTime = values.due === '' ? null : values.due;
  if (values.reminder !== before.reminder) input.reminderDateTime = values.reminder === '' ? null : values.reminder;
  if (JSON.stringify(values.extraReminders) !== JSON.stringify(before.extraReminders))
    input.extraReminders = values.extraReminders;
  const [now, then] = [clockOfTask(values), clockOfTask(before)];
  if (JSON.stringify(now.repeat) !== JSON.stringify(then.repeat)) input.repeat = now.repeat;
  if (JSON.stringify(now.escalation) !== JSON.stringify(then.escalation)) input.escalation = now.escalation;
  return input;
}
