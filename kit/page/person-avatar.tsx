import { useFileUrl } from '../api/use-file-url.ts';
import { initials, nameKey } from '../formats/person-name.ts';
import { colourOf } from './colour-of.ts';
import classes from './person-avatar.module.css';

interface PersonAvatarProps {
  name: string;
  /** In px. */
  size?: number;
  /**
   * Path of the picture in the API, e.g. `/api/files/…`; the initials are shown until it is loaded, and if there is
   * none.
   */
  src?: string | null;
}

/**
 * A person's picture, or initials in a color derived from the name. The name must be next to it: for screen readers the
 * avatar is decorative.
 */
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
