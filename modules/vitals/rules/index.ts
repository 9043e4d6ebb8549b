/** Heights are entered in inches and kept in centimetres. */
export const CM_PER_INCH = 2.54;
