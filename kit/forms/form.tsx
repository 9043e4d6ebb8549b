import { Button, Stack, type StackProps } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ConflictNotice } from '../feedback/conflict-notice.tsx';
import { Notice } from '../feedback/notice.tsx';
import { timeAgo } from '../formats/time-ago.ts';
import { FormFrameContext } from './unsaved/leave-form.ts';
import type { ApiForm } from './use-api-form.ts';

interface FormProps<Values> {
  form: ApiForm<Values>;
  /** The purpose of the form, for screen readers. */
  label: string;
  gap?: StackProps['gap'];
  children: ReactNode;
}

/**
 * The form element of an ApiForm. Above the fields it shows problems of the form as a whole, and whether a draft was
 * restored.
 */
export function Form<Values>({ form, label, gap = 'sm', children }: FormProps<Values>) {
  const frame = useContext(FormFrameContext);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => frame?.hold(latest), [frame]);
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-label={label}>
      <Stack gap={gap}>
        {form.draft.restoredFrom !== null && (
          <Notice
            icon={IconHistory}
            action={
              <Button variant="subtle" color="gray" size="compact-sm" onClick={form.draft.discard}>
                Discard
              </Button>
            }
          >
            What you typed {timeAgo(form.draft.restoredFrom, new Date())} is back. It is not saved yet.
          </Notice>
        )}
        {form.conflict !== undefined && <ConflictNotice {...form.conflict} />}
        {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
        {children}
      </Stack>
    </form>
  );
}
