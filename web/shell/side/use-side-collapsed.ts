import { useUserSetting } from '#kit/session/user-settings.ts';

/** Whether the side panel of an area is a strip only, and how to turn it; remembered for each area. */
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
