// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SortOrder =
  | 'asc'
  | 'desc';

export type TaskType =
  | 'ToDo'
  | 'NoteToCosign'
  | 'OpenSOAPnote'
  | 'DocsForReview'
  | 'OpenOrder'
  | 'FollowUp'
  | 'QuickNote';

export type TaskPriority =
  | 'Low'
  | 'Medium'
  | 'High';

export type TaskBucket =
  | 'Overdue'
  | 'Today'
  | 'Week'
  | 'Later'
  | 'NoDate'
  | 'Snoozed';

export type TaskOwnerView =
  /** The user's own tasks, and those of members they cover. */
  | 'Mine'
  /** Unclaimed tasks of the user's teams. */
  | 'Team'
  | 'MineAndTeam'
  /** Tasks that the user has assigned to others. */
  | 'AssignedByMe'
  /** Patients' tasks. */
  | 'Patients'
  | 'Everybody';

export type TaskSortField =
  | 'dueDateTime'
  | 'createDateTime'
  | 'completeDateTime'
  | 'ownedTime'
  | 'priority'
  | 'subject';

export type TaskOperation =
  | 'complete'
  | 'reopen'
  | 'reviewed'
  | 'delete'
  | 'snooze'
  | 'claim';

export type TaskDisposition =
  | 'NoneNeeded'
  | 'PatientTold'
  | 'Ordered'
  | 'Prescribed'
  | 'TaskMade'
  | 'VisitPlanned'
  | 'Done';

export type ForwardMode =
  | 'hand_over'
  | 'copy';

export type AssigneeType =
  | 'Doctor'
  | 'Team'
  | 'Patient';

export type RepeatUnit =
  | 'day'
  | 'week'
  | 'month'
  | 'year';

export type RepeatFrom =
  | 'due'
  | 'completion';

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
  dueFrom?: string | null | undefined;
  dueTo?: string | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
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
  dueDateTime?: string | null | undefined;
  reminderDateTime?: string | null | undefined;
  extraReminders?: Array<string> | null | undefined;
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
  dueDateTime?: string | null | undefined;
  reminderDateTime?: string | null | undefined;
  extraReminders?: Array<string> | null | undefined;
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
  dueDateTime?: string | null | undefined;
  reminderDateTime?: string | null | undefined;
  tags?: Array<TaskTagInput> | null | undefined;
  patientID?: string | null | undefined;
};

export type PatientCallResult =
  | 'LeftVoicemail'
  | 'SpokeToPatient'
  | 'SpokeToOther'
  | 'NoAnswer';

export type TaskRowFragment = { taskID: string, taskType: TaskType, subject: string, priority: TaskPriority, dueDateTime: string | null, reminderDateTime: string | null, createDateTime: string, completeDateTime: string | null, ownedTime: string, snoozedUntil: string | null, completedBy: string | null, disposition: TaskDisposition | null, closing: string, path: string | null, inPlaceOf: string | null, stepCount: number, stepsDone: number, commentCount: number, attachmentCount: number, bucket: TaskBucket, version: number, relatedPatient: { patientID: string, patientName: string } | null, noteContent: { noteID: string | null } | null, document: { documentID: string | null, path: string | null } | null, order: { orderName: string | null, status: string | null } | null, tags: Array<{ tag: string, color: string }>, ownedBy: { id: string | null, name: string, type: AssigneeType }, assignedBy: { id: string | null, name: string } };

export type TaskCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TaskCountsQuery = { getPendingTaskCounts: { Total: number, ToDoCount: number, NoteToCosignCount: number, OpenSOAPnoteCount: number, DocsForReviewCount: number, OpenOrderCount: number, FollowUpCount: number, WithReminderTotal: number, WithDueDateTotal: number } };

export type TasksQueryVariables = Exact<{
  input?: SearchTaskInput | null | undefined;
}>;


