import { MAX_NODES, MAX_STRING, plainCopy } from '../plain.js';
import { definitionOf } from '../schemas/definition.js';
import type { Shape } from '../schemas/schema.js';
import type * as z from '../schemas/zod.js';
import { acceptorOf, acceptorsOfChecks, mayBeAbsent } from './acceptor.js';
import { boundsAsked } from './checks.js';

type Schema = z.$ZodType;

/** The bounds of the schemas that `integer` and `list` make, and of zod's, which ask nothing else. */
function boundsOf(schema: Schema): { readonly least: number; readonly most: number } | undefined {
  const asked = boundsAsked(schema);
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { check, holds, format, inclusive = true, value, minimum = value, maximum = value } of asked) {
    const bag = schema._zod.bag as { readonly minimum?: number; readonly maximum?: number };
    if (holds && asked.length === 1) [least, most] = [bag.minimum ?? 0, bag.maximum ?? most];
    else if (!inclusive) return undefined;
    else if (check === 'less_than' || check === 'max_length') most = Math.min(most, Number(maximum));
    else if (check === 'greater_than' || check === 'min_length') least = Math.max(least, Number(minimum));
    else if (format !== 'safeint') return undefined;
  }
  return least >= 0 && most < 2 ** 31 ? { least, most } : undefined;
}

/** Whether only safe integers pass: our schemas say so beside their checks, zod's in one of them. */
const isInteger = (schema: Schema): boolean =>
  [schema._zod.bag, ...boundsAsked(schema)].some(({ format }) => format === 'safeint');

/** Writes, for each schema that it meets, statements that read a value of it. */
class Writer {
  readonly functions: string[] = [];
  readonly called: unknown[] = [];

  /** The name of what the code calls. */
  call(called: unknown): string {
    return `e${this.called.push(called) - 1}`;
  }

  #keepsChecks(schema: Schema, x: string): string {
    return acceptorsOfChecks(schema)
      .map((accepts) => `&&${this.call(accepts)}(${x})`)
      .join('');
  }

  /** Whether `x`, neither an object nor a list, passes; `undefined` where the schema lets those pass, too. */
  #isLeaf(schema: Schema, x: string): string | undefined {
    const { type, check, coerce, innerType } = definitionOf(schema);
    if (type === 'nullable' && innerType) {
      const inner = this.#isLeaf(innerType, x);
      return inner && `(${x}===null||${inner})`;
    }
    if (['literal', 'enum'].includes(type)) {
      return `${this.call(schema._zod.values)}.has(${x})${this.#keepsChecks(schema, x)}`;
    }
    if (coerce) return undefined;
    const bounds = type === 'number' && isInteger(schema) ? boundsOf(schema) : undefined;
    if (bounds) return `(${x}|0)===${x}&&${x}>=${bounds.least}&&${x}<=${bounds.most}`;
    if (check) return undefined;
    if (type === 'number') return `typeof ${x}==="number"&&${x}-${x}===0${this.#keepsChecks(schema, x)}`;
    if (type === 'string') return `typeof ${x}==="string"&&${x}.length<${MAX_STRING}${this.#keepsChecks(schema, x)}`;
    return type === 'boolean' ? `typeof ${x}==="boolean"${this.#keepsChecks(schema, x)}` : undefined;
  }

  /** Statements that make `x` its copy, or return nothing where it doesn't pass as it is. */
  read(schema: Schema, x: string): string {
    const leaf = this.#isLeaf(schema, x);
    // There is no -0 in JSON.
    if (leaf) return `if(!(${leaf}))return;if(${x}===0)${x}=0;`;
    const { type, element } = definitionOf(schema);
    const passes = type === 'array' && element ? this.#isLeaf(element, 'x') : undefined;
    if (!passes) return `${x}=C(${x});if(!${this.call(acceptorOf(schema))}(${x}))return;`;
    const { least, most } = boundsOf(schema) ?? { least: 0, most: MAX_NODES / 2 };
    const checks = boundsOf(schema) ? '' : this.#keepsChecks(schema, 'c');
    const name = `a${this.functions.length}`;
    this.functions.push(
      `function ${name}(l){if(!Array.isArray(l))return;const n=l.length;if(!(n>=${least}&&n<=${most}))return;const c=new Array(n);` +
        `for(let i=0;i<n;i++){const x=l[i];if(!(${passes}))return;c[i]=x===0?0:x}${checks && `if(!(true${checks}))return;`}return c}`,
    );
    return `${x}=${name}(${x});if(${x}===undefined)return;`;
  }
}

/** Reads an object of a type that has just these keys. */
function readerCode(writer: Writer, type: string, shape: Shape, keys: readonly string[]): string {
  const read = (key: string, i: number): string =>
    key === 'type' ? '' : `let p${i}=v[${JSON.stringify(key)}];${writer.read(shape[key] as Schema, `p${i}`)}`;
  const copy = keys.map((key, i) => `${JSON.stringify(key)}:${key === 'type' ? JSON.stringify(type) : `p${i}`}`);
  return `if(n===${keys.length}){${keys.map(read).join('')}return{${copy}}}`;
}

function caseCode(writer: Writer, type: string, shape: Shape): string {
  const keys = Object.keys(shape);
  const isOptional = keys.map((key) => mayBeAbsent(shape[key] as Schema));
  // Where an optional field stands before others, all are taken to be needed; the plain way reads the rest.
  const needed = isOptional.lastIndexOf(false) + 1;
  const lengths = keys.map((_, i) => i + 1).filter((length) => length >= needed);
  const readers = lengths.map((length) => readerCode(writer, type, shape, keys.slice(0, length)));
  return `case ${JSON.stringify(type)}:for(const k in v)if(k!==${writer.call(keys)}[n++])return;${readers.join('')}return;`;
}

const copied = (value: unknown): unknown => plainCopy(value, 'INVALID_ACTION', '');

/**
 * Code that reads actions, whose `type` says what fields they have: it gives a copy, as the plain way would, of what
 * passes as it is, and `undefined` for all else, which is left to that way.
 */
export function compiledReading(
  shapes: readonly (readonly [type: string, shape: Shape])[],
): (value: unknown) => unknown {
  const writer = new Writer();
  const cases = shapes.map(([type, shape]) => caseCode(writer, type, shape));
  // Where `Object.prototype` has been given properties, what an object seems to have proves nothing.
  const names = writer.called.map((_, i) => `const e${i}=E[${i}];`);
  const code =
    `${names.join('')}${writer.functions.join('')}return v=>{try{if(typeof v!=="object"||v===null||Object.getPrototypeOf(v)!==Object.prototype)return;for(const k in Object.prototype)return;` +
    `let n=0;switch(v.type){${cases.join('')}}}catch{}}`;
  const make = new Function('E', 'C', code);
  return make(writer.called, copied);
}
