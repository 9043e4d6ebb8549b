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
  /** The public key that session keys of this clinic's messages are wrapped with: RSA-OAEP with SHA-256. */
  messageServerKey: MessageServerKey;
  /**
   * Conversations of the signed-in user, ten a page, the newest first. Each brings its newest message, whose session key is wrapped anew
   * with `publicKey` (SPKI, base64); every such wrapping stands in the audit log. `words` narrows to conversations with all of these words, `patient_id` to those of one patient.
   * KEY_CHANGED where this session began to read with another key.
   */
  summaryList: MessageSummaryList;
  /**
   * All that the signed-in user sent or was sent in a conversation, from the oldest to the newest, at most the newest 200; reading marks it
   * as read. `originId` is the conversation's id. NOT_FOUND for who takes no part.
   */
  conversationGroup: ConversationGroup;
  /** Whom a message can go to: members and patients by a part of their name; nobody for an empty text but the clinic's members. */
  messageRecipients: Array<MessageRecipient>;
  /** How many conversations of the signed-in user hold something unread. */
  unreadMessageCount: Scalars['Int']['output'];
  /** The documents in a patient's chart, the newest day first; read at /api/documents/<id>. */
  patientDocuments: Array<PatientDocument>;
};


export type QuerySummaryListArgs = {
  publicKey: Scalars['String']['input'];
  perPage?: InputMaybe<Scalars['Int']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  searchStatus?: InputMaybe<MessageFolder>;
  words?: InputMaybe<Scalars['String']['input']>;
  patient_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryConversationGroupArgs = {
  originId: Scalars['ID']['input'];
  filterStatus?: InputMaybe<MessageStatus>;
  publicKey: Scalars['String']['input'];
};


export type QueryMessageRecipientsArgs = {
  search_string: Scalars['String']['input'];
};


export type QueryPatientDocumentsArgs = {
  patient_id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Sends a message that begins a conversation. `draft` is an id that the page made: sent twice, it is one message. With `forward` it passes
   * on `forwardOf`, which the sender has read; never one of a patient to another patient (FORWARD_REFUSED). At most one patient at a time
   * (ONE_PATIENT), so that patients don't see one another.
   */
  sendMessage: SentMessage;
  /**
   * Answers in a conversation: everybody who takes part, or with `replyAll: false` only who wrote the newest message. NEWER_MESSAGE where
   * one arrived after `after`, the id of the newest that its author had seen.
   */
  replyMessage: SentMessage;
  /** Moves conversations of the signed-in user; `originIds` are the same ids. What is not theirs is among the errors. */
  changeMessageStatus: MessageStatusChange;
  /** Writes a note that only the members who take part can read. */
  addInternalNote: InternalNote;
  /** Says who of the members that take part has to answer; nobody where `userId` is left out. STALE_VERSION where somebody else said so. */
  assignConversation: AssignedConversation;
  /** Says anew what a document is. STALE_VERSION where somebody else did meanwhile. */
  updatePatientDocument: PatientDocument;
  /** Takes a document out of a chart; it stays on record with the reason. */
  removePatientDocument: RemovedDocument;
};


export type MutationSendMessageArgs = {
  recipients: Array<MessageRecipientInput>;
  draft: Scalars['ID']['input'];
  encryptedMessage: EncryptedMessageInput;
  category?: InputMaybe<MessageCategory>;
  forward?: InputMaybe<Scalars['Boolean']['input']>;
  forwardOf?: InputMaybe<Scalars['ID']['input']>;
  attachment?: InputMaybe<Array<MessageAttachmentInput>>;
};


export type MutationReplyMessageArgs = {
  originId: Scalars['ID']['input'];
  draft: Scalars['ID']['input'];
  encryptedMessage: EncryptedMessageInput;
  replyAll?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
  attachment?: InputMaybe<Array<MessageAttachmentInput>>;
};


export type MutationChangeMessageStatusArgs = {
  newStatus: MessageStatus;
  conversationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  originIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAddInternalNoteArgs = {
  originId: Scalars['ID']['input'];
  draft: Scalars['ID']['input'];
  encryptedMessage: EncryptedMessageInput;
};


export type MutationAssignConversationArgs = {
  originId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePatientDocumentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: PatientDocumentInput;
};


export type MutationRemovePatientDocumentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type PatientDocument = {
  __typename?: 'PatientDocument';
  id: Scalars['ID']['output'];
  patient_id: Scalars['ID']['output'];
  document_type: Scalars['String']['output'];
  document_day: Scalars['Date']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  byte_size: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  created_by: Scalars['String']['output'];
  created_time: Scalars['DateTime']['output'];
};

export type PatientDocumentInput = {
  document_type: Scalars['String']['input'];
  document_day: Scalars['Date']['input'];
  title: Scalars['String']['input'];
};

export type RemovedDocument = {
  __typename?: 'RemovedDocument';
  id: Scalars['ID']['output'];
};

export type MessageCategory =
  | 'Appointment'
  | 'Office_Message'
  | 'Refill';

export type MessageStatus =
  | 'unread'
  | 'read'
  | 'archived'
  | 'trash';

/** Inbox: unread and read. Sent: what one wrote oneself. Trash: for 30 days. All: whatever is not in the trash. */
export type MessageFolder =
  | 'inbox'
  | 'unread'
  | 'read'
  | 'sent'
  | 'archived'
  | 'trash'
  | 'all';

export type ParticipantType =
  | 'Doctor'
  | 'Patient';

export type MessageServerKey = {
  __typename?: 'MessageServerKey';
  /** SPKI, base64. */
  publicKey: Scalars['String']['output'];
  /** SHA-256 of it, in groups of four. */
  fingerprint: Scalars['String']['output'];
};

/** What a page encrypted, or what it is to decrypt; each part base64. */
export type EncryptedMessage = {
  __typename?: 'EncryptedMessage';
  /** The reader's own key. */
  publicKey: Scalars['String']['output'];
  /** The session key, wrapped with that. */
  sessionKey: Scalars['String']['output'];
  /** The 12-byte nonce, the text and the tag of AES-128-GCM; `draft` of the message is bound in. */
  encryptedText: Scalars['String']['output'];
};

export type EncryptedMessageInput = {
  /** The sender's own key; the server wraps with it when it answers. */
  publicKey?: InputMaybe<Scalars['String']['input']>;
  /** 16 random bytes, wrapped with the clinic's public key. */
  sessionKey: Scalars['String']['input'];
  encryptedText: Scalars['String']['input'];
};

export type MessageRecipientInput = {
  participantType: ParticipantType;
  participantId: Scalars['ID']['input'];
};

/** A file of the sender's drive; `source` says where the sender chose it: local for what was uploaded for this message. */
export type MessageAttachmentInput = {
  file_name: Scalars['String']['input'];
  app?: InputMaybe<Scalars['String']['input']>;
  permission?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  subfolder?: InputMaybe<Scalars['String']['input']>;
};

export type MessageAttachment = {
  __typename?: 'MessageAttachment';
  id: Scalars['ID']['output'];
  file_name: Scalars['String']['output'];
  app: Scalars['String']['output'];
  permission: Scalars['String']['output'];
  type: Scalars['String']['output'];
  byte_size: Scalars['Int']['output'];
};

export type MessageParticipant = {
  __typename?: 'MessageParticipant';
  participantType: ParticipantType;
  participantId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MessageRecipient = {
  __typename?: 'MessageRecipient';
  participantType: ParticipantType;
  participantId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Of a patient: what tells them apart from another of that name. */
  detail?: Maybe<Scalars['String']['output']>;
};

export type MessageReceipt = {
  __typename?: 'MessageReceipt';
  participantType: ParticipantType;
  participantId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Null while it is unread. */
  readTime?: Maybe<Scalars['DateTime']['output']>;
};

export type Message = {
  __typename?: 'Message';
  id: Scalars['ID']['output'];
  conversationId: Scalars['ID']['output'];
  draft: Scalars['ID']['output'];
  sender: MessageParticipant;
  recipients: Array<MessageReceipt>;
  encryptedMessage: EncryptedMessage;
  attachment: Array<MessageAttachment>;
  isForward: Scalars['Boolean']['output'];
  createdTime: Scalars['DateTime']['output'];
};

export type MessageSummary = {
  __typename?: 'MessageSummary';
  conversationId: Scalars['ID']['output'];
  originId: Scalars['ID']['output'];
  category: MessageCategory;
  status: MessageStatus;
  participants: Array<MessageParticipant>;
  patientId?: Maybe<Scalars['ID']['output']>;
  assignedTo?: Maybe<Scalars['String']['output']>;
  messageCount: Scalars['Int']['output'];
  message: Message;
};

export type MessageSummaryList = {
  __typename?: 'MessageSummaryList';
  /** Conversations in this folder. */
  count: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
  pageNumber: Scalars['Int']['output'];
  perPage: Scalars['Int']['output'];
  summaries: Array<MessageSummary>;
};

export type InternalNote = {
  __typename?: 'InternalNote';
  id: Scalars['ID']['output'];
  draft: Scalars['ID']['output'];
  author: Scalars['String']['output'];
  encryptedMessage?: Maybe<EncryptedMessage>;
  createdTime: Scalars['DateTime']['output'];
};

export type ConversationGroup = {
  __typename?: 'ConversationGroup';
  conversationId: Scalars['ID']['output'];
  originId: Scalars['ID']['output'];
  category: MessageCategory;
  status: MessageStatus;
  participants: Array<MessageParticipant>;
  patientId?: Maybe<Scalars['ID']['output']>;
  assignedToId?: Maybe<Scalars['ID']['output']>;
  assignedTo?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  messages: Array<Message>;
  notes: Array<InternalNote>;
};

export type SentMessage = {
  __typename?: 'SentMessage';
  conversationId: Scalars['ID']['output'];
  originId: Scalars['ID']['output'];
  messageId: Scalars['ID']['output'];
  /** Whether the patient was told by mail or text message that something is there; null where no patient takes part. */
  patientTold?: Maybe<Scalars['Boolean']['output']>;
};

export type MessageStatusChange = {
  __typename?: 'MessageStatusChange';
  ok: Scalars['Boolean']['output'];
  errors: Array<Scalars['String']['output']>;
};

export type AssignedConversation = {
  __typename?: 'AssignedConversation';
  assignedToId?: Maybe<Scalars['ID']['output']>;
  assignedTo?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
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
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PatientDocument: ResolverTypeWrapper<PatientDocument>;
  PatientDocumentInput: PatientDocumentInput;
  RemovedDocument: ResolverTypeWrapper<RemovedDocument>;
  MessageCategory: MessageCategory;
  MessageStatus: MessageStatus;
  MessageFolder: MessageFolder;
  ParticipantType: ParticipantType;
  MessageServerKey: ResolverTypeWrapper<MessageServerKey>;
  EncryptedMessage: ResolverTypeWrapper<EncryptedMessage>;
  EncryptedMessageInput: EncryptedMessageInput;
  MessageRecipientInput: MessageRecipientInput;
  MessageAttachmentInput: MessageAttachmentInput;
  MessageAttachment: ResolverTypeWrapper<MessageAttachment>;
  MessageParticipant: ResolverTypeWrapper<MessageParticipant>;
  MessageRecipient: ResolverTypeWrapper<MessageRecipient>;
  MessageReceipt: ResolverTypeWrapper<MessageReceipt>;
  Message: ResolverTypeWrapper<Message>;
  MessageSummary: ResolverTypeWrapper<MessageSummary>;
  MessageSummaryList: ResolverTypeWrapper<MessageSummaryList>;
  InternalNote: ResolverTypeWrapper<InternalNote>;
  ConversationGroup: ResolverTypeWrapper<ConversationGroup>;
  SentMessage: ResolverTypeWrapper<SentMessage>;
  MessageStatusChange: ResolverTypeWrapper<MessageStatusChange>;
  AssignedConversation: ResolverTypeWrapper<AssignedConversation>;
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
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  PatientDocument: PatientDocument;
  PatientDocumentInput: PatientDocumentInput;
  RemovedDocument: RemovedDocument;
  MessageServerKey: MessageServerKey;
  EncryptedMessage: EncryptedMessage;
  EncryptedMessageInput: EncryptedMessageInput;
  MessageRecipientInput: MessageRecipientInput;
  MessageAttachmentInput: MessageAttachmentInput;
  MessageAttachment: MessageAttachment;
  MessageParticipant: MessageParticipant;
  MessageRecipient: MessageRecipient;
  MessageReceipt: MessageReceipt;
  Message: Message;
  MessageSummary: MessageSummary;
  MessageSummaryList: MessageSummaryList;
  InternalNote: InternalNote;
  ConversationGroup: ConversationGroup;
  SentMessage: SentMessage;
  MessageStatusChange: MessageStatusChange;
  AssignedConversation: AssignedConversation;
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
  messageServerKey?: Resolver<ResolversTypes['MessageServerKey'], ParentType, ContextType>;
  summaryList?: Resolver<ResolversTypes['MessageSummaryList'], ParentType, ContextType, RequireFields<QuerySummaryListArgs, 'publicKey' | 'perPage' | 'pageNumber' | 'searchStatus'>>;
  conversationGroup?: Resolver<ResolversTypes['ConversationGroup'], ParentType, ContextType, RequireFields<QueryConversationGroupArgs, 'originId' | 'publicKey'>>;
  messageRecipients?: Resolver<Array<ResolversTypes['MessageRecipient']>, ParentType, ContextType, RequireFields<QueryMessageRecipientsArgs, 'search_string'>>;
  unreadMessageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patientDocuments?: Resolver<Array<ResolversTypes['PatientDocument']>, ParentType, ContextType, RequireFields<QueryPatientDocumentsArgs, 'patient_id'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendMessage?: Resolver<ResolversTypes['SentMessage'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'recipients' | 'draft' | 'encryptedMessage' | 'category' | 'forward'>>;
  replyMessage?: Resolver<ResolversTypes['SentMessage'], ParentType, ContextType, RequireFields<MutationReplyMessageArgs, 'originId' | 'draft' | 'encryptedMessage' | 'replyAll'>>;
  changeMessageStatus?: Resolver<ResolversTypes['MessageStatusChange'], ParentType, ContextType, RequireFields<MutationChangeMessageStatusArgs, 'newStatus'>>;
  addInternalNote?: Resolver<ResolversTypes['InternalNote'], ParentType, ContextType, RequireFields<MutationAddInternalNoteArgs, 'originId' | 'draft' | 'encryptedMessage'>>;
  assignConversation?: Resolver<ResolversTypes['AssignedConversation'], ParentType, ContextType, RequireFields<MutationAssignConversationArgs, 'originId' | 'version'>>;
  updatePatientDocument?: Resolver<ResolversTypes['PatientDocument'], ParentType, ContextType, RequireFields<MutationUpdatePatientDocumentArgs, 'id' | 'version' | 'input'>>;
  removePatientDocument?: Resolver<ResolversTypes['RemovedDocument'], ParentType, ContextType, RequireFields<MutationRemovePatientDocumentArgs, 'id' | 'reason'>>;
};

export type PatientDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientDocument'] = ResolversParentTypes['PatientDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  document_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document_day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byte_size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RemovedDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemovedDocument'] = ResolversParentTypes['RemovedDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessageServerKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageServerKey'] = ResolversParentTypes['MessageServerKey']> = {
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EncryptedMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EncryptedMessage'] = ResolversParentTypes['EncryptedMessage']> = {
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encryptedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageAttachment'] = ResolversParentTypes['MessageAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  file_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byte_size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageParticipantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageParticipant'] = ResolversParentTypes['MessageParticipant']> = {
  participantType?: Resolver<ResolversTypes['ParticipantType'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageRecipientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageRecipient'] = ResolversParentTypes['MessageRecipient']> = {
  participantType?: Resolver<ResolversTypes['ParticipantType'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageReceiptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageReceipt'] = ResolversParentTypes['MessageReceipt']> = {
  participantType?: Resolver<ResolversTypes['ParticipantType'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['MessageParticipant'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['MessageReceipt']>, ParentType, ContextType>;
  encryptedMessage?: Resolver<ResolversTypes['EncryptedMessage'], ParentType, ContextType>;
  attachment?: Resolver<Array<ResolversTypes['MessageAttachment']>, ParentType, ContextType>;
  isForward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MessageSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageSummary'] = ResolversParentTypes['MessageSummary']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MessageCategory'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MessageStatus'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['MessageParticipant']>, ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessageSummaryListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageSummaryList'] = ResolversParentTypes['MessageSummaryList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summaries?: Resolver<Array<ResolversTypes['MessageSummary']>, ParentType, ContextType>;
};

export type InternalNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InternalNote'] = ResolversParentTypes['InternalNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encryptedMessage?: Resolver<Maybe<ResolversTypes['EncryptedMessage']>, ParentType, ContextType>;
  createdTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConversationGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConversationGroup'] = ResolversParentTypes['ConversationGroup']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MessageCategory'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MessageStatus'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['MessageParticipant']>, ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignedToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['InternalNote']>, ParentType, ContextType>;
};

export type SentMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentMessage'] = ResolversParentTypes['SentMessage']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patientTold?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MessageStatusChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageStatusChange'] = ResolversParentTypes['MessageStatusChange']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssignedConversationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssignedConversation'] = ResolversParentTypes['AssignedConversation']> = {
  assignedToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PatientDocument?: PatientDocumentResolvers<ContextType>;
  RemovedDocument?: RemovedDocumentResolvers<ContextType>;
  MessageServerKey?: MessageServerKeyResolvers<ContextType>;
  EncryptedMessage?: EncryptedMessageResolvers<ContextType>;
  MessageAttachment?: MessageAttachmentResolvers<ContextType>;
  MessageParticipant?: MessageParticipantResolvers<ContextType>;
  MessageRecipient?: MessageRecipientResolvers<ContextType>;
  MessageReceipt?: MessageReceiptResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageSummary?: MessageSummaryResolvers<ContextType>;
  MessageSummaryList?: MessageSummaryListResolvers<ContextType>;
  InternalNote?: InternalNoteResolvers<ContextType>;
  ConversationGroup?: ConversationGroupResolvers<ContextType>;
  SentMessage?: SentMessageResolvers<ContextType>;
  MessageStatusChange?: MessageStatusChangeResolvers<ContextType>;
  AssignedConversation?: AssignedConversationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

