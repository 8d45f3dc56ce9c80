import type { ReactNode } from 'react';

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/;

/** A piece of a paragraph: code, what is set off, and the words of links, which lead nowhere from here. */
function inline(text: string, key: number): ReactNode {
  if (text.startsWith('`')) return <code key={key}>{text.slice(1, -1)}</code>;
  if (text.startsWith('**')) return <strong key={key}>{text.slice(2, -2)}</strong>;
  if (text.startsWith('*') && text.length > 2) return <em key={key}>{text.slice(1, -1)}</em>;
  if (text.startsWith('[')) return text.slice(1, text.indexOf(']'));
  return text;
}

const words = (text: string): ReactNode => text.split(MARKS).map(inline);

function Block({ text }: { readonly text: string }) {
  if (text.startsWith('- ')) {
    const items = text.split(/^- /m).filter((item) => item.trim() !== '');
    return (
      <ul>
        {items.map((item) => (
          <li key={item}>{words(item.trim())}</li>
        ))}
      </ul>
    );
  }
  const lines = text.split(/\n(?=(?:Ruling|Option|Differs): )/);
  return lines.map((line) => {
    const [, label, rest = line] = /^(Ruling|Option|Differs): ([\s\S]*)$/.exec(line) ?? [];
    return (
      <p key={line} className={label && 'quiet'}>
        {label && <strong>{label}: </strong>}
        {words(rest)}
      </p>
    );
  });
}

/** What a rules page says in a clause: of Markdown as much as those pages have; drawings of positions and notes to their makers are left out. */
export function PageText({ text }: { readonly text: string }) {
  const blocks = text
    .replace(/^```[\s\S]*?^```$|^<!--.*-->$/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return blocks.map((block) => <Block key={block} text={block} />);
}
