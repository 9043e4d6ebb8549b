import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  daysSupplyOf,
  numberOf,
  sigForms,
  sigFrequencies,
  type SigParts,
  sigRoutes,
  sigText,
  sigVerbs,
} from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import { NumberInput } from './number-input.tsx';

interface SigBuilderProps {
  dosageForm: string;
  quantity: string;
  onUse: (sig: string, daysSupply: number | null) => void;
}

/** Builds directions from common parts, and computes the days supply. */
export function SigBuilder({ dosageForm, quantity, onUse }: SigBuilderProps) {
  const form =
    sigForms.find((each) => dosageForm.toLowerCase().includes(each)) ??
    (/solution|suspension/i.test(dosageForm) ? 'mL' : 'tablet');
  const [parts, setParts] = useState<SigParts>({
    verb: 'Take',
    amount: '1',
    form,
    route: 'by mouth',
    frequency: 'once daily',
    duration: '',
    reason: '',
    asNeeded: false,
  });
  const set = (change: Partial<SigParts>): void => setParts({ ...parts, ...change });
  const choose = (label: string, name: 'verb' | 'form' | 'route' | 'frequency', options: readonly string[]) => (
    <Select
      size="xs"
      label={label}
      allowDeselect={false}
      value={parts[name]}
      data={[...options]}
      onChange={(value) => set({ [name]: value ?? '' })}
    />
  );
  const text = sigText(parts);
  const days = daysSupplyOf(numberOf(quantity) ?? 0, parts);
  return (
    <div className={classes.ingredient} role="group" aria-label="Sig builder">
      <div className={classes.grid}>
        {choose('Verb', 'verb', sigVerbs)}
        <NumberInput size="xs" label="Amount" value={parts.amount} onType={(amount) => set({ amount })} />
        {choose('Form', 'form', sigForms)}
        {choose('Route', 'route', sigRoutes)}
        {choose(
          'Frequency',
          'frequency',
          sigFrequencies.map(({ value }) => value),
        )}
        <NumberInput size="xs" whole label="Days" value={parts.duration} onType={(duration) => set({ duration })} />
        <TextInput
          size="xs"
          label="For"
          placeholder="pain"
          value={parts.reason}
          maxLength={60}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
        <Checkbox
          label="As needed"
          checked={parts.asNeeded}
          onChange={(event) => set({ asNeeded: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.row}>
        <span className={classes.quiet}>
          {text}
          {days === null ? '' : ` · the quantity lasts ${days} ${days === 1 ? 'day' : 'days'}`}
        </span>
        <Button size="compact-sm" variant="default" onClick={() => onUse(text, days)}>
          Use these directions
        </Button>
      </div>
    </div>
  );
}
