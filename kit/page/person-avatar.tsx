import { initials } from '../formats/person-name.ts';
import { colourOf } from './colour-of.ts';
import classes from './person-avatar.module.css';

/** Somebody's initials, always in the same colour. The name must stand beside it: for a screen reader this is decoration. */
export function PersonAvatar({ name, size = 32 }: { name: string; size?: number }) {
  const colour = `var(--mantine-color-${colourOf(name)}-5)`;
  return (
    <span
      className={classes.avatar}
      style={{ '--colour': colour, '--size': `${size / 16}rem` } as React.CSSProperties}
      data-initials={initials(name)}
      aria-hidden
    />
  );
}
