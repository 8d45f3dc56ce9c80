/** What a package can begin as: the kinds of game that there is a template for. */
export const variants = ['plain', 'track', 'pyramid', 'secrets'] as const;
export type Variant = (typeof variants)[number];

/** The file of all templates beside this module. `npm run gen` makes it from the folder `templates`. */
export const templatesName = 'templates.json';
