/** How the mutants of a target fared. */
export interface Score {
  readonly name: string;
  readonly killed: number;
  /** They ran forever: that counts as seen. */
  readonly timedOut: number;
  readonly survived: number;
  /** No test runs what was mutated. */
  readonly uncovered: number;
  /** Marked in the source as changing nothing, or no rule. */
  readonly ignored: number;
  /** Of sources and tests when it was measured. */
  readonly fingerprint: string;
}

/** Share of the mutants that were seen, in percent, with one decimal. */
export function percent({ killed, timedOut, survived, uncovered }: Score): string {
  const all = killed + timedOut + survived + uncovered;
  return all === 0 ? '–' : (Math.floor((1000 * (killed + timedOut)) / all) / 10).toFixed(1);
}

const HEAD = `| Target | Score, % | Killed | Ran for ever | Survived | Not run | Not counted | Measured at |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |`;

const row = (score: Score): string => {
  const { name, killed, timedOut, survived, uncovered, ignored, fingerprint } = score;
  const cells = [name, percent(score), killed, timedOut, survived, uncovered, ignored, `\`${fingerprint}\``];
  return `| ${cells.join(' | ')} |`;
};

/** The scores that a page holds, by name. */
export function readScores(page: string): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const line of page.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, name = '', , killed, timedOut, survived, uncovered, ignored, mark = ''] = cells;
    const fingerprint = /^`([0-9a-f]{8})`/.exec(mark)?.[1];
    if (fingerprint === undefined) continue;
    scores.set(name, {
      name,
      killed: Number(killed),
      timedOut: Number(timedOut),
      survived: Number(survived),
      uncovered: Number(uncovered),
      ignored: Number(ignored),
      fingerprint,
    });
  }
  return scores;
}

/**
 * @param scores - in the order of the rows
 * @param unmeasured - names of targets that have no row yet
 */
export const scoresPage = (
  scores: readonly Score[],
  unmeasured: readonly string[] = [],
): string => `<!-- Written by \`npm run mutation\`. -->

# Mutation scores

\`npm run mutation -- TARGET\` breaks the rules of a game in every way that Stryker knows, one at a time, and runs the tests
of that game's folder alone; what the games of a family share is tried against the tests of them all, and what all
families share against tests of its own. The score is the share of broken rules that they see. Pictures, invariants,
ways of playing, mathematics, and the \`facts\` and \`variants\` of a game are not taken for rules.

What lies below the games, \`kernel/dice\` or \`match/core\`, is broken in the same way, and the tests must see it that
\`scripts/laboratory/mutation/infrastructure.ts\` names for it: those that run in one process, over stores in memory. Sources
that only several processes or a real server can judge are listed there, with the tests that do, and not measured here.
Of a mutant those tests are asked that take a second and a half together, the quickest first.
[Mutants that survive](mutation-survivors.md) lists what none of them saw.

Mutants that change nothing are marked in the sources, with the reason, and don't count. A row was measured when sources
and tests had the fingerprint in its last column; \`npm run mutation -- --changed\` lists the targets whose sources or tests
are others by now.

${HEAD}
${scores.map(row).join('\n')}
${unmeasured.length === 0 ? '' : `\nNot measured yet: ${unmeasured.map((name) => `\`${name}\``).join(', ')}.\n`}`;

/** The names of targets that a page lists as having no row. */
export const readUnmeasured = (page: string): string[] =>
  [...(/^Not measured yet: (.*)$/m.exec(page)?.[1]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, name]) => name as string);
