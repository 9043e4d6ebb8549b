/** Where the picture of a member lies among the files. */
export const memberPicture = { owner: 'user', name: 'avatar' } as const;
