/** The members of package.json that say where the project is at home. */
interface AtHome {
  readonly homepage: string;
  readonly bugs: { readonly url: string };
}

/** `'git+https://example.org/dice.git'` → `'https://example.org/dice'`. @throws Error for other forms */
export function repositoryAddress(entry: unknown): string {
  const url = (entry as { readonly url?: unknown } | null | undefined)?.url;
  const [, address] = /^git\+(https:\/\/[^\s/]+\/[^\s]+)\.git$/.exec(String(url)) ?? [];
  if (address === undefined) throw new Error('package.json: repository.url must be git+https://….git');
  return address;
}

/** Whether nobody has said yet whose it is. */
export const isPlaceholder = (address: string): boolean => /\/OWNER\//.test(address);

/** The members of package.json that follow from the one that says where the repository is. */
export function homeOf(repository: unknown): Pick<AtHome, 'homepage' | 'bugs'> {
  const address = repositoryAddress(repository);
  return { homepage: `${address}#readme`, bugs: { url: `${address}/issues` } };
}

const [BADGES, BADGES_END] = ['<!-- badges -->', '<!-- /badges -->'];
const badges = new RegExp(`${BADGES}[\\s\\S]*?${BADGES_END}\n*`);

const badgesOf = (address: string): string =>
  [
    ['tests', `${address}/actions/workflows/test.yml/badge.svg`, `${address}/actions/workflows/test.yml`],
    ['npm', 'https://img.shields.io/npm/v/dicewright', `${address}/releases`],
    ['types: included', 'https://img.shields.io/npm/types/dicewright', `${address}#readme`],
    ['licence: MIT', 'https://img.shields.io/npm/l/dicewright', `${address}/blob/main/LICENSE`],
  ]
    .map(([alt, image, link]) => `[![${alt}](${image})](${link})`)
    .join('\n');

/** The README with its badges. @throws Error where it has no place for them */
export function readmeAtHome(text: string, address: string): string {
  if (!badges.test(text)) throw new Error(`README.md: ${BADGES} is missing`);
  return text.replace(badges, `${BADGES}\n${badgesOf(address)}\n${BADGES_END}\n\n`);
}

/** A page of its own shows no pictures from elsewhere. */
export const withoutBadges = (text: string): string => text.replace(badges, '');

const headings = /^## \[(Unreleased|\d+\.\d+\.\d+)\]/gm;

/** The changelog with a link for each version: what has come since the one before. */
export function changelogAtHome(text: string, address: string): string {
  const versions = [...text.matchAll(headings)].map(([, version = '']) => version);
  const tag = (version: string): string => (version === 'Unreleased' ? 'HEAD' : `v${version}`);
  const links = versions.map((version, index) => {
    const before = versions[index + 1];
    const path = before === undefined ? `releases/tag/${tag(version)}` : `compare/${tag(before)}...${tag(version)}`;
    return `[${version}]: ${address}/${path}`;
  });
  const body = text.replace(/\n+(\[(Unreleased|\d+\.\d+\.\d+)\]: .*\n?)+$/, '\n').trimEnd();
  return `${body}\n\n${links.join('\n')}\n`;
}
