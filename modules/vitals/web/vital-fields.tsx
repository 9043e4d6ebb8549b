import { t } from '#kit/language/use-language.ts';
import { Button, type TextInputProps } from '@mantine/core';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { type FormVital, placeOf, readVitals, type VitalsInputValues } from '../rules/index.ts';
import classes from './vital-fields.module.css';

/** A vital with its name. */
interface NamedVital extends FormVital {
  vital_name: string;
}

interface VitalFieldsProps<Values> {
  /** Its values are `VitalsInputValues`, and optionally others. */
  form: ApiForm<Values>;
  vitals: readonly NamedVital[];
  /** For touch, on patient pages. */
  large?: boolean;
}

// The error of one of two inputs is shown below both, where there is room.
const alone: Pick<TextInputProps, 'inputWrapperOrder'> = { inputWrapperOrder: ['input'] };

/** A field for each vital, a height in feet and inches; below implausible values, a button to confirm them. */
export function VitalFields<Values>({ form, vitals, large = false }: VitalFieldsProps<Values>) {
  const field = large ? { size: 'md' } : {};
  return (
    <div className={classes.fields} data-large={large || undefined}>
      {vitals.map((vital) => (
        <div key={vital.vital_info_id}>
          {vital.code === 'height' ? (
            <FieldGroup label={t(vital.vital_name)} error={form.inner.errors['feet'] ?? form.inner.errors['inches']}>
              <NumberField form={form} name="feet" unit="ft" aria-label={t('Height: feet')} {...field} {...alone} />
              <NumberField form={form} name="inches" unit="in" aria-label={t('Height: inches')} {...field} {...alone} />
            </FieldGroup>
          ) : (
            <NumberField
              form={form}
              name={placeOf(vital)}
              label={t(vital.vital_name)}
              unit={vital.vital_unit}
              {...field}
            />
          )}
          <Confirm form={form} vital={vital} vitals={vitals} large={large} />
        </div>
      ))}
    </div>
  );
}

function Confirm<Values>({ form, vital, vitals, large }: Required<VitalFieldsProps<Values>> & { vital: NamedVital }) {
  const place = placeOf(vital);
  const question = form.inner.errors[place];
  if (typeof question !== 'string' || !question.startsWith(t('Really'))) return null;
  const confirm = (): void => {
    const typed = form.inner.getValues() as unknown as VitalsInputValues;
    const matching = readVitals(typed, vitals).filled.filter((each) => each.vital === vital);
    form.setValues({ sure: [...typed.sure, ...matching.map(({ key }) => key)] } as unknown as Partial<Values>);
    form.inner.clearFieldError(place);
  };
  return (
    <Button
      className={classes.confirm}
      mt={large ? 6 : 4}
      size={large ? 'sm' : 'compact-xs'}
      variant="default"
      onClick={confirm}
      aria-label={t('{vital}: yes, it is correct', { vital: vital.vital_name })}
    >
      {t('Yes, it is correct')}
    </Button>
  );
}
