/** The file path of a member's picture. */
export const memberPicture = { owner: 'user', name: 'avatar' } as const;
