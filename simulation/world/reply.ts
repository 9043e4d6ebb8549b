/** The API's answer. */
export interface Reply {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}
