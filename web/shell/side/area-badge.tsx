import { VisuallyHidden } from '@mantine/core';
import type { NavigationLink } from '#kit/module/web-module.ts';
import classes from './area-navigation.module.css';

const none = (): number | undefined => undefined;

interface AreaBadgeProps {
  link: NavigationLink;
  /** Shows a dot instead of a count, where there is no space or for several areas. */
  dot?: boolean;
}

/** The count next to an area, e.g. pending tasks; renders nothing if there is none. */
export function AreaBadge({ link: { useBadge = none }, dot = false }: AreaBadgeProps) {
  // oxlint-disable-next-line react/hooks -- an area is keyed by its link, whose hooks never change
  const count = useBadge();
  if (count === undefined || count <= 0) return null;
  if (dot)
    return (
      <span className={classes.dot}>
        <VisuallyHidden> {count} waiting</VisuallyHidden>
      </span>
    );
  return (
    <span className={classes.badge}>
      {count > 999 ? '999+' : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