export type TasksQuery = { searchTask: { count: number, buckets: Array<{ bucket: TaskBucket, count: number }>, taskList: Array<{ taskID: string, taskType: TaskType, subject: string, priority: TaskPriority, dueDateTime: string | null, reminderDateTime: string | null, createDateTime: string, completeDateTime: string | null, ownedTime: string, snoozedUntil: string | null, completedBy: string | null, disposition: TaskDisposition | null, closing: string, path: string | null, inPlaceOf: string | null, stepCount: number, stepsDone: number, commentCount: number, attachmentCount: number, bucket: TaskBucket, version: number, relatedPatient: { patientID: string, patientName: string } | null, noteContent: { noteID: string | null } | null, document: { documentID: string | null, path: string | null } | null, order: { orderName: string | null, status: string | null } | null, tags: Array<{ tag: string, color: string }>, ownedBy: { id: string | null, name: string, type: AssigneeType }, assignedBy: { id: string | null, name: string } }> } };

export type UpcomingTasksQueryVariables = Exact<{
  start: string;
  end: string;
}>;


export type UpcomingTasksQuery = { searchTaskByDateRange: Array<{ taskID: string, taskType: TaskType, subject: string, priority: TaskPriority, dueDateTime: string | null, reminderDateTime: string | null, createDateTime: string, completeDateTime: string | null, ownedTime: string, snoozedUntil: string | null, completedBy: string | null, disposition: TaskDisposition | null, closing: string, path: string | null, inPlaceOf: string | null, stepCount: number, stepsDone: number, commentCount: number, attachmentCount: number, bucket: TaskBucket, version: number, relatedPatient: { patientID: string, patientName: string } | null, noteContent: { noteID: string | null } | null, document: { documentID: string | null, path: string | null } | null, order: { orderName: string | null, status: string | null } | null, tags: Array<{ tag: string, color: string }>, ownedBy: { id: string | null, name: string, type: AssigneeType }, assignedBy: { id: string | null, name: string } }> };

export type QuickNotesQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickNotesQuery = { searchTask: { count: number, taskList: Array<{ taskID: string, subject: string, bullets: Array<{ bulletID: string, bulletInfo: string }> }> } };

export type TaskByIdQueryVariables = Exact<{
  id: string;
}>;


export type TaskByIdQuery = { searchTaskById: { details: string, deleteDateTime: string | null, taskID: string, taskType: TaskType, subject: string, priority: TaskPriority, dueDateTime: string | null, reminderDateTime: string | null, createDateTime: string, completeDateTime: string | null, ownedTime: string, snoozedUntil: string | null, completedBy: string | null, disposition: TaskDisposition | null, closing: string, path: string | null, inPlaceOf: string | null, stepCount: number, stepsDone: number, commentCount: number, attachmentCount: number, bucket: TaskBucket, version: number, extraReminders: Array<{ id: string, reminder_date: string }>, steps: Array<{ stepID: string, stepInfo: string, completeDateTime: string | null }>, bullets: Array<{ bulletID: string, bulletInfo: string }>, attachments: Array<{ name: string, permission: string, patient: string | null }>, discussion: Array<{ commentID: string, content: string, createDateTime: string, commenterName: string, commenterType: AssigneeType }>, history: Array<{ logID: string, objectType: string, column: string, from: string | null, to: string | null, logger: string, createDateTime: string }>, repeat: { unit: RepeatUnit, every: number, from: RepeatFrom } | null, escalation: { hours: number, escalatedTime: string | null, to: { id: string | null, name: string, type: AssigneeType } | null } | null, relatedPatient: { patientID: string, patientName: string } | null, noteContent: { noteID: string | null } | null, document: { documentID: string | null, path: string | null } | null, order: { orderName: string | null, status: string | null } | null, tags: Array<{ tag: string, color: string }>, ownedBy: { id: string | null, name: string, type: AssigneeType }, assignedBy: { id: string | null, name: string } } };

export type TaskOwnersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TaskOwnersQuery = { taskOwners: Array<{ id: string | null, name: string, type: AssigneeType }> };

export type TaskTagsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TaskTagsQuery = { tagsAtCurrentClinic: Array<{ tag: string, color: string }> };

