import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from './form.tsx';
import classes from './page-form.module.css';
import type { ApiForm } from './use-api-form.ts';

interface PageFormProps<Values> {
  form: ApiForm<Values>;
  /** The purpose of the form, for screen readers: "Billing setup". */
  label: string;
  save?: string;
  /** Returns to where the page was opened from; omitted where the page is the form. */
  onCancel?: () => void;
  /** Content left of the buttons: a summary of what the save will change, or a delete button. */
  foot?: ReactNode;
  /** Limits the width to a readable line length, for forms with one column. */
  narrow?: boolean;
  /** Fields, or Panels of fields. */
  children: ReactNode;
}

/** The frame of a form that is a page, or the body of a Panel. Its buttons stay visible while its fields scroll. */
export function PageForm<Values>(props: PageFormProps<Values>) {
  const { form, label, save = 'Save', onCancel, foot, narrow = false, children } = props;
  return (
    <div className={classes.frame} data-narrow={narrow || undefined}>
      <Form form={form} label={label}>
        {children}
        <div className={classes.foot} data-no-print>
          {foot !== undefined && <div className={classes.start}>{foot}</div>}
          {onCancel !== undefined && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" loading={form.submitting}>
            {save}
          </Button>
        </div>
      </Form>
    </div>
  );
}
