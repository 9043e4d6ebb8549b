import { ActionIcon } from '@mantine/core';
import { useSortable } from '@dnd-kit/react/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { contentKindNames } from '../../rules/index.ts';
import type { ContentRowFragment } from '../program.operations.gen.ts';
import { releaseWords } from '../program-words.ts';
import classes from '../programs.module.css';

interface ContentRowProps {
  content: ContentRowFragment;
  index: number;
  count: number;
  mayEdit: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A piece of content in the list: sortable by handle or buttons, and expandable for editing. */
export function ContentRow({ content, index, count, mayEdit, onOpen, onMove, onRemove }: ContentRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: content.id, index, disabled: !mayEdit });
  const { title, staff_title: staff, due_days: due } = content;
  const traits = [
    staff !== '' && `“${staff}”`,
    contentKindNames[content.kind],
    releaseWords(content).toLowerCase(),
    due != null && (due === 0 ? 'due the same day' : `due ${due} ${due === 1 ? 'day' : 'days'} later`),
    content.questionnaire_name,
    content.event_category_name,
    content.product_name,
    content.file_name,
    content.video_url,
    content.shared_count > 0 && 'shared',
  ].filter(Boolean);
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined}>
      {mayEdit && (
        <button ref={handleRef} type="button" className={classes.handle} aria-label={`Drag ${title}`}>
          <IconGripVertical size={18} stroke={1.75} />
        </button>
      )}
      <span className={classes.number}>{index + 1}</span>
      <span className={classes.words}>
        {mayEdit ? (
          <button type="button" className={classes.name} onClick={onOpen}>
            {title}
          </button>
        ) : (
          <span className={classes.name}>{title}</span>
        )}
        <span className={classes.detail}>{traits.join(' · ')}</span>
      </span>
      <span className={classes.actions}>
        {content.required ? <StatusBadge tone="info">Required</StatusBadge> : <StatusBadge>Optional</StatusBadge>}
        {content.gate && <StatusBadge tone="warning">Gate</StatusBadge>}
        {mayEdit && (
          <ActionIcon.Group>
            <ActionIcon aria-label={`Move ${title} up`} disabled={index === 0} onClick={() => onMove(-1)}>
              <IconArrowUp size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={`Move ${title} down`} disabled={index === count - 1} onClick={() => onMove(1)}>
              <IconArrowDown size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={`Delete ${title}`} onClick={onRemove}>
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </ActionIcon.Group>
        )}
      </span>
    </li>
  );
}
