import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { hideToast, useToasts } from '#kit/feedback/toast.ts';
import { openItem } from './open-item.ts';
import type { PaletteItem } from './palette-item.ts';

const said = (): string[] => useToasts.getState().toasts.map(({ message }) => message);
const line = (more: Partial<PaletteItem>): PaletteItem => ({ id: 'x', label: 'Ada Lang', ...more }) as PaletteItem;
const router = (fullPath?: string): AnyRouter =>
  ({
    getMatchedRoutes: () => [[], {}, fullPath === undefined ? undefined : { fullPath }],
    navigate: async () => undefined,
  }) as unknown as AnyRouter;

afterEach(() => useToasts.getState().toasts.forEach(({ id }) => hideToast(id)));

test('reports a hit without a destination, or one that fails to open', async () => {
  await openItem(router(), line({ path: '/patients/gone' }), false);
  expect(said()).toEqual(['Failed to open this search result.']);
  const run = () => {
    throw new Error('no');
  };
  await openItem(router('/'), line({ run }), false);
  expect(said()).toHaveLength(2);
});

test('reports nothing when a hit opens', async () => {
  await openItem(router('/patients/$patientID'), line({ path: '/patients/1' }), false);
  expect(said()).toEqual([]);
});
