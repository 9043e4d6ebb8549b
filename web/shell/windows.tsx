import { useEffect } from 'react';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import type { WindowKind } from '#kit/module/web-module.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { loadConfirmDialog } from '#kit/windows/confirm-host.tsx';
import { keepWindows } from '#kit/windows/keep-windows.ts';
import { useOpenWindows } from '#kit/windows/open-windows.ts';
import { modules } from '../modules.ts';

const loadHost = () => import('#kit/windows/window-host.tsx').then((file) => file.WindowHost);
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

const kinds: readonly WindowKind[] = modules
  .flatMap((module) => module.windows ?? [])
  .map((kind) => ({ ...kind, size: kind.size ?? SIZES[kind.kind] }));

/** The open floating windows, on every page, and the dock of minimized ones. */
export function Windows() {
  const { userId } = useViewer();
  const any = useOpenWindows((state) => state.windows.length > 0);
  useEffect(() => keepWindows((known) => kinds.find(({ kind }) => kind === known)), [userId]);
  useEffect(() => {
    // Loaded one by one while the browser is idle, so that the first window opens immediately.
    let left = false;
    const ahead = async (): Promise<void> => {
      for (const load of [loadConfirmDialog, loadHost, ...kinds.map((kind) => kind.window)]) {
        await idle();
        if (left) return;
        await load().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void ahead(), 2500);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  if (!any) return null;
  return (
    <>
      <WindowHost kinds={kinds} />
      <WindowDock />
    </>
  );
}

/** Resolves when the browser is idle; Safari has no such API and uses a timeout. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 500);
  });
}
