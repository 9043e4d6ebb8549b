import { MantineProvider } from '@mantine/core';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { useToasts } from '../feedback/toast.ts';
import { useQuestion } from '../windows/confirm.ts';

/** A mounted component, with what a user can see and do. */
export interface MountedComponent {
  text: () => string;
  /** The button with exactly this label. Throws if there is none. */
  button: (label: string) => HTMLButtonElement;
  click: (label: string) => Promise<void>;
  input: (label: string) => HTMLInputElement;
  type: (label: string, value: string) => Promise<void>;
  update: (part: ReactNode) => Promise<void>;
}

// Dialogs are rendered in place without animation, so tests don't have to wait.
const still = { duration: 0 };
const inPlace = { withinPortal: false, transitionProps: still, lockScroll: false, trapFocus: false };
const theme = { components: { Modal: { defaultProps: inPlace }, Drawer: { defaultProps: inPlace } } };

/**
 * Mounts a component in a document; the test file needs `// @vitest-environment happy-dom`. It is unmounted after the
 * test.
 */
export async function mount(part: ReactNode): Promise<MountedComponent> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // Text areas that grow wait for fonts, of which this document has none.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  useToasts.setState({ toasts: [] });
  useQuestion.setState({ question: null, open: false });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const update = (next: ReactNode): Promise<void> =>
    act(async () =>
      root.render(
        <MantineProvider theme={theme} env="test">
          {next}
        </MantineProvider>,
      ),
    );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await update(part);

  const button = (label: string): HTMLButtonElement => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === label || one.getAttribute('aria-label') === label,
    );
    if (found === undefined) throw new Error(`no button “${label}” in: ${container.textContent}`);
    return found;
  };
  const input = (label: string): HTMLInputElement => {
    const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.replace(' *', '') === label);
    const found =
      document.querySelector(`input[aria-label="${label}"]`) ?? document.getElementById(named?.htmlFor ?? '');
    if (!(found instanceof HTMLInputElement)) throw new Error(`no input “${label}”`);
    return found;
  };
  return {
    text: () => container.textContent ?? '',
    button,
    input,
    click: (label) => act(async () => button(label).click()),
    type: (label, value) =>
      act(async () => {
        const field = input(label);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    update,
  };
}