export type TaskAbsencesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaskAbsencesQuery = { taskAbsences: Array<{ userID: string, name: string, substituteID: string, substituteName: string, firstDay: string, lastDay: string }> };

export type CreateTaskMutationVariables = Exact<{
  input: ToDoInput;
}>;


export type CreateTaskMutation = { createToDoAndAssign: Array<{ taskID: string }> };

export type UpdateTaskMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  input: ToDoUpdate;
}>;


export type UpdateTaskMutation = { updateToDoAndAssign: { taskID: string, version: number } };

export type CommentTaskMutationVariables = Exact<{
  id: string;
  comment: string;
}>;


export type CommentTaskMutation = { createSingleComment: { commentID: string } };

export type MarkTasksMutationVariables = Exact<{
  operation: TaskOperation;
  ids: Array<string> | string;
  disposition?: TaskDisposition | null | undefined;
  until?: string | null | undefined;
}>;


export type MarkTasksMutation = { markMultipleTasks: { marked: Array<string>, left: Array<{ taskID: string, reason: string }> } };

export type EndTaskMutationVariables = Exact<{
  id: string;
  completeDateTime?: string | null | undefined;
  disposition?: TaskDisposition | null | undefined;
}>;


export type EndTaskMutation = { completeTask: { taskID: string, version: number } };

export type DeleteTaskMutationVariables = Exact<{
  id: string;
  deleteDateTime?: string | null | undefined;
}>;


export type DeleteTaskMutation = { updateAnyTask: { taskID: string } };

export type ForwardTaskMutationVariables = Exact<{
  id: string;
  version: number;
  to: TaskAssignee;
  mode: ForwardMode;
  note?: string | null | undefined;
}>;


export type ForwardTaskMutation = { forwardTask: { taskID: string } };

export type SnoozeTaskMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
}>;


export type SnoozeTaskMutation = { snoozeTask: { taskID: string } };

export type CreateQuickNoteMutationVariables = Exact<{
  content: string;
  bullets?: Array<string> | string | null | undefined;
  key?: string | null | undefined;
}>;


export type CreateQuickNoteMutation = { createQuickNote: { taskID: string } };

export type UpdateQuickNoteMutationVariables = Exact<{
  id: string;
  content?: string | null | undefined;
  bullet?: string | null | undefined;
}>;


export type UpdateQuickNoteMutation = { updateQuickNote: { taskID: string } };

export type UpdateBulletMutationVariables = Exact<{
  id: string;
  info: string;
}>;


export type UpdateBulletMutation = { updateQuickNoteBullet: { taskID: string } };

export type AddStepsMutationVariables = Exact<{
  id: string;
  steps: Array<string> | string;
}>;


export type AddStepsMutation = { createSteps: { taskID: string } };

export type UpdateStepMutationVariables = Exact<{
  id: string;
  stepInfo?: string | null | undefined;
  deleteDateTime?: string | null | undefined;
}>;


export type UpdateStepMutation = { updateSingleStep: { stepID: string } };

export type TickStepMutationVariables = Exact<{
  id: string;
  completeDateTime?: string | null | undefined;
}>;


export type TickStepMutation = { updateSingleStep: { stepID: string } };

export type AttachTagMutationVariables = Exact<{
  id: string;
  tag: TaskTagInput;
}>;


export type AttachTagMutation = { attachTag: { taskID: string } };

export type DetachTagMutationVariables = Exact<{
  id: string;
  tag: string;
}>;


export type DetachTagMutation = { detachTag: { taskID: string } };

export type ReviewDocumentMutationVariables = Exact<{
  id: string;
}>;


export type ReviewDocumentMutation = { updateDocsForReview: { taskID: string } };

export type RegisterDocumentMutationVariables = Exact<{
  title: string;
  path: string;
}>;


export type RegisterDocumentMutation = { registerDocument: { documentID: string } };

export type CreateReviewMutationVariables = Exact<{
  input: DocsForReviewInput;
}>;


export type CreateReviewMutation = { createDocsForReview: { taskID: string } };

export type SaveAbsenceMutationVariables = Exact<{
  substituteID: string;
  firstDay: string;
  lastDay: string;
}>;


