import { CloseButton } from '@mantine/core';
import classes from '../tasks.module.css';

interface TagChipProps {
  tag: string;
  color: string;
  onRemove?: () => void;
}

/** A tag of a task: a colored dot and its text. */
export function TagChip({ tag, color, onRemove }: TagChipProps) {
  return (
    <span className={classes.tag}>
      <span className={classes.dot} style={{ background: color }} aria-hidden />
      {tag}
      {onRemove !== undefined && <CloseButton size="xs" aria-label={`Remove tag ${tag}`} onClick={onRemove} />}
    </span>
  );
}
