// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { SortOrder } from '../../../platform/contract.gen.ts';
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type TaskType =
  | 'ToDo'
  | 'NoteToCosign'
  | 'OpenSOAPnote'
  | 'DocsForReview'
  | 'OpenOrder'
  | 'FollowUp'
  | 'QuickNote';

export type TaskPriority = 'Low' | 'Medium' | 'High';

export type TaskBucket = 'Overdue' | 'Today' | 'Week' | 'Later' | 'NoDate' | 'Snoozed';

export type TaskOwnerView = 'Mine' | 'Team' | 'MineAndTeam' | 'AssignedByMe' | 'Patients' | 'Everybody';

export type TaskSortField =
  | 'dueDateTime'
  | 'createDateTime'
  | 'completeDateTime'
  | 'ownedTime'
  | 'priority'
  | 'subject';

export type TaskOperation = 'complete' | 'reopen' | 'reviewed' | 'delete' | 'snooze' | 'claim';

export type TaskDisposition =
  | 'NoneNeeded'
  | 'PatientTold'
  | 'Ordered'
  | 'Prescribed'
  | 'TaskMade'
  | 'VisitPlanned'
  | 'Done';

export type ForwardMode = 'hand_over' | 'copy';

export type AssigneeType = 'Doctor' | 'Team' | 'Patient';

export type RepeatUnit = 'day' | 'week' | 'month' | 'year';

export type RepeatFrom = 'due' | 'completion';

export type SearchTaskInput = {
  taskTypes?: Array<TaskType> | null | undefined;
  ownerView?: TaskOwnerView | null | undefined;
  ownerID?: string | null | undefined;
  assignerID?: string | null | undefined;
  patientID?: string | null | undefined;
  tag?: string | null | undefined;
  /** All of these tags, or with `anyTag` at least one. */
  tags?: Array<string> | null | undefined;
  anyTag?: boolean | null | undefined;
  priority?: TaskPriority | null | undefined;
  bucket?: TaskBucket | null | undefined;
  keyword?: string | null | undefined;
  completed?: boolean | null | undefined;
  dueFrom?: Date | null | undefined;
  dueTo?: Date | null | undefined;
  createdFrom?: Date | null | undefined;
  createdTo?: Date | null | undefined;
  sortBy?: TaskSortField | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
};

export type TaskAssignee = {
  id: string;
  type: AssigneeType;
};

export type TaskTagInput = {
  tag: string;
  color?: string | null | undefined;
};

export type TaskRepeatInput = {
  unit: RepeatUnit;
  every: number;
  from: RepeatFrom;
};

export type TaskEscalationInput = {
  hours: number;
  to: TaskAssignee;
};

export type TaskFileInput = {
  name: string;
  patient_id?: string | null | undefined;
};

export type ToDoInput = {
  subject: string;
  details?: string | null | undefined;
  /** ToDo or FollowUp. */
  taskType?: TaskType | null | undefined;
  priority?: TaskPriority | null | undefined;
  patientID?: string | null | undefined;
  dueDateTime?: Date | null | undefined;
  reminderDateTime?: Date | null | undefined;
  extraReminders?: Array<Date> | null | undefined;
  tags?: Array<TaskTagInput> | null | undefined;
  assignees?: Array<TaskAssignee> | null | undefined;
  steps?: Array<string> | null | undefined;
  attachments?: Array<TaskFileInput> | null | undefined;
  repeat?: TaskRepeatInput | null | undefined;
  escalation?: TaskEscalationInput | null | undefined;
  /** A page of our own that it links to, e.g. `/chart/index/…`. */
  path?: string | null | undefined;
  client_key?: string | null | undefined;
};

export type ToDoUpdate = {
  subject?: string | null | undefined;
  details?: string | null | undefined;
  priority?: TaskPriority | null | undefined;
  patientID?: string | null | undefined;
  dueDateTime?: Date | null | undefined;
  reminderDateTime?: Date | null | undefined;
  extraReminders?: Array<Date> | null | undefined;
  tags?: Array<TaskTagInput> | null | undefined;
  /** The new owner; additional assignees get a copy. */
  assignees?: Array<TaskAssignee> | null | undefined;
  /** Steps to add. */
  steps?: Array<string> | null | undefined;
  attachments?: Array<TaskFileInput> | null | undefined;
  repeat?: TaskRepeatInput | null | undefined;
  escalation?: TaskEscalationInput | null | undefined;
};

