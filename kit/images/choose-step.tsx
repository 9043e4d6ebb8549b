import { Button, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import type { ImageDemands } from './image-checks.ts';
import classes from './image-cropper.module.css';

interface ChooseStepProps {
  demands: Required<ImageDemands>;
  problem: string | null;
  onChoose: (file: File) => void;
}

/** Step 1: a file is chosen, dropped or pasted; a phone offers its camera. */
export function ChooseStep({ demands, problem, onChoose }: ChooseStepProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  }, [onChoose]);
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0];
      if (file !== undefined) latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  };
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <IconPhotoUp size={32} stroke={1.25} aria-hidden />
        <Text size="sm">Drop an image here, paste one, or</Text>
        <Button onClick={() => input.current?.click()} data-autofocus>
          Choose an image
        </Button>
        <Text size="xs" c="dimmed">
          At least {demands.minWidth} × {demands.minHeight} pixels, at most {demands.largestKb / 1024} MB
        </Text>
        <input
          ref={input}
          className={classes.hidden}
          type="file"
          accept="image/*"
          aria-label="Image"
          tabIndex={-1}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Allows choosing the same file again.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}
