import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { today } from '#kit/formats/day.ts';
import { oldestWritten, quantityQualifiers, quantityUnits, substitutionOptions } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import type { SectionProps } from './dialog-fields.ts';
import { DiagnosesInput } from './diagnoses-input.tsx';
import { NumberInput } from './number-input.tsx';
import { Heading } from './people-sections.tsx';
import { SigBuilder } from './sig-builder.tsx';

interface MedicationSectionProps extends SectionProps {
  /** Shown below the drug. */
  alerts: ReactNode;
  /** A description edited by hand that is not attested yet. */
  described: string | null;
  /** Called with a description edited by hand, which is attested before it is applied. */
  onDescribed: (description: string) => void;
}

/** The prescribed product: the description is read-only for a listed drug; product code and qualifier always are. */
export function MedicationSection({
  fields,
  set,
  problemOf,
  alerts,
  described: waiting,
  onDescribed,
}: MedicationSectionProps) {
  const [building, setBuilding] = useState(false);
  const [described, setDescribed] = useState<string | null>(null);
  const isFree = fields.kind !== 'drug';
  return (
    <fieldset className={classes.section}>
      <Heading needed>Medical Information</Heading>
      <div className={classes.grid}>
        <TextInput
          className={classes.wide}
          label="Drug description"
          withAsterisk
          readOnly={!isFree}
          value={described ?? waiting ?? fields.drug_description}
          maxLength={105}
          error={problemOf('drug_description')}
          onChange={(event) => setDescribed(event.currentTarget.value)}
          onBlur={() => {
            const text = described?.replace(/\s+/g, ' ').trim();
            setDescribed(null);
            if (text !== undefined) onDescribed(text);
          }}
        />
        {alerts}
        <NumberInput
          label="Quantity"
          withAsterisk
          value={fields.quantity}
          onType={(quantity) => set({ quantity })}
          error={problemOf('quantity')}
        />
        <Select
          label="Quantity unit of measure"
          withAsterisk
          disabled={!isFree}
          allowDeselect={false}
          value={fields.quantity_unit || null}
          data={[...quantityUnits]}
          onChange={(unit) => set({ quantity_unit: unit ?? '' })}
          error={problemOf('quantity_unit')}
        />
        <NumberInput
          label="Days supply"
          whole
          value={fields.days_supply}
          onType={(days) => set({ days_supply: days })}
          error={problemOf('days_supply')}
        />
        <NumberInput
          label="Refills"
          withAsterisk
          whole
          value={fields.refills}
          onType={(refills) => set({ refills })}
          error={problemOf('refills')}
        />
        <Select
          label="Substitution"
          withAsterisk
          allowDeselect={false}
          value={fields.substitutions || null}
          data={[...substitutionOptions]}
          onChange={(value) => set({ substitutions: value ?? '' })}
          error={problemOf('substitutions')}
        />
        <Textarea
          className={classes.wide}
          label="Sig"
          withAsterisk
          autosize
          minRows={2}
          maxLength={1000}
          value={fields.sig}
          onChange={(event) => set({ sig: event.currentTarget.value })}
          error={problemOf('sig')}
        />
        <div className={classes.wide}>
          <Button size="compact-sm" variant="default" aria-expanded={building} onClick={() => setBuilding(!building)}>
            {building ? 'Close the sig builder' : 'Build the sig'}
          </Button>
        </div>
        {building && (
          <div className={classes.wide}>
            <SigBuilder
              dosageForm={fields.dosage_form}
              quantity={fields.quantity}
              onUse={(sig, days) => {
                set({ sig, ...(days === null ? {} : { days_supply: String(days) }) });
                setBuilding(false);
              }}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
}

interface DetailsSectionProps extends SectionProps {
  noteDiagnoses: readonly { code: string; name: string }[];
}

/** The diagnoses, dates and order number: what most prescriptions leave as it is. */
export function DetailsSection({ fields, set, problemOf, noteDiagnoses }: DetailsSectionProps) {
  return (
    <fieldset className={classes.section}>
      <Heading needed>Diagnosis and dates</Heading>
      <div className={classes.grid}>
        <div className={classes.wide}>
          <DiagnosesInput
            value={fields.diagnoses}
            offered={noteDiagnoses}
            onChange={(diagnoses) => set({ diagnoses })}
          />
        </div>
        <TextInput
          type="date"
          label="Written date"
          min={oldestWritten(today())}
          max={today()}
          value={fields.written_date}
          onChange={(event) => set({ written_date: event.currentTarget.value })}
          error={problemOf('written_date')}
        />
        <TextInput
          type="date"
          label="Effective date"
          min={fields.written_date}
          value={fields.effective_date}
          onChange={(event) => set({ effective_date: event.currentTarget.value })}
          error={problemOf('effective_date')}
        />
        <NumberInput
          label="Order number"
          withAsterisk
          whole
          value={fields.order_number}
          onType={(order) => set({ order_number: order })}
          error={problemOf('order_number')}
        />
        <Select label="Quantity qualifier" disabled value={fields.quantity_qualifier} data={[...quantityQualifiers]} />
      </div>
    </fieldset>
  );
}
