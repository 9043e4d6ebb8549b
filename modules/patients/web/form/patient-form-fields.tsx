import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { DetailFields } from './detail-fields.tsx';
import classes from './form-fields.module.css';
import { IdentityFields } from './identity-fields.tsx';
import type { PatientForm } from './patient-form.ts';

interface PatientFormFieldsProps {
  form: PatientForm;
  /** True if all fields are shown initially. */
  whole: boolean;
  /** Content below the identity fields. */
  children?: ReactNode;
}

const FIRST = /^(first_name|last_name|middle_name|nick_name|date_of_birth|gender|mobile|email)$/;

/** The fields of a patient: first those needed by the front desk, the others behind "More details". */
export function PatientFormFields({ form, whole, children }: PatientFormFieldsProps) {
  const id = useId();
  const { errors } = form.inner;
  // Changes when the values are replaced as a whole, e.g. by a restored draft.
  const values = form.inner.key('first_name');
  const [more, setMore] = useState(whole);
  // Errors must be visible; the first invalid field gets the focus then.
  const hiddenErrors = !more && Object.keys(errors).some((field) => !FIRST.test(field));
  if (hiddenErrors) setMore(true);
  useEffect(() => {
    if (more && !whole) form.element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [more, whole, form.element]);

  // Memoized: the first key press changes the form object, and rendering twenty inputs would delay it noticeably.
  // oxlint-disable react/exhaustive-deps -- the fields depend on these two only
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
