import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '#kit/forms/form.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { confirmLeaving } from '#kit/windows/confirm.ts';
import classes from './form-dialog.module.css';
import type { PatientForm } from './patient-form.ts';

interface FormDialogProps {
  form: PatientForm;
  title: string;
  /** What the button says. */
  save: string;
  /** What has to be settled before the form can be saved; it stands above the fields, with the ways on. */
  notice?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around a patient's form; its buttons stay in sight. Whoever leaves it with something unsaved is asked. */
export function FormDialog({ form, title, save, notice, onClose, children }: FormDialogProps) {
  const phone = usePhone();
  const close = async (): Promise<void> => {
    const unsaved = form.isDirty() || form.draft.restoredFrom !== null;
    if (unsaved) {
      const leave = await confirmLeaving('What you typed here has not been saved.');
      if (!leave) return;
      form.draft.discard();
    }
    onClose();
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={title}
      // Its head stays where it is while the rest grows.
      centered={false}
      yOffset="4rem"
      size="47rem"
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ body: classes.body, header: classes.header, content: classes.content }}
    >
      <Form form={form} label={title}>
        {notice}
        {children}
        <div className={classes.foot}>
          <Button variant="default" onClick={() => void close()}>
            Cancel
          </Button>
          {notice === undefined && (
            <Button type="submit" loading={form.submitting}>
              {save}
            </Button>
          )}
        </div>
      </Form>
    </Modal>
  );
}
