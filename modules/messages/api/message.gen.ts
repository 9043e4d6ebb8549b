// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PatientDocument = {
  id: string;
  patient_id: string;
  document_type: string;
  document_day: string;
  title: string;
  type: string;
  byte_size: number;
  version: number;
  created_by: string;
  created_time: Date | string;
};

export type PatientDocumentInput = {
  document_type: string;
  document_day: string;
  title: string;
};

export type RemovedDocument = {
  id: string;
};

export type MessageCategory = 'Appointment' | 'Office_Message' | 'Refill';

export type MessageStatus = 'unread' | 'read' | 'archived' | 'trash';

/** Inbox: unread and read. To answer: assigned to the caller or their team. Sent: written by the caller. Trash: for 30 days. All: everything except the trash. */
export type MessageFolder = 'inbox' | 'unread' | 'read' | 'to_answer' | 'sent' | 'archived' | 'trash' | 'all';

export type ParticipantType = 'Doctor' | 'Patient';

export type MessageServerKey = {
  /** SPKI, base64. */
  publicKey: string;
  /** Its SHA-256, in groups of four. */
  fingerprint: string;
};

/** A message encrypted by the page, or for the page to decrypt; each part in base64. */
export type EncryptedMessage = {
  /** The reader's own key. */
  publicKey: string;
  /** The session key, wrapped with the public key. */
  sessionKey: string;
  /** The 12-byte nonce, the text and the tag of AES-128-GCM; the message's `draft` is authenticated data. */
  encryptedText: string;
};

export type EncryptedMessageInput = {
  /** The sender's own key, which the server wraps the response with. */
  publicKey?: string | null | undefined;
  /** 16 random bytes, wrapped with the clinic's public key. */
  sessionKey: string;
  encryptedText: string;
};

export type MessageRecipientInput = {
  participantType: ParticipantType;
  participantId: string;
};

/** A file on the sender's drive, or shared with them; `source` is where the sender chose it: local for files uploaded for this message. */
export type MessageAttachmentInput = {
  file_name: string;
  app?: string | null | undefined;
  permission?: string | null | undefined;
  source?: string | null | undefined;
  subfolder?: string | null | undefined;
  /** For another member's file: the id of the shared file, or of the shared folder that `subfolder` starts from. */
  shared?: string | null | undefined;
};

export type MessageAttachment = {
  id: string;
  file_name: string;
  app: string;
  permission: string;
  type: string;
  byte_size: number;
};

export type MessageParticipant = {
  participantType: ParticipantType;
  participantId: string;
  name: string;
};

export type MessageRecipient = {
  participantType: ParticipantType;
  participantId: string;
  name: string;
  /** For patients: details that distinguish patients with the same name. */
  detail?: string | null;
};

export type MessageReceipt = {
  participantType: ParticipantType;
  participantId: string;
  name: string;
  /** Null if unread. */
  readTime?: Date | string | null;
};

export type Message<Rows = object> = {
  id: string;
  conversationId: string;
  draft: string;
  sender: Answer<Rows, 'MessageParticipant', MessageParticipant>;
  recipients: Array<Answer<Rows, 'MessageReceipt', MessageReceipt>>;
  encryptedMessage: Answer<Rows, 'EncryptedMessage', EncryptedMessage>;
  attachment: Array<Answer<Rows, 'MessageAttachment', MessageAttachment>>;
  isForward: boolean;
  /** An automatic reply of an absent member. */
  isAutomatic: boolean;
  createdTime: Date | string;
};

export type MessageSummary<Rows = object> = {
  conversationId: string;
  originId: string;
  category: MessageCategory;
  status: MessageStatus;
  participants: Array<Answer<Rows, 'MessageParticipant', MessageParticipant>>;
  patientId?: string | null;
  assignedTo?: string | null;
  /** Time of the patient's first message without a reply; null if there is none. */
  waitingSince?: Date | string | null;
  messageCount: number;
  message: Answer<Rows, 'Message', Message<Rows>>;
};

export type MessageSummaryList<Rows = object> = {
  /** Number of conversations in this folder. */
  count: number;
  unreadCount: number;
  pageNumber: number;
  perPage: number;
  summaries: Array<Answer<Rows, 'MessageSummary', MessageSummary<Rows>>>;
};

