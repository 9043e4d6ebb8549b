import { Popover } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';
import classes from './date-field.module.css';

/** The props of the floating calendar. */
export interface DayPopoverProps extends DayCalendarProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * The calendar of a date input, floating below it. Its code is loaded when it is first opened; it renders inside the
 * input's box.
 */
export function DayPopover({ opened, onClose, ...calendar }: DayPopoverProps) {
  // Opens after mounting, so that it can remember and restore the previous focus.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <Popover
      opened={opened && isHere}
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown p="xs" role="dialog" aria-label="Calendar">
        <DayCalendar {...calendar} />
      </Popover.Dropdown>
    </Popover>
  );
}
