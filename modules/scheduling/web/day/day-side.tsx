import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { today } from '#kit/formats/day.ts';
import type { SidePanelProps } from '#kit/module/web-module.ts';
import classes from '../calendar/calendar-page.module.css';
import { useChosenDay } from './chosen-day.ts';
import { DayPanelHead } from '../calendar/day-panel.tsx';
import { MonthPanel } from '../calendar/month-panel.tsx';

/** The side panel of the dashboard: the signed-in user, and the month to choose the day of the schedule from. */
export function DaySide({ onGo, released }: SidePanelProps & { released: ReactNode }) {
  const [day, choose] = useChosenDay();
  const go = (to: string): void => {
    choose(to);
    onGo?.();
  };
  return (
    <div className={classes.panel}>
      <DayPanelHead />
      <MonthPanel day={day} onDay={go} />
      <Button variant="default" size="compact-sm" disabled={day === today()} onClick={() => go(today())}>
        Today
      </Button>
      {released}
    </div>
  );
}
