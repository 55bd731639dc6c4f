import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

export interface Step {
  from: Location;
  to: Location;
  /** Takes the step after all. */
  proceed: () => void;
}

type Guard = (step: Step) => boolean;
const guards = new Set<Guard>();

/** Whether somebody wants to be asked before the page is left in this way; they then have the step. */
export function isHeldUp(step: Step): boolean {
  return [...guards].some((holds) => holds(step));
}

/** Holds up the steps to another address that `shouldHold` names, until it is said what becomes of them. */
export function useBlocker(shouldHold: (from: Location, to: Location) => boolean) {
  const [held, setHeld] = useState<Step | null>(null);
  const current = useRef(shouldHold);
  const isLetThrough = useRef(false);
  const location = useLocation();

  useEffect(() => {
    current.current = shouldHold;
  });
  useEffect(() => {
    isLetThrough.current = false;
  }, [location]);
  useEffect(() => {
    const guard: Guard = (step) => {
      if (isLetThrough.current || !current.current(step.from, step.to)) return false;
      setHeld(step);
      return true;
    };
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, []);

  return {
    isHeld: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      isLetThrough.current = true;
      setHeld(null);
      held?.proceed();
    },
  };
}
