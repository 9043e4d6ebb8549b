/** The types of apps, by their value. */
export const kindNames: Readonly<Record<string, string>> = {
  public: 'Phone or browser',
  confidential: 'Server with sign-in',
  backend: 'Backend service',
};
