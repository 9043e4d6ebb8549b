// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PatientDocumentInput = {
  document_type: string;
  document_day: string;
  title: string;
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

/** Inbox: unread and read. To answer: assigned to the caller or their team. Sent: written by the caller. Trash: for 30 days. All: everything except the trash. */
export type MessageFolder =
  | 'inbox'
  | 'unread'
  | 'read'
  | 'to_answer'
  | 'sent'
  | 'archived'
  | 'trash'
  | 'all';

export type ParticipantType =
  | 'Doctor'
  | 'Patient';

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

export type MessageAbsenceInput = {
  firstDay: string;
  lastDay: string;
  /** The same reply for every sender, at most 2,000 characters; it must not refer to a patient, because it is not encrypted. */
  answer: string;
};

export type TextTemplateKind =
  | 'message'
  | 'letter';

export type TextTemplateInput = {
  title: string;
  body: string;
};

export type MessageServerKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageServerKeyQuery = { messageServerKey: { publicKey: string, fingerprint: string } };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { unreadMessageCount: number };

export type MessageRecipientsQueryVariables = Exact<{
  search: string;
}>;


export type MessageRecipientsQuery = { messageRecipients: Array<{ participantType: ParticipantType, participantId: string, name: string, detail: string | null }> };

export type WholeMessageFragment = { id: string, conversationId: string, draft: string, isForward: boolean, isAutomatic: boolean, createdTime: string, sender: { participantType: ParticipantType, participantId: string, name: string }, recipients: Array<{ participantType: ParticipantType, participantId: string, name: string, readTime: string | null }>, encryptedMessage: { publicKey: string, sessionKey: string, encryptedText: string }, attachment: Array<{ id: string, file_name: string, type: string, byte_size: number }> };

export type MessageSummariesQueryVariables = Exact<{
  publicKey: string;
  perPage?: number | null | undefined;
  pageNumber?: number | null | undefined;
  searchStatus?: MessageFolder | null | undefined;
  words?: string | null | undefined;
  patientId?: string | null | undefined;
}>;


export type MessageSummariesQuery = { summaryList: { count: number, unreadCount: number, summaries: Array<{ conversationId: string, category: MessageCategory, status: MessageStatus, assignedTo: string | null, waitingSince: string | null, messageCount: number, participants: Array<{ participantType: ParticipantType, participantId: string, name: string }>, message: { id: string, conversationId: string, draft: string, isForward: boolean, isAutomatic: boolean, createdTime: string, sender: { participantType: ParticipantType, participantId: string, name: string }, recipients: Array<{ participantType: ParticipantType, participantId: string, name: string, readTime: string | null }>, encryptedMessage: { publicKey: string, sessionKey: string, encryptedText: string }, attachment: Array<{ id: string, file_name: string, type: string, byte_size: number }> } }> } };

export type ConversationGroupQueryVariables = Exact<{
  originId: string;
  publicKey: string;
  before?: string | null | undefined;
}>;


export type ConversationGroupQuery = { conversationGroup: { conversationId: string, category: MessageCategory, status: MessageStatus, patientId: string | null, assignedToId: string | null, assignedTeamId: string | null, assignedTo: string | null, waitingSince: string | null, version: number, messageCount: number, participants: Array<{ participantType: ParticipantType, participantId: string, name: string }>, messages: Array<{ id: string, conversationId: string, draft: string, isForward: boolean, isAutomatic: boolean, createdTime: string, sender: { participantType: ParticipantType, participantId: string, name: string }, recipients: Array<{ participantType: ParticipantType, participantId: string, name: string, readTime: string | null }>, encryptedMessage: { publicKey: string, sessionKey: string, encryptedText: string }, attachment: Array<{ id: string, file_name: string, type: string, byte_size: number }> }>, notes: Array<{ id: string, draft: string, author: string, createdTime: string, encryptedMessage: { publicKey: string, sessionKey: string, encryptedText: string } | null }>, held: Array<{ id: string, draft: string, releaseTime: string, createdTime: string, encryptedMessage: { publicKey: string, sessionKey: string, encryptedText: string } }> } };

export type SendMessageMutationVariables = Exact<{
  recipients: Array<MessageRecipientInput> | MessageRecipientInput;
  draft: string;
  encryptedMessage: EncryptedMessageInput;
  category: MessageCategory;
  forward?: boolean | null | undefined;
  forwardOf?: string | null | undefined;
  forwardedAttachment?: Array<string> | string | null | undefined;
  attachment?: Array<MessageAttachmentInput> | MessageAttachmentInput | null | undefined;
  holdSeconds?: number | null | undefined;
  remindUnreadDays?: number | null | undefined;
}>;


