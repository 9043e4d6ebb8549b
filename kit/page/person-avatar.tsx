import { useFileUrl } from '../api/use-file-url.ts';
import { initials, nameKey } from '../formats/person-name.ts';
import { colourOf } from './colour-of.ts';
import classes from './person-avatar.module.css';

interface PersonAvatarProps {
  name: string;
  /** In px. */
  size?: number;
  /** Path of the picture in the API, as `/api/files/…`; the initials stand until it is there, and where there is none. */
  src?: string | null;
}

/** Somebody's picture, or initials in always the same colour. The name must stand beside it: for a screen reader this is decoration. */
export function PersonAvatar({ name, size = 32, src }: PersonAvatarProps) {
  const colour = `var(--mantine-color-${colourOf(nameKey(name))}-5)`;
  const picture = useFileUrl(src ?? null);
  return (
    <span
      className={classes.avatar}
      style={{ '--colour': colour, '--size': `${size / 16}rem` } as React.CSSProperties}
      data-initials={initials(name)}
      aria-hidden
    >
      {picture !== null && <img src={picture} alt="" className={classes.picture} />}
    </span>
  );
}
