import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { usePageStyle } from '#kit/theme/page-style.ts';
import { ClinicLink } from '../header/clinic-link.tsx';
import { useCurrentArea } from './areas.ts';
import { SideContent } from './side-content.tsx';
import { useSide } from './side-links.ts';
import classes from './side-panel.module.css';
import { useSideCollapsed } from './use-side-collapsed.ts';

/** The side panel of an area on the left, expanded or collapsed; renders nothing in areas without one. */
export function SidePanel() {
  const area = useCurrentArea();
  const side = useSide(area);
  const sidebarLogo = usePageStyle((style) => style.sidebarLogo);
  const [collapsed, toggle] = useSideCollapsed(area);
  if (side === null) return null;
  const Turn = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={classes.panel} aria-label="Side panel" data-collapsed={collapsed || undefined}>
      {sidebarLogo && (
        <div className={classes.logo}>
          <ClinicLink />
        </div>
      )}
      <div className={classes.body} id="side-panel">
        <SideContent links={side.links} contents={collapsed ? [] : side.contents} />
      </div>
      <div className={classes.foot}>
        <ActionIcon
          aria-label={collapsed ? 'Open the side panel' : 'Collapse the side panel'}
          title={`${collapsed ? 'Open' : 'Collapse'} the side panel (Alt+B)`}
          aria-expanded={!collapsed}
          aria-controls="side-panel"
          onClick={toggle}
        >
          <Turn size={18} stroke={1.75} />
        </ActionIcon>
      </div>
    </nav>
  );
}
