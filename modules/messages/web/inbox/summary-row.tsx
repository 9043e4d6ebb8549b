import { IconArchive, IconMail, IconMailOpened, IconPaperclip, IconRestore, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import type { Icon } from '#kit/module/web-module.ts';
import { RowIcon } from '#kit/rows/row-buttons.tsx';
import { viewerId } from '#kit/session/viewer.ts';
import type { Folder, MessageStatus } from '../../rules/index.ts';
import type { OpenedSummary } from '../use-mailbox.ts';
import { useMoveConversation } from '../use-move-conversation.ts';
import { CategoryBadge } from './category-badge.tsx';
import classes from './messages.module.css';
import { Waiting } from './waiting.tsx';

interface SummaryRowProps {
  summary: OpenedSummary;
  folder: Folder;
  /** In a tile of a patient's page. */
  narrow?: boolean;
}

/** A conversation in a list: participants, subject, time, and the actions to move it. */
export function SummaryRow({ summary, folder, narrow = false }: SummaryRowProps) {
  const { conversationId, content, message, status, messageCount } = summary;
  const move = useMoveConversation(conversationId, content.subject);
  // The patient comes first: the list is read by whom it is about.
  const others = summary.participants
    .filter(({ participantId }) => participantId !== viewerId())
    .toSorted((one, other) => Number(isPatient(other)) - Number(isPatient(one)));
  const names = others.map(({ name }) => name).join(', ');
  const act = (to: MessageStatus, label: string, icon: Icon) => (
    <RowIcon label={`${label}: ${content.subject}`} icon={icon} onClick={() => move(to, status)} />
  );
  const isPutAway = status === 'archived' || status === 'trash';
  return (
    <li>
      <div className={classes.row} data-narrow={narrow || undefined} data-unread={status === 'unread' || undefined}>
        <span className={classes.who} title={names}>
          {folder === 'sent' ? `To ${names}` : names}
          {messageCount > 1 && <span> ({messageCount})</span>}
        </span>
        <span className={classes.what}>
          <Link to={`/securemessage/${conversationId}`} className={classes.subject}>
            {content.subject}
          </Link>
          <span className={classes.preview}> {content.body.replaceAll(/\s+/g, ' ').slice(0, 160)}</span>
        </span>
        <span className={classes.side}>
          {!isPutAway && summary.waitingSince !== null && <Waiting since={summary.waitingSince} />}
          {summary.assignedTo !== null && <span title="Assigned to">→ {summary.assignedTo}</span>}
          {message.attachment.length > 0 && <IconPaperclip size={14} aria-label="Attachments" role="img" />}
          <CategoryBadge category={summary.category} />
          <time dateTime={message.createdTime} title={formatInstant(message.createdTime)}>
            {timeAgo(message.createdTime, new Date())}
          </time>
        </span>
        <span className={classes.acts}>
          {isPutAway && act('read', 'Restore', IconRestore)}
          {!isPutAway && act('archived', 'Archive', IconArchive)}
          {status === 'read' && act('unread', 'Mark as unread', IconMail)}
          {status === 'unread' && act('read', 'Mark as read', IconMailOpened)}
          {status !== 'trash' && act('trash', 'Move to trash', IconTrash)}
        </span>
      </div>
    </li>
  );
}

const isPatient = ({ participantType }: OpenedSummary['participants'][number]): boolean =>
  participantType === 'Patient';
