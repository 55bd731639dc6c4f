import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { takeLostFocus } from '../lib/take-lost-focus';
import styles from './button.module.css';
import { SpinnerLeaves } from './spinner-leaves';

type Tone = 'primary' | 'secondary' | 'quiet' | 'danger';

/** In the terms of Radix Themes, whose stylesheet draws them. */
const LOOK = {
  primary: { variant: 'solid', color: 'teal' },
  secondary: { variant: 'outline', color: 'gray' },
  quiet: { variant: 'soft', color: 'gray' },
  danger: { variant: 'solid', color: 'red' },
} as const satisfies Record<Tone, { variant: string; color: string }>;

interface LookProps {
  tone?: Tone;
  size?: '2' | '3' | '4';
  /** As wide as its container. */
  wide?: boolean;
  className?: string | undefined;
}

function look({ tone = 'primary', size = '3', wide, className = '' }: LookProps) {
  const { variant, color } = LOOK[tone];
  return {
    'data-accent-color': color,
    className: `rt-reset rt-BaseButton rt-Button rt-r-size-${size} rt-variant-${variant} ${styles.button} ${styles[tone]} ${wide ? styles.wide : ''} ${className}`,
  };
}

type ButtonProps = ComponentProps<'button'> & LookProps & { loading?: boolean | undefined };

export function Button({
  tone,
  size,
  wide,
  className,
  type = 'button',
  loading = false,
  disabled = loading,
  children,
  ...rest
}: ButtonProps) {
  const pressed = useRef<HTMLElement>(null);
  // While it is loading it is disabled, and the focus that it had is nowhere.
  useEffect(() => {
    if (!loading) takeLostFocus(pressed.current, { preventScroll: true });
  }, [loading]);
  return (
    <button
      type={type}
      disabled={disabled}
      data-disabled={disabled || undefined}
      onClickCapture={({ currentTarget }) => (pressed.current = currentTarget)}
      {...look({ tone, size, wide, className: loading ? `rt-loading ${className ?? ''}` : className })}
      {...rest}
    >
      <span
        aria-hidden={loading || undefined}
        style={{ display: 'contents', visibility: loading ? 'hidden' : undefined }}
      >
        {children}
      </span>
      {loading && <Loading>{children}</Loading>}
    </button>
  );
}

/** Over what keeps its place unseen, and is still read out. */
function Loading({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="visually-hidden">{children}</span>
      <span className={styles.spinner}>
        <SpinnerLeaves size="2" />
      </span>
    </>
  );
}

/** A link that looks like a button. */
export function LinkButton({ tone, size, wide, className, ...link }: LinkProps & LookProps) {
  return <Link {...look({ tone, size, wide, className })} {...link} />;
}

/** The same for an address outside of the app, or a place on the page. */
export function PlainLinkButton({ tone, size, wide, className, children, ...link }: ComponentProps<'a'> & LookProps) {
  return (
    <a {...look({ tone, size, wide, className })} {...link}>
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  tone?: 'plain' | 'overlay';
};

/** A round button with an icon alone; `label` is what a screen reader says, and what stands beside it when it is pointed at. */
export function IconButton({
  label,
  tone = 'plain',
  className = '',
  type = 'button',
  disabled,
  ...rest
}: IconButtonProps) {
  return (
    <button
      data-accent-color="gray"
      data-disabled={disabled || undefined}
      disabled={disabled}
      type={type}
      aria-label={label}
      data-icon
      className={`rt-reset rt-BaseButton rt-IconButton rt-r-size-3 rt-variant-ghost ${styles.icon} ${styles[tone]} ${className}`}
      {...rest}
    />
  );
}
