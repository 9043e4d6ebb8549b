import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import classes from './copy-button.module.css';

const SAID_MS = 2000;

/** Copies a text to the clipboard and confirms it. `what` as in "Copy the session’s id". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Over plain HTTP a page has no clipboard access.
      toast.warning('This browser doesn’t allow copying. Select the text and copy it.', {
        id: 'no-clipboard',
      });
    }
  };
  return (
    <>
      <ActionIcon
        size="md"
        className={classes.button}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => void copy()}
      >
        {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
      </ActionIcon>
      <span role="status" className={classes.spoken}>
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