export type SendMessageMutation = { sendMessage: { conversationId: string, messageId: string, patientTold: boolean | null, releaseTime: string | null } };

export type ReplyMessageMutationVariables = Exact<{
  originId: string;
  draft: string;
  encryptedMessage: EncryptedMessageInput;
  replyAll?: boolean | null | undefined;
  after?: string | null | undefined;
  attachment?: Array<MessageAttachmentInput> | MessageAttachmentInput | null | undefined;
  holdSeconds?: number | null | undefined;
  remindUnreadDays?: number | null | undefined;
}>;


export type ReplyMessageMutation = { replyMessage: { conversationId: string, messageId: string, patientTold: boolean | null, releaseTime: string | null } };

export type ChangeMessageStatusMutationVariables = Exact<{
  newStatus: MessageStatus;
  conversationIds?: Array<string> | string | null | undefined;
}>;


export type ChangeMessageStatusMutation = { changeMessageStatus: { ok: boolean, errors: Array<string> } };

export type AddInternalNoteMutationVariables = Exact<{
  originId: string;
  draft: string;
  encryptedMessage: EncryptedMessageInput;
}>;


export type AddInternalNoteMutation = { addInternalNote: { id: string } };

export type RecallMessageMutationVariables = Exact<{
  messageId: string;
}>;


export type RecallMessageMutation = { recallMessage: { conversationId: string } };

export type MessageTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTeamsQuery = { messageTeams: Array<{ id: string, name: string }> };

export type OwnMessageAbsenceQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMessageAbsenceQuery = { messageAbsence: { id: string, firstDay: string, lastDay: string, answer: string, version: number } | null };

export type SaveMessageAbsenceMutationVariables = Exact<{
  input: MessageAbsenceInput;
  version?: number | null | undefined;
}>;


export type SaveMessageAbsenceMutation = { saveMessageAbsence: { id: string, version: number } };

export type EndMessageAbsenceMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMessageAbsenceMutation = { endMessageAbsence: { ok: boolean } };

export type AssignConversationMutationVariables = Exact<{
  originId: string;
  userId?: string | null | undefined;
  teamId?: string | null | undefined;
  version: number;
}>;


export type AssignConversationMutation = { assignConversation: { assignedTo: string | null, version: number } };

export type PatientDocumentRowFragment = { id: string, document_type: string, document_day: string, title: string, type: string, byte_size: number, version: number, created_by: string, created_time: string };

export type PatientDocumentsQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientDocumentsQuery = { patientDocuments: Array<{ id: string, document_type: string, document_day: string, title: string, type: string, byte_size: number, version: number, created_by: string, created_time: string }> };

export type UpdatePatientDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: PatientDocumentInput;
}>;


export type UpdatePatientDocumentMutation = { updatePatientDocument: { id: string, document_type: string, document_day: string, title: string, type: string, byte_size: number, version: number, created_by: string, created_time: string } };

export type RemovePatientDocumentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RemovePatientDocumentMutation = { removePatientDocument: { id: string } };

export type TextTemplateRowFragment = { id: string, kind: TextTemplateKind, title: string, body: string, version: number };

export type TextTemplatesQueryVariables = Exact<{
  kind: TextTemplateKind;
}>;


export type TextTemplatesQuery = { text_templates: Array<{ id: string, kind: TextTemplateKind, title: string, body: string, version: number }> };

export type FillTextTemplateQueryVariables = Exact<{
  id: string;
  patient_id?: string | null | undefined;
}>;


export type FillTextTemplateQuery = { text_template_fill: { title: string, body: string } };

export type CreateTextTemplateMutationVariables = Exact<{
  kind: TextTemplateKind;
  input: TextTemplateInput;
  key?: string | null | undefined;
}>;


export type CreateTextTemplateMutation = { text_template_create: { id: string, kind: TextTemplateKind, title: string, body: string, version: number } };

export type UpdateTextTemplateMutationVariables = Exact<{
  id: string;
  version: number;
  input: TextTemplateInput;
}>;


export type UpdateTextTemplateMutation = { text_template_update: { id: string, kind: TextTemplateKind, title: string, body: string, version: number } };

export type DeleteTextTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTextTemplateMutation = { text_template_delete: { id: string } };

