import type { ReactNode } from 'react';
import { type Read, ReadState } from '../feedback/read-state.tsx';
import { LinesSkeleton } from '../feedback/skeletons.tsx';
import { FloatingWindow } from './floating-window.tsx';

interface ReadWindowProps<Result> {
  read: Read<Result>;
  /** What could not be shown: "The vitals of the clinic". */
  what: string;
  title: string;
  width?: number;
  height?: number;
  onClose: () => void;
  /** The window itself, once it is known what goes into it. */
  render: (result: Result) => ReactNode;
}

/** A floating window that needs an answer first: until it is there, a window of the same title says that it is on its way. */
export function ReadWindow<Result>({ read, what, title, width, height, onClose, render }: ReadWindowProps<Result>) {
  if (read.data !== undefined) return render(read.data);
  return (
    <FloatingWindow title={title} onClose={onClose} width={width} height={height}>
      <ReadState read={read} what={what} skeleton={<LinesSkeleton lines={6} />} render={() => null} />
    </FloatingWindow>
  );
}
