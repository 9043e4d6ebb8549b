import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import classes from '../../feedback/connection-bar.module.css';
import { splitPath } from '../../navigation/query.ts';
import { useSession } from '../../session/viewer.ts';
import { confirm } from '../../windows/confirm.ts';
import { keepUnsaved } from './keep-unsaved.ts';
import { discardUnsaved, type UnsavedForm, useUnsavedForms } from './unsaved-forms.ts';

/** Lists the forms that could not be saved and were left, to reopen each with its input or discard it. */
export function UnsavedTray() {
  const { forms, open } = useUnsavedForms();
  const navigate = useNavigate();
  const userId = useSession(({ viewer }) => viewer?.userId);
  useEffect(() => keepUnsaved(), [userId]);
  const left = forms.filter(({ draftKey }) => !open.has(draftKey));
  if (left.length === 0) return null;
  return (
    <section className={classes.tray} aria-label="Not saved" data-not-saved>
      <strong>Not saved</strong>
      <ul>
        {left.map((form) => (
          <li key={form.draftKey}>
            <span>{form.label}</span>
            <Button size="compact-sm" variant="light" onClick={() => void navigate(splitPath(form.path))}>
              Go back and save
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void discard(form)}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function discard({ label, draftKey }: UnsavedForm): Promise<void> {
  const message = 'It was never saved and can’t be restored.';
  const yes = await confirm({ title: `Discard “${label}”?`, message, confirm: 'Discard', danger: true });
  if (yes) await discardUnsaved(draftKey);
}
