import { IconLayoutDashboard } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import type { NavigationLink } from '#kit/module/web-module.ts';
import { can, useSession } from '#kit/session/viewer.ts';
import { modules } from '../../modules.ts';

const dashboard: NavigationLink = {
  area: 'dashboard',
  label: 'Dashboard',
  path: '/dashboard',
  icon: IconLayoutDashboard,
  order: 0,
};

const links = modules.flatMap((module) => module.navigation ?? []).sort((one, other) => one.order - other.order);

/** The areas that the signed-in user may open, in order; the dashboard is behind the clinic's name, so only phones list it. */
export function useAreas(withDashboard = false): readonly NavigationLink[] {
  useSession((state) => state.viewer);
  const mine = links.filter((link) => can(link.rule));
  return withDashboard ? [dashboard, ...mine] : mine;
}

// Pages with a side panel of their own that belong to an area of another name.
const LIT: Readonly<Record<string, string>> = { program_detail: 'program' };

/** The area of the navigation that is lit while a page of `area` is open. */
export function litArea(area: string | undefined): string | undefined {
  return area === undefined ? undefined : (LIT[area] ?? area);
}

/** The area of the navigation that is lit. */
export function useLitArea(): string | undefined {
  return litArea(useCurrentArea());
}

/** The area of the page that is open. */
export function useCurrentArea(): string | undefined {
  return useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.area !== undefined)?.staticData.area,
  });
}
