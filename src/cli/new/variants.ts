/** What a package can begin as: the kinds of game that there is a template of. */
export const variants = ['plain', 'track', 'pyramid', 'secrets'] as const;
export type Variant = (typeof variants)[number];

/** The file of all templates beside this module. It is made of the folder `templates` by `npm run gen`. */
export const templatesName = 'templates.json';
