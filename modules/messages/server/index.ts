import type { Module } from '#platform/module.ts';
import { messagesSection } from './conversation/messages-section.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { documentsSection } from './documents/documents-section.ts';
import { fileTopic } from './fhir/file-topic.ts';
import { fhirResources } from './fhir/index.ts';
import { driveRoutes } from './drive/drive-routes.ts';
import { HAND_OVER_JOB, handOver, onReadersChanged } from './readers/hand-over.ts';
import { RELEASE_JOB, releaseMessage } from './sending/hold-message.ts';
import { REMIND_JOB, remindOfUnread } from './sending/unread-reminders.ts';
import { INDEX_WORDS_JOB, indexWords } from './index-words.ts';
import { portalOperations } from './portal/portal-operations.ts';
import { message } from './resolvers.ts';

export { sendMessage, type NewConversation } from './conversation/send-message.ts';
export { replyMessage } from './conversation/reply-message.ts';
export { openMessageText, type MessageText } from './conversation/open-message-text.ts';
export { keepDocument } from './documents/keep-document.ts';
export { countOpened, resealMessages } from './crypto/reseal-messages.ts';
export { clinicKey } from './crypto/clinic-key.ts';
export { encryptForClinic } from './crypto/encrypt-for-clinic.ts';
export { fileLabel, messageLabel, writeContent } from '../rules/index.ts';
export { createTemplate } from './templates/save-template.ts';
export { memberWriter, patientWriter, type Participant, type Writer } from './writer.ts';

/** Secure messages between members and patients, and members' drives. */
export const messages: Module = {
  name: 'messages',
  accessRules: [
    {
      id: 'messages.use',
      title: 'Read and send secure messages, and store files on the drive',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
    },
    {
      id: 'messages.receive',
      title: 'Receive messages that patients send to the clinic',
      presets: ['Nurse', 'Front desk'],
    },
    {
      id: 'messages.documents',
      title: 'See the documents in patients’ charts',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      needs: ['patients.view'],
      emergency: true,
    },
    {
      id: 'messages.documents_add',
      title: 'Add, edit and remove documents in patients’ charts',
      presets: ['Doctor', 'Nurse', 'Front desk'],
      needs: ['messages.documents'],
    },
    {
      id: 'messages.templates',
      title: 'Create and edit message and letter templates',
      presets: ['Manager', 'Doctor'],
    },
  ],
  resolvers: { message },
  routes: (routes) => {
    driveRoutes(routes);
    documentRoutes(routes);
  },
  jobs: {
    [RELEASE_JOB]: releaseMessage,
    [REMIND_JOB]: remindOfUnread,
    [HAND_OVER_JOB]: handOver,
    [INDEX_WORDS_JOB]: indexWords,
  },
  schedules: [
    { job: HAND_OVER_JOB, cron: '7 * * * *' },
    { job: INDEX_WORDS_JOB, cron: '*/10 * * * *' },
  ],
  subscribers: {
    'practice.member-deactivated': onReadersChanged,
    'practice.member-changed': onReadersChanged,
    'tasks.absence-changed': onReadersChanged,
  },
  recordSections: [documentsSection, messagesSection],
  portalOperations,
  fhirResources,
  fhirTopics: [fileTopic],
};
