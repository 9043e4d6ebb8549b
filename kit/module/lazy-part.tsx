import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from '../feedback/toast.ts';

/** How a part behaves before its code is here, and where that does not come. */
export interface LazyPartOptions<Props> {
  /** Stands there until the code is here. */
  waiting?: (props: Props) => ReactNode;
  /** Stands there where the code did not come, with the way to try again; without it nothing does, and a message says so. */
  instead?: (props: Props, again: () => void) => ReactNode;
  /** Called once where the code did not come: to close what was to be opened. */
  onMissing?: (props: Props) => void;
}

class PartMissing extends Error {}

/**
 * A part of a page whose code is fetched when it is shown. Where that does not come, as without a network, the page around it stays
 * as it is, and the part is asked for again the next time. What breaks inside of the part is the page's affair, as ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, instead, onMissing }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        throw new PartMissing();
      }
    }) as unknown as ComponentType<Props>;
  // A failed one stays failed.
  let next = begin();

  return function Part(props: Props): ReactNode {
    const [Chosen, setChosen] = useState<ComponentType<Props>>(() => next);
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
