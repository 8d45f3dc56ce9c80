/** A mutant that no test saw, as Stryker reports it. */
interface Survivor {
  /** Relative to the root. */
  readonly fileName: string;
  /** Lines and columns from 1, the end behind the last sign. */
  readonly location: { readonly start: Place; readonly end: Place };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  /** `'NoCoverage'` where no test even runs what was mutated. */
  readonly status: string;
}

/** Whether no test saw it, or none even runs it. */
export const isUnseen = ({ status }: { readonly status: string }): boolean =>
  status === 'Survived' || status === 'NoCoverage';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What no test saw of a target. */
export interface Survivors {
  readonly name: string;
  /** Of sources and tests when it was measured: the lines are those of that time. */
  readonly fingerprint: string;
  readonly lines: readonly string[];
}

/** Where a report of Stryker's tells what no test saw, as what it is to mutate. */
export const rangesOf = ({ files }: Report): string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(isUnseen)
      .map(({ location: { start, end } }) => `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`),
  );

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Omit<Survivor, 'fileName'>[] }>>;
}

/** Signs of code that a line shows at most. */
const MOST = 70;

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ').replaceAll('```', "'''");
  return line.length <= MOST ? line : `${line.slice(0, MOST - 1)}…`;
}

/** Where it is, what kind of mutant, and what became of what, in one line. */
export function survivorLine(
  { fileName, location: { start, end }, mutatorName, replacement = '', status }: Survivor,
  source: string,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  // The end first: where both are in one line, the start would move it.
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  lines.unshift((lines.shift() ?? '').slice(start.column - 1));
  const what = `${short(lines.join('\n'))} → ${short(replacement)}`;
  return `${fileName}:${start.line} ${mutatorName}: ${what}${status === 'NoCoverage' ? ' (not run)' : ''}`;
}

function section({ name, fingerprint, lines }: Survivors): string {
  const listed = lines.length === 0 ? '' : `\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;
  return `## ${name}\n\nOf what had the fingerprint \`${fingerprint}\`: ${lines.length}.\n${listed}`;
}

/** @param survivors - in the order of the sections */
export const survivorsPage = (survivors: readonly Survivors[]): string => `<!-- Written by \`npm run mutation\`. -->

# Mutants that survive

What lies below the games, broken in one place so that no test of those named for it sees it: where it is, which of
Stryker's mutators broke it, and what became of what. [Mutation scores](mutation-scores.md) tells how many others there are.
Line numbers are those of what was measured.

${survivors.map(section).join('\n')}`;

/** The sections of a page, by target. */
export function readSurvivors(page: string): Map<string, Survivors> {
  const [, ...sections] = page.split(/^## /m);
  return new Map(
    sections.map((text) => {
      const [name = ''] = text.split('\n', 1);
      const fingerprint = /^Of what had the fingerprint `([0-9a-f]{8})`/m.exec(text)?.[1] ?? '';
      const lines = /^```text\n(.*?)\n```$/ms.exec(text)?.[1]?.split('\n') ?? [];
      return [name, { name, fingerprint, lines }];
    }),
  );
}
