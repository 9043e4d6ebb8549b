import { NativeSelect, TextInput } from '@mantine/core';
import type { LotOwner } from '../inventory.operations.gen.ts';
import { choicesOf, LOT_OWNERS } from '../stock-labels.ts';

interface OwnerInputsProps {
  /** The subject of the labels, e.g. “ of Zinc”; empty if obvious. */
  of?: string;
  value: { owner: LotOwner; programme: string };
  onChange: (part: { owner: LotOwner } | { programme: string }) => void;
}

/** The owner of a lot, with the public program if it is one. */
export function OwnerInputs({ of = '', value, onChange }: OwnerInputsProps) {
  return (
    <>
      <NativeSelect
        label="Owner"
        aria-label={`Owner${of}`}
        data={choicesOf(LOT_OWNERS)}
        value={value.owner}
        onChange={(event) => onChange({ owner: event.currentTarget.value as LotOwner })}
      />
      {value.owner === 'public' && (
        <TextInput
          label="Program"
          aria-label={`Program${of}`}
          placeholder="VFC"
          maxLength={40}
          value={value.programme}
          onChange={(event) => onChange({ programme: event.currentTarget.value })}
        />
      )}
    </>
  );
}