export type SaveAbsenceMutation = { saveTaskAbsence: { userID: string } };

export type EndAbsenceMutationVariables = Exact<{ [key: string]: never; }>;


export type EndAbsenceMutation = { endTaskAbsence: Array<{ userID: string }> };

export type TickTaskMutationVariables = Exact<{
  id: string;
  completeDateTime?: string | null | undefined;
}>;


export type TickTaskMutation = { updateAnyTask: { taskID: string } };

export type TasksOfPatientQueryVariables = Exact<{
  id: string;
  completed?: boolean | null | undefined;
}>;


export type TasksOfPatientQuery = { searchTask: { count: number, taskList: Array<{ taskID: string, taskType: TaskType, subject: string, priority: TaskPriority, dueDateTime: string | null, reminderDateTime: string | null, createDateTime: string, completeDateTime: string | null, ownedTime: string, snoozedUntil: string | null, completedBy: string | null, disposition: TaskDisposition | null, closing: string, path: string | null, inPlaceOf: string | null, stepCount: number, stepsDone: number, commentCount: number, attachmentCount: number, bucket: TaskBucket, version: number, relatedPatient: { patientID: string, patientName: string } | null, noteContent: { noteID: string | null } | null, document: { documentID: string | null, path: string | null } | null, order: { orderName: string | null, status: string | null } | null, tags: Array<{ tag: string, color: string }>, ownedBy: { id: string | null, name: string, type: AssigneeType }, assignedBy: { id: string | null, name: string } }> } };

export type TasksByTagsQueryVariables = Exact<{
  tags: Array<string> | string;
  any: boolean;
  skip: number;
  take: number;
}>;


export type TasksByTagsQuery = { searchTask: { count: number, taskList: Array<{ taskID: string, taskType: TaskType, subject: string, priority: TaskPriority, dueDateTime: string | null, reminderDateTime: string | null, createDateTime: string, completeDateTime: string | null, ownedTime: string, snoozedUntil: string | null, completedBy: string | null, disposition: TaskDisposition | null, closing: string, path: string | null, inPlaceOf: string | null, stepCount: number, stepsDone: number, commentCount: number, attachmentCount: number, bucket: TaskBucket, version: number, relatedPatient: { patientID: string, patientName: string } | null, noteContent: { noteID: string | null } | null, document: { documentID: string | null, path: string | null } | null, order: { orderName: string | null, status: string | null } | null, tags: Array<{ tag: string, color: string }>, ownedBy: { id: string | null, name: string, type: AssigneeType }, assignedBy: { id: string | null, name: string } }> } };

export type LogPatientCallMutationVariables = Exact<{
  patient: string;
  result: PatientCallResult;
  key: string;
}>;


export type LogPatientCallMutation = { logPatientCall: { taskID: string } };


export const TaskCountsDocument: ApiDocument<TaskCountsQuery, TaskCountsQueryVariables> = {
  service: 'task',
  name: 'TaskCounts',
  query: "query TaskCounts {\n  getPendingTaskCounts {\n    Total\n    ToDoCount\n    NoteToCosignCount\n    OpenSOAPnoteCount\n    DocsForReviewCount\n    OpenOrderCount\n    FollowUpCount\n    WithReminderTotal\n    WithDueDateTotal\n  }\n}",
};

export const TasksDocument: ApiDocument<TasksQuery, TasksQueryVariables> = {
  service: 'task',
  name: 'Tasks',
  query: "query Tasks($input: SearchTaskInput) {\n  searchTask(input: $input) {\n    count\n    buckets {\n      bucket\n      count\n    }\n    taskList {\n      ...TaskRow\n    }\n  }\n}\nfragment TaskRow on Task {\n  taskID\n  taskType\n  subject\n  priority\n  relatedPatient {\n    patientID\n    patientName\n  }\n  noteContent {\n    noteID\n  }\n  document {\n    documentID\n    path\n  }\n  order {\n    orderName\n    status\n  }\n  dueDateTime\n  reminderDateTime\n  createDateTime\n  completeDateTime\n  ownedTime\n  snoozedUntil\n  completedBy\n  disposition\n  closing\n  path\n  inPlaceOf\n  stepCount\n  stepsDone\n  commentCount\n  attachmentCount\n  bucket\n  version\n  tags {\n    tag\n    color\n  }\n  ownedBy {\n    id\n    name\n    type\n  }\n  assignedBy {\n    id\n    name\n  }\n}",
};

