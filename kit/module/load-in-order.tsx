import { type ComponentType, Fragment, type ReactNode } from 'react';

/** Fetches components that stand beside each other and makes one of them; `around` decides what is shown of each. */
export async function loadInOrder<Props extends object, Extension>(
  extensions: readonly Extension[],
  load: (extension: Extension) => Promise<ComponentType<Props>>,
  around: (extension: Extension, props: Props, shown: ReactNode) => ReactNode = (_extension, _props, shown) => shown,
): Promise<ComponentType<Props>> {
  const loaded = await Promise.all(extensions.map(async (extension) => ({ extension, Shown: await load(extension) })));
  return function InOrder(props: Props) {
    return loaded.map(({ extension, Shown }, place) => (
      // The list never changes while the page is open.
      <Fragment key={place}>{around(extension, props, <Shown {...props} />)}</Fragment>
    ));
  };
}
