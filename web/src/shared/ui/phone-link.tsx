import { formatPhone } from '@harbourline/policy';
import type { ReactNode } from 'react';

interface Props {
  phone: string;
  className?: string | undefined;
  /** What stands before the number. */
  icon?: ReactNode;
}

/** A phone number, ready to be tapped. */
export function PhoneLink({ phone, className, icon }: Props) {
  return (
    <a className={className} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {icon}
      <span>{formatPhone(phone)}</span>
    </a>
  );
}
