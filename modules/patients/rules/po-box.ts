const poBox = /^\s*(?:p\.?\s*o\.?\s*box|post office box)\b/i;

/** Returns whether the first line of an address is a PO box, which can't be a home address or receive parcels. */
export function isPoBox(addressLine1: string): boolean {
  return poBox.test(addressLine1);
}
