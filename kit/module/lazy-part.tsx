import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from '../feedback/toast.ts';
import { fetchLater, loadedPart, loadPart } from './lazy.ts';

/** The rendering of a part before its code is loaded, and when loading fails. */
export interface LazyPartOptions<Props> {
  /** Rendered until the code is loaded. */
  waiting?: (props: Props) => ReactNode;
  /**
   * Rendered when loading failed, with a way to retry. Without it nothing is rendered, and a message reports the
   * failure.
   */
  instead?: (props: Props, again: () => void) => ReactNode;
  /** Called once when loading failed, e.g. to close what was being opened. */
  onMissing?: (props: Props) => void;
}

class PartMissing extends Error {}

/**
 * A part of a page whose code is loaded when it is shown. If loading fails, e.g. without a network, the page around it
 * is unaffected, and loading is retried the next time. Errors inside the part are still handled by the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, instead, onMissing }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  fetchLater(load);
  const fetch = async () => {
    try {
      return { default: await loadPart(load) };
    } catch {
      throw new PartMissing();
    }
  };
  const begin = () => lazy(fetch) as unknown as ComponentType<Props>;
  // A failed lazy component stays failed.
  let next = begin();

  return function Part(props: Props): ReactNode {
    const [Chosen, setChosen] = useState<ComponentType<Props>>(() => loadedPart(load) ?? next);
    return (
      <CatchBoundary
        getResetKey={() => Chosen}
        onCatch={(error) => {
          if (!(error instanceof PartMissing)) return;
          if (Chosen === next) next = begin();
          if (instead === undefined)
            toast.warning('Try again when you are back online.', {
              title: 'This could not be loaded',
            });
          onMissing?.(props);
        }}
        errorComponent={({ error }) => {
          if (!(error instanceof PartMissing)) throw error;
          return instead?.(props, () => setChosen(() => next)) ?? null;
        }}
      >
        <Suspense fallback={waiting?.(props)}>
          <Chosen {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}
