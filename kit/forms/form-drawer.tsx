import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RightDrawer } from '../windows/right-drawer.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Form } from './form.tsx';
import classes from './form-drawer.module.css';
import type { ApiForm } from './use-api-form.ts';

interface FormDrawerProps<Values> {
  form: ApiForm<Values>;
  title: string;
  /** The label of the save button. */
  save?: string;
  /** A button at the other end, e.g. to delete the edited record. */
  other?: ReactNode;
  /** Content below the form that is not part of it. */
  below?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer on the right around a form, with its buttons. Closing it asks only if something would be lost. */
export function FormDrawer<Values>(props: FormDrawerProps<Values>) {
  const { form, title, save = 'Save', other, below, onClose, children } = props;
  return (
    <RightDrawer title={title} onClose={onClose}>
      <Form form={form} label={title}>
        {children}
        <div className={classes.foot}>
          {other !== undefined && other !== false && <div className={classes.other}>{other}</div>}
          <CancelButton />
          <Button type="submit" loading={form.submitting}>
            {save}
          </Button>
        </div>
      </Form>
      {below}
    </RightDrawer>
  );
}