export type DocsForReviewInput = {
  subject: string;
  assigneeID: string;
  description?: string | null | undefined;
  documentID: string;
  priority?: TaskPriority | null | undefined;
  dueDateTime?: Date | null | undefined;
  reminderDateTime?: Date | null | undefined;
  tags?: Array<TaskTagInput> | null | undefined;
  patientID?: string | null | undefined;
};

export type PatientCallResult = 'LeftVoicemail' | 'SpokeToPatient' | 'SpokeToOther' | 'NoAnswer';

export type PendingTaskCounts = {
  /** The sum of the six types. */
  Total: number;
  ToDoCount: number;
  NoteToCosignCount: number;
  OpenSOAPnoteCount: number;
  DocsForReviewCount: number;
  OpenOrderCount: number;
  FollowUpCount: number;
  WithReminderTotal: number;
  WithDueDateTotal: number;
};

export type TaskList<Rows = object> = {
  count: number;
  taskList: Array<Answer<Rows, 'Task', Task<Rows>>>;
  /** The number of results of the same search in each bucket, regardless of `bucket`. */
  buckets: Array<Answer<Rows, 'TaskBucketCount', TaskBucketCount>>;
};

export type TaskBucketCount = {
  bucket: TaskBucket;
  count: number;
};

export type Task<Rows = object> = {
  taskID: string;
  taskType: TaskType;
  subject: string;
  details: string;
  priority: TaskPriority;
  toDoContent?: Answer<Rows, 'ToDoContent', ToDoContent<Rows>> | null;
  followUpContent?: Answer<Rows, 'ToDoContent', ToDoContent<Rows>> | null;
  noteContent?: Answer<Rows, 'NoteContent', NoteContent<Rows>> | null;
  order?: Answer<Rows, 'OrderContent', OrderContent> | null;
  document?: Answer<Rows, 'DocumentContent', DocumentContent> | null;
  quickNoteContent?: string | null;
  relatedPatient?: Answer<Rows, 'TaskPatient', TaskPatient> | null;
  dueDateTime?: Date | string | null;
  reminderDateTime?: Date | string | null;
  createDateTime: Date | string;
  completeDateTime?: Date | string | null;
  deleteDateTime?: Date | string | null;
  extraReminders: Array<Answer<Rows, 'ExtraReminder', ExtraReminder>>;
  tags: Array<Answer<Rows, 'TaskTag', TaskTag>>;
  steps: Array<Answer<Rows, 'TaskStep', TaskStep>>;
  bullets: Array<Answer<Rows, 'TaskBullet', TaskBullet>>;
  attachments: Array<Answer<Rows, 'TaskAttachment', TaskAttachment>>;
  discussion: Array<Answer<Rows, 'TaskComment', TaskComment>>;
  assignedBy: Answer<Rows, 'TaskOwner', TaskOwner>;
  ownedBy: Answer<Rows, 'TaskOwner', TaskOwner>;
  /** Newest first. */
  history: Array<Answer<Rows, 'TaskLog', TaskLog>>;
  bucket: TaskBucket;
  /** Since when its owner has had it: its age. */
  ownedTime: Date | string;
  snoozedUntil?: Date | string | null;
  completedBy?: string | null;
  disposition?: TaskDisposition | null;
  /** source: ended by its source; disposition: requires a disposition; free. */
  closing: string;
  /** The address it links to, if not its window. */
  path?: string | null;
  /** The member whom the user covers. */
  inPlaceOf?: string | null;
  stepCount: number;
  stepsDone: number;
  commentCount: number;
  attachmentCount: number;
  repeat?: Answer<Rows, 'TaskRepeat', TaskRepeat> | null;
  escalation?: Answer<Rows, 'TaskEscalation', TaskEscalation<Rows>> | null;
  version: number;
};

