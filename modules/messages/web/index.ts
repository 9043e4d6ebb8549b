import { IconFiles, IconFolders, IconInbox, IconMail, IconMailPlus, IconSend } from '@tabler/icons-react';
import { lazy, loadPart } from '#kit/module/lazy.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import type { ReadableFile } from './drive-api.ts';
import { openMessageTo, openNewMessage } from './compose/open-compose.ts';
import { openDocument } from './drive/open-document.ts';
import { useUnreadCount } from './use-unread-count.ts';

export { openDocument };

/**
 * The messages menu of the header, Inbox with its unread count and Sent; loaded separately, because the page doesn't
 * depend on it.
 */
export const MessagesMenu = lazy(() =>
  import('./inbox/messages-menu.tsx').then((file) => ({ default: file.MessagesMenu })),
);

const inbox = () => import('./inbox/prepare-inbox.ts').then(({ inboxAhead }) => inboxAhead());

/** A file picker of the user's drive, loaded on use. */
export const DriveBrowser = lazy(() =>
  import('./drive/drive-browser.tsx').then((file) => ({ default: file.DriveBrowser })),
);

/** Returns a decrypted file of the drive or of a message, or a chart document. */
export const readDocument = (what: ReadableFile): Promise<Blob> =>
  import('./drive-api.ts').then(({ downloadFile }) => downloadFile(what));

/** Manages the clinic's message or letter templates: `<TemplateList kind="letter" />`. */
export const TextTemplates = lazy(() =>
  import('./templates/template-list.tsx').then((file) => ({ default: file.TemplateList })),
);

/** Secure messages between members and patients, and members' drives. */
export const messages: WebModule = {
  name: 'messages',
  loggedAs: { message_key: 'Key of secure messages' },
  routes: [
    {
      path: '/securemessage/index',
      title: ({ query }) => (query['folder'] === 'Sent' ? 'Sent messages' : 'Messages'),
      area: 'securemessage',
      rule: 'messages.use',
      // The code that reads the inbox is loaded with the page, so that the read begins with the click.
      page: () =>
        Promise.all([import('./inbox/messages-page.tsx'), loadPart(inbox)]).then(([{ MessagesPage }]) => MessagesPage),
      prepare: ({ query }) =>
        void loadPart(inbox).then(
          (prepareInbox) => prepareInbox(query['folder']),
          () => undefined,
        ),
    },
    {
      path: '/securemessage/drive',
      title: 'Drive',
      area: 'securemessage',
      rule: 'messages.use',
      page: () => import('./drive/drive-page.tsx').then(({ DrivePage }) => DrivePage),
    },
    {
      path: '/securemessage/$id',
      title: 'Message',
      area: 'securemessage',
      rule: 'messages.use',
      page: () => import('./conversation/conversation-page.tsx').then(({ ConversationPage }) => ConversationPage),
    },
  ],
  redirects: { '/securemessage': '/securemessage/index' },
  navigation: [
    {
      area: 'securemessage',
      label: 'Messages',
      path: '/securemessage/index',
      icon: IconMail,
      rule: 'messages.use',
      order: 70,
      useBadge: useUnreadCount,
    },
  ],
  side: [
    {
      area: 'securemessage',
      label: 'Inbox',
      path: '/securemessage/index',
      icon: IconInbox,
      rule: 'messages.use',
      order: 10,
      useBadge: useUnreadCount,
    },
    {
      area: 'securemessage',
      label: 'Sent',
      path: '/securemessage/index?folder=Sent',
      icon: IconSend,
      rule: 'messages.use',
      order: 20,
    },
    {
      area: 'securemessage',
      label: 'Drive',
      path: '/securemessage/drive',
      icon: IconFolders,
      rule: 'messages.use',
      order: 30,
    },
  ],
  plus: [
    {
      id: 'messages.new',
      label: 'New Secure Message',
      icon: IconMailPlus,
      rule: 'messages.use',
      order: 20,
      run: () => openNewMessage(),
      phrases: ['message'],
      fill: openMessageTo,
    },
  ],
  patientTiles: [
    {
      id: 'messages',
      title: 'Secure messages',
      icon: IconMail,
      rule: 'messages.use',
      tile: () => import('./inbox/patient-messages-tile.tsx').then(({ PatientMessagesTile }) => PatientMessagesTile),
    },
    {
      id: 'document',
      title: 'Documents',
      icon: IconFiles,
      rule: 'messages.documents',
      tile: () => import('./documents/documents-tile.tsx').then(({ DocumentsTile }) => DocumentsTile),
    },
  ],
  fileActions: [
    {
      id: 'messages.add-to-chart',
      order: 10,
      rule: 'messages.documents_add',
      action: () => import('./documents/add-to-chart.tsx').then(({ AddToChart }) => AddToChart),
    },
  ],
  windows: [
    {
      kind: 'document',
      size: { width: 605, height: 705 },
      window: () => import('./drive/document-window.tsx').then(({ DocumentWindow }) => DocumentWindow),
    },
    {
      kind: 'message',
      about: 'conversation_id',
      // Specification 2 §2.
      size: { width: 940, height: 550 },
      window: () => import('./compose/compose-window.tsx').then(({ ComposeWindow }) => ComposeWindow),
    },
  ],
};
