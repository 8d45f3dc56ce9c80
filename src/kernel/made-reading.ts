import { acceptorOf, acceptorsOfChecks, definitionOf, mayBeAbsent } from './acceptor.js';
import type { Reading } from './makers.js';
import { copyValue, failed, type Json, MAX_STRING } from './plain.js';
import type { Shape } from './schema.js';
import type * as z from './zod.js';

type Schema = z.$ZodType;

/** An object of these keys and of copies that belong to them, without those that are `undefined`. */
function joinedObject(keys: readonly string[], copies: readonly (Json | undefined)[]): Json {
  const defined = keys.map((key, i) => [key, copies[i]]).filter(([, copy]) => copy !== undefined);
  return Object.fromEntries(defined) as Json;
}

/** Writes what says whether values pass; what a schema has that isn't read here is asked of its acceptor. */
class Writer {
  readonly functions: string[] = [];
  /** What the code calls, `E`. */
  readonly called: unknown[] = [];

  call(called: unknown): string {
    return `E[${this.called.push(called) - 1}]`;
  }

  /** An expression that says whether `x` passes. */
  passes(schema: Schema, x: string): string {
    const { type, check, coerce, values, innerType, element } = definitionOf(schema);
    const kind = (): string | undefined => {
      if (['number', 'string', 'boolean'].includes(type) && !check && !coerce) return `typeof ${x}==="${type}"`;
      if (values) return `${this.call(new Set(values))}.has(${x})`;
      if (type === 'nullable' && innerType) return `(${x}===null||${this.passes(innerType, x)})`;
      return type === 'array' && element ? `A(${x})&&${this.#all(element)}(${x})` : undefined;
    };
    const what = kind();
    if (what === undefined) return `${this.call(acceptorOf(schema))}(${x})`;
    return [what, ...acceptorsOfChecks(schema).map((accepts) => `${this.call(accepts)}(${x})`)].join('&&');
  }

  #all(element: Schema): string {
    const passes = this.passes(element, 'x');
    const name = `a${this.functions.length}`;
    this.functions.push(
      `function ${name}(l){for(let i=0;i<l.length;i++){const x=l[i];if(!(${passes}))return false}return true}`,
    );
    return name;
  }
}

/** The fields of an action of one type, and how many of them are always there. */
interface Kind {
  readonly type: string;
  readonly shape: Shape;
  readonly keys: readonly string[];
  readonly needed: number;
}

function kindOf(type: string, shape: Shape): Kind {
  const keys = Object.keys(shape);
  const isOptional = keys.map((key) => mayBeAbsent(shape[key] as Schema));
  // Where an optional field stands before others, all are taken to be needed, and the schema says more.
  const needed = isOptional.lastIndexOf(false) + 1;
  return { type, shape, keys, needed };
}

/** Reads an object of these keys, which actions of the kinds have. */
function readerCode(writer: Writer, keys: readonly string[], kinds: readonly Kind[]): string {
  const names = keys.map((_, i) => `p${i}`);
  const list = JSON.stringify(keys);
  // Texts and numbers, as most are, at once.
  const reads = keys.map((key, i) => {
    const p = `p${i}`;
    const isPlain = `(typeof ${p}==="string"?${p}.length<${MAX_STRING}:typeof ${p}==="number"&&${p}>0&&${p}<Infinity)&&b.nodes-->0`;
    return `k=${i};${p}=v[${JSON.stringify(key)}];if(!(${isPlain})&&${p}!==undefined)${p}=c(${p},1,b);`;
  });
  const cases = kinds.map(({ type, shape }) => {
    const checks = keys.map((key, i) => (key === 'type' ? 'true' : writer.passes(shape[key] as Schema, `p${i}`)));
    return `case ${JSON.stringify(type)}:if(${checks.join('&&')})g=r;break;`;
  });
  const copy = keys.map((key, i) => `${JSON.stringify(key)}:p${i}`);
  return (
    `{let k=0,${names};try{${reads.join('')}}catch{return f(b,${list}[k])}` +
    // What is undefined is left out, as everywhere.
    `if(${names.map((name) => `${name}===undefined`).join('||')})return j(${list},[${names}]);` +
    `const r={${copy}};switch(p${keys.indexOf('type')}){${cases.join('')}}return r}`
  );
}

/**
 * Code for reading actions, whose `type` says what fields they have; `null` where no code may be made. What it reads is what
 * `plainCopy` gives, and what it lets pass is what the acceptor accepts.
 */
export function compiledReading(shapes: readonly (readonly [type: string, shape: Shape])[]): Reading {
  const writer = new Writer();
  const byKeys = new Map<string, Kind[]>();
  for (const [type, shape] of shapes) {
    const kind = kindOf(type, shape);
    if (kind.keys.includes('__proto__')) continue;
    for (let length = kind.needed; length <= kind.keys.length; length++) {
      const list = JSON.stringify(kind.keys.slice(0, length));
      byKeys.set(list, [...(byKeys.get(list) ?? []), kind]);
    }
  }
  const branches = [...byKeys].map(([list, kinds]) => {
    const keys = JSON.parse(list) as string[];
    const isThis = keys.map((key, i) => `l[${i}]===${JSON.stringify(key)}`).join('&&');
    return `if(l.length===${keys.length}&&${isThis})${readerCode(writer, keys, kinds)}`;
  });
  const code = `${writer.functions.join('')}var g;return{read(v,l,b){${branches.join('')}},passes(r){return r===g}}`;
  const make = new Function('E', 'A', 'c', 'f', 'j', code);
  return make(writer.called, Array.isArray, copyValue, failed, joinedObject) as Reading;
}