export type InternalNote<Rows = object> = {
  id: string;
  draft: string;
  author: string;
  encryptedMessage?: Answer<Rows, 'EncryptedMessage', EncryptedMessage> | null;
  createdTime: Date | string;
};

export type ConversationGroup<Rows = object> = {
  conversationId: string;
  originId: string;
  category: MessageCategory;
  status: MessageStatus;
  participants: Array<Answer<Rows, 'MessageParticipant', MessageParticipant>>;
  patientId?: string | null;
  assignedToId?: string | null;
  assignedTeamId?: string | null;
  /** The member or the team. */
  assignedTo?: string | null;
  /** Time of the patient's first message without a reply; null if there is none. */
  waitingSince?: Date | string | null;
  version: number;
  /** At most 200, oldest first: the newest ones, or those before `before`. */
  messages: Array<Answer<Rows, 'Message', Message<Rows>>>;
  /** Total number of messages that the caller can read. */
  messageCount: number;
  notes: Array<Answer<Rows, 'InternalNote', InternalNote<Rows>>>;
  /** Messages that the caller has sent and can still recall. */
  held: Array<Answer<Rows, 'HeldMessage', HeldMessage<Rows>>>;
};

export type SentMessage = {
  conversationId: string;
  originId: string;
  messageId: string;
  /** True if the patient was notified by email or text; null if no patient participates. */
  patientTold?: boolean | null;
  /** Deadline for recalling it; null if it was sent. */
  releaseTime?: Date | string | null;
};

export type HeldMessage<Rows = object> = {
  id: string;
  draft: string;
  encryptedMessage: Answer<Rows, 'EncryptedMessage', EncryptedMessage>;
  releaseTime: Date | string;
  createdTime: Date | string;
};

export type RecalledMessage = {
  messageId: string;
  conversationId: string;
};

export type MessageTeam = {
  id: string;
  name: string;
};

export type MessageAbsence = {
  id: string;
  firstDay: string;
  lastDay: string;
  answer: string;
  version: number;
};

export type MessageAbsenceInput = {
  firstDay: string;
  lastDay: string;
  /** The same reply for every sender, at most 2,000 characters; it must not refer to a patient, because it is not encrypted. */
  answer: string;
};

export type EndedMessageAbsence = {
  ok: boolean;
};

export type MessageStatusChange = {
  ok: boolean;
  errors: Array<string>;
};

export type AssignedConversation = {
  assignedToId?: string | null;
  assignedTeamId?: string | null;
  assignedTo?: string | null;
  version: number;
};

export type TextTemplateKind = 'message' | 'letter';

export type TextTemplate = {
  id: string;
  kind: TextTemplateKind;
  title: string;
  body: string;
  version: number;
  update_time: Date | string;
};

export type FilledTemplate = {
  title: string;
  body: string;
};

export type TextTemplateInput = {
  title: string;
  body: string;
};