export const UpcomingTasksDocument: ApiDocument<UpcomingTasksQuery, UpcomingTasksQueryVariables> = {
  service: 'task',
  name: 'UpcomingTasks',
  query: "query UpcomingTasks($start: DateTime!, $end: DateTime!) {\n  searchTaskByDateRange(start: $start, end: $end) {\n    ...TaskRow\n  }\n}\nfragment TaskRow on Task {\n  taskID\n  taskType\n  subject\n  priority\n  relatedPatient {\n    patientID\n    patientName\n  }\n  noteContent {\n    noteID\n  }\n  document {\n    documentID\n    path\n  }\n  order {\n    orderName\n    status\n  }\n  dueDateTime\n  reminderDateTime\n  createDateTime\n  completeDateTime\n  ownedTime\n  snoozedUntil\n  completedBy\n  disposition\n  closing\n  path\n  inPlaceOf\n  stepCount\n  stepsDone\n  commentCount\n  attachmentCount\n  bucket\n  version\n  tags {\n    tag\n    color\n  }\n  ownedBy {\n    id\n    name\n    type\n  }\n  assignedBy {\n    id\n    name\n  }\n}",
};

export const QuickNotesDocument: ApiDocument<QuickNotesQuery, QuickNotesQueryVariables> = {
  service: 'task',
  name: 'QuickNotes',
  query: "query QuickNotes {\n  searchTask(\n    input: {taskTypes: [QuickNote], ownerView: Mine, sortBy: createDateTime, take: 50}\n  ) {\n    count\n    taskList {\n      taskID\n      subject\n      bullets {\n        bulletID\n        bulletInfo\n      }\n    }\n  }\n}",
};

export const TaskByIdDocument: ApiDocument<TaskByIdQuery, TaskByIdQueryVariables> = {
  service: 'task',
  name: 'TaskById',
  query: "query TaskById($id: ID!) {\n  searchTaskById(taskID: $id) {\n    ...TaskRow\n    details\n    deleteDateTime\n    extraReminders {\n      id\n      reminder_date\n    }\n    steps {\n      stepID\n      stepInfo\n      completeDateTime\n    }\n    bullets {\n      bulletID\n      bulletInfo\n    }\n    attachments {\n      name\n      permission\n      patient\n    }\n    discussion {\n      commentID\n      content\n      createDateTime\n      commenterName\n      commenterType\n    }\n    history {\n      logID\n      objectType\n      column\n      from\n      to\n      logger\n      createDateTime\n    }\n    repeat {\n      unit\n      every\n      from\n    }\n    escalation {\n      hours\n      to {\n        id\n        name\n        type\n      }\n      escalatedTime\n    }\n  }\n}\nfragment TaskRow on Task {\n  taskID\n  taskType\n  subject\n  priority\n  relatedPatient {\n    patientID\n    patientName\n  }\n  noteContent {\n    noteID\n  }\n  document {\n    documentID\n    path\n  }\n  order {\n    orderName\n    status\n  }\n  dueDateTime\n  reminderDateTime\n  createDateTime\n  completeDateTime\n  ownedTime\n  snoozedUntil\n  completedBy\n  disposition\n  closing\n  path\n  inPlaceOf\n  stepCount\n  stepsDone\n  commentCount\n  attachmentCount\n  bucket\n  version\n  tags {\n    tag\n    color\n  }\n  ownedBy {\n    id\n    name\n    type\n  }\n  assignedBy {\n    id\n    name\n  }\n}",
};

export const TaskOwnersDocument: ApiDocument<TaskOwnersQuery, TaskOwnersQueryVariables> = {
  service: 'task',
  name: 'TaskOwners',
  query: "query TaskOwners($search: String) {\n  taskOwners(search: $search) {\n    id\n    name\n    type\n  }\n}",
};

