import { type ComponentType, Fragment, type ReactNode } from 'react';

/** Loads several components and returns one that renders them in order; `around` decides how each is shown. */
export async function loadInOrder<Props extends object, Extension>(
  extensions: readonly Extension[],
  load: (extension: Extension) => Promise<ComponentType<Props>>,
  around: (extension: Extension, props: Props, shown: ReactNode) => ReactNode = (_extension, _props, shown) => shown,
): Promise<ComponentType<Props>> {
  const loaded = await Promise.all(extensions.map(async (extension) => ({ extension, Shown: await load(extension) })));
  return function InOrder(props: Props) {
    return loaded.map(({ extension, Shown }, place) => (
      // The list doesn't change while the page is open.
      <Fragment key={place}>{around(extension, props, <Shown {...props} />)}</Fragment>
    ));
  };
}