export type QueryResolvers<Rows = object> = {
  messageServerKey?: Field<Answer<Rows, 'MessageServerKey', MessageServerKey>>;
  summaryList?: Field<Answer<Rows, 'MessageSummaryList', MessageSummaryList<Rows>>, {
    publicKey: string;
    perPage: number | null;
    pageNumber: number | null;
    searchStatus: MessageFolder | null;
    words?: string | null | undefined;
    patient_id?: string | null | undefined;
  }>;
  conversationGroup?: Field<Answer<Rows, 'ConversationGroup', ConversationGroup<Rows>>, {
    originId: string;
    filterStatus?: MessageStatus | null | undefined;
    publicKey: string;
    before?: string | null | undefined;
  }>;
  messageRecipients?: Field<Array<Answer<Rows, 'MessageRecipient', MessageRecipient>>, { search_string: string }>;
  unreadMessageCount?: Field<number>;
  messageTeams?: Field<Array<Answer<Rows, 'MessageTeam', MessageTeam>>>;
  messageAbsence?: Field<Answer<Rows, 'MessageAbsence', MessageAbsence> | null>;
  patientDocuments?: Field<Array<Answer<Rows, 'PatientDocument', PatientDocument>>, { patient_id: string }>;
  text_templates?: Field<Array<Answer<Rows, 'TextTemplate', TextTemplate>>, { kind: TextTemplateKind }>;
  text_template_fill?: Field<Answer<Rows, 'FilledTemplate', FilledTemplate>, {
    id: string;
    patient_id?: string | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  sendMessage?: Field<Answer<Rows, 'SentMessage', SentMessage>, {
    recipients: Array<MessageRecipientInput>;
    draft: string;
    encryptedMessage: EncryptedMessageInput;
    category: MessageCategory | null;
    forward: boolean | null;
    forwardOf?: string | null | undefined;
    forwardedAttachment?: Array<string> | null | undefined;
    attachment?: Array<MessageAttachmentInput> | null | undefined;
    holdSeconds: number | null;
    remindUnreadDays?: number | null | undefined;
  }>;
  replyMessage?: Field<Answer<Rows, 'SentMessage', SentMessage>, {
    originId: string;
    draft: string;
    encryptedMessage: EncryptedMessageInput;
    replyAll: boolean | null;
    after?: string | null | undefined;
    attachment?: Array<MessageAttachmentInput> | null | undefined;
    holdSeconds: number | null;
    remindUnreadDays?: number | null | undefined;
  }>;
  recallMessage?: Field<Answer<Rows, 'RecalledMessage', RecalledMessage>, { messageId: string }>;
  saveMessageAbsence?: Field<Answer<Rows, 'MessageAbsence', MessageAbsence>, {
    input: MessageAbsenceInput;
    version?: number | null | undefined;
  }>;
  endMessageAbsence?: Field<Answer<Rows, 'EndedMessageAbsence', EndedMessageAbsence>>;
  changeMessageStatus?: Field<Answer<Rows, 'MessageStatusChange', MessageStatusChange>, {
    newStatus: MessageStatus;
    conversationIds?: Array<string> | null | undefined;
    originIds?: Array<string> | null | undefined;
  }>;
  addInternalNote?: Field<Answer<Rows, 'InternalNote', InternalNote<Rows>>, {
    originId: string;
    draft: string;
    encryptedMessage: EncryptedMessageInput;
  }>;
  assignConversation?: Field<Answer<Rows, 'AssignedConversation', AssignedConversation>, {
    originId: string;
    userId?: string | null | undefined;
    teamId?: string | null | undefined;
    version: number;
  }>;
  updatePatientDocument?: Field<Answer<Rows, 'PatientDocument', PatientDocument>, {
    id: string;
    version: number;
    input: PatientDocumentInput;
  }>;
  removePatientDocument?: Field<Answer<Rows, 'RemovedDocument', RemovedDocument>, { id: string; reason: string }>;
  text_template_create?: Field<Answer<Rows, 'TextTemplate', TextTemplate>, {
    kind: TextTemplateKind;
    input: TextTemplateInput;
    key?: string | null | undefined;
  }>;
  text_template_update?: Field<Answer<Rows, 'TextTemplate', TextTemplate>, {
    id: string;
    version: number;
    input: TextTemplateInput;
  }>;
  text_template_delete?: Field<Answer<Rows, 'TextTemplate', TextTemplate>, { id: string }>;
  write_letter?: Field<Answer<Rows, 'PatientDocument', PatientDocument>, {
    patient_id: string;
    input: TextTemplateInput;
    key: string;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PatientDocument: PatientDocument;
    RemovedDocument: RemovedDocument;
    MessageServerKey: MessageServerKey;
    EncryptedMessage: EncryptedMessage;
    MessageAttachment: MessageAttachment;
    MessageParticipant: MessageParticipant;
    MessageRecipient: MessageRecipient;
    MessageReceipt: MessageReceipt;
    Message: Message<Rows>;
    MessageSummary: MessageSummary<Rows>;
    MessageSummaryList: MessageSummaryList<Rows>;
    InternalNote: InternalNote<Rows>;
    ConversationGroup: ConversationGroup<Rows>;
    SentMessage: SentMessage;
    HeldMessage: HeldMessage<Rows>;
    RecalledMessage: RecalledMessage;
    MessageTeam: MessageTeam;
    MessageAbsence: MessageAbsence;
    EndedMessageAbsence: EndedMessageAbsence;
    MessageStatusChange: MessageStatusChange;
    AssignedConversation: AssignedConversation;
    TextTemplate: TextTemplate;
    FilledTemplate: FilledTemplate;
  }
>;
