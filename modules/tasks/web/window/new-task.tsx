import { Button } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { UrgentNotices } from '#patients/web';
import { taskLimits, taskMessages, taskPriorities } from '../../rules/index.ts';
import { CreateTaskDocument } from '../task.operations.gen.ts';
import { AssigneeField } from './assignee-field.tsx';
import { FileList } from './file-list.tsx';
import { NewSteps } from './new-steps.tsx';
import { PatientField } from './patient-field.tsx';
import { TagField } from './tag-field.tsx';
import { beginTask, newTaskInput, taskRules, type TaskValues } from './task-form.ts';
import { TimeFields } from './time-fields.tsx';
import { useFormValue } from './use-form-value.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';

/** The window for creating a task. Input is kept until it is created or discarded. */
export function NewTask({ windowId, input, onClose }: WindowContentProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [initialValues] = useState(() =>
    beginTask({
      subject: input['subject'] ?? '',
      patientId: input['patient_id'] ?? '',
      patientName: input['patient_name'] ?? '',
    }),
  );
  const form = useApiForm<TaskValues, TaskValues>({
    rules: taskRules,
    initialValues,
    draftKey: `window/${windowId}`,
    submit: async (values) => {
      try {
        await request(CreateTaskDocument, { input: newTaskInput(values, input['path'] ?? null, key) });
      } catch (error) {
        toast.error(taskMessages.notCreated);
        throw error;
      }
      toast.success(taskMessages.created);
      refreshQueries('task');
      onClose();
    },
  });
  const close = (): void => {
    form.draft.discard();
    onClose();
  };
  return (
    <FloatingWindow
      title="Create New Task"
      onClose={close}
      width={750}
      height={610}
      isDirty={() => form.isDirty() || form.draft.restoredFrom !== null}
      footer={
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={form.submitting} onClick={() => form.submit()}>
            Create
          </Button>
        </>
      }
    >
      <UrgentOfTask form={form} />
      <Form form={form} label="Create New Task">
        <TextField
          form={form}
          name="subject"
          label="Subject"
          withAsterisk
          maxLength={taskLimits.subject}
          data-autofocus
        />
        <TextareaField form={form} name="details" label="Description" maxLength={taskLimits.details} />
        <AssigneeField form={form} />
        <PatientField form={form} />
        <SelectField form={form} name="priority" label="Priority" data={[...taskPriorities]} allowDeselect={false} />
        <SelectField
          form={form}
          name="taskType"
          label="Type"
          allowDeselect={false}
          data={[
            { value: 'ToDo', label: 'To do' },
            { value: 'FollowUp', label: 'Follow-up' },
          ]}
        />
        <NewTags form={form} />
        <NewSteps form={form} />
        <TimeFields form={form} />
        <NewFiles form={form} />
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </Form>
    </FloatingWindow>
  );
}

function UrgentOfTask({ form }: { form: ApiForm<TaskValues> }) {
  const [patientId] = useFormValue(form, 'patientId');
  return patientId === '' ? null : <UrgentNotices patientId={patientId} />;
}

function NewTags({ form }: { form: ApiForm<TaskValues> }) {
  const [tags, setTags] = useFormValue(form, 'tags');
  return (
    <TagField
      tags={tags}
      beforeSave={form.beforeSave}
      onAdd={(tag) => {
        setTags([...tags, tag]);
        return true;
      }}
      onRemove={(tag) => setTags(tags.filter((each) => each.tag !== tag))}
    />
  );
}

function NewFiles({ form }: { form: ApiForm<TaskValues> }) {
  const [files, setFiles] = useFormValue(form, 'attachments');
  const [patientId] = useFormValue(form, 'patientId');
  return <FileList files={files} patientId={patientId === '' ? null : patientId} onChange={setFiles} />;
}
