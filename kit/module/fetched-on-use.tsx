import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A component whose code is fetched when it is first shown, or a little before. */
export interface FetchedOnUse<Props> {
  (props: Props): ReactNode;
  /** Fetches the code before it is shown, as a hovered link does; then it is painted without a wait. Never fails. */
  prepare: () => Promise<void>;
}

/** Wraps a component for an entry point, which every page fetches: the entry point stays small. `waiting` is painted until the code is here. */
export function fetchedOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode),
): FetchedOnUse<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => (ready ??= await load());
  const Waitlist = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>;

  function Fetched(props: Props): ReactNode {
    // Chosen once: another kind of component in its place would forget what it was doing.
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Waitlist);
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  // What fails here fails again, and is reported, when it is shown.
  const prepare = (): Promise<void> =>
    fetch().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Fetched, { prepare });
}
