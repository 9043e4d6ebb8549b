import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import classes from '../inventory.module.css';

interface TabBarProps<Tab extends string> {
  label: string;
  tabs: readonly { value: Tab; label: string }[];
  value: Tab;
  onChange: (tab: Tab) => void;
}

/** The parts of a page, one of which is shown. */
export function TabBar<Tab extends string>({ label, tabs, value, onChange }: TabBarProps<Tab>) {
  return (
    <div className={classes.tabs}>
      <SegmentedControl aria-label={label} data={[...tabs]} value={value} onChange={(tab) => onChange(tab)} size="sm" />
    </div>
  );
}

/** What the address says after the question mark, and how to change it; what is set to null is left out. */
export function useAddress<Names extends string>(to: string) {
  const navigate = useNavigate();
  const query = useSearch({ strict: false }) as Partial<Record<Names, string>>;
  const go = (change: Partial<Record<Names, string | null>>): void => {
    const next = { ...query, ...change } as Record<string, string | null | undefined>;
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value != null)) as Record<
      string,
      string
    >;
    void navigate({ to, search, replace: true });
  };
  return { query, go };
}
