const poBox = /^\s*(?:p\.?\s*o\.?\s*box|post office box)\b/i;

/** Whether the first line of an address is a box at the post office, where nobody lives and no parcel arrives. */
export function isPoBox(addressLine1: string): boolean {
  return poBox.test(addressLine1);
}
