import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';

import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { toggle } from './FavoriteToggle.css.ts';
import { favoriteToggleMessages } from './messages.ts';

export interface FavoriteToggleProps {
  /** Name of the item. */
  readonly name: string;
  /** Whether it is a favourite. */
  readonly isFavorite: boolean;
  /** Called with the new state. The caller shows it at once and reverts it if saving fails. */
  readonly onChange: (isFavorite: boolean) => void;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
}

/** Star that marks a favourite. Its name never changes; `aria-pressed` and the fill show the state. */
export function FavoriteToggle({
  name,
  isFavorite,
  onChange,
  isDisabled = false,
}: FavoriteToggleProps): ReactElement {
  const text = useMessages(favoriteToggleMessages);
  return (
    <ToggleButton
      aria-label={text('name', { name })}
      className={toggle}
      isDisabled={isDisabled}
      isSelected={isFavorite}
      onChange={onChange}
    >
      <Icon icon={Star} />
    </ToggleButton>
  );
}
