/** The server answers so many faxes for a page. */
export const FAXES_PER_PAGE = 30;
