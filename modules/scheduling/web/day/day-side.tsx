import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { today } from '#kit/formats/day.ts';
import type { SidePanelProps } from '#kit/module/web-module.ts';
import classes from '../calendar/calendar-page.module.css';
import { useChosenDay } from './chosen-day.ts';
import { DayPanelHead } from '../calendar/day-panel.tsx';
import { MonthPanel } from '../calendar/month-panel.tsx';

/** The side panel of the dashboard: who is signed in, and the month, from which the day is chosen that the schedule shows. */
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
