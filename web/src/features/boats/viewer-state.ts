export const ZOOM = { min: 0.5, max: 3, step: 0.5 } as const;

export interface ViewerState {
  zoom: number;
  /** How far the picture is dragged from the middle, in pixels. */
  pan: { x: number; y: number };
}

export const resting: ViewerState = { zoom: 1, pan: { x: 0, y: 0 } };

/** One step in (1) or out (-1), within the limits; a picture that is not enlarged goes back to the middle. */
export function zoomBy(state: ViewerState, steps: number): ViewerState {
  const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, state.zoom + steps * ZOOM.step));
  return { zoom, pan: zoom > 1 ? state.pan : resting.pan };
}

/** Moves an enlarged picture; others stay where they are. */
export function panBy(state: ViewerState, dx: number, dy: number): ViewerState {
  return state.zoom > 1 ? { ...state, pan: { x: state.pan.x + dx, y: state.pan.y + dy } } : state;
}
