import { useUserSetting } from '#kit/session/user-settings.ts';

/** The collapsed state of an area's side panel, and a function to toggle it; stored for each area. */
export function useSideCollapsed(area: string | undefined): [collapsed: boolean, toggle: () => void] {
  const [collapsedAreas, set] = useUserSetting<Readonly<Record<string, boolean>>>('side_panel', {});
  const collapsed = collapsedAreas[area ?? ''] ?? window.innerWidth < 1200;
  return [
    collapsed,
    () => {
      if (area !== undefined) set((now) => ({ ...now, [area]: !collapsed }));
    },
  ];
}
