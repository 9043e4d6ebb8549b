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

/**
 * Returns the areas that the signed-in user may open, in order; the dashboard is linked by the clinic's name, so only
 * phones list it.
 */
export function useAreas(withDashboard = false): readonly NavigationLink[] {
  useSession((state) => state.viewer);
  const mine = links.filter((link) => can(link.rule));
  return withDashboard ? [dashboard, ...mine] : mine;
}

// Pages with their own side panel that belong to an area with another name.
const LIT: Readonly<Record<string, string>> = { program_detail: 'program' };

/** Returns the navigation area that is highlighted while a page of `area` is open. */
export function litArea(area: string | undefined): string | undefined {
  return area === undefined ? undefined : (LIT[area] ?? area);
}

/** Returns the highlighted navigation area. */
export function useLitArea(): string | undefined {
  return litArea(useCurrentArea());
}

/** Returns the area of the current page. */
export function useCurrentArea(): string | undefined {
  return useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.area !== undefined)?.staticData.area,
  });
}
