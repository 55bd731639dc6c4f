const LEAVES = Array.from({ length: 8 }, (_, index) => <span key={index} className="rt-SpinnerLeaf" />);

/** The turning wheel alone, as Radix Themes draws it. */
export function SpinnerLeaves({ size, className = '' }: { size: '1' | '2' | '3'; className?: string | undefined }) {
  return <span className={`rt-Spinner rt-r-size-${size} ${className}`}>{LEAVES}</span>;
}
