import type { ComponentType } from 'react';
import type { Icon, SideLink, WebRoute } from './web-module.ts';

interface SettingsPage {
  /** The last segment of the path: `vital-setup` for /settings/vital-setup. */
  path: string;
  title: string;
  /** Its group in the settings menu. */
  group: string;
  /** Its position in the menu. */
  order: number;
  icon: Icon;
  rule?: string;
  page: () => Promise<ComponentType>;
}

/** Returns the route and the menu entry of a settings page, to be spread into a module's `routes` and `side`. */
export function settingsPage({ path, title, group, order, icon, rule, page }: SettingsPage): {
  routes: readonly WebRoute[];
  side: readonly SideLink[];
} {
  const address = `/settings/${path}`;
  return {
    routes: [{ path: address, title, area: 'settings', ...(rule === undefined ? {} : { rule }), page }],
    side: [
      { area: 'settings', group, label: title, path: address, icon, ...(rule === undefined ? {} : { rule }), order },
    ],
  };
}
