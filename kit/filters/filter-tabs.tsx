import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import classes from './filters.module.css';

interface FilterTabsProps<Tab extends string> {
  /** A noun, for screen readers: "Accounts". */
  label: string;
  tabs: readonly { value: Tab; label: string }[];
  /** From `useState`, `useUserSetting` or `useAddressTab`. */
  value: Tab;
  onChange: (tab: Tab) => void;
}

/** Tabs that switch between views of a list, or parts of a page. */
export function FilterTabs<Tab extends string>({ label, tabs, value, onChange }: FilterTabsProps<Tab>) {
  return (
    <div className={classes.tabs}>
      <SegmentedControl aria-label={label} data={[...tabs]} value={value} onChange={(tab) => onChange(tab)} />
    </div>
  );
}
