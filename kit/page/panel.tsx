import { Title } from '@mantine/core';
import { type ReactNode, use, useId } from 'react';
import { createPortal } from 'react-dom';
import classes from './page.module.css';
import { PanelSlot } from './panel-slot.ts';

interface PanelProps {
  title?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Without padding, for a list that reaches the edges. */
  flush?: boolean;
  /** Takes the height that is left; what is inside scrolls by itself. */
  fill?: boolean;
  children: ReactNode;
}

/** A bordered surface on a page, with a title of its own or without. Inside a grid's frame it is the frame that has both. */
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
