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
  /** What the button says. */
  save?: string;
  /** What can't be taken back is saved in red. */
  danger?: boolean;
  /** The width; on a phone a dialog fills the screen. */
  size?: string;
  /** What has to be settled before the form can be saved, with the ways on; it takes the place of the save. */
  notice?: ReactNode;
  /** A button at the other end, as to delete what is edited. */
  other?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog around a form: its buttons stay in sight, what is typed is kept as the form's draft, and whoever leaves it is
 * asked only where something would be lost.
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
      // Its head stays where it is while the rest grows.
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
