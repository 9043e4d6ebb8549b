/** The largest image that is taken, in kB, where nothing else is said. */
export const LARGEST_IMAGE_KB = 10_240;
