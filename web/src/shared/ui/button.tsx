import { Button as ThemesButton, IconButton as ThemesIconButton } from '@radix-ui/themes';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { takeLostFocus } from '../lib/take-lost-focus';
import styles from './button.module.css';

type Tone = 'primary' | 'secondary' | 'quiet' | 'danger';

const LOOK = {
  primary: { variant: 'solid', color: 'teal' },
  secondary: { variant: 'outline', color: 'gray' },
  quiet: { variant: 'soft', color: 'gray' },
  danger: { variant: 'solid', color: 'red' },
} as const satisfies Record<Tone, Partial<ComponentProps<typeof ThemesButton>>>;

interface LookProps {
  tone?: Tone;
  size?: '2' | '3' | '4';
  /** As wide as its container. */
  wide?: boolean;
}

type ButtonProps = Omit<ComponentProps<typeof ThemesButton>, 'variant' | 'color' | 'size'> & LookProps;

export function Button({ tone = 'primary', size = '3', wide, className = '', type = 'button', ...rest }: ButtonProps) {
  const pressed = useRef<HTMLElement>(null);
  // While it is loading it is disabled, and the focus that it had is nowhere.
  useEffect(() => {
    if (!rest.loading) takeLostFocus(pressed.current, { preventScroll: true });
  }, [rest.loading]);
  return (
    <ThemesButton
      {...LOOK[tone]}
      size={size}
      type={type}
      className={`${styles.button} ${styles[tone]} ${wide ? styles.wide : ''} ${className}`}
      onClickCapture={({ currentTarget }) => (pressed.current = currentTarget)}
      {...rest}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ tone, size, wide, children, ...link }: LinkProps & LookProps & { children: ReactNode }) {
  return (
    <Button asChild tone={tone} size={size} wide={wide}>
      <Link {...link}>{children}</Link>
    </Button>
  );
}

type IconButtonProps = Omit<ComponentProps<typeof ThemesIconButton>, 'variant' | 'color' | 'size' | 'aria-label'> & {
  label: string;
  tone?: 'plain' | 'overlay';
};

/** A round button with an icon alone; `label` is what a screen reader says. */
export function IconButton({ label, tone = 'plain', className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <ThemesIconButton
      variant="ghost"
      color="gray"
      size="3"
      type={type}
      aria-label={label}
      title={label}
      className={`${styles.icon} ${styles[tone]} ${className}`}
      {...rest}
    />
  );
}
