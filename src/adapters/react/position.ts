import { Component, createElement, createRef, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import type { Part } from '../../kernel/schemas/part.js';
import type { Picture } from '../../picture/picture.js';
import { renderSvg, type SvgOptions } from '../../render/svg.js';
import { checkFunction, checkText, propsOf } from './checks.js';
import type { DrawnElement } from './dom.js';
import { layoutWidth, moveFrom, placesIn } from './motion.js';
import type { Places } from './moves.js';
import { type Focus, focusIn, partAt, refocus } from './pointed.js';

/** What {@link Position} takes: a picture, a choice, and how it is drawn. */
export interface PositionProps extends Omit<SvgOptions, 'interactive'> {
  /** The position as the game's picture declares it. */
  readonly picture: Picture;
  /**
   * Called when someone points at a part, by pointer or keyboard: an option of the choice, something that was taken, or
   * something not open now, for which a choice's `refusal` says why. Without it the drawing is only for looking at.
   */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** Of the element round the drawing. */
  readonly className?: string | undefined;
}

interface DrawingProps {
  readonly svg: string;
  readonly onPart: PositionProps['onPart'];
  readonly className: string | undefined;
}

interface Before {
  readonly focus: Focus | null;
  readonly places: Places;
  readonly width: number;
}

/** A class, because only a class gets to see the page just before it changes. */
class Drawing extends Component<DrawingProps, object, Before | null> {
  readonly #frame = createRef<DrawnElement>();

  override shouldComponentUpdate({ svg, onPart, className }: DrawingProps): boolean {
    return svg !== this.props.svg || onPart !== this.props.onPart || className !== this.props.className;
  }

  override getSnapshotBeforeUpdate({ svg }: DrawingProps): Before | null {
    const frame = this.#frame.current;
    return frame && svg !== this.props.svg
      ? { focus: focusIn(frame), places: placesIn(frame), width: layoutWidth(frame) }
      : null;
  }

  override componentDidUpdate(_props: DrawingProps, _state: object, before: Before | null): void {
    const frame = this.#frame.current;
    if (!frame || !before) return;
    if (before.focus) refocus(frame, before.focus);
    // Laid out anew, everything lies elsewhere, and nothing has moved.
    if (before.width === layoutWidth(frame)) moveFrom(before.places, frame);
  }

  readonly #point = ({ target }: { readonly target: unknown }): boolean => {
    const part = partAt(target);
    if (part !== null) this.props.onPart?.(part);
    return part !== null;
  };

  readonly #press = (event: KeyboardEvent): void => {
    if ((event.key === 'Enter' || event.key === ' ') && this.#point(event)) event.preventDefault();
  };

  override render(): ReactElement {
    const { svg, onPart, className } = this.props;
    return createElement('div', {
      ref: this.#frame as Ref<HTMLDivElement>,
      className,
      ...(onPart && { onClick: this.#point, onKeyDown: this.#press }),
      dangerouslySetInnerHTML: { __html: svg },
    });
  }
}

/**
 * A position that can be touched: the drawing of `renderSvg`, in which every part is a button for pointer, keyboard and
 * screen reader. Keyboard focus stays on the same thing from one drawing to the next; dice that moved slide to where they
 * lie now, others turn where they are or land, unless the reader prefers reduced motion.
 *
 * @throws `GameError` for impossible properties; `RangeError` for impossible options of the drawing, as `renderSvg`
 */
export function Position(props: PositionProps): ReactElement {
  const { picture, onPart, className, ...options } = propsOf(props);
  checkFunction(onPart, 'onPart');
  checkText(className, 'className');
  const svg = renderSvg(picture, { ...options, interactive: onPart !== undefined });
  return createElement(Drawing, { svg, onPart, className });
}
