import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhone } from '../page/use-phone.ts';

interface SideDrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer that its page opens and closes itself: at the right side, a quarter of the window wide but never too narrow for a form; the whole screen on a phone. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  const phone = usePhone();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={phone ? '100%' : 'max(25%, 24rem)'}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Drawer>
  );
}
