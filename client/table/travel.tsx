/**
 * Pieces that are seen to move. Whatever has `data-travel` with the same name before and after a change of the board
 * is the same piece, and travels from where it was drawn. Only such a change is measured, and not what is pointed at.
 */
import { Component, type ReactNode, type RefObject } from "react";

interface TravelProps {
  readonly board: RefObject<HTMLElement | null>;
  /** What the board shows: another one is a change. */
  readonly of: unknown;
  /** In milliseconds; nothing moves if it is or just was 0: who comes back from a replay sees no move. */
  readonly duration: number;
  readonly children: ReactNode;
}

type Boxes = ReadonlyMap<string, DOMRect>;

const EASING = "cubic-bezier(0.3, 0, 0.15, 1)";
const ID = "travel";

/** A class, since only classes are asked before the page is changed. */
export class Travel extends Component<TravelProps> {
  override getSnapshotBeforeUpdate(before: TravelProps): Boxes | null {
    const { of, duration } = this.props;
    return before.of === of || duration === 0 || before.duration === 0
      ? null
      : new Map(this.#pieces().map((one) => [nameOf(one), box(one)]));
  }

  override componentDidUpdate(_props: TravelProps, _state: unknown, before: Boxes | null): void {
    if (before === null) return;
    const pieces = this.#pieces().filter((piece) => before.has(nameOf(piece)));
    for (const piece of pieces) {
      for (const travel of piece.getAnimations()) if (travel.id === ID) travel.cancel();
    }
    // All are measured before one is moved: else the page would be laid out for each.
    for (const [piece, now] of pieces.map((each) => [each, box(each)] as const)) {
      const from = offset(before.get(nameOf(piece)), now);
      if (from !== null) {
        piece.animate([from, { translate: "0 0", scale: "1 1" }], {
          id: ID,
          duration: this.props.duration,
          easing: EASING,
        });
      }
    }
  }

  #pieces(): HTMLElement[] {
    return [...(this.props.board.current?.querySelectorAll<HTMLElement>("[data-travel]") ?? [])];
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function nameOf(piece: HTMLElement): string {
  return piece.dataset.travel ?? "";
}

function box(piece: HTMLElement): DOMRect {
  return piece.getBoundingClientRect();
}

/** How a piece is drawn where it was, from where it is; null if it has not moved, or was not or is not to be seen. */
function offset(was: DOMRect | undefined, now: DOMRect): Keyframe | null {
  if (was === undefined || was.width * was.height * now.width * now.height === 0) return null;
  const x = was.x + was.width / 2 - (now.x + now.width / 2);
  const y = was.y + was.height / 2 - (now.y + now.height / 2);
  const still = Math.abs(x) < 1 && Math.abs(y) < 1;
  return still
    ? null
    : { translate: `${x}px ${y}px`, scale: `${was.width / now.width} ${was.height / now.height}` };
}
