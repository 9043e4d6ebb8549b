/**
 * A page that the user pinned; stored on the server as the setting `pinned_pages`, so it must not contain a patient's
 * name.
 */
export interface PinnedPage {
  path: string;
  title: string;
}
