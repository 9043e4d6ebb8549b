import { IconLogout, IconMoon, IconPalette, IconSun } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Icon } from '#kit/module/web-module.ts';
import { can, useSession } from '#kit/session/viewer.ts';
import { setPageStyle } from '#kit/theme/page-style.ts';
import { signOut } from '#sessions/web';
import { modules } from '../../modules.ts';
import { openPageStyle } from '../open-page-style.ts';
import type { PaletteItem } from './palette-item.ts';

const plus = modules.flatMap((module) => module.plus ?? []).sort((one, other) => one.order - other.order);

interface ActionItem extends PaletteItem {
  also: string;
  /** True if it is offered before anything is typed. */
  isFirst: boolean;
}

/**
 * Returns the actions that the typed text begins with the name or a phrase of, filled with the rest: "new patient Ada
 * Quark", "message Adeyemi".
 */
export function filledActions(typed: string): readonly ActionItem[] {
  return plus.flatMap(({ id, label, icon, rule, phrases = [], fill }) => {
    const start = [label, ...phrases].find((one) => typed.toLowerCase().startsWith(`${one.toLowerCase()} `));
    const rest = start === undefined ? '' : typed.slice(start.length).trim();
    if (fill === undefined || rest === '' || !can(rule)) return [];
    return [{ key: `fill ${id}`, title: `${label}: ${rest}`, also: '', icon, run: () => fill(rest), isFirst: false }];
  });
}

/** Returns the actions available everywhere: those of the plus menu, then the app's own. */
export function useActions(): readonly ActionItem[] {
  const viewer = useSession((state) => state.viewer);
  return useMemo(() => {
    if (viewer === null) return [];
    const own = (title: string, also: string, icon: Icon, run: () => void): ActionItem => ({
      key: `do ${title}`,
      title,
      also,
      icon,
      run,
      isFirst: false,
    });
    return [
      ...plus
        .filter(({ rule }) => can(rule))
        .map(({ id, label, icon, run }) => ({
          key: `do ${id}`,
          title: label,
          also: 'create add',
          icon,
          run,
          isFirst: true,
        })),
      own('Page style', 'theme color text size look appearance', IconPalette, openPageStyle),
      own('Light page', 'scheme day appearance', IconSun, () => setPageStyle({ scheme: 'light' })),
      own('Dark page', 'scheme night appearance', IconMoon, () => setPageStyle({ scheme: 'dark' })),
      own('Logout', 'sign out log off leave', IconLogout, () => void signOut()),
    ];
  }, [viewer]);
}
