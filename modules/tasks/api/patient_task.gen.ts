// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PatientTaskTagInput = {
  tag: string;
  color?: string | null | undefined;
};

export type PatientTaskFileInput = {
  name: string;
  patient_id?: string | null | undefined;
};

export type PatientTaskInput = {
  patient_ids: Array<string>;
  related_patient_id?: string | null | undefined;
  due_time?: Date | null | undefined;
  reminder_time?: Date | null | undefined;
  extra_reminders?: Array<Date> | null | undefined;
  subject: string;
  description?: string | null | undefined;
  priority?: string | null | undefined;
  steps?: Array<string> | null | undefined;
  doctor_tags?: Array<PatientTaskTagInput> | null | undefined;
  attachments?: Array<PatientTaskFileInput> | null | undefined;
  client_key?: string | null | undefined;
};

export type PatientTaskUpdate = {
  subject?: string | null | undefined;
  description?: string | null | undefined;
  priority?: string | null | undefined;
  due_time?: Date | null | undefined;
  reminder_time?: Date | null | undefined;
  extra_reminders?: Array<Date> | null | undefined;
  complete_time?: Date | null | undefined;
  deleted_time?: Date | null | undefined;
  related_patient_id?: string | null | undefined;
  attachments?: Array<PatientTaskFileInput> | null | undefined;
};

export type PatientTask<Rows = object> = {
  id: string;
  subject: string;
  description: string;
  priority: string;
  due_time?: Date | string | null;
  reminder_time?: Date | string | null;
  extra_reminders: Array<Date | string>;
  create_time: Date | string;
  complete_time?: Date | string | null;
  deleted_time?: Date | string | null;
  related_patient_id?: string | null;
  patient_id: string;
  attachments: Array<Answer<Rows, 'PatientTaskFile', PatientTaskFile>>;
  steps: Array<Answer<Rows, 'PatientTaskStep', PatientTaskStep>>;
  doctor: Answer<Rows, 'PatientTaskDoctor', PatientTaskDoctor>;
  patient: Answer<Rows, 'PatientTaskPatient', PatientTaskPatient>;
  comments: Array<Answer<Rows, 'PatientTaskComment', PatientTaskComment>>;
  doctor_tags: Array<Answer<Rows, 'PatientTaskTag', PatientTaskTag>>;
  logs: Array<Answer<Rows, 'PatientTaskLog', PatientTaskLog>>;
  version: number;
};

export type PatientTaskFile = {
  name: string;
  permission: string;
  patient?: string | null;
};

export type PatientTaskStep = {
  id: string;
  step_content: string;
  complete_time?: Date | string | null;
  deleted_time?: Date | string | null;
};

export type PatientTaskDoctor = {
  doctor_id?: string | null;
  doctor_name: string;
};

export type PatientTaskPatient = {
  patient_id: string;
  patient_name: string;
};

export type PatientTaskComment = {
  id: string;
  content: string;
  commenter_name: string;
  /** Doctor or Patient. */
  commenter_type: string;
  create_time: Date | string;
};

export type PatientTaskTag = {
  /** Its text: each occurs once per task. */
  id: string;
  tag: string;
  color: string;
};

export type PatientTaskLog = {
  object_type: string;
  object_id: string;
  column: string;
  from?: string | null;
  to?: string | null;
  logger_name: string;
  create_time: Date | string;
};

export type QueryResolvers<Rows = object> = {
  fetch_patient_tasks?: Field<Array<Answer<Rows, 'PatientTask', PatientTask<Rows>>>, { ids: Array<string> }>;
  list_patient_tasks?: Field<Array<Answer<Rows, 'PatientTask', PatientTask<Rows>>>, {
    patient_id: string;
    completed?: boolean | null | undefined;
  }>;
  fetch_patient_task_logs?: Field<Array<Answer<Rows, 'PatientTaskLog', PatientTaskLog>>, { id: string }>;
  fetch_patient_task_step?: Field<Answer<Rows, 'PatientTaskStep', PatientTaskStep>, { step_id: string }>;
};

export type MutationResolvers<Rows = object> = {
  create_patient_task?: Field<Array<Answer<Rows, 'PatientTask', PatientTask<Rows>>>, { input: PatientTaskInput }>;
  update_patient_task?: Field<Answer<Rows, 'PatientTask', PatientTask<Rows>>, {
    id: string;
    version?: number | null | undefined;
    input: PatientTaskUpdate;
  }>;
  add_patient_task_steps?: Field<Answer<Rows, 'PatientTask', PatientTask<Rows>>, { id: string; steps: Array<string> }>;
  update_patient_task_step?: Field<Answer<Rows, 'PatientTaskStep', PatientTaskStep>, {
    step_id: string;
    step_content?: string | null | undefined;
    complete_time?: Date | null | undefined;
    deleted_time?: Date | null | undefined;
  }>;
  add_patient_task_comments?: Field<Answer<Rows, 'PatientTask', PatientTask<Rows>>, {
    id: string;
    comments: Array<string>;
  }>;
  add_patient_task_tag?: Field<Answer<Rows, 'PatientTask', PatientTask<Rows>>, {
    id: string;
    tag: string;
    color?: string | null | undefined;
  }>;
  remove_patient_task_tag?: Field<Answer<Rows, 'PatientTask', PatientTask<Rows>>, { id: string; tag: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PatientTask: PatientTask<Rows>;
    PatientTaskFile: PatientTaskFile;
    PatientTaskStep: PatientTaskStep;
    PatientTaskDoctor: PatientTaskDoctor;
    PatientTaskPatient: PatientTaskPatient;
    PatientTaskComment: PatientTaskComment;
    PatientTaskTag: PatientTaskTag;
    PatientTaskLog: PatientTaskLog;
  }
>;
