/** A page that the user pinned; kept on the server as the setting `pinned_pages`, so never one with a patient's name. */
export interface PinnedPage {
  path: string;
  title: string;
}
