import { standardGround } from '@goalsquare/engine';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement, type RefObject } from 'react';
import { Ground } from '../../pictures/ground/ground';
import { cornersOf, cornersText, withCorner, withHalfway, withMoved, withoutCorner, type Corner } from './polygon';
import * as styles from './polygon-drawing.module.css';

interface PolygonDrawingProps {
  /** The corners as text. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** How far an arrow key moves a corner, without and with Shift. **Units**: metres. */
const [STEP, STRIDE] = [1, 5];

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const nameOf = ({ x, y }: Corner, at: number): string => `Corner ${at + 1} at ${Math.round(x)}, ${Math.round(y)}`;

/** The state of a drawing: its corners, and its pointer and keyboard handlers. */
interface Editing {
  readonly corners: readonly Corner[];
  /** The announcement of the last change, for screen readers. */
  readonly status: string;
  readonly layer: RefObject<SVGGElement | null>;
  readonly addAt: (event: PointerEvent) => void;
  readonly take: (event: PointerEvent<SVGElement>, at: number) => void;
  readonly drag: (event: PointerEvent) => void;
  readonly release: () => void;
  readonly onKey: (event: KeyboardEvent, at: number) => void;
}

function useEditing({ text, onChange }: PolygonDrawingProps): Editing {
  const corners = cornersOf(text);
  const layer = useRef<SVGGElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [status, setStatus] = useState('');
  const change = (next: readonly Corner[], at: number | undefined): void => {
    onChange(cornersText(next));
    const corner = at === undefined ? undefined : next[at];
    setStatus(corner === undefined || at === undefined ? '' : nameOf(corner, at));
  };
  const placeOf = ({ clientX, clientY }: PointerEvent): Corner => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(layer.current?.getScreenCTM()?.inverse());
    return { x: Math.round(x), y: Math.round(y) };
  };
  const addAt = (event: PointerEvent): void => {
    const [next, at] = withCorner(corners, placeOf(event));
    change(next, at);
  };
  const onKey = (event: KeyboardEvent, at: number): void => {
    const corner = corners[at];
    const direction = directions[event.key];
    if (corner === undefined) return;
    if (direction !== undefined) {
      const by = event.shiftKey ? STRIDE : STEP;
      change(withMoved(corners, at, { x: corner.x + direction[0] * by, y: corner.y + direction[1] * by }), at);
    } else if (event.key === 'Delete' || event.key === 'Backspace') change(withoutCorner(corners, at), undefined);
    else if (event.key === 'Enter' || event.key === ' ') change(withHalfway(corners, at), at + 1);
    else return;
    event.preventDefault();
  };
  return {
    corners,
    status,
    layer,
    addAt,
    take: (event, at) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(at);
    },
    drag: (event) => {
      if (dragged !== undefined) change(withMoved(corners, dragged, placeOf(event)), dragged);
    },
    release: () => {
      setDragged(undefined);
    },
    onKey,
  };
}

/**
 * A polygon on the ground, with the squad attacking to the right. The pointer or the keyboard adds, moves and removes
 * corners.
 */
export function PolygonDrawing(props: PolygonDrawingProps): ReactElement {
  const { corners, status, layer, addAt, take, drag, release, onKey } = useEditing(props);
  return (
    <div>
      <Ground size={standardGround} label="The polygon on the ground, attacking to the right" role="group">
        <g ref={layer} onPointerMove={drag} onPointerUp={release}>
          <rect x={-90} y={-80} width={180} height={160} className={styles.surface} onPointerDown={addAt} />
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.polygon} />
          {corners.map((corner, at) => (
            <circle
              key={at}
              cx={corner.x}
              cy={corner.y}
              r={3}
              role="button"
              aria-roledescription="movable corner"
              tabIndex={0}
              aria-label={nameOf(corner, at)}
              className={styles.corner}
              onPointerDown={(event) => {
                take(event, at);
              }}
              onKeyDown={(event) => {
                onKey(event, at);
              }}
            />
          ))}
        </g>
      </Ground>
      <p className="hint">
        Click the ground to add a corner, drag a corner to move it. With the keyboard: Tab to a corner, arrow keys move
        it (with Shift by five metres), Enter adds one after it, Delete removes it.
      </p>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