export const TaskTagsDocument: ApiDocument<TaskTagsQuery, TaskTagsQueryVariables> = {
  service: 'task',
  name: 'TaskTags',
  query: "query TaskTags($search: String) {\n  tagsAtCurrentClinic(search: $search) {\n    tag\n    color\n  }\n}",
};

export const TaskAbsencesDocument: ApiDocument<TaskAbsencesQuery, TaskAbsencesQueryVariables> = {
  service: 'task',
  name: 'TaskAbsences',
  query: "query TaskAbsences {\n  taskAbsences {\n    userID\n    name\n    substituteID\n    substituteName\n    firstDay\n    lastDay\n  }\n}",
};

export const CreateTaskDocument: ApiDocument<CreateTaskMutation, CreateTaskMutationVariables> = {
  service: 'task',
  name: 'CreateTask',
  query: "mutation CreateTask($input: ToDoInput!) {\n  createToDoAndAssign(input: $input) {\n    taskID\n  }\n}",
};

export const UpdateTaskDocument: ApiDocument<UpdateTaskMutation, UpdateTaskMutationVariables> = {
  service: 'task',
  name: 'UpdateTask',
  query: "mutation UpdateTask($id: ID!, $version: Int, $input: ToDoUpdate!) {\n  updateToDoAndAssign(taskID: $id, version: $version, input: $input) {\n    taskID\n    version\n  }\n}",
};

export const CommentTaskDocument: ApiDocument<CommentTaskMutation, CommentTaskMutationVariables> = {
  service: 'task',
  name: 'CommentTask',
  query: "mutation CommentTask($id: ID!, $comment: String!) {\n  createSingleComment(taskID: $id, comment: $comment) {\n    commentID\n  }\n}",
};

export const MarkTasksDocument: ApiDocument<MarkTasksMutation, MarkTasksMutationVariables> = {
  service: 'task',
  name: 'MarkTasks',
  query: "mutation MarkTasks($operation: TaskOperation!, $ids: [ID!]!, $disposition: TaskDisposition, $until: DateTime) {\n  markMultipleTasks(\n    operation: $operation\n    taskIDs: $ids\n    disposition: $disposition\n    snoozedUntil: $until\n  ) {\n    marked\n    left {\n      taskID\n      reason\n    }\n  }\n}",
};

export const EndTaskDocument: ApiDocument<EndTaskMutation, EndTaskMutationVariables> = {
  service: 'task',
  name: 'EndTask',
  query: "mutation EndTask($id: ID!, $completeDateTime: DateTime, $disposition: TaskDisposition) {\n  completeTask(\n    taskID: $id\n    completeDateTime: $completeDateTime\n    disposition: $disposition\n  ) {\n    taskID\n    version\n  }\n}",
};

export const DeleteTaskDocument: ApiDocument<DeleteTaskMutation, DeleteTaskMutationVariables> = {
  service: 'task',
  name: 'DeleteTask',
  query: "mutation DeleteTask($id: ID!, $deleteDateTime: DateTime) {\n  updateAnyTask(taskID: $id, deleteDateTime: $deleteDateTime) {\n    taskID\n  }\n}",
};

export const ForwardTaskDocument: ApiDocument<ForwardTaskMutation, ForwardTaskMutationVariables> = {
  service: 'task',
  name: 'ForwardTask',
  query: "mutation ForwardTask($id: ID!, $version: Int!, $to: TaskAssignee!, $mode: ForwardMode!, $note: String) {\n  forwardTask(taskID: $id, version: $version, to: $to, mode: $mode, note: $note) {\n    taskID\n  }\n}",
};

export const SnoozeTaskDocument: ApiDocument<SnoozeTaskMutation, SnoozeTaskMutationVariables> = {
  service: 'task',
  name: 'SnoozeTask',
  query: "mutation SnoozeTask($id: ID!, $until: DateTime) {\n  snoozeTask(taskID: $id, until: $until) {\n    taskID\n  }\n}",
};

