import { create } from 'zustand';

/** Something that was done and can be taken back for a while. */
export interface Undoable {
  message: string;
  undo: () => void;
}

const SHOWN_MS = 8000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last thing that can be taken back. */
export const useUndo = create<{ last: Undoable | null }>(() => ({ last: null }));

/** Offers to take something back, for eight seconds or until the next thing is done. */
export function offerUndo(undoable: Undoable): void {
  useUndo.setState({ last: undoable });
  releaseUndo();
}

/** Withdraws the offer. */
export function dropUndo(): void {
  clearTimeout(timer);
  useUndo.setState({ last: null });
}

/** Stops the clock while somebody looks at the offer. */
export function holdUndo(): void {
  clearTimeout(timer);
}

/** Starts the clock again. */
export function releaseUndo(): void {
  clearTimeout(timer);
  timer = setTimeout(dropUndo, SHOWN_MS);
}
