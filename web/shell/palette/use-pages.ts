import { IconFileText, IconLayoutDashboard, IconPin, IconUser } from '@tabler/icons-react';
import { useRouter, type AnyRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Icon, SideLink } from '#kit/module/web-module.ts';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can, useSession } from '#kit/session/viewer.ts';
import { modules } from '../../modules.ts';
import type { PinnedPage } from '../pinned-pages.ts';
import { useRecentPatients } from '../recent-patients.ts';
import type { PaletteItem } from './palette-item.ts';

const areas = modules.flatMap((module) => module.navigation ?? []).sort((one, other) => one.order - other.order);
const side = modules.flatMap((module) => module.side ?? []).sort((one, other) => one.order - other.order);
const always = (): boolean => true;

function useIsHidden({ useShown = always }: SideLink): boolean {
  // oxlint-disable-next-line react/hooks -- an entry's hooks never change
  return !useShown();
}

interface PageItem extends PaletteItem {
  path: string;
  /** Hidden keywords for the search. */
  also: string;
}

/**
 * Returns every page that the signed-in user may open and that needs no id: the areas, the side panel entries, and
 * others.
 */
export function usePages(): readonly PageItem[] {
  const viewer = useSession((state) => state.viewer);
  const router = useRouter();
  // oxlint-disable-next-line react/hooks -- the list never changes, so neither do the hooks of its entries
  const hidden = side.filter(useIsHidden).map(({ path }) => path);
  const hiddenKey = hidden.join(' ');
  return useMemo(() => {
    if (viewer === null) return [];
    const pages = new Map<string, PageItem>();
    const add = (path: string, title: string, icon: Icon, kind: string | undefined, also = ''): void => {
      const seen = [...pages.values()].some((page) => page.path === path || page.key === `page ${path}`);
      if (!seen) pages.set(path, { key: `page ${path}`, path, title, icon, kind, also: `${kind ?? ''} ${also}` });
    };
    const nameOf = (area: string | undefined): string | undefined => areas.find((one) => one.area === area)?.label;
    add('/dashboard', 'Dashboard', IconLayoutDashboard, undefined, 'home today start');
    for (const { label, path, icon, rule } of areas) {
      if (can(rule)) add(path, label, icon, undefined);
    }
    const shown = hiddenKey.split(' ');
    for (const { label, path, icon, rule, area, group } of side) {
      if (can(rule) && !shown.includes(path))
        add(path, label, icon ?? IconFileText, nameOf(area) ?? capital(area), group);
    }
    for (const route of Object.values<AnyRoute>(router.routesByPath)) {
      const { title, area, mayOpen } = route.options.staticData ?? {};
      const path = route.fullPath as string;
      if (typeof title !== 'string' || mayOpen?.() !== true || path.includes('$') || shown.includes(path)) continue;
      add(path, title, IconFileText, path.startsWith('/demo/') ? 'Live examples' : nameOf(area));
    }
    return [...pages.values()];
  }, [viewer, router, hiddenKey]);
}

/** Returns the user's pinned pages. */
export function usePinned(): readonly PaletteItem[] {
  const [pinned] = useUserSetting<readonly PinnedPage[]>('pinned_pages', []);
  return useMemo(() => pinned.map(({ path, title }) => ({ key: `pin ${path}`, path, title, icon: IconPin })), [pinned]);
}

/** The recently viewed patients. */
export function useRecents(): readonly PaletteItem[] {
  const recent = useRecentPatients((state) => state.patients);
  return useMemo(
    () => recent.map(({ path, name }) => ({ key: `recent ${path.split('?')[0]}`, path, title: name, icon: IconUser })),
    [recent],
  );
}

function capital(area: string): string {
  return area.charAt(0).toUpperCase() + area.slice(1).replaceAll('_', ' ');
}
