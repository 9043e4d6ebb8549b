import { Button, Group, Stack, Text } from '@mantine/core';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { uploadImage } from '#kit/images/upload-image.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import classes from '../settings.module.css';

interface SignaturePadProps {
  uploadTo: string;
  onDone: () => void;
  onCancel: () => void;
}

const WIDTH = 900;
const HEIGHT = 300;
const INK = '#16263a';

/** A pad to draw a signature with the pointer, a pen or a finger; stored as a transparent picture. */
export function SignaturePad({ uploadTo, onDone, onCancel }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const [written, setWritten] = useState(false);
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen == null) return;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = INK;
    pen.lineWidth = 5;
  }, []);

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * WIDTH,
      y: ((event.clientY - box.top) / box.height) * HEIGHT,
    };
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pen = canvas.current?.getContext('2d');
    const from = last.current;
    if (pen == null || from === null) return;
    const to = pointOf(event);
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
    last.current = to;
    setWritten(true);
  };
  const clear = (): void => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    setWritten(false);
  };
  const save = async (): Promise<void> => {
    const picture = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'));
    if (picture === null) return;
    setSaving(true);
    try {
      await uploadImage(uploadTo, picture);
      toast.success('Successfully Updated');
      onDone();
    } catch (error) {
      reportError(error);
      setSaving(false);
    }
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" id="signature-how">
        Sign in the box with a mouse, pen or finger, or upload a picture of your signature.
      </Text>
      <canvas
        ref={canvas}
        className={classes.pad}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label="Signature box"
        aria-describedby="signature-how"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = pointOf(event);
          draw(event);
        }}
        onPointerMove={draw}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" className={classes.start} disabled={!written} onClick={clear}>
          Clear
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={!written} loading={saving} onClick={() => void save()}>
          Save signature
        </Button>
      </Group>
    </Stack>
  );
}
