import type { ComponentType } from 'react';
import type { WindowContentProps, WindowKind } from '../module/web-module.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { lazyPart } from '../module/lazy-part.tsx';
import { FloatingWindow } from './floating-window.tsx';
import { closeWindow, type OpenWindow, useOpenWindows } from './open-windows.ts';
import { WindowFrameContext } from './window-frame.ts';

const contents = new Map<string, ComponentType<WindowContentProps>>();

// One lazy component per kind; otherwise an open window would remount with every render.
function contentOf(kind: WindowKind): ComponentType<WindowContentProps> {
  const known = contents.get(kind.kind);
  if (known !== undefined) return known;
  const content = lazyPart(kind.window, {
    waiting: ({ onClose }) => (
      <FloatingWindow title="Opening…" onClose={onClose}>
        <RowsSkeleton rows={6} />
      </FloatingWindow>
    ),
    instead: ({ onClose }, again) => (
      <FloatingWindow title="Not opened" onClose={onClose}>
        <ErrorState error={null} what="This window" onRetry={again} />
      </FloatingWindow>
    ),
  });
  contents.set(kind.kind, content);
  return content;
}

/** Renders all open windows over the current page. The shell has one host, with the kinds that the modules provide. */
export function WindowHost({ kinds }: { kinds: readonly WindowKind[] }) {
  const windows = useOpenWindows((state) => state.windows);
  return windows.map((open) => {
    const kind = kinds.find((one) => one.kind === open.kind);
    return kind === undefined ? null : <HostedWindow key={open.id} open={open} kind={kind} />;
  });
}

function HostedWindow({ open, kind }: { open: OpenWindow; kind: WindowKind }) {
  const Content = contentOf(kind);
  const close = (): void => closeWindow(open.id);
  return (
    <WindowFrameContext value={{ id: open.id, kind: open.kind, minimised: open.minimised, size: kind.size }}>
      <Content windowId={open.id} input={open.input} onClose={close} />
    </WindowFrameContext>
  );
}
