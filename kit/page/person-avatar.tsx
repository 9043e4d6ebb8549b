import { Avatar } from '@mantine/core';
import { initials } from '../formats/person-name.ts';
import { colourOf } from './person-colour.ts';

/** Somebody's initials, always in the same colour. The name must stand beside it: for a screen reader this is decoration. */
export function PersonAvatar({ name, size = 32 }: { name: string; size?: number }) {
  return (
    <Avatar size={size} color={colourOf(name)} variant="light" aria-hidden>
      {initials(name)}
    </Avatar>
  );
}