export type WriteLetterMutationVariables = Exact<{
  patient_id: string;
  input: TextTemplateInput;
  key: string;
}>;


export type WriteLetterMutation = { write_letter: { id: string, document_type: string, document_day: string, title: string, type: string, byte_size: number, version: number, created_by: string, created_time: string } };


export const MessageServerKeyDocument: ApiDocument<MessageServerKeyQuery, MessageServerKeyQueryVariables> = {
  service: 'message',
  name: 'MessageServerKey',
  query: "query MessageServerKey {\n  messageServerKey {\n    publicKey\n    fingerprint\n  }\n}",
};

export const UnreadMessagesDocument: ApiDocument<UnreadMessagesQuery, UnreadMessagesQueryVariables> = {
  service: 'message',
  name: 'UnreadMessages',
  query: "query UnreadMessages {\n  unreadMessageCount\n}",
};

export const MessageRecipientsDocument: ApiDocument<MessageRecipientsQuery, MessageRecipientsQueryVariables> = {
  service: 'message',
  name: 'MessageRecipients',
  query: "query MessageRecipients($search: String!) {\n  messageRecipients(search_string: $search) {\n    participantType\n    participantId\n    name\n    detail\n  }\n}",
};

export const MessageSummariesDocument: ApiDocument<MessageSummariesQuery, MessageSummariesQueryVariables> = {
  service: 'message',
  name: 'MessageSummaries',
  query: "query MessageSummaries($publicKey: String!, $perPage: Int, $pageNumber: Int, $searchStatus: MessageFolder, $words: String, $patientId: ID) {\n  summaryList(\n    publicKey: $publicKey\n    perPage: $perPage\n    pageNumber: $pageNumber\n    searchStatus: $searchStatus\n    words: $words\n    patient_id: $patientId\n  ) {\n    count\n    unreadCount\n    summaries {\n      conversationId\n      category\n      status\n      participants {\n        participantType\n        participantId\n        name\n      }\n      assignedTo\n      waitingSince\n      messageCount\n      message {\n        ...WholeMessage\n      }\n    }\n  }\n}\nfragment WholeMessage on Message {\n  id\n  conversationId\n  draft\n  sender {\n    participantType\n    participantId\n    name\n  }\n  recipients {\n    participantType\n    participantId\n    name\n    readTime\n  }\n  encryptedMessage {\n    publicKey\n    sessionKey\n    encryptedText\n  }\n  attachment {\n    id\n    file_name\n    type\n    byte_size\n  }\n  isForward\n  isAutomatic\n  createdTime\n}",
};

export const ConversationGroupDocument: ApiDocument<ConversationGroupQuery, ConversationGroupQueryVariables> = {
  service: 'message',
  name: 'ConversationGroup',
  query: "query ConversationGroup($originId: ID!, $publicKey: String!, $before: ID) {\n  conversationGroup(originId: $originId, publicKey: $publicKey, before: $before) {\n    conversationId\n    category\n    status\n    participants {\n      participantType\n      participantId\n      name\n    }\n    patientId\n    assignedToId\n    assignedTeamId\n    assignedTo\n    waitingSince\n    version\n    messageCount\n    messages {\n      ...WholeMessage\n    }\n    notes {\n      id\n      draft\n      author\n      encryptedMessage {\n        publicKey\n        sessionKey\n        encryptedText\n      }\n      createdTime\n    }\n    held {\n      id\n      draft\n      encryptedMessage {\n        publicKey\n        sessionKey\n        encryptedText\n      }\n      releaseTime\n      createdTime\n    }\n  }\n}\nfragment WholeMessage on Message {\n  id\n  conversationId\n  draft\n  sender {\n    participantType\n    participantId\n    name\n  }\n  recipients {\n    participantType\n    participantId\n    name\n    readTime\n  }\n  encryptedMessage {\n    publicKey\n    sessionKey\n    encryptedText\n  }\n  attachment {\n    id\n    file_name\n    type\n    byte_size\n  }\n  isForward\n  isAutomatic\n  createdTime\n}",
};

