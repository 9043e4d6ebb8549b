import { t } from '#kit/language/use-language.ts';
import { Button, TextInput } from '@mantine/core';
import { type PointerEvent, useRef } from 'react';
import type { SignatureValue } from '../../rules/question.ts';
import classes from './answering.module.css';

const [WIDTH, HEIGHT] = [1000, 300];

interface SignatureFieldProps {
  label: string;
  value: SignatureValue | null;
  onChange: (value: SignatureValue | null) => void;
}

/** A signature: the full name, which is binding, and an optional drawing. */
export function SignatureField({ label, value, onChange }: SignatureFieldProps) {
  const { name, strokes } = value ?? { name: '', strokes: [] };
  const drawing = useRef<number[] | null>(null);
  const set = (change: Partial<SignatureValue>): void => {
    const next = { name, strokes, ...change };
    onChange(next.name === '' && next.strokes.length === 0 ? null : next);
  };
  const point = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (part: number, whole: number, most: number): number =>
      Math.min(most, Math.max(0, Math.round((part / whole) * most)));
    return [within(event.clientX - box.left, box.width, WIDTH), within(event.clientY - box.top, box.height, HEIGHT)];
  };
  return (
    <div className={classes.signature}>
      <TextInput
        label={`${label} ${t('Your full name')}`}
        labelProps={{ className: classes.hiddenLabel }}
        placeholder={t('Your full name')}
        autoComplete="name"
        size="md"
        maxLength={120}
        value={name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={classes.pad}
        role="img"
        aria-label={t('Draw your signature here (optional)')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drawing.current = point(event);
        }}
        onPointerMove={(event) => {
          if (drawing.current === null) return;
          drawing.current = [...drawing.current, ...point(event)];
          set({ strokes: [...(drawing.current.length > 4 ? strokes.slice(0, -1) : strokes), drawing.current] });
        }}
        onPointerUp={() => {
          drawing.current = null;
        }}
      >
        {strokes.map((stroke, index) => (
          <polyline key={index} points={pairs(stroke)} />
        ))}
      </svg>
      {strokes.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => set({ strokes: [] })}>
          {t('Clear the drawing')}
        </Button>
      )}
    </div>
  );
}

const pairs = (stroke: readonly number[]): string =>
  stroke.map((part, index) => (index % 2 === 0 ? `${part},` : `${part} `)).join('');
