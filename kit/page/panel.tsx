import { Title } from '@mantine/core';
import { type ReactNode, use, useId } from 'react';
import { createPortal } from 'react-dom';
import classes from './page.module.css';
import { PanelSlot } from './panel-slot.ts';

interface PanelProps {
  title?: ReactNode;
  /** Buttons on the right of the title. */
  actions?: ReactNode;
  /** No padding, for a list that extends to the edges. */
  flush?: boolean;
  /** Takes the remaining height; its content scrolls. */
  fill?: boolean;
  children: ReactNode;
}

/** A bordered surface on a page, with an optional title. Inside a grid frame, the frame provides border and title. */
export function Panel({ title, actions, flush = false, fill = false, children }: PanelProps) {
  const id = useId();
  const slot = use(PanelSlot);
  if (slot !== undefined && !fill)
    return (
      <>
        {slot !== null && createPortal(actions, slot)}
        <div className={classes.panelBody} data-flush={flush || undefined}>
          {children}
        </div>
      </>
    );
  return (
    <section
      className={classes.panel}
      data-fill={fill || undefined}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div className={classes.panelHead}>
          <Title order={2} id={id}>
            {title}
          </Title>
          {actions}
        </div>
      )}
      {fill ? (
        children
      ) : (
        <div className={classes.panelBody} data-flush={flush || undefined}>
          {children}
        </div>
      )}
    </section>
  );
}