export type ToDoContent<Rows = object> = {
  subject: string;
  details: string;
  priority: TaskPriority;
  relatedPatient?: Answer<Rows, 'TaskPatient', TaskPatient> | null;
};

export type NoteContent<Rows = object> = {
  noteID?: string | null;
  subject: string;
  relatedPatient?: Answer<Rows, 'TaskPatient', TaskPatient> | null;
};

export type OrderContent = {
  orderID?: string | null;
  orderName?: string | null;
  status?: string | null;
};

export type DocumentContent = {
  documentID?: string | null;
  path?: string | null;
};

export type TaskPatient = {
  patientID: string;
  patientName: string;
};

export type ExtraReminder = {
  id: string;
  index: number;
  reminder_date: Date | string;
};

export type TaskTag = {
  tag: string;
  color: string;
};

export type TaskStep = {
  stepID: string;
  stepInfo: string;
  completeDateTime?: Date | string | null;
  deleteDateTime?: Date | string | null;
};

export type TaskBullet = {
  bulletID: string;
  bulletInfo: string;
};

export type TaskAttachment = {
  name: string;
  permission: string;
  patient?: string | null;
};

export type TaskComment = {
  commentID: string;
  content: string;
  createDateTime: Date | string;
  commenterName: string;
  /** Doctor or Patient. */
  commenterType: AssigneeType;
};

export type TaskOwner = {
  /** Null for Salus or an external actor. */
  id?: string | null;
  name: string;
  type: AssigneeType;
};

export type TaskLog = {
  logID: string;
  objectType: string;
  objectID: string;
  column: string;
  from?: string | null;
  to?: string | null;
  logger: string;
  createDateTime: Date | string;
};

export type TaskRepeat = {
  unit: RepeatUnit;
  every: number;
  from: RepeatFrom;
};

export type TaskEscalation<Rows = object> = {
  hours: number;
  to?: Answer<Rows, 'TaskOwner', TaskOwner> | null;
  escalatedTime?: Date | string | null;
};

export type MarkedTasks<Rows = object> = {
  marked: Array<string>;
  /** Tasks that were not changed, with the reason. */
  left: Array<Answer<Rows, 'LeftTask', LeftTask>>;
};

export type LeftTask = {
  taskID: string;
  reason: string;
};

export type RegisteredDocument = {
  documentID: string;
};

export type TaskAbsence = {
  userID: string;
  name: string;
  substituteID: string;
  substituteName: string;
  firstDay: string;
  lastDay: string;
};

export type QueryResolvers<Rows = object> = {
  getPendingTaskCounts?: Field<Answer<Rows, 'PendingTaskCounts', PendingTaskCounts>>;
  searchTask?: Field<Answer<Rows, 'TaskList', TaskList<Rows>>, { input?: SearchTaskInput | null | undefined }>;
  searchTaskByDateRange?: Field<Array<Answer<Rows, 'Task', Task<Rows>>>, { start: Date; end: Date }>;
  searchTaskByAssigner?: Field<Answer<Rows, 'TaskList', TaskList<Rows>>, {
    input?: SearchTaskInput | null | undefined;
  }>;
  searchTaskByExtraReminder?: Field<Array<Answer<Rows, 'Task', Task<Rows>>>, { start: Date; end: Date }>;
  searchTaskById?: Field<Answer<Rows, 'Task', Task<Rows>>, { taskID: string }>;
  fetchSingleStep?: Field<Answer<Rows, 'TaskStep', TaskStep>, { stepID: string }>;
  tagsAtCurrentClinic?: Field<Array<Answer<Rows, 'TaskTag', TaskTag>>, { search: string | null }>;
  taskOwners?: Field<Array<Answer<Rows, 'TaskOwner', TaskOwner>>, { search: string | null }>;
  taskAbsences?: Field<Array<Answer<Rows, 'TaskAbsence', TaskAbsence>>>;
};

