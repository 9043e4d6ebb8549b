import type { ReactNode } from 'react';
import { ReadState } from '../feedback/read-state.tsx';
import type { Read } from '../feedback/read.ts';
import { FloatingWindow } from './floating-window.tsx';

interface ReadWindowProps<Result> {
  read: Read<Result>;
  /** A plain noun: "Task" becomes "Task could not be loaded". */
  label: string;
  title: string;
  /** The title if the record does not exist: "This task does not exist". */
  notFound?: string;
  width?: number;
  height?: number;
  onClose: () => void;
  /** Renders the window once the data is loaded. */
  children: (result: NonNullable<Result>) => ReactNode;
}

/**
 * A floating window that needs data first: until it is loaded, a window with the same title shows the state of the
 * read.
 */
export function ReadWindow<Result>(props: ReadWindowProps<Result>) {
  const { read, label, title, notFound, width, height, onClose, children } = props;
  if (read.data !== undefined && read.data !== null) return children(read.data);
  return (
    <FloatingWindow title={title} onClose={onClose} width={width} height={height}>
      <ReadState read={read} label={label} notFound={notFound}>
        {() => null}
      </ReadState>
    </FloatingWindow>
  );
}
