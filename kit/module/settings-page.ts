import type { ComponentType } from 'react';
import type { Icon, SideLink, WebRoute } from './web-module.ts';

interface SettingsPage {
  /** The last part of the address: `vital-setup` for /settings/vital-setup. */
  path: string;
  title: string;
  /** The heading of the settings menu that it stands under. */
  group: string;
  /** Its place in the menu. */
  order: number;
  icon: Icon;
  rule?: string;
  page: () => Promise<ComponentType>;
}

/** A page of the settings: its route and its entry of the menu, to be spread into a module's `routes` and `side`. */
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