export const SendMessageDocument: ApiDocument<SendMessageMutation, SendMessageMutationVariables> = {
  service: 'message',
  name: 'SendMessage',
  query: "mutation SendMessage($recipients: [MessageRecipientInput!]!, $draft: ID!, $encryptedMessage: EncryptedMessageInput!, $category: MessageCategory!, $forward: Boolean, $forwardOf: ID, $forwardedAttachment: [ID!], $attachment: [MessageAttachmentInput!], $holdSeconds: Int, $remindUnreadDays: Int) {\n  sendMessage(\n    recipients: $recipients\n    draft: $draft\n    encryptedMessage: $encryptedMessage\n    category: $category\n    forward: $forward\n    forwardOf: $forwardOf\n    forwardedAttachment: $forwardedAttachment\n    attachment: $attachment\n    holdSeconds: $holdSeconds\n    remindUnreadDays: $remindUnreadDays\n  ) {\n    conversationId\n    messageId\n    patientTold\n    releaseTime\n  }\n}",
};

export const ReplyMessageDocument: ApiDocument<ReplyMessageMutation, ReplyMessageMutationVariables> = {
  service: 'message',
  name: 'ReplyMessage',
  query: "mutation ReplyMessage($originId: ID!, $draft: ID!, $encryptedMessage: EncryptedMessageInput!, $replyAll: Boolean, $after: ID, $attachment: [MessageAttachmentInput!], $holdSeconds: Int, $remindUnreadDays: Int) {\n  replyMessage(\n    originId: $originId\n    draft: $draft\n    encryptedMessage: $encryptedMessage\n    replyAll: $replyAll\n    after: $after\n    attachment: $attachment\n    holdSeconds: $holdSeconds\n    remindUnreadDays: $remindUnreadDays\n  ) {\n    conversationId\n    messageId\n    patientTold\n    releaseTime\n  }\n}",
};

export const ChangeMessageStatusDocument: ApiDocument<ChangeMessageStatusMutation, ChangeMessageStatusMutationVariables> = {
  service: 'message',
  name: 'ChangeMessageStatus',
  query: "mutation ChangeMessageStatus($newStatus: MessageStatus!, $conversationIds: [ID!]) {\n  changeMessageStatus(newStatus: $newStatus, conversationIds: $conversationIds) {\n    ok\n    errors\n  }\n}",
};

export const AddInternalNoteDocument: ApiDocument<AddInternalNoteMutation, AddInternalNoteMutationVariables> = {
  service: 'message',
  name: 'AddInternalNote',
  query: "mutation AddInternalNote($originId: ID!, $draft: ID!, $encryptedMessage: EncryptedMessageInput!) {\n  addInternalNote(\n    originId: $originId\n    draft: $draft\n    encryptedMessage: $encryptedMessage\n  ) {\n    id\n  }\n}",
};

export const RecallMessageDocument: ApiDocument<RecallMessageMutation, RecallMessageMutationVariables> = {
  service: 'message',
  name: 'RecallMessage',
  query: "mutation RecallMessage($messageId: ID!) {\n  recallMessage(messageId: $messageId) {\n    conversationId\n  }\n}",
};

export const MessageTeamsDocument: ApiDocument<MessageTeamsQuery, MessageTeamsQueryVariables> = {
  service: 'message',
  name: 'MessageTeams',
  query: "query MessageTeams {\n  messageTeams {\n    id\n    name\n  }\n}",
};

export const OwnMessageAbsenceDocument: ApiDocument<OwnMessageAbsenceQuery, OwnMessageAbsenceQueryVariables> = {
  service: 'message',
  name: 'OwnMessageAbsence',
  query: "query OwnMessageAbsence {\n  messageAbsence {\n    id\n    firstDay\n    lastDay\n    answer\n    version\n  }\n}",
};

export const SaveMessageAbsenceDocument: ApiDocument<SaveMessageAbsenceMutation, SaveMessageAbsenceMutationVariables> = {
  service: 'message',
  name: 'SaveMessageAbsence',
  query: "mutation SaveMessageAbsence($input: MessageAbsenceInput!, $version: Int) {\n  saveMessageAbsence(input: $input, version: $version) {\n    id\n    version\n  }\n}",
};

export const EndMessageAbsenceDocument: ApiDocument<EndMessageAbsenceMutation, EndMessageAbsenceMutationVariables> = {
  service: 'message',
  name: 'EndMessageAbsence',
  query: "mutation EndMessageAbsence {\n  endMessageAbsence {\n    ok\n  }\n}",
};

export const AssignConversationDocument: ApiDocument<AssignConversationMutation, AssignConversationMutationVariables> = {
  service: 'message',
  name: 'AssignConversation',
  query: "mutation AssignConversation($originId: ID!, $userId: ID, $teamId: ID, $version: Int!) {\n  assignConversation(\n    originId: $originId\n    userId: $userId\n    teamId: $teamId\n    version: $version\n  ) {\n    assignedTo\n    version\n  }\n}",
};

