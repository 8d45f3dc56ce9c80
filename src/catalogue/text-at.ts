// Present wherever this runs, but no part of the language.
declare const TextDecoder: new () => { readonly decode: (bytes: Uint8Array) => string };

/** The text of a file of this package. @throws whatever the system says (as a rejection) */
export async function textAt({ href }: { readonly href: string }): Promise<string> {
  const { platform } = await import('#platform');
  return new TextDecoder().decode(await platform.readFile(href));
}
