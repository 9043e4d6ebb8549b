import { Popover } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';
import classes from './date-field.module.css';

/** What the floating calendar needs. */
export interface DayPopoverProps extends DayCalendarProps {
  opened: boolean;
  onClose: () => void;
}

/** The calendar of a day's input, floating below it; it is fetched when it is first opened, and lies inside the input's box. */
export function DayPopover({ opened, onClose, ...calendar }: DayPopoverProps) {
  // It opens once it is there, so that it knows where the focus was before and gives it back.
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
