import { IconMenu2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCurrentArea } from '../side/areas.ts';
import classes from './header-menus.module.css';
import { useSide } from '../side/side-links.ts';
import { useSideCollapsed } from '../side/use-side-collapsed.ts';

/** Expands and collapses the side panel, like Alt+B; disabled in areas without one. */
export function Hamburger() {
  const area = useCurrentArea();
  const side = useSide(area);
  const [collapsed, toggle] = useSideCollapsed(area);
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== 'KeyB') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={collapsed ? 'Open the side panel' : 'Collapse the side panel'}
      aria-expanded={side !== null && !collapsed}
      title="Side panel (Alt+B)"
      disabled={side === null}
      onClick={toggle}
    >
      <IconMenu2 size={18} stroke={1.75} />
    </button>
  );
}
