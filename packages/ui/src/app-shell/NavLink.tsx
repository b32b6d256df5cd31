import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

import { formatInteger } from '@vinrod/locale/number';
import { Icon } from '../icon/Icon.tsx';
import { renderLink } from '../link/render-link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './NavLink.css.ts';

/** How the navigation shows its items: with labels, or as icons with a tooltip on hover and focus. */
export type NavLook = 'expanded' | 'rail';

interface FaceProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly look: NavLook;
  readonly count?: number | undefined;
}

function Face({ icon, label, look, count }: FaceProps): ReactElement {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      {look === 'rail' ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <>
          <span className={styles.label}>{label}</span>
          {count === undefined ? null : <span className={styles.count}>{formatInteger(count)}</span>}
        </>
      )}
    </>
  );
}

function withTip(label: string, look: NavLook, control: ReactNode): ReactElement {
  if (look === 'expanded') return <>{control}</>;
  return (
    <TooltipTrigger closeDelay={0} delay={200}>
      {control}
      <Tooltip className={styles.tip} offset={10} placement="right">
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}

const classFor = (look: NavLook) => (look === 'rail' ? `${styles.link} ${styles.railLink}` : styles.link);

export interface NavLinkProps extends FaceProps {
  readonly href: string;
  readonly current: 'page' | 'true' | undefined;
  /** Called when the link is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** A link of the navigation. */
export function NavLink({ href, current, onFollow, ...face }: NavLinkProps): ReactElement {
  return withTip(
    face.label,
    face.look,
    <Link
      className={classFor(face.look)}
      href={href}
      render={renderLink}
      {...(current === undefined ? {} : { 'aria-current': current })}
      {...(onFollow === undefined ? {} : { onPress: onFollow })}
    >
      <Face {...face} />
    </Link>,
  );
}

export interface NavButtonProps extends FaceProps {
  readonly onPress: () => void;
}

/** A button that looks like the links of the navigation. */
export function NavButton({ onPress, ...face }: NavButtonProps): ReactElement {
  return withTip(
    face.label,
    face.look,
    <Button className={classFor(face.look)} onPress={onPress}>
      <Face {...face} />
    </Button>,
  );
}
