import { VisuallyHidden } from '@mantine/core';
import type { NavigationLink } from '#kit/module/web-module.ts';
import classes from './area-navigation.module.css';

const none = (): number | undefined => undefined;

/** The count beside an area, as pending tasks; nothing where there is none. */
export function AreaBadge({ link: { useBadge = none } }: { link: NavigationLink }) {
  // oxlint-disable-next-line react/hooks -- an area is keyed by its link, whose hooks never change
  const count = useBadge();
  if (count === undefined || count <= 0) return null;
  return (
    <span className={classes.badge}>
      {count > 999 ? '999+' : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
