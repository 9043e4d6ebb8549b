/** The part of a signature's SHA-256 that people compare between paper and screen: "9F2C-41AB-…", 16 hex digits. */
export function verificationCode(hash: string): string {
  return hash.slice(0, 16).toUpperCase().match(/.{4}/g)!.join('-');
}
