import { UnstyledButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import classes from './floating-window.module.css';

/** A position on the page, in px from its left and upper edge. */
export interface Place {
  left?: number;
  top?: number;
}

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
};

interface MoveHandleProps {
  window: RefObject<HTMLElement | null>;
  onMove: (place: Place) => void;
  /** Called when the window has stopped moving. */
  onMoved: () => void;
}

/** Moves a window with the arrow keys, for users who can't drag. */
export function MoveHandle({ window: element, onMove, onMoved }: MoveHandleProps) {
  const pressed = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const box = element.current?.getBoundingClientRect();
    if (step === undefined || box === undefined) return;
    event.preventDefault();
    onMove({
      left: within(box.left + step[0], window.innerWidth - box.width),
      top: within(box.top + step[1], window.innerHeight - box.height),
    });
  };
  return (
    <UnstyledButton
      className={classes.move}
      aria-label="Move the window with the arrow keys"
      onKeyDown={pressed}
      onKeyUp={onMoved}
    >
      <IconGripVertical size={14} />
    </UnstyledButton>
  );
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
