import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type FormFrame, FormFrameContext, leaveForm, type LeavableForm } from '../forms/unsaved/leave-form.ts';
import classes from './right-drawer.module.css';

interface RightDrawerProps {
  title: string;
  /** Asks first if a form in it has unsaved input. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The drawer on the right: a quarter of the page wide but never too narrow for a form, the whole screen on a phone. It
 * is open while it is rendered.
 */
export function RightDrawer({ title, onClose, children }: RightDrawerProps) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const forms = useRef(new Set<{ current: LeavableForm }>());
  const frame = useMemo<FormFrame>(
    () => ({
      hold: (form) => {
        forms.current.add(form);
        return () => void forms.current.delete(form);
      },
      askToClose: () => void mayLeave(forms.current).then((yes) => yes && latest.current()),
    }),
    [],
  );
  return (
    <Drawer
      opened
      onClose={frame.askToClose}
      position="right"
      title={title}
      data-right-drawer
      overlayProps={{ backgroundOpacity: 0.15 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.content }}
    >
      <FormFrameContext value={frame}>{children}</FormFrameContext>
    </Drawer>
  );
}

async function mayLeave(forms: ReadonlySet<{ current: LeavableForm }>): Promise<boolean> {
  for (const form of forms) if (!(await leaveForm(form.current))) return false;
  return true;
}