export type MutationResolvers<Rows = object> = {
  createToDoAndAssign?: Field<Array<Answer<Rows, 'Task', Task<Rows>>>, { input: ToDoInput }>;
  updateToDoAndAssign?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    taskID: string;
    version?: number | null | undefined;
    input: ToDoUpdate;
  }>;
  createSingleComment?: Field<Answer<Rows, 'TaskComment', TaskComment>, { taskID: string; comment: string }>;
  markMultipleTasks?: Field<Answer<Rows, 'MarkedTasks', MarkedTasks<Rows>>, {
    operation: TaskOperation;
    taskIDs: Array<string>;
    disposition?: TaskDisposition | null | undefined;
    snoozedUntil?: Date | null | undefined;
  }>;
  updateAnyTask?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    taskID: string;
    completeDateTime?: Date | null | undefined;
    deleteDateTime?: Date | null | undefined;
    version?: number | null | undefined;
  }>;
  completeTask?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    taskID: string;
    completeDateTime?: Date | null | undefined;
    disposition?: TaskDisposition | null | undefined;
  }>;
  forwardTask?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    taskID: string;
    version: number;
    to: TaskAssignee;
    mode: ForwardMode;
    note?: string | null | undefined;
  }>;
  snoozeTask?: Field<Answer<Rows, 'Task', Task<Rows>>, { taskID: string; until?: Date | null | undefined }>;
  createQuickNote?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    quickNoteContent: string;
    bullets?: Array<string> | null | undefined;
    client_key?: string | null | undefined;
  }>;
  logPatientCall?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    patientID: string;
    result: PatientCallResult;
    client_key: string;
  }>;
  updateQuickNote?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    taskID: string;
    quickNoteContent?: string | null | undefined;
    bullet?: string | null | undefined;
  }>;
  updateQuickNoteBullet?: Field<Answer<Rows, 'Task', Task<Rows>>, { bulletID: string; bulletInfo: string }>;
  createSteps?: Field<Answer<Rows, 'Task', Task<Rows>>, { taskID: string; steps: Array<string> }>;
  updateSingleStep?: Field<Answer<Rows, 'TaskStep', TaskStep>, {
    stepID: string;
    stepInfo?: string | null | undefined;
    completeDateTime?: Date | null | undefined;
    deleteDateTime?: Date | null | undefined;
  }>;
  attachTag?: Field<Answer<Rows, 'Task', Task<Rows>>, { taskID: string; tag: TaskTagInput }>;
  detachTag?: Field<Answer<Rows, 'Task', Task<Rows>>, { taskID: string; tag: string }>;
  registerDocument?: Field<Answer<Rows, 'RegisteredDocument', RegisteredDocument>, { title: string; path: string }>;
  createDocsForReview?: Field<Answer<Rows, 'Task', Task<Rows>>, { input: DocsForReviewInput }>;
  updateDocsForReview?: Field<Answer<Rows, 'Task', Task<Rows>>, {
    taskID: string;
    markReviewed?: boolean | null | undefined;
    subject?: string | null | undefined;
    description?: string | null | undefined;
  }>;
  saveTaskAbsence?: Field<Answer<Rows, 'TaskAbsence', TaskAbsence>, {
    userID?: string | null | undefined;
    substituteID: string;
    firstDay: string;
    lastDay: string;
  }>;
  endTaskAbsence?: Field<Array<Answer<Rows, 'TaskAbsence', TaskAbsence>>, { userID?: string | null | undefined }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PendingTaskCounts: PendingTaskCounts;
    TaskList: TaskList<Rows>;
    TaskBucketCount: TaskBucketCount;
    Task: Task<Rows>;
    ToDoContent: ToDoContent<Rows>;
    NoteContent: NoteContent<Rows>;
    OrderContent: OrderContent;
    DocumentContent: DocumentContent;
    TaskPatient: TaskPatient;
    ExtraReminder: ExtraReminder;
    TaskTag: TaskTag;
    TaskStep: TaskStep;
    TaskBullet: TaskBullet;
    TaskAttachment: TaskAttachment;
    TaskComment: TaskComment;
    TaskOwner: TaskOwner;
    TaskLog: TaskLog;
    TaskRepeat: TaskRepeat;
    TaskEscalation: TaskEscalation<Rows>;
    MarkedTasks: MarkedTasks<Rows>;
    LeftTask: LeftTask;
    RegisteredDocument: RegisteredDocument;
    TaskAbsence: TaskAbsence;
  }
>;
