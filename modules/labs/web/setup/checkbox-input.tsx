import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';

interface CheckboxInputProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox next to filters, outside of a form. */
export function CheckboxInput({ label, checked, onChange }: CheckboxInputProps) {
  return <Checkbox label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />;
}
