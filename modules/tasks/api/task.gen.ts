// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Resolver as ResolverFn } from '../../../platform/resolver.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../../../platform/request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type { ResolverFn };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day as YYYY-MM-DD, in no time zone. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with its offset; answered in UTC, as 2026-11-21T14:30:00.000Z. */
  DateTime: { input: Date; output: Date | string; }
  /** An event's id: a UUID, for an occurrence followed by two hyphens and its start as YYYYMMDDTHHMMSSZ. */
  EventId: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type SortOrder =
  | 'asc'
  | 'desc';

export type IdFilter = {
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StringFilter = {
  equals?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type DateFilter = {
  equals?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
};

export type DateTimeFilter = {
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** How many open tasks the caller and their teams have, by type; snoozed ones do not count. */
  getPendingTaskCounts: PendingTaskCounts;
  /** Tasks by what `input` names, sorted; `take` is at most 200, 50 by default. Without `completed` open ones only. */
  searchTask: TaskList;
  /** The open tasks of the caller and their teams that are due or remind between `start` and `end`, the earliest first; at most 200. */
  searchTaskByDateRange: Array<Task>;
  /** What the caller has given to others. */
  searchTaskByAssigner: TaskList;
  /** The open tasks of the caller and their teams that have an extra reminder between `start` and `end`; at most 200. */
  searchTaskByExtraReminder: Array<Task>;
  /** One task. */
  searchTaskById: Task;
  /** One step of a task. */
  fetchSingleStep: TaskStep;
  /** The clinic's tags, and those that its tasks carry, whose words hold the text; at most 50. */
  tagsAtCurrentClinic: Array<TaskTag>;
  /** Members and teams who can be given a task, whose names hold the text. */
  taskOwners: Array<TaskOwner>;
  /** Who is away and who does their tasks meanwhile, today or later. */
  taskAbsences: Array<TaskAbsence>;
};


export type QuerySearchTaskArgs = {
  input?: InputMaybe<SearchTaskInput>;
};


export type QuerySearchTaskByDateRangeArgs = {
  start: Scalars['DateTime']['input'];
  end: Scalars['DateTime']['input'];
};


export type QuerySearchTaskByAssignerArgs = {
  input?: InputMaybe<SearchTaskInput>;
};


export type QuerySearchTaskByExtraReminderArgs = {
  start: Scalars['DateTime']['input'];
  end: Scalars['DateTime']['input'];
};


export type QuerySearchTaskByIdArgs = {
  taskID: Scalars['ID']['input'];
};


export type QueryFetchSingleStepArgs = {
  stepID: Scalars['ID']['input'];
};


export type QueryTagsAtCurrentClinicArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTaskOwnersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes a task for each assignee, for the caller where there is none: members and teams get a doctor task, patients a patient task.
   * The same `client_key` again answers what was made the first time.
   */
  createToDoAndAssign: Array<Task>;
  /** Changes what is given; STALE_VERSION where somebody else did since. A list replaces the one that is there. */
  updateToDoAndAssign: Task;
  /** Comments a task; a snoozed one comes back with it. */
  createSingleComment: TaskComment;
  /** Does one thing with up to 200 tasks; those that can't be changed are left and named. */
  markMultipleTasks: MarkedTasks;
  /** Sets or clears when a task was completed or deleted; what is left out stays. */
  updateAnyTask: Task;
  /** Completes a task, or opens it again where the time is null. A task that asks for a disposition needs one. */
  completeTask: Task;
  /** Hands a task over, or gives a copy and keeps it. Claiming is handing over to oneself: ALREADY_TAKEN where a colleague was faster. */
  forwardTask: Task;
  /** Puts a task aside until then; null brings it back. */
  snoozeTask: Task;
  /** Makes a quick note of the caller's with its lines. */
  createQuickNote: Task;
  /** Renames a quick note, or adds a line to it. */
  updateQuickNote: Task;
  /** Changes a line of a quick note; an empty one is taken away. */
  updateQuickNoteBullet: Task;
  /** Adds steps; a blank one is refused: Blank step. */
  createSteps: Task;
  /** Changes a step: its text (emptied it is taken away), when it was done (null: not done), when it was taken away. */
  updateSingleStep: TaskStep;
  /** Tags a task; one that it has is refused: Duplicate tag. */
  attachTag: Task;
  /** Takes a tag off a task. */
  detachTag: Task;
  /** Registers a document that somebody is to review. */
  registerDocument: RegisteredDocument;
  /** Gives somebody a document to review. */
  createDocsForReview: Task;
  /** Changes the words of a review, or marks it as reviewed, which completes it. */
  updateDocsForReview: Task;
  /** Says who does the caller's tasks from one day to another; whoever administrates members says it of others too. */
  saveTaskAbsence: TaskAbsence;
  /** Ends an absence at once. */
  endTaskAbsence: Array<TaskAbsence>;
};


export type MutationCreateToDoAndAssignArgs = {
  input: ToDoInput;
};


export type MutationUpdateToDoAndAssignArgs = {
  taskID: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  input: ToDoUpdate;
};


export type MutationCreateSingleCommentArgs = {
  taskID: Scalars['ID']['input'];
  comment: Scalars['String']['input'];
};


export type MutationMarkMultipleTasksArgs = {
  operation: TaskOperation;
  taskIDs: Array<Scalars['ID']['input']>;
  disposition?: InputMaybe<TaskDisposition>;
  snoozedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUpdateAnyTaskArgs = {
  taskID: Scalars['ID']['input'];
  completeDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  deleteDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCompleteTaskArgs = {
  taskID: Scalars['ID']['input'];
  completeDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  disposition?: InputMaybe<TaskDisposition>;
};


export type MutationForwardTaskArgs = {
  taskID: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  to: TaskAssignee;
  mode: ForwardMode;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSnoozeTaskArgs = {
  taskID: Scalars['ID']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCreateQuickNoteArgs = {
  quickNoteContent: Scalars['String']['input'];
  bullets?: InputMaybe<Array<Scalars['String']['input']>>;
  client_key?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateQuickNoteArgs = {
  taskID: Scalars['ID']['input'];
  quickNoteContent?: InputMaybe<Scalars['String']['input']>;
  bullet?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateQuickNoteBulletArgs = {
  bulletID: Scalars['ID']['input'];
  bulletInfo: Scalars['String']['input'];
};


export type MutationCreateStepsArgs = {
  taskID: Scalars['ID']['input'];
  steps: Array<Scalars['String']['input']>;
};


export type MutationUpdateSingleStepArgs = {
  stepID: Scalars['ID']['input'];
  stepInfo?: InputMaybe<Scalars['String']['input']>;
  completeDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  deleteDateTime?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAttachTagArgs = {
  taskID: Scalars['ID']['input'];
  tag: TaskTagInput;
};


export type MutationDetachTagArgs = {
  taskID: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
};


export type MutationRegisterDocumentArgs = {
  title: Scalars['String']['input'];
  path: Scalars['String']['input'];
};


export type MutationCreateDocsForReviewArgs = {
  input: DocsForReviewInput;
};


export type MutationUpdateDocsForReviewArgs = {
  taskID: Scalars['ID']['input'];
  markReviewed?: InputMaybe<Scalars['Boolean']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveTaskAbsenceArgs = {
  userID?: InputMaybe<Scalars['ID']['input']>;
  substituteID: Scalars['ID']['input'];
  firstDay: Scalars['Date']['input'];
  lastDay: Scalars['Date']['input'];
};


export type MutationEndTaskAbsenceArgs = {
  userID?: InputMaybe<Scalars['ID']['input']>;
};

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
  /** The caller's own, and those of whom they stand in for. */
  | 'Mine'
  /** Those of the caller's teams that nobody has claimed. */
  | 'Team'
  | 'MineAndTeam'
  /** What the caller has given to somebody else. */
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
  taskTypes?: InputMaybe<Array<TaskType>>;
  ownerView?: InputMaybe<TaskOwnerView>;
  ownerID?: InputMaybe<Scalars['ID']['input']>;
  assignerID?: InputMaybe<Scalars['ID']['input']>;
  patientID?: InputMaybe<Scalars['ID']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<TaskPriority>;
  bucket?: InputMaybe<TaskBucket>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  dueFrom?: InputMaybe<Scalars['DateTime']['input']>;
  dueTo?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  sortBy?: InputMaybe<TaskSortField>;
  sortOrder?: InputMaybe<SortOrder>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};

export type TaskAssignee = {
  id: Scalars['ID']['input'];
  type: AssigneeType;
};

export type TaskTagInput = {
  tag: Scalars['String']['input'];
  color?: InputMaybe<Scalars['String']['input']>;
};

export type TaskRepeatInput = {
  unit: RepeatUnit;
  every: Scalars['Int']['input'];
  from: RepeatFrom;
};

export type TaskEscalationInput = {
  hours: Scalars['Int']['input'];
  to: TaskAssignee;
};

export type TaskFileInput = {
  name: Scalars['String']['input'];
  patient_id?: InputMaybe<Scalars['ID']['input']>;
};

export type ToDoInput = {
  subject: Scalars['String']['input'];
  details?: InputMaybe<Scalars['String']['input']>;
  /** ToDo or FollowUp. */
  taskType?: InputMaybe<TaskType>;
  priority?: InputMaybe<TaskPriority>;
  patientID?: InputMaybe<Scalars['ID']['input']>;
  dueDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  reminderDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  extraReminders?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  tags?: InputMaybe<Array<TaskTagInput>>;
  assignees?: InputMaybe<Array<TaskAssignee>>;
  steps?: InputMaybe<Array<Scalars['String']['input']>>;
  attachments?: InputMaybe<Array<TaskFileInput>>;
  repeat?: InputMaybe<TaskRepeatInput>;
  escalation?: InputMaybe<TaskEscalationInput>;
  /** A page of ours where it leads, as `/chart/index/…`. */
  path?: InputMaybe<Scalars['String']['input']>;
  client_key?: InputMaybe<Scalars['String']['input']>;
};

export type ToDoUpdate = {
  subject?: InputMaybe<Scalars['String']['input']>;
  details?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<TaskPriority>;
  patientID?: InputMaybe<Scalars['ID']['input']>;
  dueDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  reminderDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  extraReminders?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  tags?: InputMaybe<Array<TaskTagInput>>;
  /** The new owner, who is one; where there are several, the others get a copy. */
  assignees?: InputMaybe<Array<TaskAssignee>>;
  /** Steps to add. */
  steps?: InputMaybe<Array<Scalars['String']['input']>>;
  attachments?: InputMaybe<Array<TaskFileInput>>;
  repeat?: InputMaybe<TaskRepeatInput>;
  escalation?: InputMaybe<TaskEscalationInput>;
};

export type DocsForReviewInput = {
  subject: Scalars['String']['input'];
  assigneeID: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  documentID: Scalars['ID']['input'];
  priority?: InputMaybe<TaskPriority>;
  dueDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  reminderDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  tags?: InputMaybe<Array<TaskTagInput>>;
  patientID?: InputMaybe<Scalars['ID']['input']>;
};

export type PendingTaskCounts = {
  __typename?: 'PendingTaskCounts';
  /** The sum of the counts of the six types. */
  Total: Scalars['Int']['output'];
  ToDoCount: Scalars['Int']['output'];
  NoteToCosignCount: Scalars['Int']['output'];
  OpenSOAPnoteCount: Scalars['Int']['output'];
  DocsForReviewCount: Scalars['Int']['output'];
  OpenOrderCount: Scalars['Int']['output'];
  FollowUpCount: Scalars['Int']['output'];
  WithReminderTotal: Scalars['Int']['output'];
  WithDueDateTotal: Scalars['Int']['output'];
};

export type TaskList = {
  __typename?: 'TaskList';
  count: Scalars['Int']['output'];
  taskList: Array<Task>;
  /** How many of the same search lie in each bucket, whatever `bucket` says. */
  buckets: Array<TaskBucketCount>;
};

export type TaskBucketCount = {
  __typename?: 'TaskBucketCount';
  bucket: TaskBucket;
  count: Scalars['Int']['output'];
};

export type Task = {
  __typename?: 'Task';
  taskID: Scalars['ID']['output'];
  taskType: TaskType;
  subject: Scalars['String']['output'];
  details: Scalars['String']['output'];
  priority: TaskPriority;
  toDoContent?: Maybe<ToDoContent>;
  followUpContent?: Maybe<ToDoContent>;
  noteContent?: Maybe<NoteContent>;
  order?: Maybe<OrderContent>;
  document?: Maybe<DocumentContent>;
  quickNoteContent?: Maybe<Scalars['String']['output']>;
  relatedPatient?: Maybe<TaskPatient>;
  dueDateTime?: Maybe<Scalars['DateTime']['output']>;
  reminderDateTime?: Maybe<Scalars['DateTime']['output']>;
  createDateTime: Scalars['DateTime']['output'];
  completeDateTime?: Maybe<Scalars['DateTime']['output']>;
  deleteDateTime?: Maybe<Scalars['DateTime']['output']>;
  extraReminders: Array<ExtraReminder>;
  tags: Array<TaskTag>;
  steps: Array<TaskStep>;
  bullets: Array<TaskBullet>;
  attachments: Array<TaskAttachment>;
  discussion: Array<TaskComment>;
  assignedBy: TaskOwner;
  ownedBy: TaskOwner;
  /** Newest first. */
  history: Array<TaskLog>;
  bucket: TaskBucket;
  /** Since when it has lain with its owner: its age. */
  ownedTime: Scalars['DateTime']['output'];
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  completedBy?: Maybe<Scalars['String']['output']>;
  disposition?: Maybe<TaskDisposition>;
  /** source: what it follows from ends it; disposition: who closes it says what became of it; free. */
  closing: Scalars['String']['output'];
  /** Where it leads, other than its window. */
  path?: Maybe<Scalars['String']['output']>;
  /** In whose place the caller does it. */
  inPlaceOf?: Maybe<Scalars['String']['output']>;
  stepCount: Scalars['Int']['output'];
  stepsDone: Scalars['Int']['output'];
  commentCount: Scalars['Int']['output'];
  attachmentCount: Scalars['Int']['output'];
  repeat?: Maybe<TaskRepeat>;
  escalation?: Maybe<TaskEscalation>;
  version: Scalars['Int']['output'];
};

export type ToDoContent = {
  __typename?: 'ToDoContent';
  subject: Scalars['String']['output'];
  details: Scalars['String']['output'];
  priority: TaskPriority;
  relatedPatient?: Maybe<TaskPatient>;
};

export type NoteContent = {
  __typename?: 'NoteContent';
  noteID?: Maybe<Scalars['ID']['output']>;
  subject: Scalars['String']['output'];
  relatedPatient?: Maybe<TaskPatient>;
};

export type OrderContent = {
  __typename?: 'OrderContent';
  orderID?: Maybe<Scalars['ID']['output']>;
  orderName?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

export type DocumentContent = {
  __typename?: 'DocumentContent';
  documentID?: Maybe<Scalars['ID']['output']>;
  path?: Maybe<Scalars['String']['output']>;
};

export type TaskPatient = {
  __typename?: 'TaskPatient';
  patientID: Scalars['ID']['output'];
  patientName: Scalars['String']['output'];
};

export type ExtraReminder = {
  __typename?: 'ExtraReminder';
  id: Scalars['ID']['output'];
  index: Scalars['Int']['output'];
  reminder_date: Scalars['DateTime']['output'];
};

export type TaskTag = {
  __typename?: 'TaskTag';
  tag: Scalars['String']['output'];
  color: Scalars['String']['output'];
};

export type TaskStep = {
  __typename?: 'TaskStep';
  stepID: Scalars['ID']['output'];
  stepInfo: Scalars['String']['output'];
  completeDateTime?: Maybe<Scalars['DateTime']['output']>;
  deleteDateTime?: Maybe<Scalars['DateTime']['output']>;
};

export type TaskBullet = {
  __typename?: 'TaskBullet';
  bulletID: Scalars['ID']['output'];
  bulletInfo: Scalars['String']['output'];
};

export type TaskAttachment = {
  __typename?: 'TaskAttachment';
  name: Scalars['String']['output'];
  permission: Scalars['String']['output'];
  patient?: Maybe<Scalars['ID']['output']>;
};

export type TaskComment = {
  __typename?: 'TaskComment';
  commentID: Scalars['ID']['output'];
  content: Scalars['String']['output'];
  createDateTime: Scalars['DateTime']['output'];
  commenterName: Scalars['String']['output'];
  /** Doctor or Patient. */
  commenterType: AssigneeType;
};

export type TaskOwner = {
  __typename?: 'TaskOwner';
  /** Null where the house or somebody outside made it. */
  id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  type: AssigneeType;
};

export type TaskLog = {
  __typename?: 'TaskLog';
  logID: Scalars['ID']['output'];
  objectType: Scalars['String']['output'];
  objectID: Scalars['ID']['output'];
  column: Scalars['String']['output'];
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
  logger: Scalars['String']['output'];
  createDateTime: Scalars['DateTime']['output'];
};

export type TaskRepeat = {
  __typename?: 'TaskRepeat';
  unit: RepeatUnit;
  every: Scalars['Int']['output'];
  from: RepeatFrom;
};

export type TaskEscalation = {
  __typename?: 'TaskEscalation';
  hours: Scalars['Int']['output'];
  to?: Maybe<TaskOwner>;
  escalatedTime?: Maybe<Scalars['DateTime']['output']>;
};

export type MarkedTasks = {
  __typename?: 'MarkedTasks';
  marked: Array<Scalars['ID']['output']>;
  /** Which were left as they are, and why. */
  left: Array<LeftTask>;
};

export type LeftTask = {
  __typename?: 'LeftTask';
  taskID: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
};

export type RegisteredDocument = {
  __typename?: 'RegisteredDocument';
  documentID: Scalars['ID']['output'];
};

export type TaskAbsence = {
  __typename?: 'TaskAbsence';
  userID: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  substituteID: Scalars['ID']['output'];
  substituteName: Scalars['String']['output'];
  firstDay: Scalars['Date']['output'];
  lastDay: Scalars['Date']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EventId: ResolverTypeWrapper<Scalars['EventId']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  SortOrder: SortOrder;
  IdFilter: IdFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  TaskType: TaskType;
  TaskPriority: TaskPriority;
  TaskBucket: TaskBucket;
  TaskOwnerView: TaskOwnerView;
  TaskSortField: TaskSortField;
  TaskOperation: TaskOperation;
  TaskDisposition: TaskDisposition;
  ForwardMode: ForwardMode;
  AssigneeType: AssigneeType;
  RepeatUnit: RepeatUnit;
  RepeatFrom: RepeatFrom;
  SearchTaskInput: SearchTaskInput;
  TaskAssignee: TaskAssignee;
  TaskTagInput: TaskTagInput;
  TaskRepeatInput: TaskRepeatInput;
  TaskEscalationInput: TaskEscalationInput;
  TaskFileInput: TaskFileInput;
  ToDoInput: ToDoInput;
  ToDoUpdate: ToDoUpdate;
  DocsForReviewInput: DocsForReviewInput;
  PendingTaskCounts: ResolverTypeWrapper<PendingTaskCounts>;
  TaskList: ResolverTypeWrapper<TaskList>;
  TaskBucketCount: ResolverTypeWrapper<TaskBucketCount>;
  Task: ResolverTypeWrapper<Task>;
  ToDoContent: ResolverTypeWrapper<ToDoContent>;
  NoteContent: ResolverTypeWrapper<NoteContent>;
  OrderContent: ResolverTypeWrapper<OrderContent>;
  DocumentContent: ResolverTypeWrapper<DocumentContent>;
  TaskPatient: ResolverTypeWrapper<TaskPatient>;
  ExtraReminder: ResolverTypeWrapper<ExtraReminder>;
  TaskTag: ResolverTypeWrapper<TaskTag>;
  TaskStep: ResolverTypeWrapper<TaskStep>;
  TaskBullet: ResolverTypeWrapper<TaskBullet>;
  TaskAttachment: ResolverTypeWrapper<TaskAttachment>;
  TaskComment: ResolverTypeWrapper<TaskComment>;
  TaskOwner: ResolverTypeWrapper<TaskOwner>;
  TaskLog: ResolverTypeWrapper<TaskLog>;
  TaskRepeat: ResolverTypeWrapper<TaskRepeat>;
  TaskEscalation: ResolverTypeWrapper<TaskEscalation>;
  MarkedTasks: ResolverTypeWrapper<MarkedTasks>;
  LeftTask: ResolverTypeWrapper<LeftTask>;
  RegisteredDocument: ResolverTypeWrapper<RegisteredDocument>;
  TaskAbsence: ResolverTypeWrapper<TaskAbsence>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  EventId: Scalars['EventId']['output'];
  JSON: Scalars['JSON']['output'];
  IdFilter: IdFilter;
  ID: Scalars['ID']['output'];
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  SearchTaskInput: SearchTaskInput;
  TaskAssignee: TaskAssignee;
  TaskTagInput: TaskTagInput;
  TaskRepeatInput: TaskRepeatInput;
  TaskEscalationInput: TaskEscalationInput;
  TaskFileInput: TaskFileInput;
  ToDoInput: ToDoInput;
  ToDoUpdate: ToDoUpdate;
  DocsForReviewInput: DocsForReviewInput;
  PendingTaskCounts: PendingTaskCounts;
  TaskList: TaskList;
  TaskBucketCount: TaskBucketCount;
  Task: Task;
  ToDoContent: ToDoContent;
  NoteContent: NoteContent;
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
  TaskEscalation: TaskEscalation;
  MarkedTasks: MarkedTasks;
  LeftTask: LeftTask;
  RegisteredDocument: RegisteredDocument;
  TaskAbsence: TaskAbsence;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type AccessDirectiveArgs = {
  rule?: Maybe<Scalars['String']['input']>;
  public?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface EventIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EventId'], any> {
  name: 'EventId';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getPendingTaskCounts?: Resolver<ResolversTypes['PendingTaskCounts'], ParentType, ContextType>;
  searchTask?: Resolver<ResolversTypes['TaskList'], ParentType, ContextType, Partial<QuerySearchTaskArgs>>;
  searchTaskByDateRange?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<QuerySearchTaskByDateRangeArgs, 'start' | 'end'>>;
  searchTaskByAssigner?: Resolver<ResolversTypes['TaskList'], ParentType, ContextType, Partial<QuerySearchTaskByAssignerArgs>>;
  searchTaskByExtraReminder?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<QuerySearchTaskByExtraReminderArgs, 'start' | 'end'>>;
  searchTaskById?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<QuerySearchTaskByIdArgs, 'taskID'>>;
  fetchSingleStep?: Resolver<ResolversTypes['TaskStep'], ParentType, ContextType, RequireFields<QueryFetchSingleStepArgs, 'stepID'>>;
  tagsAtCurrentClinic?: Resolver<Array<ResolversTypes['TaskTag']>, ParentType, ContextType, RequireFields<QueryTagsAtCurrentClinicArgs, 'search'>>;
  taskOwners?: Resolver<Array<ResolversTypes['TaskOwner']>, ParentType, ContextType, RequireFields<QueryTaskOwnersArgs, 'search'>>;
  taskAbsences?: Resolver<Array<ResolversTypes['TaskAbsence']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createToDoAndAssign?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<MutationCreateToDoAndAssignArgs, 'input'>>;
  updateToDoAndAssign?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationUpdateToDoAndAssignArgs, 'taskID' | 'input'>>;
  createSingleComment?: Resolver<ResolversTypes['TaskComment'], ParentType, ContextType, RequireFields<MutationCreateSingleCommentArgs, 'taskID' | 'comment'>>;
  markMultipleTasks?: Resolver<ResolversTypes['MarkedTasks'], ParentType, ContextType, RequireFields<MutationMarkMultipleTasksArgs, 'operation' | 'taskIDs'>>;
  updateAnyTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationUpdateAnyTaskArgs, 'taskID'>>;
  completeTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationCompleteTaskArgs, 'taskID'>>;
  forwardTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationForwardTaskArgs, 'taskID' | 'version' | 'to' | 'mode'>>;
  snoozeTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationSnoozeTaskArgs, 'taskID'>>;
  createQuickNote?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationCreateQuickNoteArgs, 'quickNoteContent'>>;
  updateQuickNote?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationUpdateQuickNoteArgs, 'taskID'>>;
  updateQuickNoteBullet?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationUpdateQuickNoteBulletArgs, 'bulletID' | 'bulletInfo'>>;
  createSteps?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationCreateStepsArgs, 'taskID' | 'steps'>>;
  updateSingleStep?: Resolver<ResolversTypes['TaskStep'], ParentType, ContextType, RequireFields<MutationUpdateSingleStepArgs, 'stepID'>>;
  attachTag?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationAttachTagArgs, 'taskID' | 'tag'>>;
  detachTag?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationDetachTagArgs, 'taskID' | 'tag'>>;
  registerDocument?: Resolver<ResolversTypes['RegisteredDocument'], ParentType, ContextType, RequireFields<MutationRegisterDocumentArgs, 'title' | 'path'>>;
  createDocsForReview?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationCreateDocsForReviewArgs, 'input'>>;
  updateDocsForReview?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationUpdateDocsForReviewArgs, 'taskID'>>;
  saveTaskAbsence?: Resolver<ResolversTypes['TaskAbsence'], ParentType, ContextType, RequireFields<MutationSaveTaskAbsenceArgs, 'substituteID' | 'firstDay' | 'lastDay'>>;
  endTaskAbsence?: Resolver<Array<ResolversTypes['TaskAbsence']>, ParentType, ContextType, Partial<MutationEndTaskAbsenceArgs>>;
};

export type PendingTaskCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PendingTaskCounts'] = ResolversParentTypes['PendingTaskCounts']> = {
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ToDoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  NoteToCosignCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  OpenSOAPnoteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  DocsForReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  OpenOrderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  FollowUpCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  WithReminderTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  WithDueDateTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskList'] = ResolversParentTypes['TaskList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taskList?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['TaskBucketCount']>, ParentType, ContextType>;
};

export type TaskBucketCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskBucketCount'] = ResolversParentTypes['TaskBucketCount']> = {
  bucket?: Resolver<ResolversTypes['TaskBucket'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  taskID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taskType?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['TaskPriority'], ParentType, ContextType>;
  toDoContent?: Resolver<Maybe<ResolversTypes['ToDoContent']>, ParentType, ContextType>;
  followUpContent?: Resolver<Maybe<ResolversTypes['ToDoContent']>, ParentType, ContextType>;
  noteContent?: Resolver<Maybe<ResolversTypes['NoteContent']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OrderContent']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['DocumentContent']>, ParentType, ContextType>;
  quickNoteContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relatedPatient?: Resolver<Maybe<ResolversTypes['TaskPatient']>, ParentType, ContextType>;
  dueDateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminderDateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createDateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completeDateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleteDateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extraReminders?: Resolver<Array<ResolversTypes['ExtraReminder']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TaskTag']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['TaskStep']>, ParentType, ContextType>;
  bullets?: Resolver<Array<ResolversTypes['TaskBullet']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['TaskAttachment']>, ParentType, ContextType>;
  discussion?: Resolver<Array<ResolversTypes['TaskComment']>, ParentType, ContextType>;
  assignedBy?: Resolver<ResolversTypes['TaskOwner'], ParentType, ContextType>;
  ownedBy?: Resolver<ResolversTypes['TaskOwner'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['TaskLog']>, ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['TaskBucket'], ParentType, ContextType>;
  ownedTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disposition?: Resolver<Maybe<ResolversTypes['TaskDisposition']>, ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inPlaceOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attachmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeat?: Resolver<Maybe<ResolversTypes['TaskRepeat']>, ParentType, ContextType>;
  escalation?: Resolver<Maybe<ResolversTypes['TaskEscalation']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ToDoContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ToDoContent'] = ResolversParentTypes['ToDoContent']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['TaskPriority'], ParentType, ContextType>;
  relatedPatient?: Resolver<Maybe<ResolversTypes['TaskPatient']>, ParentType, ContextType>;
};

export type NoteContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteContent'] = ResolversParentTypes['NoteContent']> = {
  noteID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relatedPatient?: Resolver<Maybe<ResolversTypes['TaskPatient']>, ParentType, ContextType>;
};

export type OrderContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderContent'] = ResolversParentTypes['OrderContent']> = {
  orderID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentContent'] = ResolversParentTypes['DocumentContent']> = {
  documentID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaskPatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskPatient'] = ResolversParentTypes['TaskPatient']> = {
  patientID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExtraReminderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExtraReminder'] = ResolversParentTypes['ExtraReminder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reminder_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TaskTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskTag'] = ResolversParentTypes['TaskTag']> = {
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskStep'] = ResolversParentTypes['TaskStep']> = {
  stepID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stepInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completeDateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleteDateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TaskBulletResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskBullet'] = ResolversParentTypes['TaskBullet']> = {
  bulletID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bulletInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskAttachment'] = ResolversParentTypes['TaskAttachment']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TaskCommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskComment'] = ResolversParentTypes['TaskComment']> = {
  commentID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createDateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commenterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commenterType?: Resolver<ResolversTypes['AssigneeType'], ParentType, ContextType>;
};

export type TaskOwnerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskOwner'] = ResolversParentTypes['TaskOwner']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AssigneeType'], ParentType, ContextType>;
};

export type TaskLogResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskLog'] = ResolversParentTypes['TaskLog']> = {
  logID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logger?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createDateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TaskRepeatResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskRepeat'] = ResolversParentTypes['TaskRepeat']> = {
  unit?: Resolver<ResolversTypes['RepeatUnit'], ParentType, ContextType>;
  every?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['RepeatFrom'], ParentType, ContextType>;
};

export type TaskEscalationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskEscalation'] = ResolversParentTypes['TaskEscalation']> = {
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['TaskOwner']>, ParentType, ContextType>;
  escalatedTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MarkedTasksResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MarkedTasks'] = ResolversParentTypes['MarkedTasks']> = {
  marked?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['LeftTask']>, ParentType, ContextType>;
};

export type LeftTaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeftTask'] = ResolversParentTypes['LeftTask']> = {
  taskID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisteredDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegisteredDocument'] = ResolversParentTypes['RegisteredDocument']> = {
  documentID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TaskAbsenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskAbsence'] = ResolversParentTypes['TaskAbsence']> = {
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  substituteID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  substituteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PendingTaskCounts?: PendingTaskCountsResolvers<ContextType>;
  TaskList?: TaskListResolvers<ContextType>;
  TaskBucketCount?: TaskBucketCountResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  ToDoContent?: ToDoContentResolvers<ContextType>;
  NoteContent?: NoteContentResolvers<ContextType>;
  OrderContent?: OrderContentResolvers<ContextType>;
  DocumentContent?: DocumentContentResolvers<ContextType>;
  TaskPatient?: TaskPatientResolvers<ContextType>;
  ExtraReminder?: ExtraReminderResolvers<ContextType>;
  TaskTag?: TaskTagResolvers<ContextType>;
  TaskStep?: TaskStepResolvers<ContextType>;
  TaskBullet?: TaskBulletResolvers<ContextType>;
  TaskAttachment?: TaskAttachmentResolvers<ContextType>;
  TaskComment?: TaskCommentResolvers<ContextType>;
  TaskOwner?: TaskOwnerResolvers<ContextType>;
  TaskLog?: TaskLogResolvers<ContextType>;
  TaskRepeat?: TaskRepeatResolvers<ContextType>;
  TaskEscalation?: TaskEscalationResolvers<ContextType>;
  MarkedTasks?: MarkedTasksResolvers<ContextType>;
  LeftTask?: LeftTaskResolvers<ContextType>;
  RegisteredDocument?: RegisteredDocumentResolvers<ContextType>;
  TaskAbsence?: TaskAbsenceResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

