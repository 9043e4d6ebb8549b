import { useEffect } from 'react';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import type { WindowKind } from '#kit/module/web-module.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { keepWindows } from '#kit/windows/keep-windows.ts';
import { useOpenWindows } from '#kit/windows/open-windows.ts';
import { modules } from '../modules.ts';

/** Loads the code of the window frame. */
export const loadHost = () => import('#kit/windows/window-host.tsx').then((file) => file.WindowHost);
const WindowHost = lazyPart(loadHost);
const WindowDock = lazyPart(() => import('#kit/windows/window-dock.tsx').then((file) => file.WindowDock), {
  instead: () => null,
});

// The specification's sizes, for kinds whose module defines none.
const SIZES: Readonly<Record<string, WindowKind['size']>> = {
  event: { width: 900, height: 580, minHeight: 550 },
  task: { width: 750, height: 610 },
  compose: { width: 940, height: 550 },
  document: { width: 605, height: 705 },
};

/** The kinds of windows of all modules. */
export const kinds: readonly WindowKind[] = modules
  .flatMap((module) => module.windows ?? [])
  .map((kind) => ({ ...kind, size: kind.size ?? SIZES[kind.kind] }));

/** The open floating windows, on every page, and the dock of minimized ones. */
export function Windows() {
  const { userId } = useViewer();
  const any = useOpenWindows((state) => state.windows.length > 0);
  useEffect(() => keepWindows((known) => kinds.find(({ kind }) => kind === known)), [userId]);
  if (!any) return null;
  return (
    <>
      <WindowHost kinds={kinds} />
      <WindowDock />
    </>
  );
}
