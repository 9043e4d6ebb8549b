import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { fetchLater, loadedPart, loadPart } from './lazy.ts';
import { whenOnline } from './when-online.ts';

/** A component whose code is loaded when it is first shown, or a little before. */
export interface FetchedOnUse<Props> {
  (props: Props): ReactNode;
  /** Preloads the code, e.g. when a link is hovered; the component then renders without a delay. Never fails. */
  prepare: () => Promise<void>;
}

/**
 * Wraps a component for an entry point. Every page loads all entry points, so they must stay small. `waiting` is
 * rendered until the code is loaded.
 */
export function fetchedOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode),
): FetchedOnUse<Props> {
  fetchLater(load);
  const fetch = async () => ({ default: await whenOnline(() => loadPart(load)) });
  const LazyComponent = lazy(fetch) as unknown as ComponentType<Props>;

  function Fetched(props: Props): ReactNode {
    // Chosen once: a different component type in its place would lose its state.
    const [Current] = useState<ComponentType<Props>>(() => loadedPart(load) ?? LazyComponent);
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <Current {...props} />
      </Suspense>
    );
  }
  // A failure is reported when the component is shown and loading fails again.
  const prepare = (): Promise<void> =>
    loadPart(load).then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Fetched, { prepare });
}
