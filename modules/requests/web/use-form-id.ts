import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a form the id that the button which approves calls it by: it stands below the window's body, outside of the form. Until the
 * form says that it is there, that button would send nothing.
 */
export function useFormId(
  { element }: { element: RefObject<HTMLFormElement | null> },
  formId: string,
  onReady: () => void,
): void {
  const ready = useRef(onReady);
  useEffect(() => {
    if (element.current === null) return;
    element.current.id = formId;
    ready.current();
  }, [element, formId]);
}
