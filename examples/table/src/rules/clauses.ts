/** A clause of a rules page. */
export interface PageClause {
  /** `'KIR-22'`. */
  readonly id: string;
  readonly title: string;
  /** What stands below its heading, without where it comes from. */
  readonly text: string;
}

/** The clauses below a heading of the second level. */
export interface PageChapter {
  readonly title: string;
  readonly clauses: readonly PageClause[];
}

const clauseHeading = /^### ([A-Z]+-\d+) (.+)\n/;

/** What a rules page says in clauses, by chapters; chapters without any are left out. */
export function chaptersOf(page: string): PageChapter[] {
  return page
    .split(/^(?=## )/m)
    .map((chapter) => {
      const [head = '', ...parts] = chapter.split(/^(?=### )/m);
      const clauses = parts.flatMap((part) => {
        const [heading, id = '', title = ''] = clauseHeading.exec(part) ?? [];
        const text = part.slice(heading?.length ?? 0).replace(/^Source:.*\n/gm, '');
        return heading === undefined ? [] : { id, title, text: text.trim() };
      });
      return { title: /^## (.+)/.exec(head)?.[1] ?? '', clauses };
    })
    .filter(({ clauses }) => clauses.length > 0);
}

/** The sentence below the title of a rules page, and the line below that: for how many, how long, and what decides. */
export function headOf(page: string): { readonly summary: string; readonly card: string } {
  const [summary = '', card = ''] = page
    .replace(/^# .*\n/, '')
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll('\n', ' ').trim())
    .filter((block) => block !== '');
  return { summary, card: card.includes(' · ') ? card : '' };
}