export const PatientDocumentsDocument: ApiDocument<PatientDocumentsQuery, PatientDocumentsQueryVariables> = {
  service: 'message',
  name: 'PatientDocuments',
  query: "query PatientDocuments($patientId: ID!) {\n  patientDocuments(patient_id: $patientId) {\n    ...PatientDocumentRow\n  }\n}\nfragment PatientDocumentRow on PatientDocument {\n  id\n  document_type\n  document_day\n  title\n  type\n  byte_size\n  version\n  created_by\n  created_time\n}",
};

export const UpdatePatientDocumentDocument: ApiDocument<UpdatePatientDocumentMutation, UpdatePatientDocumentMutationVariables> = {
  service: 'message',
  name: 'UpdatePatientDocument',
  query: "mutation UpdatePatientDocument($id: ID!, $version: Int!, $input: PatientDocumentInput!) {\n  updatePatientDocument(id: $id, version: $version, input: $input) {\n    ...PatientDocumentRow\n  }\n}\nfragment PatientDocumentRow on PatientDocument {\n  id\n  document_type\n  document_day\n  title\n  type\n  byte_size\n  version\n  created_by\n  created_time\n}",
};

export const RemovePatientDocumentDocument: ApiDocument<RemovePatientDocumentMutation, RemovePatientDocumentMutationVariables> = {
  service: 'message',
  name: 'RemovePatientDocument',
  query: "mutation RemovePatientDocument($id: ID!, $reason: String!) {\n  removePatientDocument(id: $id, reason: $reason) {\n    id\n  }\n}",
};

export const TextTemplatesDocument: ApiDocument<TextTemplatesQuery, TextTemplatesQueryVariables> = {
  service: 'message',
  name: 'TextTemplates',
  query: "query TextTemplates($kind: TextTemplateKind!) {\n  text_templates(kind: $kind) {\n    ...TextTemplateRow\n  }\n}\nfragment TextTemplateRow on TextTemplate {\n  id\n  kind\n  title\n  body\n  version\n}",
};

export const FillTextTemplateDocument: ApiDocument<FillTextTemplateQuery, FillTextTemplateQueryVariables> = {
  service: 'message',
  name: 'FillTextTemplate',
  query: "query FillTextTemplate($id: ID!, $patient_id: ID) {\n  text_template_fill(id: $id, patient_id: $patient_id) {\n    title\n    body\n  }\n}",
};

export const CreateTextTemplateDocument: ApiDocument<CreateTextTemplateMutation, CreateTextTemplateMutationVariables> = {
  service: 'message',
  name: 'CreateTextTemplate',
  query: "mutation CreateTextTemplate($kind: TextTemplateKind!, $input: TextTemplateInput!, $key: ID) {\n  text_template_create(kind: $kind, input: $input, key: $key) {\n    ...TextTemplateRow\n  }\n}\nfragment TextTemplateRow on TextTemplate {\n  id\n  kind\n  title\n  body\n  version\n}",
};

export const UpdateTextTemplateDocument: ApiDocument<UpdateTextTemplateMutation, UpdateTextTemplateMutationVariables> = {
  service: 'message',
  name: 'UpdateTextTemplate',
  query: "mutation UpdateTextTemplate($id: ID!, $version: Int!, $input: TextTemplateInput!) {\n  text_template_update(id: $id, version: $version, input: $input) {\n    ...TextTemplateRow\n  }\n}\nfragment TextTemplateRow on TextTemplate {\n  id\n  kind\n  title\n  body\n  version\n}",
};

export const DeleteTextTemplateDocument: ApiDocument<DeleteTextTemplateMutation, DeleteTextTemplateMutationVariables> = {
  service: 'message',
  name: 'DeleteTextTemplate',
  query: "mutation DeleteTextTemplate($id: ID!) {\n  text_template_delete(id: $id) {\n    id\n  }\n}",
};

export const WriteLetterDocument: ApiDocument<WriteLetterMutation, WriteLetterMutationVariables> = {
  service: 'message',
  name: 'WriteLetter',
  query: "mutation WriteLetter($patient_id: ID!, $input: TextTemplateInput!, $key: ID!) {\n  write_letter(patient_id: $patient_id, input: $input, key: $key) {\n    ...PatientDocumentRow\n  }\n}\nfragment PatientDocumentRow on PatientDocument {\n  id\n  document_type\n  document_day\n  title\n  type\n  byte_size\n  version\n  created_by\n  created_time\n}",
};
