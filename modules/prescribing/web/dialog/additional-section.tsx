import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import {
  finalForms,
  type Ingredient,
  isGhb,
  GHB_NOTE,
  NOTE_CANCELS,
  noteCancels,
  quantityQualifiers,
  quantityUnits,
  strengthUnits,
  withIngredient,
  withoutIngredient,
} from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import type { SectionProps } from './dialog-fields.ts';
import { NumberInput } from './number-input.tsx';
import { Heading } from './people-sections.tsx';

/** Product code, note to the pharmacist, and compound ingredients. */
export function AdditionalSection({ fields, set, problemOf }: SectionProps) {
  const isCompound = fields.kind === 'compound';
  const [opened, setOpen] = useState(isCompound || isGhb(fields.drug_description));
  const noteProblem = noteCancels(fields.note) ? NOTE_CANCELS : problemOf('note');
  // A problem is never hidden.
  const open = opened || [noteProblem, problemOf('ingredients'), problemOf('final_form')].some(Boolean);
  const needsNote = isGhb(fields.drug_description);
  const change = (next: typeof fields | string): void => {
    if (typeof next === 'string') toast.error(next, { id: 'ingredients' });
    else set(next);
  };
  return (
    <fieldset className={classes.section}>
      <Heading>Additional Information</Heading>
      <Button size="compact-sm" variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show more'}
      </Button>
      {open && (
        <div className={classes.grid} style={{ marginTop: '0.625rem' }}>
          <TextInput label="Product code" readOnly value={fields.product_code} />
          <TextInput label="Product code qualifier" readOnly value={fields.product_qualifier} />
          <Textarea
            className={classes.wide}
            label="Note to the pharmacist"
            description={needsNote ? GHB_NOTE : undefined}
            withAsterisk={needsNote}
            autosize
            minRows={2}
            maxLength={210}
            value={fields.note}
            error={noteProblem}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
          {isCompound && (
            <>
              <NumberInput
                label="Compound ingredient count"
                whole
                readOnly
                value={String(fields.ingredients.length)}
                onType={() => undefined}
              />
              <Select
                label="Final compound dosage form"
                allowDeselect={false}
                value={fields.final_form || null}
                data={[...finalForms]}
                onChange={(form) => set({ final_form: form ?? '' })}
                error={problemOf('final_form')}
              />
              <div className={classes.actions}>
                <Button size="compact-sm" variant="default" onClick={() => change(withIngredient(fields))}>
                  Add ingredient
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => change(withoutIngredient(fields))}>
                  Delete ingredient
                </Button>
              </div>
              {fields.ingredients.map((each, at) => (
                <IngredientFields
                  // Ingredients are only added and removed at the end.
                  key={at}
                  number={at + 1}
                  ingredient={each}
                  onChange={(ingredient) =>
                    set({ ingredients: fields.ingredients.map((other, index) => (index === at ? ingredient : other)) })
                  }
                />
              ))}
              {problemOf('ingredients') !== undefined && <p className={classes.problem}>{problemOf('ingredients')}</p>}
            </>
          )}
        </div>
      )}
    </fieldset>
  );
}

interface IngredientFieldsProps {
  number: number;
  ingredient: Ingredient;
  onChange: (ingredient: Ingredient) => void;
}

function IngredientFields({ number, ingredient, onChange }: IngredientFieldsProps) {
  const set = (change: Partial<Ingredient>): void => onChange({ ...ingredient, ...change });
  return (
    <div className={`${classes.wide} ${classes.ingredient}`} role="group" aria-label={`Ingredient ${number}`}>
      <div className={classes.grid}>
        <TextInput
          label={`Ingredient ${number}`}
          withAsterisk
          maxLength={105}
          value={ingredient.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <NumberInput
          label="Strength"
          value={ingredient.strength_value}
          onType={(value) => set({ strength_value: value })}
        />
        <Select
          label="Strength unit"
          clearable
          clearButtonProps={{ 'aria-label': `Clear the strength unit of ingredient ${number}` }}
          value={ingredient.strength_unit || null}
          data={[...strengthUnits]}
          onChange={(unit) => set({ strength_unit: unit ?? '' })}
        />
        <Select
          label="Quantity qualifier"
          allowDeselect={false}
          value={ingredient.quantity_qualifier}
          data={[...quantityQualifiers]}
          onChange={(value) => set({ quantity_qualifier: value ?? '38' })}
        />
        <NumberInput
          label="Quantity"
          withAsterisk
          value={ingredient.quantity_value}
          onType={(value) => set({ quantity_value: value })}
        />
        <Select
          label="Unit of measure"
          allowDeselect={false}
          value={ingredient.quantity_unit || null}
          data={[...quantityUnits]}
          onChange={(unit) => set({ quantity_unit: unit ?? '' })}
        />
      </div>
    </div>
  );
}
