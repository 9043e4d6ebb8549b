import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhone } from '../page/use-phone.ts';
import { Form } from './form.tsx';
import classes from './form-dialog.module.css';
import { leaveForm } from './unsaved/leave-form.ts';
import type { ApiForm } from './use-api-form.ts';

interface FormDialogProps<Values> {
  form: ApiForm<Values>;
  title: string;
  /** The label of the save button. */
  save?: string;
  /** Red save button, for something that can't be undone. */
  danger?: boolean;
  /** The width; on a phone a dialog fills the screen. */
  size?: string;
  /** Something to resolve before the form can be saved, with the choices; replaces the save button. */
  notice?: ReactNode;
  /** A button at the other end, e.g. to delete the edited record. */
  other?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog around a form. Its buttons stay visible, input is saved as the form's draft, and closing it asks only if
 * something would be lost.
 */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { form, title, save = 'Save', danger = false, size = '36rem' } = props;
  const { notice, other, onClose, children } = props;
  const phone = usePhone();
  const close = (): void => {
    void leaveForm(form).then((yes) => yes && onClose());
  };
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      // The header stays in place while the content grows.
      centered={false}
      yOffset="4rem"
      size={size}
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ body: classes.body, header: classes.header, content: classes.content }}
    >
      <Form form={form} label={title}>
        {notice}
        {children}
        <div className={classes.foot}>
          {other !== undefined && <div className={classes.other}>{other}</div>}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {notice === undefined && (
            <Button type="submit" color={danger ? 'red' : undefined} loading={form.submitting}>
              {save}
            </Button>
          )}
        </div>
      </Form>
    </Modal>
  );
}
