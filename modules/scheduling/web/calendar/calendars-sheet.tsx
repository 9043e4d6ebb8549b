import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './calendar-page.module.css';

/** The calendars panel on phones, which have no room beside the calendar. */
export function CalendarsSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheet }}
      title="Calendars"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Drawer>
  );
}
