import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { DetailFields } from './detail-fields.tsx';
import classes from './form-fields.module.css';
import { IdentityFields } from './identity-fields.tsx';
import type { PatientForm } from './patient-form.ts';

interface PatientFormFieldsProps {
  form: PatientForm;
  /** Whether everything is shown at once. */
  whole: boolean;
  /** What stands below the fields that say who it is. */
  children?: ReactNode;
}

const FIRST = /^(first_name|last_name|middle_name|nick_name|date_of_birth|gender|mobile|email)$/;

/** The fields of a patient: first what the front desk asks for, the rest behind "More details". */
export function PatientFormFields({ form, whole, children }: PatientFormFieldsProps) {
  const id = useId();
  const { errors } = form.inner;
  // Another one when the values are replaced as a whole, as a draft that comes back does.
  const values = form.inner.key('first_name');
  const [more, setMore] = useState(whole);
  // What is wrong must be in sight; the first wrong field gets the focus once it is.
  const hiddenErrors = !more && Object.keys(errors).some((field) => !FIRST.test(field));
  if (hiddenErrors) setMore(true);
  useEffect(() => {
    if (more && !whole) form.element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [more, whole, form.element]);

  // The first letter in a field makes the form new, and painting twenty inputs takes longer than a letter may.
  // oxlint-disable react/exhaustive-deps -- what the fields show changes with these two alone
  const identity = useMemo(() => <IdentityFields form={form} />, [errors, values]);
  const details = useMemo(() => <DetailFields form={form} />, [errors, values]);
  // oxlint-enable react/exhaustive-deps

  return (
    <>
      {identity}
      {children}
      {!whole && (
        <Button
          className={classes.more}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconChevronRight size={14} />}
          aria-expanded={more}
          aria-controls={id}
          onClick={() => setMore(!more)}
        >
          More details
        </Button>
      )}
      <div id={id} className={classes.rest} hidden={!more}>
        {more && details}
      </div>
    </>
  );
}
