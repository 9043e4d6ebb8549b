/** Number of faxes per page of the API. */
export const FAXES_PER_PAGE = 30;
