import type { ReactNode } from 'react';
import { PersonAvatar } from './person-avatar.tsx';
import classes from './person-chip.module.css';

interface PersonChipProps {
  name: string;
  /** A second line: age and record number, a role. */
  detail?: ReactNode;
  /** Path of the picture in the API. */
  src?: string | null;
  size?: 'sm' | 'md';
}

/** A compact view of a person: picture or initials, name, and one detail. */
export function PersonChip({ name, detail, src, size = 'md' }: PersonChipProps) {
  return (
    <span className={classes.chip} data-size={size}>
      <PersonAvatar name={name} src={src} size={size === 'sm' ? 24 : 36} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </span>
    </span>
  );
}
