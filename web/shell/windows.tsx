import { lazy, Suspense, useEffect } from 'react';
import type { WindowKind } from '#kit/module/web-module.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { keepWindows } from '#kit/windows/keep-windows.ts';
import { useOpenWindows } from '#kit/windows/open-windows.ts';
import { modules } from '../modules.ts';

const loadHost = () => import('#kit/windows/window-host.tsx').then((file) => ({ default: file.WindowHost }));
const WindowHost = lazy(loadHost);
const WindowDock = lazy(() => import('#kit/windows/window-dock.tsx').then((file) => ({ default: file.WindowDock })));

// The specification's sizes, for a kind whose module says none.
const SIZES: Readonly<Record<string, WindowKind['size']>> = {
  event: { width: 900, height: 580, minHeight: 550 },
  task: { width: 750, height: 610 },
  compose: { width: 940, height: 550 },
  document: { width: 605, height: 705 },
};

const kinds: readonly WindowKind[] = modules
  .flatMap((module) => module.windows ?? [])
  .map((kind) => ({ ...kind, size: kind.size ?? SIZES[kind.kind] }));

/** The floating windows that are open, on every page, and the dock of those that are put away. */
export function Windows() {
  const { userId } = useViewer();
  const any = useOpenWindows((state) => state.windows.length > 0);
  useEffect(() => keepWindows((known) => kinds.some(({ kind }) => kind === known)), [userId]);
  useEffect(() => {
    // Fetched while nobody waits for them, so that the first window opens at once.
    const timer = setTimeout(() => {
      void loadHost().catch(() => undefined);
      for (const kind of kinds) void kind.window().catch(() => undefined);
    }, 2500);
    return () => clearTimeout(timer);
  }, []);
  if (!any) return null;
  return (
    <Suspense>
      <WindowHost kinds={kinds} />
      <WindowDock />
    </Suspense>
  );
}
