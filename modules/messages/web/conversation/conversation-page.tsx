import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArrowLeft,
  IconClipboardCheck,
  IconMail,
  IconRestore,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { UrgentNotices } from '#patients/web';
import { can } from '#kit/session/viewer.ts';
import { openTaskWindow, type TaskWindowInput } from '#tasks/web';
import type { MessageStatus } from '../../rules/index.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { CategoryBadge } from '../inbox/category-badge.tsx';
import { Waiting } from '../inbox/waiting.tsx';
import { ClearMessageNotificationDocument } from '../setting.operations.gen.ts';
import { type OpenedConversation, useConversation } from '../use-mailbox.ts';
import { useMoveConversation } from '../use-move-conversation.ts';
import { AssignSelect } from './assign-select.tsx';
import classes from './conversation.module.css';
import { OlderMessages } from './older-messages.tsx';
import { MessageList } from './message-list.tsx';
import { ReplyBox } from './reply-box.tsx';

/** /securemessage/:id: one conversation, decrypted in this browser, with the reply box below. */
export function ConversationPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return <Page>{canEncrypt ? <Conversation key={id} id={id} /> : <NoEncryption />}</Page>;
}

function Conversation({ id }: { id: string }) {
  const [pages, setPages] = useState(1);
  const read = useConversation(id, pages);
  const isThere = read.data !== undefined;
  // Reading it clears its notification.
  useEffect(() => {
    if (isThere && can('notifications.own'))
      void request(ClearMessageNotificationDocument, { conversationId: id }).catch(() => undefined);
  }, [isThere, id]);
  return (
    <>
      {!isThere && (
        <PageHeader title="Message">
          <Back />
        </PageHeader>
      )}
      <ReadState
        read={isUnknown(read.error) ? { ...read, data: read.data ?? null } : read}
        label="Conversation"
        rows={8}
        notFound="This conversation does not exist, or you are not part of it"
      >
        {(conversation) => (
          <Shown
            conversation={conversation}
            isLoadingOlder={read.isPlaceholderData}
            onOlder={() => setPages(pages + 1)}
          />
        )}
      </ReadState>
    </>
  );
}

/** Returns whether the address contains no conversation of the user, including an invalid id. */
function isUnknown(error: unknown): boolean {
  return hasCode(error, 'NOT_FOUND') || hasCode(error, 'BAD_USER_INPUT');
}

interface ShownProps {
  conversation: OpenedConversation;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

function Shown({ conversation, isLoadingOlder, onOlder }: ShownProps) {
  const { messages, participants, patientId, waitingSince } = conversation;
  const reply = useRef<HTMLDivElement | null>(null);
  // Opens at the newest message with the reply box in sight; messages that arrive later don't move the page.
  useLayoutEffect(() => reply.current?.scrollIntoView({ block: 'end' }), []);
  const subject = messages[0]?.content.subject ?? 'Message';
  return (
    <>
      {patientId !== null && <UrgentNotices patientId={patientId} />}
      <ConversationHeader conversation={conversation} subject={subject} />
      <Panel>
        <div className={classes.people}>
          <span>{participants.map(labelOf).join(', ')}</span>
          {waitingSince !== null && <Waiting since={waitingSince} />}
          <AssignSelect conversation={conversation} />
        </div>
        <OlderMessages
          shown={messages.length}
          count={conversation.messageCount}
          loading={isLoadingOlder}
          onOlder={onOlder}
        />
        <MessageList conversation={conversation} />
        <div ref={reply}>
          <ReplyBox conversation={conversation} subject={subject} />
        </div>
      </Panel>
    </>
  );
}

// Members are named with their credential.
const labelOf = ({ name, participantType }: OpenedConversation['participants'][number]): string =>
  participantType === 'Patient' ? `${name} (Patient)` : name;

/** The subject and the actions of the conversation. */
function ConversationHeader({ conversation, subject }: { conversation: OpenedConversation; subject: string }) {
  const { conversationId, patientId, status } = conversation;
  const navigate = useNavigate();
  const move = useMoveConversation(conversationId, subject);
  const put = (to: MessageStatus): void => {
    move(to, status);
    void navigate({ to: '/securemessage/index' });
  };
  const isPutAway = status === 'archived' || status === 'trash';
  return (
    <PageHeader title={subject} detail={<CategoryBadge category={conversation.category} />}>
      <Back />
      {patientId !== null && can('patients.view') && (
        <Button
          component={Link}
          to={`/patients/${patientId}`}
          variant="default"
          leftSection={<IconUser size={16} stroke={1.75} />}
        >
          Patient
        </Button>
      )}
      {can('tasks.edit') && (
        <Button
          variant="default"
          leftSection={<IconClipboardCheck size={16} stroke={1.75} />}
          onClick={() => openTaskWindow(taskFrom(conversation))}
        >
          Task
        </Button>
      )}
      <Button variant="default" leftSection={<IconMail size={16} stroke={1.75} />} onClick={() => put('unread')}>
        Mark as unread
      </Button>
      {status !== 'trash' && (
        <Button variant="default" leftSection={<IconTrash size={16} stroke={1.75} />} onClick={() => put('trash')}>
          Trash
        </Button>
      )}
      {isPutAway ? (
        <Button variant="default" leftSection={<IconRestore size={16} stroke={1.75} />} onClick={() => put('read')}>
          Restore
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconArchive size={16} stroke={1.75} />} onClick={() => put('archived')}>
          Archive
        </Button>
      )}
    </PageHeader>
  );
}

/** Returns the initial values of a task: never the message text, which is not stored unencrypted. */
function taskFrom({ conversationId, patientId, participants }: OpenedConversation): TaskWindowInput {
  const patient = participants.find(({ participantId }) => participantId === patientId);
  return {
    subject: 'Follow up on secure message',
    path: `/securemessage/${conversationId}`,
    ...(patientId === null ? {} : { patientId, patientName: patient?.name ?? '' }),
  };
}

function Back() {
  return (
    <Button
      component={Link}
      to="/securemessage/index"
      variant="subtle"
      leftSection={<IconArrowLeft size={16} stroke={1.75} />}
    >
      Inbox
    </Button>
  );
}