export const CreateQuickNoteDocument: ApiDocument<CreateQuickNoteMutation, CreateQuickNoteMutationVariables> = {
  service: 'task',
  name: 'CreateQuickNote',
  query: "mutation CreateQuickNote($content: String!, $bullets: [String!], $key: String) {\n  createQuickNote(quickNoteContent: $content, bullets: $bullets, client_key: $key) {\n    taskID\n  }\n}",
};

export const UpdateQuickNoteDocument: ApiDocument<UpdateQuickNoteMutation, UpdateQuickNoteMutationVariables> = {
  service: 'task',
  name: 'UpdateQuickNote',
  query: "mutation UpdateQuickNote($id: ID!, $content: String, $bullet: String) {\n  updateQuickNote(taskID: $id, quickNoteContent: $content, bullet: $bullet) {\n    taskID\n  }\n}",
};

export const UpdateBulletDocument: ApiDocument<UpdateBulletMutation, UpdateBulletMutationVariables> = {
  service: 'task',
  name: 'UpdateBullet',
  query: "mutation UpdateBullet($id: ID!, $info: String!) {\n  updateQuickNoteBullet(bulletID: $id, bulletInfo: $info) {\n    taskID\n  }\n}",
};

export const AddStepsDocument: ApiDocument<AddStepsMutation, AddStepsMutationVariables> = {
  service: 'task',
  name: 'AddSteps',
  query: "mutation AddSteps($id: ID!, $steps: [String!]!) {\n  createSteps(taskID: $id, steps: $steps) {\n    taskID\n  }\n}",
};

export const UpdateStepDocument: ApiDocument<UpdateStepMutation, UpdateStepMutationVariables> = {
  service: 'task',
  name: 'UpdateStep',
  query: "mutation UpdateStep($id: ID!, $stepInfo: String, $deleteDateTime: DateTime) {\n  updateSingleStep(\n    stepID: $id\n    stepInfo: $stepInfo\n    deleteDateTime: $deleteDateTime\n  ) {\n    stepID\n  }\n}",
};

export const TickStepDocument: ApiDocument<TickStepMutation, TickStepMutationVariables> = {
  service: 'task',
  name: 'TickStep',
  query: "mutation TickStep($id: ID!, $completeDateTime: DateTime) {\n  updateSingleStep(stepID: $id, completeDateTime: $completeDateTime) {\n    stepID\n  }\n}",
};

export const AttachTagDocument: ApiDocument<AttachTagMutation, AttachTagMutationVariables> = {
  service: 'task',
  name: 'AttachTag',
  query: "mutation AttachTag($id: ID!, $tag: TaskTagInput!) {\n  attachTag(taskID: $id, tag: $tag) {\n    taskID\n  }\n}",
};

export const DetachTagDocument: ApiDocument<DetachTagMutation, DetachTagMutationVariables> = {
  service: 'task',
  name: 'DetachTag',
  query: "mutation DetachTag($id: ID!, $tag: String!) {\n  detachTag(taskID: $id, tag: $tag) {\n    taskID\n  }\n}",
};

export const ReviewDocumentDocument: ApiDocument<ReviewDocumentMutation, ReviewDocumentMutationVariables> = {
  service: 'task',
  name: 'ReviewDocument',
  query: "mutation ReviewDocument($id: ID!) {\n  updateDocsForReview(taskID: $id, markReviewed: true) {\n    taskID\n  }\n}",
};

export const RegisterDocumentDocument: ApiDocument<RegisterDocumentMutation, RegisterDocumentMutationVariables> = {
  service: 'task',
  name: 'RegisterDocument',
  query: "mutation RegisterDocument($title: String!, $path: String!) {\n  registerDocument(title: $title, path: $path) {\n    documentID\n  }\n}",
};

export const CreateReviewDocument: ApiDocument<CreateReviewMutation, CreateReviewMutationVariables> = {
  service: 'task',
  name: 'CreateReview',
  query: "mutation CreateReview($input: DocsForReviewInput!) {\n  createDocsForReview(input: $input) {\n    taskID\n  }\n}",
};

