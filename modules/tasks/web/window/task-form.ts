import type { FormRules, RulesIssue } from '#kit/forms/form-rules.ts';
import { taskMessages } from '../../rules/index.ts';

/** An assignee of a task. */
export interface Assignee {
  id: string;
  name: string;
  type: 'Doctor' | 'Team' | 'Patient';
}

/** A reference to an attached file. */
export interface AttachedFile {
  name: string;
  patient: string | null;
}

/** The form values of a task; instants are ISO, '' for none. */
export type TaskValues = {
  subject: string;
  details: string;
  priority: 'Low' | 'Medium' | 'High';
  taskType: 'ToDo' | 'FollowUp';
  assignees: Assignee[];
  patientId: string;
  patientName: string;
  tags: { tag: string; color: string }[];
  steps: string[];
  attachments: AttachedFile[];
  due: string;
  reminder: string;
  extraReminders: string[];
  repeat: '' | 'day' | 'week' | 'month' | 'year';
  /** Null for none; invalid numbers stay as typed. */
  repeatEvery: number | string | null;
  repeatFrom: 'due' | 'completion';
  escalateHours: number | string | null;
  escalateTo: Assignee | null;
};

/** Returns an empty task with initial data. */
export function beginTask(from: { subject: string; patientId: string; patientName: string }): TaskValues {
  return {
    ...from,
    details: '',
    priority: 'Medium',
    taskType: 'ToDo',
    assignees: [],
    tags: [],
    steps: [],
    attachments: [],
    due: '',
    reminder: '',
    extraReminders: [],
    repeat: '',
    repeatEvery: 1,
    repeatFrom: 'due',
    escalateHours: null,
    escalateTo: null,
  };
}

/** Form rules: a subject, complete times, and a due date if the recurrence is based on it. */
export const taskRules: FormRules<TaskValues, TaskValues> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (given) => {
      const values = given as TaskValues;
      const issues: RulesIssue[] = [];
      if (values.subject.trim() === '') issues.push({ path: ['subject'], message: taskMessages.enterSubject });
      for (const field of ['due', 'reminder'] as const)
        if (values[field] !== '' && Number.isNaN(Date.parse(values[field])))
          issues.push({ path: [field], message: 'Enter a date as MM/DD/YYYY and a time, e.g. 9:30 AM' });
      if (values.repeat !== '' && values.repeatFrom === 'due' && values.due === '')
        issues.push({ path: ['due'], message: 'Enter a due date to repeat from.' });
      if (values.escalateHours !== null && values.escalateTo === null)
        issues.push({ path: ['escalateHours'], message: 'Choose a member or team to escalate to.' });
      for (const [field, most] of [
        ['repeatEvery', 365],
        ['escalateHours', 2000],
      ] as const) {
        const value = values[field];
        if (value !== null && !(typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most))
          issues.push({ path: [field], message: `Enter a whole number from 1 to ${most}.` });
      }
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};

/** Converts recurrence and escalation to API input. */
export function clockOfTask(values: TaskValues) {
  const { repeat, repeatEvery, repeatFrom, escalateHours, escalateTo } = values;
  return {
    repeat:
      repeat === ''
        ? null
        : { unit: repeat, every: typeof repeatEvery === 'number' ? repeatEvery : 1, from: repeatFrom },
    escalation:
      typeof escalateHours !== 'number' || escalateTo === null
        ? null
        : { hours: escalateHours, to: { id: escalateTo.id, type: escalateTo.type } },
  };
}

/** Converts a new task to API input. */
export function newTaskInput(values: TaskValues, path: string | null, key: string) {
  return {
    subject: values.subject,
    details: values.details,
    taskType: values.taskType,
    priority: values.priority,
    patientID: values.patientId === '' ? null : values.patientId,
    dueDateTime: values.due === '' ? null : values.due,
    reminderDateTime: values.reminder === '' ? null : values.reminder,
    extraReminders: values.extraReminders,
    tags: values.tags,
    assignees: values.assignees.map(({ id, type }) => ({ id, type })),
    steps: values.steps,
    attachments: values.attachments.map(({ name, patient }) => ({ name, patient_id: patient })),
    ...clockOfTask(values),
    path,
    client_key: key,
  };
}