export const SaveAbsenceDocument: ApiDocument<SaveAbsenceMutation, SaveAbsenceMutationVariables> = {
  service: 'task',
  name: 'SaveAbsence',
  query: "mutation SaveAbsence($substituteID: ID!, $firstDay: Date!, $lastDay: Date!) {\n  saveTaskAbsence(\n    substituteID: $substituteID\n    firstDay: $firstDay\n    lastDay: $lastDay\n  ) {\n    userID\n  }\n}",
};

export const EndAbsenceDocument: ApiDocument<EndAbsenceMutation, EndAbsenceMutationVariables> = {
  service: 'task',
  name: 'EndAbsence',
  query: "mutation EndAbsence {\n  endTaskAbsence {\n    userID\n  }\n}",
};

export const TickTaskDocument: ApiDocument<TickTaskMutation, TickTaskMutationVariables> = {
  service: 'task',
  name: 'TickTask',
  query: "mutation TickTask($id: ID!, $completeDateTime: DateTime) {\n  updateAnyTask(taskID: $id, completeDateTime: $completeDateTime) {\n    taskID\n  }\n}",
};

export const TasksOfPatientDocument: ApiDocument<TasksOfPatientQuery, TasksOfPatientQueryVariables> = {
  service: 'task',
  name: 'TasksOfPatient',
  query: "query TasksOfPatient($id: ID!, $completed: Boolean) {\n  searchTask(input: {patientID: $id, completed: $completed, take: 50}) {\n    count\n    taskList {\n      ...TaskRow\n    }\n  }\n}\nfragment TaskRow on Task {\n  taskID\n  taskType\n  subject\n  priority\n  relatedPatient {\n    patientID\n    patientName\n  }\n  noteContent {\n    noteID\n  }\n  document {\n    documentID\n    path\n  }\n  order {\n    orderName\n    status\n  }\n  dueDateTime\n  reminderDateTime\n  createDateTime\n  completeDateTime\n  ownedTime\n  snoozedUntil\n  completedBy\n  disposition\n  closing\n  path\n  inPlaceOf\n  stepCount\n  stepsDone\n  commentCount\n  attachmentCount\n  bucket\n  version\n  tags {\n    tag\n    color\n  }\n  ownedBy {\n    id\n    name\n    type\n  }\n  assignedBy {\n    id\n    name\n  }\n}",
};

export const TasksByTagsDocument: ApiDocument<TasksByTagsQuery, TasksByTagsQueryVariables> = {
  service: 'task',
  name: 'TasksByTags',
  query: "query TasksByTags($tags: [String!]!, $any: Boolean!, $skip: Int!, $take: Int!) {\n  searchTask(input: {tags: $tags, anyTag: $any, skip: $skip, take: $take}) {\n    count\n    taskList {\n      ...TaskRow\n    }\n  }\n}\nfragment TaskRow on Task {\n  taskID\n  taskType\n  subject\n  priority\n  relatedPatient {\n    patientID\n    patientName\n  }\n  noteContent {\n    noteID\n  }\n  document {\n    documentID\n    path\n  }\n  order {\n    orderName\n    status\n  }\n  dueDateTime\n  reminderDateTime\n  createDateTime\n  completeDateTime\n  ownedTime\n  snoozedUntil\n  completedBy\n  disposition\n  closing\n  path\n  inPlaceOf\n  stepCount\n  stepsDone\n  commentCount\n  attachmentCount\n  bucket\n  version\n  tags {\n    tag\n    color\n  }\n  ownedBy {\n    id\n    name\n    type\n  }\n  assignedBy {\n    id\n    name\n  }\n}",
};

export const LogPatientCallDocument: ApiDocument<LogPatientCallMutation, LogPatientCallMutationVariables> = {
  service: 'task',
  name: 'LogPatientCall',
  query: "mutation LogPatientCall($patient: ID!, $result: PatientCallResult!, $key: ID!) {\n  logPatientCall(patientID: $patient, result: $result, client_key: $key) {\n    taskID\n  }\n}",
};
